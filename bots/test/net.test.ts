import { FastChance } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { lengthOf, MOST_BYTES, readNet, written } from '../net-file.ts'
import { Net, planOf, toChance, toShares } from '../net.ts'

const shape = { facts: 3, wide: 8, narrow: 4 }

function someNet(seed: number): Net {
  const chance = new FastChance(seed)
  const weights = Float32Array.from({ length: planOf(shape).length }, () => chance.int(2001) / 1000 - 1)
  return new Net(shape, weights)
}

describe('a net', () => {
  it('sees each seat beside the mean of the others, by plain sums', () => {
    const net = someNet(1)
    const { plan, weights } = net
    const facts = [1, 0, -2, 0.5, 3, 0, 0, 0, 1]
    const given = net.judge(Float32Array.from(facts), 3)
    for (const seat of [0, 1, 2]) {
      const fact = (one: number, i: number) => facts[3 * one + i]!
      const wide = Array.from({ length: 8 }, (_, j) => {
        let sum = 3 * weights[plan.seats + j]! + weights[plan.bias + j]!
        for (let i = 0; i < 3; i++) {
          const mean = (fact(0, i) + fact(1, i) + fact(2, i) - fact(seat, i)) / 2
          sum += fact(seat, i) * weights[plan.own + 8 * i + j]! + mean * weights[plan.others + 8 * i + j]!
        }
        return Math.max(0, sum)
      })
      const narrow = Array.from({ length: 4 }, (_, k) =>
        Math.max(
          0,
          wide.reduce(
            (sum, value, j) => sum + value * weights[plan.second + 4 * j + k]!,
            weights[plan.secondBias + k]!,
          ),
        ),
      )
      const out = narrow.reduce((sum, value, k) => sum + value * weights[plan.third + k]!, weights[plan.thirdBias]!)
      expect(given[seat]).toBeCloseTo(out, 4)
    }
  })

  it('shares one victory among rivals, and gives a team one chance', () => {
    const out = Float32Array.of(1, 1, 1 + Math.log(2))
    expect(toChance(out, 3)).toBeCloseTo(1 / (1 + Math.exp(-1 - Math.log(2) / 3)))
    toShares(out, 3)
    expect([...out]).toEqual([0.25, 0.25, 0.5].map(share => expect.closeTo(share, 5)))
  })

  it('is the same when it is read again, but for what a byte cannot hold', () => {
    const net = someNet(2)
    const again = readNet(written(net))
    expect(again.plan).toEqual(net.plan)
    for (const [i, weight] of net.weights.entries()) expect(again.weights[i]).toBeCloseTo(weight, 1.9)
    expect(written(again)).toBe(written(net))
  })

  it('has at most 64 kB, and is whole', () => {
    expect(() => lengthOf({ facts: 300, wide: 128, narrow: 32 })).toThrow(`A net may have ${MOST_BYTES} bytes`)
    expect(() => readNet(written(someNet(3)).slice(0, -4))).toThrow('This is no whole net')
    expect(() => readNet('')).toThrow('This is no net')
  })
})

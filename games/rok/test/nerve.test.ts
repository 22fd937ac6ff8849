import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, NONE } from '../index.ts'
import { MUTUAL } from './words.ts'

const nerve = (ints: number[], seats = 2) => {
  const held = (['black-fehu', 'black-raido', 'black-tiwaz'] as const).slice(0, seats)
  return arrange({
    players: held.map((mine, i) => ({ balance: mine, claims: [held[(i + 1) % seats]!] })),
    variant: 'calm',
    phase: 'thefts',
    chance: { ints },
  })
}

rule('ROK-195', 'who is late has picked the highest number that cannot touch', () => {
  // Whatever the limit, 4 to 10: nobody who picked more and touched wins against it.
  for (let draw = 0; draw <= 6; draw++) {
    const t = nerve([draw])
    t.as(0).late('nervePick')
    t.as(1).play('nervePick', { number: 10 })
    expect(t.happened('nerve.result')[0]?.picks[0]).toEqual({ seat: 0, number: 4, touched: false })
    expect(t.happened('nerve.result')[0]?.winner).toBe(draw === 6 ? 1 : 0)
  }
})

rule('ROK-195', 'the highest number within the limit wins', () => {
  for (const [draw, limit, winner] of [
    [4, 8, 0],
    [6, 10, 1],
  ] as const) {
    const t = nerve([draw])
    t.as(0).play('nervePick', { number: 7 })
    expect(t.as(1).view.contest.nerve).toEqual([-1, NONE])
    t.as(1).play('nervePick', { number: 9 })
    expect(t.happened('nerve.result')).toStrictEqual([
      {
        type: 'nerve.result',
        limit,
        picks: [
          { seat: 0, number: 7, touched: false },
          { seat: 1, number: 9, touched: limit === 8 },
        ],
        winner,
      },
    ])
    expect(t.as(winner).asked).toContain('orderThefts')
    expect(t.state.asks.filter(({ seat }) => seat < 0)).toEqual([]) // nobody is hurried
    expect([0, 1].map(seat => t.match.undoable(seat))).toEqual([0, 0])
  }
  const limits = Array<number>(11).fill(0)
  for (let seed = 0; seed < 1400; seed++) {
    const t = arrange({
      players: MUTUAL,
      variant: 'calm',
      phase: 'thefts',
      seed,
    })
    t.as(0).play('nervePick', { number: 1 })
    t.as(1).play('nervePick', { number: 2 })
    limits[t.happened('nerve.result')[0]!.limit]!++
  }
  expect(limits.slice(0, 4)).toEqual([0, 0, 0, 0])
  const chi = limits.slice(4).reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
  expect(chi).toBeLessThan(16.8) // 6 degrees of freedom, p > 0.01
  expect(
    nerve([0])
      .as(0)
      .options('nervePick')
      .map(({ number }) => number),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

rule('ROK-196', 'equals and those who all went too far pick again, three more rounds; then the seed decides', () => {
  const t = nerve([4], 3)
  t.as(0).play('nervePick', { number: 6 })
  t.as(1).play('nervePick', { number: 6 })
  t.as(2).play('nervePick', { number: 3 })
  expect([0, 1, 2].map(seat => t.as(seat).asked.includes('nervePick'))).toEqual([true, true, false])
  expect(t.happened('nerve.opened')).toStrictEqual([
    { type: 'nerve.opened', colour: 'black', seats: [0, 1, 2], round: 1 },
    { type: 'nerve.opened', colour: 'black', seats: [0, 1], round: 2 },
  ])
  const over = nerve([0, 0, 0, 0, 1])
  for (let round = 0; round < 4; round++) for (const seat of [0, 1]) over.as(seat).play('nervePick', { number: 9 })
  expect(over.happened('nerve.result').map(({ winner, drawn }) => [winner, drawn])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [1, true],
  ])
  const last = nerve([0, 0, 0, 6])
  for (let round = 0; round < 4; round++)
    for (const [seat, number] of [10, 9].entries()) last.as(seat).play('nervePick', { number })
  expect(last.happened('nerve.result').map(({ winner, drawn }) => [winner, drawn])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
    [0, undefined], // a fourth round that somebody wins is no draw
  ])
})

import { expect, test } from 'vitest'
import { Contender, median, race, spread } from '../measure.ts'

test('contenders take turns, and each batch is made ready before it', () => {
  const turns: string[] = []
  const contender = (name: string) =>
    new Contender(
      () => busy(turns, name),
      () => turns.push(`${name} ready`),
    )
  const first = contender('first')
  const second = contender('second')
  let last: number[] = []
  race([first, second], { slice: 0.001, rounds: 4, progress: (done, of) => (last = [done, of]) })
  // A clock that ticks slowly may let a contender work twice in its slice.
  expect(turns.filter((turn, i) => turn !== turns[i - 2])).toEqual(
    Array.from({ length: 5 }, () => ['first ready', 'first', 'second ready', 'second']).flat(),
  )
  expect(first.rates).toHaveLength(4)
  expect(second.rates).toHaveLength(4)
  expect(last).toEqual([10, 10])
})

test('the median and the middle half', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(spread([10, 20, 30, 40, 50])).toBeCloseTo((100 * 20) / 30)
  expect(spread([7])).toBe(0)
})

function busy(turns: string[], name: string): number {
  turns.push(name)
  let sum = 0
  for (let i = 0; i < 1_000_000; i++) sum += Math.sqrt(i)
  return sum
}

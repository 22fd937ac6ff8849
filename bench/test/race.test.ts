import { describe, expect, test } from 'vitest'
import { Contest } from '../race/contest.ts'
import { CHEATS, HONEST, NEAR, PRETENDER } from '../race/manners.ts'
import type { Manner } from '../race/player.ts'

/** The same contests every time: what is measured here does not hang on luck or on the machine. */
const CONTESTS = 3000

/** How much more than half somebody wins against a near and honest rival, in points. */
function gain(manner: Manner): number {
  let won = 0
  for (let number = 0; number < CONTESTS; number++) won += new Contest(number, [NEAR, manner]).ours()
  return (100 * won) / CONTESTS - 50
}

describe('a race for a stone', () => {
  test.each(Object.entries<Manner>(HONEST))('is fair to %s', (_, manner) => {
    expect(Math.abs(gain(manner))).toBeLessThan(3)
  })

  test.each(Object.entries<Manner>(CHEATS))('is not won by %s', (_, manner) => {
    expect(gain(manner)).toBeLessThan(3)
  })

  test('an outright pretence of a long line is quicker by that line, and no more', () => {
    // What a pretender gains is what a rival gains whose reactions are quicker by the pretended part of the line.
    expect(gain(PRETENDER)).toBeGreaterThan(20)
    expect(gain(PRETENDER)).toBeLessThan(30)
  })
})

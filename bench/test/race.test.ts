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

  test('who pretends to be far wins what somebody far and as much quicker wins', () => {
    // The house sees the same of both, so whatever it does to the one it does to the other.
    const quick: Manner = { line: 250, quicker: 230, claims: 'early' }
    expect(Math.abs(gain(PRETENDER) - gain(quick))).toBeLessThan(2)
    expect(gain(PRETENDER)).toBeLessThan(30)
  })

  test('nobody gains by pretending to be further away than half a second', () => {
    const [half, far] = [480, 5000].map(late => gain({ ...PRETENDER, late }))
    expect(half).toBeLessThan(45)
    expect(far).toBeLessThan(half! + 1)
  })
})

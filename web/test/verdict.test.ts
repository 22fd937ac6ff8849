import type { Outcome } from '@runatal/kernel'
import type { SeatView, TableView } from '@runatal/table'
import { describe, expect, it } from 'vitest'
import { titleOf, whyOf } from '../src/pages/verdict.ts'
import { en } from '../src/words/en.ts'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

/** A finished table of four, seen by Ana. */
function table(game: string, part: Partial<SeatView> = {}): TableView {
  const seats = NAMES.map((name, seat) => ({
    seat,
    who: 'person' as const,
    name,
    choices: {},
    ...(seat === 1 && part),
  }))
  return { game, seats, me: 0, oneScreen: false } as never
}

function outcome(...winners: number[]): Outcome {
  return { winners, places: [1, 1, 1, 1], scores: NAMES.map((_, seat) => (winners.includes(seat) ? 9 : 5)) }
}

describe('the verdict', () => {
  it('is one for a team, with the reason of the game', () => {
    expect(titleOf(table('rising5'), outcome(0, 1, 2, 3), en)).toBe('Won together')
    expect(titleOf(table('rising5'), outcome(), en)).toBe('Lost together')
    expect(whyOf(table('rising5'), outcome(), { why: 'The moon is red.' }, en)).toBe('The moon is red.')
    expect(whyOf(table('rising5'), outcome(0, 1, 2, 3), {}, en)).toBe('')
  })

  it('is that of one person who was alone, and of a team for whoever watched', () => {
    const alone = { ...table('runebound'), seats: table('runebound').seats.slice(0, 1) }
    expect(titleOf(alone, outcome(0), en)).toBe('You win')
    expect(titleOf(alone, outcome(), en)).toBe('You lose')
    expect(titleOf({ ...alone, me: -1 }, outcome(), en)).toBe('Lost together')
  })

  it('names the winners among rivals, and how far ahead they are', () => {
    expect(titleOf(table('rauha'), outcome(0), en)).toBe('You win')
    expect(titleOf(table('rauha'), outcome(2), en)).toBe('Cy wins')
    expect(whyOf(table('rauha'), outcome(2), {}, en)).toBe('4 points ahead')
    expect(titleOf(table('rauha'), outcome(1, 3), en)).toBe('Bo and Di win')
    expect(whyOf(table('rauha'), outcome(1, 3), {}, en)).toBe('level on points')
    expect(titleOf(table('rauha'), outcome(), en)).toBe('Nobody wins')
  })

  it('is none when everybody left a team game, and says who did', () => {
    const left = { ...outcome(), unfinished: true as const }
    expect(titleOf(table('rising5'), left, en)).toBe('Left unfinished')
    expect(whyOf(table('rising5', { forfeited: true }), left, {}, en)).toBe('Bo gave up')
  })

  it('says who gave up, whatever the points', () => {
    expect(whyOf(table('rauha', { forfeited: true }), outcome(2), {}, en)).toBe('Bo gave up')
    expect(whyOf(table('rising5', { forfeited: true }), outcome(), { why: 'x' }, en)).toBe('Bo gave up')
  })
})

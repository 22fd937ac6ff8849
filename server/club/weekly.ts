import { type Plan, usualSize } from '@runatal/club'
import type { AnyGame } from '@runatal/kernel'

/**
 * The evening of a game: the house itself plans a tournament for each, every week on a day of its own, so that there is
 * always one to enter. Whoever knows how many have come plays; with too few it is put off by a week.
 */
export function eveningOf(game: AnyGame, nth: number, now: number): Plan {
  const startsAt = MONDAY + (nth % 7) * A_DAY + EVENING
  const together = game.together === true
  return {
    // Pages call it by the game, in the reader's language.
    name: 'Runatal',
    game: game.id,
    format: together ? 'race' : 'swiss',
    size: together ? Math.min(2, game.seats.max) : usualSize(game.seats),
    rounds: together ? 2 : 4,
    lasts: 0,
    choices: {},
    clock: { kind: 'bank', seconds: 600, increment: 10 },
    startsAt: startsAt + Math.ceil((now - startsAt) / A_WEEK) * A_WEEK,
    patience: 5 * A_MINUTE,
    pause: A_MINUTE,
    places: 64,
    listed: true,
    checkIn: true,
    weekly: true,
    programs: false,
  }
}

const A_MINUTE = 60_000
const A_DAY = 24 * 60 * A_MINUTE
const A_WEEK = 7 * A_DAY
/** A Monday, long ago. */
const MONDAY = 4 * A_DAY
const EVENING = 19 * 60 * A_MINUTE

/** A game that has ended, as the club hears of it: all that ratings, records and pairings are made of. Plain JSON. */
export interface FinishedGame {
  table: string
  game: string
  pace: Pace
  /** Wall time of its end, in milliseconds. */
  endedAt: number
  /** How many moves were made. */
  moves: number
  seats: FinishedSeat[]
  /** Played together: the box that was played against, and whether it was beaten. */
  box?: { scenario: string; beaten: boolean }
  /** Why it moves nobody's rating. */
  unrated?: Unrated
}

export interface FinishedSeat {
  /** Nobody in person where a bot of the house played. */
  person?: string
  /** The bot, by name, with its fixed rating. */
  bot?: string
  star?: number
  /** From 1; equals share a place. */
  place: number
  score: number
  /** Was not there at the end: last, whatever the bot that stood in has made of it. */
  left?: true
  /** A program's account: it has a rating of its own, and moves nobody else's. */
  program?: true
}

/** Live, or with days for each move. */
export type Pace = 'live' | 'letter'

export const UNRATED = [
  'nobody',
  'guest',
  'private',
  'undo',
  'own',
  'several-seats',
  'unfinished',
  'alone',
  'often',
  'daily',
] as const

/**
 * `nobody`: no person played. `guest`: somebody's name is not kept. `private`: they did not meet in the lobby or by the
 * house. `undo`: moves were taken back after others had acted. `own`: played with a set of one's own. `several-seats`: one
 * person held two. `unfinished`: a team left. `alone`: nobody to measure oneself against. `often`: the same company has had
 * its rated games for today. `daily`: everybody may hear of the same deal from others.
 */
export type Unrated = (typeof UNRATED)[number]

export type Result = 'won' | 'drawn' | 'lost'

/** How it ended for a seat: shared first places are draws, unless all together have won. */
export function resultOf({ seats, box }: FinishedGame, seat: FinishedSeat): Result {
  if (box !== undefined) return box.beaten ? 'won' : 'lost'
  const place = placeOf(seat, seats.length)
  if (place > 1) return 'lost'
  return seats.filter(one => placeOf(one, seats.length) === 1).length > 1 ? 'drawn' : 'won'
}

/** Who left is last. */
export function placeOf({ place, left }: FinishedSeat, seats: number): number {
  return left ? seats + 1 : place
}

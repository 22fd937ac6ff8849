import { dayAt, type KeptRating, NEW_RATING, rateGame } from '@runatal/club'
import type { Puzzle } from '@runatal/study'
import { keepDay } from './days.ts'
import { read, write } from './device.ts'

/** What somebody has done with a game's puzzles, kept on this device. */
export interface Tried {
  rating: KeptRating
  /** Whether the first try at each was right, by id, the latest last. */
  tries: Readonly<Record<string, boolean>>
}

export function triedOf(game: string): Tried {
  const { rating, tries } = read(keyOf(game)) as Partial<Tried>
  const isRating =
    typeof rating === 'object' && [rating.mu, rating.sigma, rating.games, rating.at].every(Number.isFinite)
  return {
    rating: isRating ? rating : { ...NEW_RATING, games: 0, at: 0 },
    tries: typeof tries === 'object' && tries !== null ? tries : {},
  }
}

/** How a try ended. Who was told among which answers to look has found one, but shown nothing of its strength. */
export type End = 'right' | 'helped' | 'wrong'

/** Keeps a try; only the first at a puzzle is rated: the puzzle is a player whose strength is known. */
export function keepTry(game: string, puzzle: Puzzle, end: End, now: number): Tried {
  const before = triedOf(game)
  const isRight = end !== 'wrong'
  if (isRight) keepDay(dayAt(now))
  if (puzzle.id in before.tries) return before
  if (end === 'helped') {
    const helped = { ...before, tries: { ...before.tries, [puzzle.id]: true } }
    write(keyOf(game), helped)
    return helped
  }
  const [change] = rateGame(
    {
      table: puzzle.id,
      game,
      pace: 'live',
      endedAt: now,
      moves: 1,
      seats: [
        { person: ME, place: isRight ? 1 : 2, score: 0 },
        { bot: puzzle.id, star: puzzle.level, place: isRight ? 2 : 1, score: 0 },
      ],
    },
    () => (before.rating.games === 0 ? undefined : before.rating),
  )
  const tried = { rating: change?.after ?? before.rating, tries: { ...before.tries, [puzzle.id]: isRight } }
  write(keyOf(game), tried)
  return tried
}

const ME = 'me'

function keyOf(game: string): string {
  return `runatal.puzzles.${game}`
}

import { FastChance } from '@runatal/kernel'
import { dayAt } from '@runatal/club'
import type { Puzzle } from '@runatal/study'
import { at } from '@runatal/look/at.ts'
import type { GameId } from '../games.ts'
import type { Tried } from './kept.ts'
import { PUZZLE_GAMES } from './problems.ts'

/**
 * Any theme; the puzzle of the day; as many as can be solved against the clock; one that somebody made of a position;
 * a moment of a finished game.
 */
export const ANY = 'any'
export const DAILY = 'daily'
export const RUSH = 'rush'
export const MADE = 'made'
export const OWN = 'own'

/** The puzzle to try next of those asked for: the one that fits best and was not tried, or else not tried for longest. */
export function nextPuzzle(puzzles: readonly Puzzle[], of: string, { tries, rating }: Tried, now: number) {
  if (of === DAILY) return dailyOf(puzzles, now)
  const asked = puzzles.filter(({ theme, id }) => of === ANY || theme === of || id === of)
  const fresh = asked.filter(({ id }) => !(id in tries))
  const far = ({ level }: Puzzle) => Math.abs(level - rating.mu)
  if (fresh.length > 0) return fresh.reduce((best, one) => (far(one) < far(best) ? one : best))
  const order = Object.keys(tries)
  return asked.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))[0]
}

/** The same for everybody on a day: games take turns. */
export function gameOfDay(now: number): GameId {
  return at(PUZZLE_GAMES, dayAt(now) % PUZZLE_GAMES.length)
}

function dailyOf(puzzles: readonly Puzzle[], now: number): Puzzle | undefined {
  return puzzles[new FastChance(dayAt(now)).int(puzzles.length)]
}

import { type Hint, type History, isSealed, type Puzzle, type Result, RUNES, SIGNS, signsOf } from '../rules/puzzle.ts'
import { UNLINKED } from '../rules/types.ts'

/** R5-343: the companion plays the app's part only, and this is all that it knows of a game. */
export interface CompanionGame {
  /** Made once the starting arrangement is known (R5-320). */
  readonly puzzle: Puzzle | undefined
  /** Which of the four altars were touched (R5-322). */
  readonly altars: readonly boolean[]
  /** The rune on each space, reading after reading. The first is the start, the others are attempts. */
  readonly history: readonly (readonly number[])[]
  readonly hints: readonly Hint[]
  /** Per sign the rune beside which it lies, or UNLINKED (R5-335). */
  readonly notes: readonly number[]
}

export const ALTARS = 4

export const DARK_ALTARS: readonly boolean[] = [false, false, false, false]

export const FRESH: CompanionGame = {
  puzzle: undefined,
  altars: DARK_ALTARS,
  history: [],
  hints: [],
  notes: SIGNS.map(() => UNLINKED),
}

/** Every result so far. Each tells of the arrangement that was shown, and never changes (R5-164, R5-165). */
export function resultsOf({ puzzle, history }: CompanionGame): Result[] {
  if (puzzle === undefined) return []
  return history.map(portal => ({ portal, states: signsOf(portal, puzzle.solution, puzzle.links) }))
}

/** What the players know: for the assistant (R5-336). */
export function knownOf(game: CompanionGame): History {
  return { results: resultsOf(game), hints: game.hints }
}

/** A result with the hints taken since the one before; an open line has hints only (R5-327). */
export interface Line {
  result: Result | undefined
  hints: readonly Hint[]
}

/** The history, oldest first (R5-326). */
export function linesOf(game: CompanionGame): Line[] {
  const results = resultsOf(game)
  const lines: Line[] = results.map((result, i) => ({ result, hints: game.hints.filter(({ after }) => after === i) }))
  const open = game.hints.filter(({ after }) => after === results.length)
  if (open.length > 0) lines.push({ result: undefined, hints: open })
  return lines
}

/** The first reading only opens the game (R5-161). */
export function attemptsOf({ history }: CompanionGame): number {
  return Math.max(0, history.length - 1)
}

export function litAltars({ altars }: CompanionGame): number {
  return altars.filter(Boolean).length
}

/** R5-165: which reading had the same runes on the same spaces, 0 for the start: it would be answered the same. */
export function triedBefore({ history }: CompanionGame, portal: readonly number[]): number | undefined {
  const tried = history.findIndex(one => one.every((rune, space) => rune === portal[space]))
  return tried === -1 ? undefined : tried
}

/** R5-149 */
export function isWon({ puzzle, history }: CompanionGame): boolean {
  const last = history.at(-1)
  return puzzle !== undefined && last !== undefined && isSealed(last, puzzle.solution)
}

/** R5-172, R5-173: the runes that a hint may still be asked of. */
export function unrevealed({ hints }: CompanionGame): number[] {
  return RUNES.map((_, rune) => rune).filter(rune => hints.every(hint => hint.rune !== rune))
}

import { RUNES, SIGNS, whyNotLinks, whyNotSolution } from '../rules/puzzle.ts'
import { UNLINKED } from '../rules/types.ts'
import { ALTARS, type CompanionGame } from './game.ts'

/** A game as it is kept on the device (R5-349). */
export interface Kept {
  readonly id: string
  /** When it was begun and last touched, for the list; no rule looks at them. */
  readonly begun: number
  readonly touched: number
  readonly ended?: 'won' | 'lost'
  readonly game: CompanionGame
}

/** What was kept may be broken, or of another version: only a whole game counts. */
export function readKept(value: unknown): Kept | undefined {
  if (!isRecord(value)) return undefined
  const { id, begun, touched, ended, game } = value
  if (typeof id !== 'string' || typeof begun !== 'number' || typeof touched !== 'number') return undefined
  if (!isGame(game) || (ended !== undefined && ended !== 'won' && ended !== 'lost')) return undefined
  return { id, begun, touched, ...(ended !== undefined && { ended }), game }
}

function isGame(value: unknown): value is CompanionGame {
  if (!isRecord(value)) return false
  const { puzzle, altars, history, hints, notes } = value
  return (
    isRecord(puzzle) &&
    whyNotSolution(puzzle['solution']) === undefined &&
    whyNotLinks(puzzle['links']) === undefined &&
    isList(altars, ALTARS, one => typeof one === 'boolean') &&
    Array.isArray(history) &&
    history.length > 0 &&
    history.every(portal => whyNotSolution(portal) === undefined) &&
    Array.isArray(hints) &&
    hints.every(hint => isHint(hint, history.length)) &&
    isList(notes, SIGNS.length, one => isIndex(one, UNLINKED + 1))
  )
}

function isHint(hint: unknown, results: number): boolean {
  if (!isRecord(hint)) return false
  return (
    isIndex(hint['rune'], RUNES.length) && isIndex(hint['sign'], SIGNS.length) && isIndex(hint['after'], results + 1)
  )
}

function isList(list: unknown, length: number, fits: (one: unknown) => boolean): boolean {
  return Array.isArray(list) && list.length === length && list.every(fits)
}

function isIndex(value: unknown, below: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < below
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

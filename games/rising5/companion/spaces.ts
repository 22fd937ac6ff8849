import { RUNES, SPACES } from '../rules/puzzle.ts'
import type { Refusal } from './refusal.ts'

/** Runes by space, as far as they are known. */
export type Spaces = readonly (number | undefined)[]

export const BLANK: Spaces = [undefined, undefined, undefined, undefined]

/** The same with another rune on one space; undefined if there is no such space or rune. */
export function withRune(spaces: Spaces, space: number, rune: number | undefined): Spaces | undefined {
  return space in spaces && isRune(rune) ? spaces.with(space, rune) : undefined
}

/** Four spaces with runes or blanks. */
export function areSpaces(spaces: Spaces): boolean {
  return spaces.length === SPACES && spaces.every(isRune)
}

/** The arrangement, once four different runes are known; else what is wrong (R5-318, R5-353). */
export function arrangement(spaces: Spaces): readonly number[] | Refusal {
  const known = spaces.filter(rune => rune !== undefined)
  if (new Set(known).size < known.length) return { rule: 'R5-318', why: 'twice' }
  return known.length === SPACES ? known : { rule: 'R5-353', why: 'blank' }
}

export function isRefusal(answer: object): answer is Refusal {
  return 'why' in answer
}

function isRune(rune: number | undefined): boolean {
  return rune === undefined || rune in RUNES
}

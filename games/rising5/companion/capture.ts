import type { Problem, Reading, RuneId, Sighting } from '@runatal/recogniser'
import { RUNES } from '../rules/puzzle.ts'
import { arrangement, isRefusal, type Spaces } from './spaces.ts'

/** R5-312, R5-314: a picture takes itself once it is sure of four different runes; undefined until then. */
export function taken(sighting: Sighting): Spaces | undefined {
  const spaces = readSoFar(sighting)
  return sighting.sure && !isRefusal(arrangement(spaces)) ? spaces : undefined
}

/** R5-353: what was read; a space is blank where nothing is seen or the reader is not sure. */
export function readSoFar({ slots }: Reading): Spaces {
  const spaces = slots.map(({ rune }) => (rune === undefined || rune === 'empty' ? undefined : runeIndex(rune)))
  // Of two alike at least one is wrong, and nobody knows which.
  return spaces.map(rune => (spaces.indexOf(rune) === spaces.lastIndexOf(rune) ? rune : undefined))
}

export type Advice = 'marker' | Exclude<Problem, 'noPortal'>

/** After so long without a picture the players are told to look at the Portal's marker (R5-315). */
export const PATIENCE = 10_000

/** What to tell people whose picture does not come. `waited` is in milliseconds; advice is all that it changes. */
export function adviceFor(waited: number, problem: Problem | undefined): Advice | undefined {
  // R5-316: too dark or too bright is told at once, as is all that people can mend.
  if (problem !== undefined && problem !== 'noPortal' && problem !== 'unsure') return problem
  if (waited >= PATIENCE) return 'marker'
  return problem === 'unsure' ? problem : undefined
}

function runeIndex(rune: RuneId): number {
  return RUNES.indexOf(rune)
}

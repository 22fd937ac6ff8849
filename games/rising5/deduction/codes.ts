import { BRIGHT, DARK, GOLDEN, RUNES, SPACES } from '../rules/puzzle.ts'

/** How many runes there are, and signs. */
export const SEVEN = RUNES.length

/** Where a rune is that no space holds. */
export const OUT = 4

/** How many places a rune can have in a code: four spaces, or none. */
export const PLACES = 5

/** Four different runes by space: a solution, or what lies on the Portal. */
export type Code = readonly number[]

/** All 840 codes (R5-007). */
export const CODES: readonly Code[] = allCodes()

/** The number of a code among the 840; undefined if it is none (a rune twice, too few, too many). */
export function codeNumber(code: Code): number | undefined {
  return NUMBERS.get(code.join())
}

/** `PLACE[7 * code + rune]`: on which space that code has the rune, or OUT. */
export const PLACE: Uint8Array = placesOfAll()

/** What a rune on a space of the Portal shows if it has that place in the solution (R5-158). */
export function stateAt(space: number, place: number): number {
  if (place === OUT) return DARK
  return place === space ? GOLDEN : BRIGHT
}

function allCodes(): Code[] {
  const runes = RUNES.map((_, rune) => rune)
  let codes: number[][] = [[]]
  for (let space = 0; space < SPACES; space++)
    codes = codes.flatMap(code => runes.filter(rune => !code.includes(rune)).map(rune => [...code, rune]))
  return codes
}

function placesOfAll(): Uint8Array {
  const places = new Uint8Array(CODES.length * SEVEN).fill(OUT)
  for (const [number, code] of CODES.entries())
    for (const [space, rune] of code.entries()) places[SEVEN * number + rune] = space
  return places
}

const NUMBERS = new Map(CODES.map((code, number) => [code.join(), number]))

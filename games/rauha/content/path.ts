/** The rim of the board: 16 stops, walked clockwise (RAU-022 to RAU-028). */

export const STOPS = 16
export const TURNS_PER_ROUND = 3

/** RAU-022: stops 4, 8, 12 and 16 are the scoring corners. */
export function isCorner(stop: number): boolean {
  return stop % 4 === 0
}

/** 1 to 4: each round is three notches and a corner. */
export function roundOf(stop: number): number {
  return Math.ceil(stop / 4)
}

/** 1 to 3 at a notch. */
export function turnOf(stop: number): number {
  return stop % 4
}

/** RAU-062: rounds 1 and 2 are Age 1, rounds 3 and 4 are Age 2. */
export function ageOf(stop: number): 1 | 2 {
  return roundOf(stop) <= 2 ? 1 : 2
}

/** RAU-028: the symbol changes at every turn of the game, beginning with a moon. */
export function symbolAt(stop: number): 'moon' | 'star' {
  return (roundOf(stop) + turnOf(stop)) % 2 === 0 ? 'moon' : 'star'
}

const column = (x: number) => [x, x + 3, x + 6]
const row = (y: number) => [3 * y, 3 * y + 1, 3 * y + 2]
const NONE: readonly number[] = []

/** The cells that a stop activates; none at a corner (RAU-023 to RAU-026). */
export const ACTIVE_CELLS: readonly (readonly number[])[] = [
  [NONE],
  [column(0), column(1), column(2), NONE],
  [row(0), row(1), row(2), NONE],
  [column(2), column(1), column(0), NONE],
  [row(2), row(1), row(0), NONE],
].flat()

import { type Patch, POINTS, STEP } from './patch.ts'
import { paint } from './sheet/paint.ts'
import { NUMERAL_PEN, NUMERALS, TILE_BOX } from './sheet/portal.ts'

/** How clearly a space's printed number is seen, 0 to 1: only then is the space empty and not merely washed out. */
export function emptiness({ lightness }: Patch, space: number): number {
  const numeral = (numerals[space] ??= draw(space))
  let best = 0
  // The portal's plane may be a little off.
  for (const dy of SHIFTS) for (const dx of SHIFTS) best = Math.max(best, likeness(lightness, numeral, dx, dy))
  return best
}

/** Points a side of the window around the number: 20 mm. */
const WINDOW = 36
const EDGE = (POINTS - WINDOW) / 2
const SHIFTS = [-4, -2, 0, 2, 4]

const numerals: Float32Array[] = []

/** The number as the patch would show it: mean 0, length 1. */
function draw(space: number): Float32Array {
  const size = Math.round(TILE_BOX / STEP)
  const ink = { path: NUMERALS[space]!, line: '#000000', width: NUMERAL_PEN }
  const { pixels } = paint({ box: 100, shapes: [{ path: 'M0 0H100V100H0Z', fill: '#ffffff' }, ink] }, size)
  const from = Math.round((size - WINDOW) / 2)
  const values = Float32Array.from(
    { length: WINDOW * WINDOW },
    (_, i) => pixels[((from + Math.floor(i / WINDOW)) * size + from + (i % WINDOW)) * 4]!,
  )
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const length = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0))
  return values.map(value => (value - mean) / length)
}

function likeness(lightness: Float32Array, numeral: Float32Array, dx: number, dy: number): number {
  let [sum, squares, product] = [0, 0, 0]
  for (let row = 0; row < WINDOW; row++) {
    const from = (EDGE + dy + row) * POINTS + EDGE + dx
    for (let column = 0; column < WINDOW; column++) {
      const value = lightness[from + column]!
      sum += value
      squares += value * value
      product += value * numeral[row * WINDOW + column]!
    }
  }
  const spread = squares - (sum * sum) / (WINDOW * WINDOW)
  // A blank has no number.
  return spread < FLAT ? 0 : product / Math.sqrt(spread)
}

const FLAT = 0.01 ** 2 * WINDOW * WINDOW

import type { Frame } from '../reading.ts'
import { brightness, colour, COSINES, QUARTERS, STEPS, transform } from './jpeg.ts'

/** Leaves of a frame what a JPEG would, with steps so many times as coarse as ours: in place, 16 by 16 pixels. */
export function squeeze(frame: Frame, coarse: number): void {
  const light = QUARTERS.map(() => new Float32Array(64))
  const blue = new Float32Array(64)
  const red = new Float32Array(64)
  for (let y = 0; y + 16 <= frame.height; y += 16)
    for (let x = 0; x + 16 <= frame.width; x += 16) {
      for (const [i, [dx, dy]] of QUARTERS.entries()) {
        brightness(frame, x + dx, y + dy, light[i]!)
        rounded(light[i]!, STEPS[0]!, coarse)
      }
      colour(frame, x, y, 1, blue)
      rounded(blue, STEPS[1]!, coarse)
      colour(frame, x, y, 2, red)
      rounded(red, STEPS[1]!, coarse)
      put(frame, x, y, light, blue, red)
    }
}

function rounded(block: Float32Array, steps: readonly number[], coarse: number): void {
  transform(block)
  for (let i = 0; i < 64; i++) block[i] = Math.round(block[i]! / (steps[i]! * coarse)) * steps[i]! * coarse
  back(block)
}

const half = new Float32Array(64)

/** From frequencies to values again, in place. */
function back(block: Float32Array): void {
  for (let i = 0; i < 64; i++) {
    let sum = 0
    for (let u = 0; u < 8; u++) sum += block[(i >> 3) * 8 + u]! * COSINES[u * 8 + (i & 7)]!
    half[i] = sum
  }
  for (let i = 0; i < 64; i++) {
    let sum = 0
    for (let v = 0; v < 8; v++) sum += half[v * 8 + (i & 7)]! * COSINES[v * 8 + (i >> 3)]!
    block[i] = sum
  }
}

function put(
  { width, pixels }: Frame,
  x: number,
  y: number,
  light: readonly Float32Array[],
  blue: Float32Array,
  red: Float32Array,
): void {
  for (let row = 0; row < 16; row++)
    for (let column = 0; column < 16; column++) {
      const k = ((y + row) * width + x + column) * 4
      const value = light[(row >> 3) * 2 + (column >> 3)]![(row & 7) * 8 + (column & 7)]! + 128
      const at = (row >> 1) * 8 + (column >> 1)
      pixels[k] = value + 1.402 * red[at]!
      pixels[k + 1] = value - 0.344136 * blue[at]! - 0.714136 * red[at]!
      pixels[k + 2] = value + 1.772 * blue[at]!
    }
}

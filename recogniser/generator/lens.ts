import { Dice } from './dice.ts'
import type { Lens } from './scene.ts'

/** From light to the bytes of a camera: movement, blur, noise, saturation, tone. Spends the light it is given. */
export function develop(light: Float32Array, width: number, lens: Lens, seed: number): Uint8ClampedArray {
  const spare = new Float32Array(light.length)
  const smeared = smear(light, spare, width, lens)
  const free = smeared === light ? spare : light
  // Blurred twice by a little is blurred by more: seven points are enough for each.
  const times = Math.ceil((lens.blur / WIDEST) ** 2)
  for (let i = 0; i < times; i++) {
    blurAlong(smeared, free, 3, lens.blur / Math.sqrt(times))
    blurAlong(free, smeared, width * 3, lens.blur / Math.sqrt(times))
  }
  return grainy(smeared, lens, seed)
}

/** What a wide lens makes of a picture: straight lines bend, the corners come nearer by such a share. */
export function drawnIn(light: Float32Array, width: number, height: number, share: number): Float32Array {
  if (share === 0) return light
  const bent = new Float32Array(light.length)
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2]
  const corner = cx * cx + cy * cy
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const far = 1 + (share * ((column - cx) ** 2 + (row - cy) ** 2)) / corner
      const x = Math.min(width - 1.001, Math.max(0, cx + (column - cx) * far))
      const y = Math.min(height - 1.001, Math.max(0, cy + (row - cy) * far))
      const [fx, fy] = [x - Math.floor(x), y - Math.floor(y)]
      const from = (Math.floor(y) * width + Math.floor(x)) * 3
      for (let c = from; c < from + 3; c++) {
        const upper = light[c]! + (light[c + 3]! - light[c]!) * fx
        const below = c + width * 3
        const lower = light[below]! + (light[below + 3]! - light[below]!) * fx
        bent[(row * width + column) * 3 + c - from] = upper + (lower - upper) * fy
      }
    }
  return bent
}

const WIDEST = 1.3

/** The mean of the picture at several places along a line; says which of the two holds it. */
function smear(from: Float32Array, to: Float32Array, width: number, { motion }: Lens): Float32Array {
  const steps = Math.round(motion.length)
  if (steps === 0) return from
  for (let step = 0; step <= steps; step++) {
    const x = Math.round((step - steps / 2) * Math.cos(motion.towards))
    const y = Math.round((step - steps / 2) * Math.sin(motion.towards))
    const shift = (y * width + x) * 3
    const last = Math.min(from.length, from.length - shift)
    for (let i = Math.max(0, -shift); i < last; i++) to[i]! += from[i + shift]!
  }
  for (let i = 0; i < to.length; i++) to[i]! /= steps + 1
  return to
}

/** One direction of a Gaussian. The frame's rim stays as it was, or takes from the other side: nothing is there. */
function blurAlong(from: Float32Array, to: Float32Array, step: number, sigma: number): void {
  const bell = [0, 1, 2, 3].map(i => Math.exp(-(i ** 2) / (2 * sigma ** 2)))
  const total = bell[0]! + 2 * (bell[1]! + bell[2]! + bell[3]!)
  const at = (i: number) => bell[i]! / total
  const [a, b, c, d] = [at(0), at(1), at(2), at(3)]
  const [two, three] = [2 * step, 3 * step]
  to.set(from)
  for (let i = three; i < from.length - three; i++)
    to[i] =
      a * from[i]! +
      b * (from[i - step]! + from[i + step]!) +
      c * (from[i - two]! + from[i + two]!) +
      d * (from[i - three]! + from[i + three]!)
}

function grainy(light: Float32Array, { noise, tone }: Lens, seed: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray((light.length / 3) * 4)
  const bytes = ENCODED.map(value => 255 * value ** tone)
  const dice = new Dice(0x9ea1, seed)
  let at = 0
  for (let i = 0, k = 0; i < light.length; i++, k++) {
    // A new place in the table now and then, so that the grain does not repeat.
    if (i % 1536 === 0) at = dice.int(GRAIN.length - 1536)
    if (k % 4 === 3) pixels[k++] = 255
    const level = light[i]! * 1023
    pixels[k] = bytes[level > 1023 ? 1023 : level < 0 ? 0 : level | 0]! + GRAIN[at++]! * noise
  }
  pixels[pixels.length - 1] = 255
  return pixels
}

const GRAIN = grains()

function grains(): Float32Array {
  const dice = new Dice(0x9ea2)
  return Float32Array.from({ length: 16384 }, () => dice.bell())
}

/** Linear light to sRGB. */
const ENCODED = Float32Array.from({ length: 1024 }, (_, i) => {
  const value = i / 1023
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
})

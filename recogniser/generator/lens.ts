import { Dice } from './dice.ts'
import type { Lens } from './scene.ts'

/** From light to the bytes of a camera: movement, blur, noise, saturation, tone. Spends the light it is given. */
export function develop(light: Float32Array, width: number, lens: Lens, seed: number): Uint8ClampedArray {
  const spare = new Float32Array(light.length)
  const smeared = smear(light, spare, width, lens)
  const free = smeared === light ? spare : light
  blurAlong(smeared, free, 3, lens.blur)
  blurAlong(free, smeared, width * 3, lens.blur)
  return grainy(smeared, lens, seed)
}

/** The mean of the picture at several places along a line; says which of the two holds it. */
function smear(from: Float32Array, to: Float32Array, width: number, { motion }: Lens): Float32Array {
  const steps = Math.round(motion.length)
  if (steps === 0) return from
  const shifts = Int32Array.from({ length: steps + 1 }, (_, i) => {
    const x = Math.round((i - steps / 2) * Math.cos(motion.towards))
    const y = Math.round((i - steps / 2) * Math.sin(motion.towards))
    return (y * width + x) * 3
  })
  weighed(from, to, shifts, new Float32Array(shifts.length).fill(1 / shifts.length))
  return to
}

/** One direction of a Gaussian. */
function blurAlong(from: Float32Array, to: Float32Array, step: number, sigma: number): void {
  const reach = Math.max(1, Math.ceil(sigma * 2.5))
  const bell = Float32Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)))
  const total = bell.reduce((sum, weight) => sum + weight, 0)
  const shifts = Int32Array.from(bell, (_, i) => (i - reach) * step)
  weighed(
    from,
    to,
    shifts,
    bell.map(weight => weight / total),
  )
}

/** Sums of shifted copies. The frame's rim takes from the other side: nothing of interest is there. */
function weighed(from: Float32Array, to: Float32Array, shifts: Int32Array, weights: Float32Array): void {
  const reach = shifts.reduce((most, shift) => Math.max(most, Math.abs(shift)), 0)
  to.set(from)
  for (let i = reach; i < from.length - reach; i++) {
    let sum = 0
    for (let j = 0; j < shifts.length; j++) sum += from[i + shifts[j]!]! * weights[j]!
    to[i] = sum
  }
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

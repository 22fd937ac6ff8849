import type { Frame } from './reading.ts'

/** A frame in shades of grey, made smaller where it is larger than it needs to be. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
  /** Pixels of the frame for one of these. */
  readonly shrink: number
}

/** Longest side at which markers are looked for: more would cost time and find no more. */
const LONGEST = 720

export function grey(frame: Frame): Grey {
  const shrink = Math.ceil(Math.max(frame.width, frame.height) / LONGEST)
  const width = Math.floor(frame.width / shrink)
  const height = Math.floor(frame.height / shrink)
  const values = buffer(width * height)
  if (shrink === 1) plainly(frame.pixels, values)
  else smaller(frame, values, width, height, shrink)
  return { width, height, values, shrink }
}

function plainly(pixels: Uint8ClampedArray, values: Uint8Array): void {
  for (let i = 0, k = 0; i < values.length; i++, k += 4)
    values[i] = (pixels[k]! * 77 + pixels[k + 1]! * 150 + pixels[k + 2]! * 29) >> 8
}

function smaller(frame: Frame, values: Uint8Array, width: number, height: number, shrink: number): void {
  const { pixels } = frame
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let j = 0; j < shrink; j++)
        for (let i = 0; i < shrink; i++) {
          const k = ((y * shrink + j) * frame.width + x * shrink + i) * 4
          sum += pixels[k]! * 77 + pixels[k + 1]! * 150 + pixels[k + 2]! * 29
        }
      values[y * width + x] = sum / (256 * shrink * shrink)
    }
}

let kept = new Uint8Array(0)

/** Frames come one after another, all of one size: the same memory serves them all. */
function buffer(size: number): Uint8Array {
  if (kept.length !== size) kept = new Uint8Array(size)
  return kept
}

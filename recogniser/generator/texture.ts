import type { Drawing } from '../sheet/shape.ts'
import { paint } from '../sheet/paint.ts'

/** A drawing in linear light, in several sizes, so that far ones do not flicker. */
export interface Texture {
  /** Largest first, each half as large as the one before. */
  readonly sizes: readonly Layer[]
}

interface Layer {
  readonly size: number
  /** Red, green, blue, each already weighed by the opacity that follows them. */
  readonly values: Float32Array
}

export function texture(drawing: Drawing, size: number, levels: number): Texture {
  const { pixels } = paint(drawing, size)
  const values = new Float32Array(pixels.length)
  for (let i = 0; i < pixels.length; i += 4) {
    const opacity = pixels[i + 3]! / 255
    for (let c = 0; c < 3; c++) values[i + c] = linear(pixels[i + c]! / 255) * opacity
    values[i + 3] = opacity
  }
  const sizes: Layer[] = [{ size, values }]
  while (sizes.length < levels) sizes.push(halved(sizes.at(-1)!))
  return { sizes }
}

/** The layer whose points are about as far apart as the picture's pixels. */
export function layerFor({ sizes }: Texture, pixelsAcross: number): Layer {
  return sizes.findLast(({ size }) => size >= pixelsAcross) ?? sizes[0]!
}

/** The value at u, v (0 to 1), into `out`; nothing outside. */
export function sample({ size, values }: Layer, u: number, v: number, out: Float32Array): void {
  const x = u * size - 0.5
  const y = v * size - 0.5
  const left = Math.floor(x)
  const top = Math.floor(y)
  out[0] = out[1] = out[2] = out[3] = 0
  if (left < 0 || top < 0 || left >= size - 1 || top >= size - 1) return
  const fx = x - left
  const fy = y - top
  const at = (top * size + left) * 4
  for (let c = 0; c < 4; c++)
    out[c] =
      (values[at + c]! * (1 - fx) + values[at + 4 + c]! * fx) * (1 - fy) +
      (values[at + size * 4 + c]! * (1 - fx) + values[at + size * 4 + 4 + c]! * fx) * fy
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function halved({ size, values }: Layer): Layer {
  const half = size >> 1
  const out = new Float32Array(half * half * 4)
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++)
      for (let c = 0; c < 4; c++) {
        const at = (2 * y * size + 2 * x) * 4 + c
        out[(y * half + x) * 4 + c] =
          (values[at]! + values[at + 4]! + values[at + size * 4]! + values[at + size * 4 + 4]!) / 4
      }
  return { size: half, values: out }
}

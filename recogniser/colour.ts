import type { Frame } from './reading.ts'

/** Lightness, green to red, blue to yellow: distances mean what the eye means. */
export type Oklab = readonly [number, number, number]

/** Linear light of a byte of sRGB. */
export const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const value = i / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** From linear red, green and blue, white being 1, 1, 1. */
export function oklab(r: number, g: number, b: number): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** The light at a place of a frame, between its pixels, into `out`; false outside the frame. */
export function lightAt({ width, height, pixels }: Frame, x: number, y: number, out: Float32Array): boolean {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  if (!(left >= 0 && top >= 0 && left < width - 1 && top < height - 1)) return false
  const fx = x - 0.5 - left
  const fy = y - 0.5 - top
  const a = (top * width + left) * 4
  const b = a + width * 4
  for (let c = 0; c < 3; c++) {
    const upper = LINEAR[pixels[a + c]!]! * (1 - fx) + LINEAR[pixels[a + 4 + c]!]! * fx
    const lower = LINEAR[pixels[b + c]!]! * (1 - fx) + LINEAR[pixels[b + 4 + c]!]! * fx
    out[c] = upper * (1 - fy) + lower * fy
  }
  return true
}

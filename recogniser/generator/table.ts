import { Dice } from './dice.ts'
import type { View } from './render.ts'
import type { Table } from './scene.ts'

/** Paints the bare table over the whole picture, but for what a sheet of such a half side will cover. */
export function laid({ width, height, toTable: m, light }: View, table: Table, seed: number, covered: number): void {
  const {
    colours: [one, two],
    grain,
  } = table
  const mix = patterns[table.pattern]
  const shift = seed % 97
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const px = column + 0.5
      const py = row + 0.5
      const w = m[6]! * px + m[7]! * py + m[8]!
      const onTable = (m[0]! * px + m[1]! * py + m[2]!) / w
      const y = (m[3]! * px + m[4]! * py + m[5]!) / w
      if (Math.abs(onTable) < covered && Math.abs(y) < covered) continue
      const x = onTable + shift
      const part = mix(x, y)
      const rough = 1 + grain * (cloud(x * 1.7, y * 1.7) - 0.5)
      const k = (row * width + column) * 3
      light[k] = (one[0] + (two[0] - one[0]) * part) * rough
      light[k + 1] = (one[1] + (two[1] - one[1]) * part) * rough
      light[k + 2] = (one[2] + (two[2] - one[2]) * part) * rough
    }
}

/** How much of the second colour a place of the table has. */
const patterns: Readonly<Record<Table['pattern'], (x: number, y: number) => number>> = {
  plain: (x, y) => cloud(x / 60, y / 60),
  wood: (x, y) => {
    const rings = x / 9 + 3 * cloud(x / 40, y / 160)
    const part = rings - Math.floor(rings)
    return part * part * (0.6 + 0.4 * cloud(x / 2, y / 30))
  },
  cloth: (x, y) => (Math.floor(x / 14) % 2 === 0 ? 0.5 : 0) + (Math.floor(y / 14) % 2 === 0 ? 0.5 : 0),
  checks: (x, y) => Math.abs(Math.floor(x / 25) + Math.floor(y / 25)) % 2,
  // Lines of words.
  print: (x, y) => {
    const line = y / 6 - Math.floor(y / 6)
    return line > 0.25 && line < 0.7 && cloud(x / 2.2, Math.floor(y / 6) * 7.3) > 0.45 ? 1 : 0
  },
}

const SIDE = 64
const CLOUD = cloudTable()

function cloudTable(): Float32Array {
  const dice = new Dice(0xc10d)
  return Float32Array.from({ length: SIDE * SIDE }, () => dice.between(0, 1))
}

/** Smooth chance, 0 to 1, that repeats only far away. */
function cloud(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const l = left & (SIDE - 1)
  const r = (left + 1) & (SIDE - 1)
  const t = (top & (SIDE - 1)) * SIDE
  const b = ((top + 1) & (SIDE - 1)) * SIDE
  const upper = CLOUD[t + l]! + (CLOUD[t + r]! - CLOUD[t + l]!) * (x - left)
  const lower = CLOUD[b + l]! + (CLOUD[b + r]! - CLOUD[b + l]!) * (x - left)
  return upper + (lower - upper) * (y - top)
}

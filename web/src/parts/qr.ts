import { at } from '@runatal/look/at.ts'

/** A QR code of byte data at level M or Q, as rows of dark modules. Versions 1 to 10: up to 213 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const kind = KINDS.find(one => bytes.length <= capacity(one))
  if (kind === undefined)
    throw new Error(`A QR code of ours holds 213 bytes: ${bytes.length} is too much, shorten the link`)
  const words = interleave(kind, padded(kind, bytes))
  const grid = frame(kind)
  lay(grid, words)
  const masked = MASKS.map((mask, i) => finish(grid, kind, mask, i))
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best)).map(row => row.map(Boolean))
}

interface Kind {
  version: number
  /** Error correction words per block. */
  check: number
  /** Data words of each block. */
  blocks: readonly number[]
}

/** Level Q while it fits, so that a rune may lie on the middle; then level M. */
const KINDS: readonly (Kind & { level: 'Q' | 'M' })[] = [
  { version: 3, level: 'Q', check: 18, blocks: [17, 17] },
  { version: 4, level: 'Q', check: 26, blocks: [24, 24] },
  { version: 5, level: 'Q', check: 18, blocks: [15, 15, 16, 16] },
  { version: 6, level: 'Q', check: 24, blocks: [19, 19, 19, 19] },
  { version: 7, level: 'Q', check: 18, blocks: [14, 14, 15, 15, 15, 15] },
  { version: 8, level: 'Q', check: 22, blocks: [18, 18, 18, 18, 19, 19] },
  { version: 9, level: 'Q', check: 20, blocks: [16, 16, 16, 16, 17, 17, 17, 17] },
  { version: 10, level: 'M', check: 26, blocks: [43, 43, 43, 43, 44] },
]

const ALIGNED: Record<number, readonly number[]> = {
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
}

type Mask = (row: number, column: number) => boolean

const MASKS: readonly Mask[] = [
  (r, c) => (r + c) % 2 === 0,
  r => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

type Found = (typeof KINDS)[number]

function room({ blocks }: Kind): number {
  return blocks.reduce((sum, words) => sum + words, 0)
}

function lengthBits({ version }: Kind): number {
  return version < 10 ? 8 : 16
}

function capacity(kind: Kind): number {
  return Math.floor((room(kind) * 8 - 4 - lengthBits(kind)) / 8)
}

function padded(kind: Kind, bytes: readonly number[]): number[] {
  const bits: number[] = []
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  push(4, 4)
  push(bytes.length, lengthBits(kind))
  for (const byte of bytes) push(byte, 8)
  push(0, Math.min(4, room(kind) * 8 - bits.length))
  while (bits.length % 8 > 0) bits.push(0)
  const words: number[] = []
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0))
  for (let pad = 0xec; words.length < room(kind); pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Arithmetic in the field of 256. */
const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, v = 1; i < 255; i++) {
  EXP[i] = v
  LOG[v] = i
  v = v < 128 ? v * 2 : (v * 2) ^ 0x11d
}

function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : at(EXP, (at(LOG, a) + at(LOG, b)) % 255)
}

function checkWords(block: readonly number[], count: number): number[] {
  let generator = [1]
  for (let i = 0; i < count; i++) {
    const next = Array<number>(generator.length + 1).fill(0)
    for (const [k, c] of generator.entries()) {
      next[k] = at(next, k) ^ c
      next[k + 1] = at(next, k + 1) ^ times(c, at(EXP, i))
    }
    generator = next
  }
  const rest = [...block, ...Array<number>(count).fill(0)]
  for (let i = 0; i < block.length; i++) {
    const factor = at(rest, i)
    if (factor > 0) for (const [k, c] of generator.entries()) rest[i + k] = at(rest, i + k) ^ times(c, factor)
  }
  return rest.slice(block.length)
}

function interleave({ blocks, check }: Kind, words: readonly number[]): number[] {
  let end = 0
  const parts = blocks.map(length => words.slice(end, (end += length)))
  const checks = parts.map(part => checkWords(part, check))
  return [...across(parts), ...across(checks)]
}

/** The first of each, then the second of each, … */
function across(lists: readonly number[][]): number[] {
  const longest = Math.max(...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap(list => list[i] ?? [])).flat()
}

/** 0 and 1 are printed; undefined is still free. */
type Grid = (0 | 1 | undefined)[][]

function frame(kind: Found): Grid {
  const size = kind.version * 4 + 17
  const grid: Grid = Array.from({ length: size }, () => Array<0 | 1 | undefined>(size).fill(undefined))
  const set = (r: number, c: number, dark: boolean) => {
    if (grid[r] !== undefined && c >= 0 && c < size) grid[r][c] = dark ? 1 : 0
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const)
    for (let i = -1; i < 8; i++)
      for (let j = -1; j < 8; j++) {
        const ring = Math.max(Math.abs(i - 3), Math.abs(j - 3))
        set(top + i, left + j, ring <= 3 && ring !== 2)
      }
  const places = ALIGNED[kind.version] ?? []
  for (const r of places)
    for (const c of places) {
      if (at(grid, r)[c] !== undefined) continue
      for (let i = -2; i < 3; i++)
        for (let j = -2; j < 3; j++) set(r + i, c + j, Math.max(Math.abs(i), Math.abs(j)) !== 1)
    }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0)
    set(i, 6, i % 2 === 0)
  }
  set(size - 8, 8, true)
  for (const [r, c] of formatPlaces(size)) at(grid, r)[c] ??= 0
  if (kind.version >= 7) {
    let rest = kind.version
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
    const bits = (kind.version << 12) | rest
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1
      set(Math.floor(i / 3), size - 11 + (i % 3), dark)
      set(size - 11 + (i % 3), Math.floor(i / 3), dark)
    }
  }
  return grid
}

/** Where the fifteen format bits stand, twice. */
function formatPlaces(size: number): [number, number][] {
  const places: [number, number][] = []
  for (let i = 0; i < 15; i++) {
    places.push(i < 6 ? [i, 8] : i < 8 ? [i + 1, 8] : i === 8 ? [8, 7] : [8, 14 - i])
    places.push(i < 8 ? [8, size - 1 - i] : [size - 15 + i, 8])
  }
  return places
}

/** Marks which modules carry data, in reading order, by putting the data's bits there. */
function lay(grid: Grid, words: readonly number[]) {
  const size = grid.length
  let k = 0
  let up = true
  for (let c = size - 1; c > 0; c -= 2) {
    if (c === 6) c--
    for (let i = 0; i < size; i++) {
      const row = at(grid, up ? size - 1 - i : i)
      for (const q of [c, c - 1])
        if (row[q] === undefined) {
          const bit = k < words.length * 8 ? (at(words, k >> 3) >> (7 - (k & 7))) & 1 : 0
          k++
          row[q] = bit === 1 ? DATA_DARK : DATA_LIGHT
        }
    }
    up = !up
  }
}

// Data is told from the frame until the mask is chosen.
const DATA_LIGHT = 2 as 0
const DATA_DARK = 3 as 1

function finish(grid: Grid, kind: Found, mask: Mask, number: number): number[][] {
  const done = grid.map((row, r) =>
    row.map((cell = 0, c) => (cell >= 2 ? Number((cell as number) === 3) ^ Number(mask(r, c)) : cell)),
  )
  const level = kind.level === 'Q' ? 3 : 0
  let rest = ((level << 3) | number) << 10
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10)
  const bits = ((((level << 3) | number) << 10) | rest) ^ 0x5412
  for (const [i, [r, c]] of formatPlaces(grid.length).entries()) at(done, r)[c] = (bits >> Math.floor(i / 2)) & 1
  return done
}

/** How hard the code is to read: long runs, boxes, shapes like a finder's, and imbalance. */
function penalty(grid: readonly (readonly number[])[]): number {
  const size = grid.length
  const columns = grid.map((_, c) => grid.map(row => at(row, c)))
  let sum = 0
  let dark = 0
  for (const line of [...grid, ...columns]) {
    for (const run of line.join('').match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (const shape of ['10111010000', '00001011101']) sum += (line.join('').split(shape).length - 1) * 40
  }
  for (const [r, row] of grid.entries())
    for (const [c, cell] of row.entries()) {
      dark += cell
      const box = cell + (grid[r + 1]?.[c] ?? 9) + (row[c + 1] ?? 9) + (grid[r + 1]?.[c + 1] ?? 9)
      if (box === 0 || box === 4) sum += 3
    }
  return sum + Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10
}

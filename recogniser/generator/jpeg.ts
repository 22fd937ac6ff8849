import type { Frame } from '../reading.ts'

/** A frame as a baseline JPEG, colours at half the resolution as cameras send them. Sides must be multiples of 16. */
export function jpeg(frame: Frame): Uint8Array {
  const { width, height } = frame
  if (width % 16 !== 0 || height % 16 !== 0)
    throw new Error(`A frame of ${width} x ${height} cannot be encoded: make both sides multiples of 16`)
  const out = new Bits()
  header(out, width, height)
  const block = new Float32Array(64)
  const last = [0, 0, 0]
  for (let y = 0; y < height; y += 16)
    for (let x = 0; x < width; x += 16) {
      for (const [dx, dy] of QUARTERS) {
        brightness(frame, x + dx, y + dy, block)
        last[0] = encode(out, block, 0, last[0]!)
      }
      for (const channel of [1, 2] as const) {
        colour(frame, x, y, channel, block)
        last[channel] = encode(out, block, 1, last[channel]!)
      }
    }
  out.flush()
  out.bytes(0xff, 0xd9)
  return out.done()
}

export const QUARTERS = [
  [0, 0],
  [8, 0],
  [0, 8],
  [8, 8],
] as const

/** Bytes that grow, written bit by bit. */
class Bits {
  private memory = new Uint8Array(1 << 16)
  private length = 0
  private pending = 0
  private count = 0

  bytes(...values: readonly number[]): void {
    for (const value of values) {
      if (this.length === this.memory.length) {
        const larger = new Uint8Array(this.memory.length * 2)
        larger.set(this.memory)
        this.memory = larger
      }
      this.memory[this.length++] = value
    }
  }

  bits(value: number, count: number): void {
    for (let i = count - 1; i >= 0; i--) {
      this.pending = (this.pending << 1) | ((value >> i) & 1)
      if (++this.count < 8) continue
      // A byte of ones is followed by zeros, so that it is not taken for a marker.
      if (this.pending === 0xff) this.bytes(0xff, 0)
      else this.bytes(this.pending)
      this.pending = 0
      this.count = 0
    }
  }

  flush(): void {
    if (this.count > 0) this.bits(0x7f, 8 - this.count)
  }

  done(): Uint8Array {
    return this.memory.slice(0, this.length)
  }
}

const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
]

/** Steps of brightness and of colour, finer for what the eye sees better: row by row. */
export const STEPS = [
  Array.from({ length: 64 }, (_, i) => 4 + Math.floor(i / 8) + (i % 8)),
  Array.from({ length: 64 }, (_, i) => 6 + 2 * (Math.floor(i / 8) + (i % 8))),
]

/** Code tables: how many codes of each length, and the symbols in order. This one is the standard's. */
const DC = {
  lengths: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  symbols: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
}
const AC = plainTable()
const DC_CODES = codes(DC.lengths, DC.symbols)
const AC_CODES = codes(AC.lengths, AC.symbols)

/** Every symbol with a code of eight bits: our files may be long, and the table short. */
function plainTable(): { lengths: readonly number[]; symbols: readonly number[] } {
  const runs = Array.from({ length: 16 }, (_, run) => run)
  const symbols = [0x00, 0xf0, ...runs.flatMap(run => Array.from({ length: 10 }, (_, size) => run * 16 + size + 1))]
  const lengths = Array.from({ length: 16 }, () => 0)
  lengths[7] = symbols.length
  return { lengths, symbols }
}

function codes(lengths: readonly number[], symbols: readonly number[]): ReadonlyMap<number, readonly [number, number]> {
  const table = new Map<number, readonly [number, number]>()
  let code = 0
  let next = 0
  for (const [i, count] of lengths.entries()) {
    for (let k = 0; k < count; k++) table.set(symbols[next++]!, [code++, i + 1])
    code <<= 1
  }
  return table
}

function header(out: Bits, width: number, height: number): void {
  out.bytes(0xff, 0xd8)
  out.bytes(0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0)
  for (const [i, steps] of STEPS.entries()) out.bytes(0xff, 0xdb, 0, 67, i, ...ZIGZAG.map(k => steps[k]!))
  out.bytes(0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3)
  out.bytes(1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1)
  for (const [kind, table] of [DC, AC].entries()) {
    const size = 19 + table.symbols.length
    for (const i of [0, 1])
      out.bytes(0xff, 0xc4, size >> 8, size & 255, kind * 16 + i, ...table.lengths, ...table.symbols)
  }
  out.bytes(0xff, 0xda, 0, 12, 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0)
}

export function brightness({ width, pixels }: Frame, x: number, y: number, block: Float32Array): void {
  for (let i = 0; i < 64; i++) {
    const k = ((y + (i >> 3)) * width + x + (i & 7)) * 4
    block[i] = 0.299 * pixels[k]! + 0.587 * pixels[k + 1]! + 0.114 * pixels[k + 2]! - 128
  }
}

/** Blueness (1) or redness (2) of 16 x 16 pixels, four by four. */
export function colour({ width, pixels }: Frame, x: number, y: number, channel: 1 | 2, block: Float32Array): void {
  for (let i = 0; i < 64; i++) {
    let [r, g, b] = [0, 0, 0]
    for (const [dx, dy] of FOUR) {
      const k = ((y + 2 * (i >> 3) + dy) * width + x + 2 * (i & 7) + dx) * 4
      r += pixels[k]! / 4
      g += pixels[k + 1]! / 4
      b += pixels[k + 2]! / 4
    }
    block[i] = channel === 1 ? -0.168736 * r - 0.331264 * g + 0.5 * b : 0.5 * r - 0.418688 * g - 0.081312 * b
  }
}

const FOUR = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

export const COSINES = Float32Array.from({ length: 64 }, (_, i) => {
  const [frequency, at] = [i >> 3, i & 7]
  return (frequency === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * at + 1) * frequency * Math.PI) / 16)
})

const rows = new Float32Array(64)

/** Writes a block and gives its mean, from which the next block's is told. */
function encode(out: Bits, block: Float32Array, table: 0 | 1, last: number): number {
  transform(block)
  const steps = STEPS[table]!
  const values = ZIGZAG.map(k => Math.round(block[k]! / steps[k]!))
  write(out, DC_CODES, 0, values[0]! - last)
  let run = 0
  for (let i = 1; i < 64; i++) {
    if (values[i] === 0) {
      run++
      continue
    }
    for (; run > 15; run -= 16) out.bits(...AC_CODES.get(0xf0)!)
    write(out, AC_CODES, run, values[i]!)
    run = 0
  }
  if (run > 0) out.bits(...AC_CODES.get(0)!)
  return values[0]!
}

/** The cosine transform, in place. */
export function transform(block: Float32Array): void {
  for (let i = 0; i < 64; i++) {
    const [y, u] = [i >> 3, i & 7]
    let sum = 0
    for (let x = 0; x < 8; x++) sum += block[y * 8 + x]! * COSINES[u * 8 + x]!
    rows[i] = sum
  }
  for (let i = 0; i < 64; i++) {
    const [v, u] = [i >> 3, i & 7]
    let sum = 0
    for (let y = 0; y < 8; y++) sum += rows[y * 8 + u]! * COSINES[v * 8 + y]!
    block[i] = sum
  }
}

/** How many zeros came before, how many bits the value has, and the bits. */
function write(out: Bits, table: typeof DC_CODES, run: number, value: number): void {
  const size = value === 0 ? 0 : 32 - Math.clz32(Math.abs(value))
  out.bits(...table.get(run * 16 + size)!)
  out.bits(value < 0 ? value + (1 << size) - 1 : value, size)
}

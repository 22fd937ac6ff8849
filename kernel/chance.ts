import { sha256 } from './sha256.ts'

/** The only source of randomness. It is handed in: the state never holds it. */
export interface Chance {
  /** A whole number from 0 to n - 1. */
  int(n: number): number
  /** Shuffles in place. */
  shuffle(items: unknown[]): void
}

/** Chance at a position of a log: whether it was used decides what can be taken back. */
export interface PositionChance extends Chance {
  used: boolean
}

function fisherYates(items: unknown[], chance: Chance) {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.int(i + 1)
    const item = items[i]
    items[i] = items[j]
    items[j] = item
  }
}

/** Chance for playouts and bots: fast, repeatable, not secret (sfc32). */
export class FastChance implements Chance {
  private a: number
  private b: number
  private c: number
  private count = 1

  /** Streams with different numbers are independent. */
  constructor(...stream: number[]) {
    let h = 0x9e3779b9
    for (const n of stream) h = mix(h ^ mix(n | 0) ^ mix(Math.floor(n / 4294967296) + 0x51ed270b))
    this.a = h
    this.b = mix(h + 0x6d2b79f5)
    this.c = mix(this.b + 0x6d2b79f5)
    for (let i = 0; i < 12; i++) this.bits()
  }

  int(n: number): number {
    return Math.floor((this.bits() >>> 0) * n * 2.3283064365386963e-10)
  }

  shuffle(items: unknown[]): void {
    fisherYates(items, this)
  }

  private bits(): number {
    const sum = (((this.a + this.b) | 0) + this.count) | 0
    this.count = (this.count + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return sum
  }
}

function mix(x: number): number {
  let z = (x + 0x9e3779b9) | 0
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return z ^ (z >>> 15)
}

/**
 * Chance at a table: block k of position p is SHA-256(seed, p, k). The same position always gives the same numbers, so
 * replay is exact and taking a move back cannot re-roll; without the 256-bit seed no number of dice tells the next.
 */
export class SealedChance implements PositionChance {
  private readonly seed: string
  private readonly position: number
  /** Made when the first number is drawn: most moves draw none. */
  private input: DataView<ArrayBuffer> | undefined
  private block: DataView | undefined
  private at = 0
  private blocks = 0
  /** Whether anything was drawn: what chance has decided cannot be taken back. */
  used = false

  constructor(seed: string, position: number) {
    this.seed = seed
    this.position = position
  }

  int(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 4294967296)
      throw new Error(`Chance draws one of 1 to 4294967296 numbers, not of ${n}: was there nothing to choose from?`)
    this.used = true
    // The few highest values that would favour the low results are drawn again.
    const limit = Math.floor(4294967296 / n) * n
    for (;;) {
      const word = this.word()
      if (word < limit) return word % n
    }
  }

  shuffle(items: unknown[]): void {
    fisherYates(items, this)
  }

  private word(): number {
    if (this.block === undefined || this.at === this.block.byteLength) {
      this.input ??= sealed(this.seed, this.position)
      this.input.setUint32(36, this.blocks++)
      this.block = new DataView(sha256(new Uint8Array(this.input.buffer)).buffer)
      this.at = 0
    }
    const word = this.block.getUint32(this.at)
    this.at += 4
    return word
  }
}

/** Seed, position, and room for the number of the block. */
function sealed(seed: string, position: number): DataView<ArrayBuffer> {
  const input = new Uint8Array(40)
  input.set(seedBytes(seed))
  const counter = new DataView(input.buffer)
  counter.setUint32(32, position)
  return counter
}

/** What a scripted chance will say: numbers for `int`, and for each shuffle the order that it must give. */
export interface Script {
  ints?: readonly number[]
  /** Each lists what comes first; items that it does not name follow in the order they had. */
  shuffles?: readonly (readonly unknown[])[]
}

/** Chance that says what it was told to, then goes on with another one. For arranged positions. */
export class ScriptedChance implements PositionChance {
  private readonly ints: number[]
  private readonly shuffles: (readonly unknown[])[]
  private readonly after: Chance
  used = false

  constructor(script: Script, after: Chance) {
    this.ints = [...(script.ints ?? [])]
    this.shuffles = [...(script.shuffles ?? [])]
    this.after = after
  }

  int(n: number): number {
    this.used = true
    const value = this.ints.shift()
    if (value === undefined) return this.after.int(n)
    if (!Number.isInteger(value) || value < 0 || value >= n)
      throw new Error(`The script says ${value} where a whole number from 0 to ${n - 1} is drawn`)
    return value
  }

  shuffle(items: unknown[]): void {
    this.used = true
    const order = this.shuffles.shift()
    if (order === undefined) return this.after.shuffle(items)
    const rest = [...items]
    for (const item of order) {
      const i = rest.indexOf(item)
      if (i < 0) throw new Error(`The script shuffles ${String(item)} to the front, but it is not among the items`)
      rest.splice(i, 1)
    }
    items.splice(0, items.length, ...order, ...rest)
  }
}

/** A new secret seed: 256 bits as 64 hexadecimal digits. */
export function newSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)))
}

/** What is shown when the table opens: the seed cannot be changed after it, nor guessed from it. */
export function commitment(seed: string): string {
  return hex(sha256(seedBytes(seed)))
}

/** A seed made from a number, for arranged positions and tests: repeatable and in no way secret. */
export function plainSeed(n: number): string {
  return n.toString(16).padStart(64, '0')
}

export function checkedSeed(seed: string): string {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new Error('A seed is 64 hexadecimal digits in lower case')
  return seed
}

function seedBytes(seed: string): Uint8Array {
  const digits = checkedSeed(seed)
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('')
}

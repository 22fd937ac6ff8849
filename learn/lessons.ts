import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Lesson } from './gradient.ts'

/** Lessons as a file of plain numbers (float32): of each the number of its game, its seats, what came of it, its facts. */
export function writeLessons(file: string, games: ReadonlyMap<number, readonly Lesson[]>): void {
  const numbers: number[] = []
  for (const [game, lessons] of games)
    for (const { seats, won, facts } of lessons) {
      numbers.push(game, seats)
      for (const one of won) numbers.push(one)
      for (const one of facts) numbers.push(one)
    }
  writeWhole(file, new Uint8Array(Float32Array.from(numbers).buffer))
}

/** One game in so many is held out: a net is stopped and judged by games that it has not seen. */
const HELD_OUT = 10

/** Reads lessons back, apart those to learn from and those held out; each fact on its scale. */
export function readLessons(file: string, scale: Float32Array): { learn: Lesson[]; heldOut: Lesson[] } {
  const bytes = readFileSync(file)
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  const read: { learn: Lesson[]; heldOut: Lesson[] } = { learn: [], heldOut: [] }
  for (let at = 0; at < numbers.length;) {
    const [game, seats] = [numbers[at]!, numbers[at + 1]!]
    const from = at + 2 + seats
    at = from + seats * scale.length
    const facts = numbers.subarray(from, at)
    for (let i = 0; i < facts.length; i++) facts[i]! *= scale[i % scale.length]!
    const lesson = { seats, won: numbers.subarray(from - seats, from), facts }
    if (game % HELD_OUT === 0) read.heldOut.push(lesson)
    else read.learn.push(lesson)
  }
  return read
}

/** Whole or not at all: whoever is killed while writing leaves the file as it was. */
export function writeWhole(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, content)
  renameSync(`${file}.part`, file)
}

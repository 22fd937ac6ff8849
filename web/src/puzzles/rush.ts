import type { Puzzle } from '@runatal/study'
import { read, write } from './device.ts'

/** After so many puzzles the hardest are reached. */
const TO_THE_TOP = 30
/** The part of all puzzles, by how hard they are, among which the next one is drawn. */
const SPREAD = 0.15

/** The next puzzle of a rush, harder after each that was solved; never the same twice. */
export function ripeFor(
  puzzles: readonly Puzzle[],
  went: readonly { id: string; isRight: boolean }[],
): Puzzle | undefined {
  const left = puzzles.filter(({ id }) => !went.some(one => one.id === id))
  const right = went.filter(({ isRight }) => isRight).length
  const from = Math.min(right / TO_THE_TOP, 1 - SPREAD) * left.length
  return left[Math.floor(from + Math.random() * SPREAD * left.length)]
}

/** Keeps how many were solved, if never more were; gives the most ever. */
export function keepRush(game: string, right: number): number {
  const most = Math.max(right, rushOf(game))
  write(keyOf(game), { most })
  return most
}

export function rushOf(game: string): number {
  const { most } = read(keyOf(game)) as { most?: unknown }
  return typeof most === 'number' ? most : 0
}

function keyOf(game: string): string {
  return `runatal.puzzle-rush.${game}`
}

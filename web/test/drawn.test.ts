import type { Branch, Chapter } from '@runatal/study'
import { expect, test } from 'vitest'
import { linesOf } from '../src/whatif/drawn.ts'

const move = { seat: 0, ask: 1, move: {}, at: 0 }
const branch = (id: string, from: Branch['from'], moves: number): Branch => ({
  id,
  name: id,
  by: 'Ana',
  from,
  seed: '0'.repeat(64),
  log: Array<typeof move>(moves).fill(move),
})

const chapter: Chapter = {
  id: 'one',
  name: 'A game',
  record: { game: 'toy', wish: { seats: 2 }, seed: '0'.repeat(64), log: Array<typeof move>(40).fill(move) },
  seats: ['Ana', 'Bo'],
  branches: [
    branch('late', { position: 30 }, 2),
    branch('early', { position: 10 }, 5),
    branch('twig', { branch: 'early', position: 12 }, 9),
  ],
  notes: [],
}

test('each line has a column, those that leave earlier first, and a branch stands beside the one that it leaves', () => {
  expect(linesOf(chapter).map(({ branch: its, column }) => [its?.id, column])).toEqual([
    [undefined, 0],
    ['early', 1],
    ['twig', 2],
    ['late', 3],
  ])
})

test('time runs downwards: a knot where others leave, and one at the end of each line', () => {
  const lines = linesOf(chapter)
  const knots = lines.map(line => line.knots.map(({ place, row, isEnd }) => [place.position, row, isEnd]))
  expect(knots).toEqual([
    [
      [10, 0, false],
      [30, 4, false],
      [40, 6, true],
    ],
    [
      [12, 1, false],
      [15, 2, true],
    ],
    [[21, 3, true]],
    [[32, 5, true]],
  ])
  expect(lines.map(({ leaves }) => leaves)).toEqual([
    undefined,
    { column: 0, row: 0 },
    { column: 1, row: 1 },
    { column: 0, row: 4 },
  ])
})

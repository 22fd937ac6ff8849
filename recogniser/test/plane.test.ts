import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth, inverse, project, throughFour } from '../plane.ts'

const SQUARE = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
]

/** Four corners that stay convex: a square with each corner moved a little. */
const corners = fc
  .array(fc.tuple(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -30, max: 30 })), { minLength: 4, maxLength: 4 })
  .map(moves => SQUARE.map(({ x, y }, i) => ({ x: x * 100 + moves[i]![0], y: y * 100 + moves[i]![1] })))

test('a plane through four points takes them there, and its inverse brings them back', () => {
  fc.assert(
    fc.property(corners, to => {
      const plane = throughFour(SQUARE, to)!
      const back = inverse(plane)!
      for (const [i, from] of SQUARE.entries()) {
        const there = project(plane, from.x, from.y)
        expect(there.x).toBeCloseTo(to[i]!.x, 6)
        expect(there.y).toBeCloseTo(to[i]!.y, 6)
        expect(project(back, there.x, there.y).x).toBeCloseTo(from.x, 6)
      }
    }),
  )
})

test('growth is what a small area becomes', () => {
  const plane = throughFour(SQUARE, [
    { x: 0, y: 0 },
    { x: 90, y: 10 },
    { x: 100, y: 110 },
    { x: 5, y: 80 },
  ])!
  const [a, b, c] = [project(plane, 0.2, 0.3), project(plane, 0.201, 0.3), project(plane, 0.2, 0.301)]
  const area = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 1e-6
  expect(growth(plane, 0.2, 0.3) / area).toBeCloseTo(1, 2)
})

test('there is none through three points on a line', () => {
  const line = SQUARE.map((_, i) => ({ x: i, y: 2 * i }))
  expect(throughFour(SQUARE, line)).toBeUndefined()
})

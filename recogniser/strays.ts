import { lightAt } from './colour.ts'
import { BARE, whiteAt } from './paper.ts'
import { project } from './plane.ts'
import type { Point } from './reading.ts'
import type { View } from './view.ts'

/** The middles of things as large as a tile that lie on the sheet's bare paper. */
export function strays({ frame, plane, white }: View): readonly Point[] {
  const light = new Float32Array(3)
  const paper = new Float32Array(3)
  const inked = BARE.filter(({ x, y }) => {
    const at = project(plane, x, y)
    if (!lightAt(frame, at.x, at.y, light)) return false
    whiteAt(white, x, y, paper)
    return light.some((value, c) => value < paper[c]! * DARKER)
  })
  return heaps(inked)
    .filter(heap => heap.length >= MANY)
    .map(heap => ({ x: mean(heap.map(({ x }) => x)), y: mean(heap.map(({ y }) => y)) }))
}

/** Paper with ink on it, in one colour at least. A tile covers a dozen points; its glyph may be white. */
const DARKER = 0.55
const MANY = 5

/** Neighbouring points, heap by heap. */
function heaps(points: readonly Point[]): readonly Point[][] {
  const left = new Set(points)
  const found: Point[][] = []
  for (const start of left) {
    const heap = [start]
    left.delete(start)
    for (const point of heap)
      for (const other of left)
        if (Math.hypot(other.x - point.x, other.y - point.y) < 12) {
          left.delete(other)
          heap.push(other)
        }
    found.push(heap)
  }
  return found
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

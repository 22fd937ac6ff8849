import { lightAt } from './colour.ts'
import { BARE, whiteAt } from './paper.ts'
import { project } from './plane.ts'
import type { Point } from './reading.ts'
import type { View } from './view.ts'

/** What lies on the sheet's bare paper, or drowns it. */
export interface Strays {
  /** The middles of things as large as a tile. */
  readonly places: readonly Point[]
  /** Glare as large as a tile, which may hide one. */
  readonly dazzled: boolean
}

export function strays({ frame, plane, white }: View): Strays {
  const light = new Float32Array(3)
  const paper = new Float32Array(3)
  const dark: Point[] = []
  const bright: Point[] = []
  for (const point of BARE) {
    const at = project(plane, point.x, point.y)
    if (!lightAt(frame, at.x, at.y, light)) continue
    whiteAt(white, point.x, point.y, paper)
    if (light.some((value, c) => value < paper[c]! * DARKER)) dark.push(point)
    if (light.every(value => value > DROWNED) && light.some((value, c) => value > paper[c]! * BRIGHTER))
      bright.push(point)
  }
  const places = large(dark).map(heap => ({ x: mean(heap.map(({ x }) => x)), y: mean(heap.map(({ y }) => y)) }))
  return { places, dazzled: large(bright).length > 0 }
}

/** Paper with ink on it, in one colour at least. A tile covers a dozen points; its glyph may be white. */
const DARKER = 0.65
/** No paper is so bright: it is a lamp that one sees in it. */
const BRIGHTER = 1.5
/** And so bright that whatever lies there is white. */
const DROWNED = 0.9
const MANY = 4

function large(points: readonly Point[]): readonly Point[][] {
  return heaps(points).filter(heap => heap.length >= MANY)
}

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

import { expect, test } from 'vitest'
import { printedTiles, RUNES } from '../index.ts'
import { known, likeness } from '../known.ts'
import { paint } from '../sheet/paint.ts'
import { DISC, MARKERS, PAGE, pages, printedTile, RING, SHEET, SPACES, TILE } from '../sheet/index.ts'
import { circle } from '../sheet/shape.ts'

test('tiles lie clear of each other, of the ring and of the markers, however they are turned', () => {
  const corner = (TILE / 92) * Math.hypot(22, 46)
  for (const [i, space] of SPACES.entries()) {
    expect(Math.hypot(space.x, space.y)).toBeGreaterThan(corner + RING.outer + 5)
    expect(Math.hypot(space.x - MARKERS[i]!.x, space.y - MARKERS[i]!.y)).toBeGreaterThan(corner + DISC + 5)
  }
})

test('markers stand as the rulebook has it: clockwise from the top, each beyond its space', () => {
  for (const [i, { x, y }] of MARKERS.entries()) {
    expect(x * SPACES[i]!.y).toBe(y * SPACES[i]!.x)
    expect(x * MARKERS[(i + 1) % 4]!.y - y * MARKERS[(i + 1) % 4]!.x).toBeGreaterThan(0)
  }
  expect(MARKERS[0]).toEqual({ x: 0, y: -80 })
})

test('everything is on the pages, on the paper, and nothing on top of another', () => {
  const ids = pages.flat().map(({ id }) => id)
  expect(ids).toHaveLength(1 + 7 + 28)
  expect(new Set(ids).size).toBe(ids.length)
  for (const page of pages)
    for (const [i, piece] of page.entries()) {
      expect(Math.min(piece.x, PAGE.width - piece.x) - piece.size / 2).toBeGreaterThan(8)
      expect(Math.min(piece.y, PAGE.height - piece.y) - piece.size / 2).toBeGreaterThan(8)
      for (const other of page.slice(i + 1))
        expect(Math.hypot(piece.x - other.x, piece.y - other.y)).toBeGreaterThan((piece.size + other.size) / 2)
    }
  expect(pages[0]![0]!.size).toBe(SHEET)
})

test('no two glyphs are alike in any turn', () => {
  const { tiles } = known(printedTiles())
  for (const [i, one] of tiles.entries())
    for (const two of tiles.slice(i + 1)) expect(likeness(one.face, two.face)).toBeLessThan(0.8)
})

test('paths are painted where they are', () => {
  const { pixels } = paint(
    { box: 100, shapes: [{ path: circle(50, 50, 30) + circle(50, 50, 10), fill: '#ff0000' }] },
    100,
  )
  let covered = 0
  for (let i = 3; i < pixels.length; i += 4) covered += pixels[i]! / 255
  expect(covered / (Math.PI * (30 ** 2 - 10 ** 2))).toBeCloseTo(1, 2)
  const at = (x: number, y: number) => pixels.slice((y * 100 + x) * 4, (y * 100 + x) * 4 + 4)
  expect([...at(50, 30)]).toEqual([255, 0, 0, 255])
  expect([...at(50, 50)]).toEqual([0, 0, 0, 0])
})

test.each(RUNES)('the printed %s tile has its rim, its ground and its glyph', rune => {
  const { pixels } = paint(printedTile(rune), 100)
  const shades = new Set<string>()
  for (let i = 0; i < pixels.length; i += 4) if (pixels[i + 3] === 255) shades.add(pixels.slice(i, i + 3).join())
  expect(shades.size).toBeGreaterThanOrEqual(3)
  expect(pixels[3]).toBe(0)
})

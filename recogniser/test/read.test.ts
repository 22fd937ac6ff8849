import { describe, expect, test } from 'vitest'
import { type Flaw, type Level, render, type Scene } from '../generator/index.ts'
import { read, type Reading, type RuneId } from '../index.ts'
import { project } from '../plane.ts'
import { seen } from '../generator/camera.ts'
import { SPACES } from '../sheet/portal.ts'
import { photo, scene } from './photos.ts'

const RUNES = ['violet', 'green', 'red', 'yellow'] as const satisfies readonly RuneId[]

function runesOf({ slots }: Reading): (RuneId | 'empty' | undefined)[] {
  return slots.map(({ rune }) => rune)
}

test.each<[Level, number[]]>([
  ['easy', [1, 2]],
  ['ordinary', [1, 2, 3, 4, 5, 6]],
])('%s photos: all four runes are read', (level, seeds) => {
  for (const seed of seeds) {
    const still = scene({ level, seed })
    const reading = read(render(still))
    expect(runesOf(reading)).toEqual(still.truth)
    expect(reading.problem).toBeUndefined()
  }
})

test('hard photos: nothing is read wrongly, and most are read', () => {
  const scenes = [1, 2, 3, 4, 5, 6].map(seed => scene({ level: 'hard', seed }))
  const readings = scenes.map(still => read(render(still)))
  for (const [i, reading] of readings.entries())
    for (const [space, rune] of runesOf(reading).entries()) expect([undefined, scenes[i]!.truth[space]]).toContain(rune)
  expect(readings.filter(({ problem }) => problem === undefined).length).toBeGreaterThanOrEqual(3)
})

test.each([0, 90, 180, 270])('turned by %i degrees, the triangle still marks the first space', degrees => {
  expect(runesOf(read(photo({ runes: RUNES, roll: (degrees * Math.PI) / 180 })))).toEqual(RUNES)
})

test('upright and large pictures are read as well', () => {
  expect(runesOf(read(photo({ runes: RUNES, width: 352, height: 480 })))).toEqual(RUNES)
  expect(runesOf(read(photo({ runes: RUNES, width: 960, height: 720 })))).toEqual(RUNES)
})

test('the corners lie around the portal and its tiles', () => {
  const still = scene({ runes: RUNES })
  const reading = read(render(still))
  const plane = seen(still.camera, still.width, still.height)
  for (const [i, { corners }] of reading.slots.entries()) {
    const middle = project(plane, still.tiles[i]!.x, still.tiles[i]!.y)
    const x = corners!.reduce((sum, corner) => sum + corner.x / 4, 0)
    const y = corners!.reduce((sum, corner) => sum + corner.y / 4, 0)
    expect(Math.hypot(x - middle.x, y - middle.y)).toBeLessThan(4)
  }
  const top = project(plane, -90, -90)
  expect(reading.portal!.corners[0].x).toBeCloseTo(top.x, -1)
  expect(reading.portal!.corners[0].y).toBeCloseTo(top.y, -1)
})

describe('what will not do is said', () => {
  test.each<[Flaw, Reading['problem']]>([
    ['noPortal', 'noPortal'],
    ['fifth', 'tooMany'],
    ['twice', 'twice'],
    ['missing', 'empty'],
  ])('%s', (flaw, problem) => {
    expect(read(photo({ runes: RUNES, flaw })).problem).toBe(problem)
  })

  test('a space without a tile is empty, the others are read', () => {
    const still = scene({ runes: RUNES })
    const three = { ...still, tiles: still.tiles.filter(({ rune }) => rune !== 'green') }
    expect(runesOf(read(render(three)))).toEqual(['violet', 'empty', 'red', 'yellow'])
  })

  test('a covered tile stays blank, the others are read', () => {
    const reading = read(render(covered(2)))
    expect(runesOf(reading)).toEqual(['violet', 'green', undefined, 'yellow'])
    expect(reading.problem).toBe('unsure')
  })

  test.each([0, 1, 2, 3])('mark %i may be hidden: three clear discs say where the triangle is', marker => {
    expect(runesOf(read(render(hidden(marker))))).toEqual(RUNES)
  })

  test.each([1, 2, 3])('triangle and disc %i may not both be hidden', marker => {
    const both = { ...hidden(0), fingers: [...hidden(0).fingers, ...hidden(marker).fingers] }
    expect(read(render(both)).problem).toBe('noPortal')
  })

  test('too dark, too bright, blurred', () => {
    const still = scene({ runes: RUNES })
    const lit = (exposure: number): Scene => ({ ...still, light: { ...still.light, exposure } })
    expect(read(render({ ...lit(0.002), lens: { ...still.lens, noise: 4 } })).problem).toBe('tooDark')
    expect(read(render(lit(9))).problem).toBe('tooBright')
    expect(read(render({ ...still, lens: { ...still.lens, blur: 7 } })).problem).toBe('blurred')
  })
})

const SKIN = [0.5, 0.3, 0.22] as const

/** A finger on a tile, from the side. */
function covered(space: number): Scene {
  const { x, y } = SPACES[space]!
  const towards = Math.atan2(y, x) + 1
  return {
    ...scene({ runes: RUNES }),
    fingers: [{ x: x - 8 * Math.cos(towards), y: y - 8 * Math.sin(towards), towards, wide: 12, colour: SKIN }],
  }
}

/** A finger on a marker only. */
function hidden(marker: number): Scene {
  const { x, y } = SPACES[marker]!
  return {
    ...scene({ runes: RUNES }),
    fingers: [{ x: x * 1.55, y: y * 1.55, towards: Math.atan2(y, x), wide: 9, colour: SKIN }],
  }
}

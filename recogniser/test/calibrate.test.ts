import { expect, test } from 'vitest'
import { moment, render } from '../generator/index.ts'
import { calibrate, read, type RuneId, RUNES, type TileLook } from '../index.ts'
import { circle, type Drawing } from '../sheet/shape.ts'
import { photo, scene } from './photos.ts'

/** Somebody's own tiles: round, pale, with dark bars; the seventh is pink. */
const THEIRS: Readonly<Record<RuneId, Drawing>> = {
  blue: tile('#9cc3e8', 'M30 30H70M30 50H70'),
  red: tile('#e8a39c', 'M30 30L70 70M70 30L30 70'),
  yellow: tile('#e9dc8e', 'M50 25V75'),
  orange: tile('#edbd84', 'M30 35H70L50 70Z'),
  green: tile('#a5d6a0', 'M35 25V75H68'),
  violet: tile('#c3a4da', 'M30 70V35H70V70'),
  black: tile('#f29ac0', circle(50, 50, 20)),
}

function tile(ground: string, path: string): Drawing {
  const outline = { path: circle(50, 50, 44), fill: ground, line: '#4a3a2a', width: 4 }
  return { box: 100, shapes: [outline, { path, line: '#2c2018', width: 9 }] }
}

/** One tile alone on the first space. */
function shown(rune: RuneId, n: number) {
  const others = RUNES.filter(other => other !== rune).slice(0, 3)
  const still = scene({ level: 'easy', seed: 5, runes: [rune, ...others], drawings: THEIRS })
  return render(moment({ ...still, tiles: still.tiles.slice(0, 1) }, n))
}

test('other tiles are learnt one by one, and then read', () => {
  const lesson = calibrate()
  for (const [i, rune] of RUNES.entries()) {
    expect(lesson.missing).toEqual(RUNES.slice(i))
    expect(lesson.tiles).toBeUndefined()
    const steps = [0, 1, 2, 3].map(n => lesson.show(rune, shown(rune, n)))
    expect(steps.map(({ learnt }) => learnt)).toEqual([false, false, false, true])
  }
  expect(lesson.missing).toEqual([])
  const kept: readonly TileLook[] = JSON.parse(JSON.stringify(lesson.tiles))
  for (const seed of [1, 2]) {
    const runes = ['red', 'black', 'green', 'yellow'] as const
    const frame = photo({ seed, runes, drawings: THEIRS })
    expect(read(frame, kept).slots.map(({ rune }) => rune)).toEqual(runes)
    expect(read(frame).problem).toBe('unsure')
  }
})

test('the same tile under two names is refused', () => {
  const lesson = calibrate()
  for (let n = 0; n < 4; n++) lesson.show('blue', shown('blue', n))
  expect(lesson.show('red', shown('blue', 5))).toMatchObject({ learnt: false, problem: 'alike' })
  expect(lesson.missing).toContain('red')
})

test('nothing is learnt from an empty space or without a portal', () => {
  const lesson = calibrate()
  expect(lesson.show('blue', render({ ...scene({ level: 'easy' }), tiles: [] }))).toMatchObject({
    learnt: false,
    problem: 'empty',
  })
  expect(lesson.show('blue', photo({ flaw: 'noPortal' })).problem).toBe('noPortal')
})

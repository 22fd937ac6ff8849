import { expect, test } from 'vitest'
import { moment, render } from '../generator/index.ts'
import { type Frame, type RuneId, type Sighting, watch } from '../index.ts'
import { photo, scene } from './photos.ts'

const RUNES = ['blue', 'black', 'orange', 'red'] as const satisfies readonly RuneId[]
const SWAPPED = ['black', 'blue', 'orange', 'red'] as const satisfies readonly RuneId[]

const rendered = new Map<readonly RuneId[], readonly Frame[]>()

/** Up to six, made once. */
function frames(runes: readonly RuneId[], count: number): readonly Frame[] {
  const still = scene({ seed: 3, runes })
  const made = rendered.get(runes) ?? Array.from({ length: 6 }, (_, i) => render(moment(still, i)))
  rendered.set(runes, made)
  return made.slice(0, count)
}

function runesOf({ slots }: Sighting) {
  return slots.map(({ rune }) => rune)
}

test('three frames that agree make it sure', () => {
  const watcher = watch()
  const seen = frames(RUNES, 3).map(frame => watcher.see(frame))
  expect(seen.map(({ sure }) => sure)).toEqual([false, false, true])
  expect(seen.map(({ progress }) => progress)).toEqual([1 / 3, 2 / 3, 1])
  expect(runesOf(seen[2]!)).toEqual(RUNES)
})

test('two runes that change places: it is sure only once the old ones are out of mind', () => {
  const watcher = watch()
  for (const frame of frames(RUNES, 2)) expect(watcher.see(frame).sure).toBe(false)
  const after = frames(SWAPPED, 6).map(frame => watcher.see(frame))
  expect(after[2]!.sure).toBe(false)
  expect(after[5]!.sure).toBe(true)
  expect(runesOf(after[5]!)).toEqual(SWAPPED)
})

test('what it saw before is forgotten on demand', () => {
  const watcher = watch()
  for (const frame of frames(RUNES, 2)) watcher.see(frame)
  watcher.reset()
  expect(watcher.see(frames(SWAPPED, 1)[0]!).progress).toBeCloseTo(1 / 3)
})

test('one frame in which a tile is covered does not matter', () => {
  const watcher = watch()
  for (const frame of frames(RUNES, 3)) watcher.see(frame)
  const finger = { x: 50, y: -8, towards: Math.PI / 2, wide: 14, colour: [0.5, 0.3, 0.2] as const }
  const covered = watcher.see(render({ ...scene({ seed: 3, runes: RUNES }), fingers: [finger] }))
  expect(covered.sure).toBe(true)
  expect(runesOf(covered)).toEqual(RUNES)
  expect(covered.problem).toBeUndefined()
})

test('it is never sure of the same rune twice', () => {
  const watcher = watch()
  const still = scene({ seed: 3, flaw: 'twice' })
  for (let i = 0; i < 4; i++)
    expect(watcher.see(render(moment(still, i)))).toMatchObject({ sure: false, problem: 'twice' })
})

test('it is not sure while it does not see the portal', () => {
  const watcher = watch()
  for (const frame of frames(RUNES, 3)) watcher.see(frame)
  expect(watcher.see(photo({ seed: 3, flaw: 'noPortal' })).sure).toBe(false)
})

test('a fifth tile seen once is not forgotten at once', () => {
  const watcher = watch()
  const fifth = photo({ seed: 3, runes: RUNES, flaw: 'fifth' })
  expect(watcher.see(fifth).problem).toBe('tooMany')
  for (const frame of frames(RUNES, 3)) expect(watcher.see(frame).sure).toBe(false)
})

test.each([
  ['half faded', 'hard', 1_000_995],
  ['under a lamp', 'extreme', 1_000_996],
] as const)('a fifth tile %s: it does not become sure', (_, level, seed) => {
  const watcher = watch()
  const still = scene({ level, seed, flaw: 'fifth', width: 640, height: 480 })
  for (let i = 0; i < 4; i++) {
    const { sure, problem } = watcher.see(render(moment(still, i)))
    expect(sure).toBe(false)
    expect(problem).toBeDefined()
  }
})

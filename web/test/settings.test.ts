import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser that keeps this, in French. */
function browser(kept?: string) {
  const store = new Map(kept === undefined ? [] : [['runatal.settings', kept]])
  vi.stubGlobal('navigator', { language: 'fr-FR' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  })
  return { kept: () => store.get('runatal.settings') }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const load = () => import('../src/settings.ts')

test('who has set nothing has the language of the browser, sound, and text of the usual size', async () => {
  browser()
  const { settings, tempoOf } = await load()
  expect(settings.get()).toMatchObject({ language: 'fr', volume: 70, text: '100', hand: 'right', confirm: false })
  expect(tempoOf(settings.get())).toBe(1)
})

test('what was set is there at the next visit', async () => {
  const first = browser()
  const { change } = await load()
  change({ volume: 35, text: '130', hand: 'left', confirm: true, speed: 'quick' })
  browser(first.kept())
  vi.resetModules()
  const { settings } = await load()
  expect(settings.get()).toMatchObject({ volume: 35, text: '130', hand: 'left', confirm: true, speed: 'quick' })
})

test('what was kept by another version, or by nobody of ours, is passed over part by part', async () => {
  browser(JSON.stringify({ speed: 'fast', volume: 7, text: 300, hand: 'left', other: 1 }))
  const { settings } = await load()
  expect(settings.get()).toMatchObject({ speed: 'normal', volume: 70, text: '100', hand: 'left' })
  expect(settings.get()).not.toHaveProperty('other')
  vi.resetModules()
  browser('{ not json')
  expect((await load()).settings.get().volume).toBe(70)
})

test('calm is slower than normal, and quick is quicker', async () => {
  browser()
  const { SPEEDS, tempoOf } = await load()
  const tempos = SPEEDS.map(speed => tempoOf({ speed }))
  expect(tempos).toEqual([...new Set(tempos)].toSorted((a, b) => b - a))
})

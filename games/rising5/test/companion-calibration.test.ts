import { rule } from '@runatal/proof'
import { calibrate, read, type RuneId, RUNES } from '@runatal/recogniser'
import { compose, render, type Scene } from '@runatal/recogniser/generator'
import { TILE_PATH } from '@runatal/recogniser/sheet'
import { beforeAll, expect } from 'vitest'
import { FIRST_PREFERENCES, readPreferences } from '../companion/preferences.ts'

/** Of a box whose seventh tile is pink with a cross, where ours is black with a star. */
const PINK_TILE = {
  box: 100,
  shapes: [
    { path: TILE_PATH, fill: '#8f2f5f' },
    { path: 'M30 9H70L91 30V70L70 91H30L9 70V30Z', fill: '#f06aa8' },
    { path: 'M43 22H57V43H78V57H57V78H43V57H22V43H43Z', fill: '#ffffff' },
  ],
}
const PINK_BOX = { level: 'easy', seed: 3, width: 480, height: 360, drawings: { black: PINK_TILE } } as const

beforeAll(() => void render(compose(PINK_BOX)))

rule(
  'R5-352',
  'until a calibration the usual tiles are expected; after one with a pink seventh tile, that tile is read as rune 7',
  () => {
    const picture = render(compose({ ...PINK_BOX, runes: ['black', 'green', 'red', 'yellow'] }))
    expect(FIRST_PREFERENCES.tiles).toBeUndefined()
    expect(read(picture).slots[0].rune).not.toBe('black')

    const calibration = calibrate()
    for (const rune of RUNES) {
      const frame = render(alone(compose({ ...PINK_BOX, runes: four(rune) })))
      let shown = calibration.show(rune, frame)
      for (let i = 0; i < 8 && !shown.learnt; i++) shown = calibration.show(rune, frame)
      expect(shown).toMatchObject({ learnt: true, progress: 1 })
    }
    expect(calibration.missing).toEqual([])
    // Kept as JSON on the device.
    const { tiles } = readPreferences(JSON.parse(JSON.stringify({ naming: {}, tiles: calibration.tiles })))
    expect(tiles).toEqual(calibration.tiles)
    expect(read(picture, tiles).slots.map(({ rune }) => rune)).toEqual(['black', 'green', 'red', 'yellow'])
  },
)

rule('R5-352', 'names and colour are kept; what is broken is left aside', () => {
  const naming = { seventh: 'Pink', colour: '#f06aa8' }
  expect(readPreferences({ naming, assistant: true })).toEqual({ naming, assistant: true })
  for (const broken of [undefined, 3, {}, { naming: 'Pink' }, { tiles: [] }, { tiles: RUNES.map(rune => ({ rune })) }])
    expect(readPreferences(broken)).toEqual(FIRST_PREFERENCES)
  expect(readPreferences({ naming: { seventh: 7, colour: 'red' } })).toEqual(FIRST_PREFERENCES)
})

/** Only the tile on space 1. */
function alone(scene: Scene): Scene {
  return { ...scene, tiles: scene.tiles.slice(0, 1) }
}

function four(first: RuneId): RuneId[] {
  return [first, ...RUNES.filter(rune => rune !== first)].slice(0, 4)
}

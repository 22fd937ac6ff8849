import { rule } from '@runatal/proof'
import { type Frame, type Problem, read, type RuneId, RUNES as TILES, type Sighting, watch } from '@runatal/recogniser'
import { compose, moment, render, type Wanted } from '@runatal/recogniser/generator'
import { beforeAll, expect } from 'vitest'
import { adviceFor, PATIENCE, readSoFar, taken } from '../companion/capture.ts'
import { en } from '../companion/words/en.ts'
import { fr } from '../companion/words/fr.ts'
import { RUNES } from '../rules/puzzle.ts'
import { kevinsPhone, Phone, runes } from './phone.ts'

/** Quick to render, and large enough to read. */
const SMALL = { width: 480, height: 360 }

const SHOWN: RuneId[] = ['violet', 'green', 'red', 'yellow']

/** The first picture of all takes its time: drawings are rasterised once. */
beforeAll(() => void look({ level: 'easy', seed: 1 }, 1))

rule('R5-312', 'a picture with fewer than four runes is not taken', () => {
  const seen = stare({ level: 'easy', seed: 3, flaw: 'missing' })
  expect(seen.map(taken)).toEqual(seen.map(() => undefined))
  expect(seen.at(-1)?.problem).toBe('empty')
})

rule('R5-312', 'five runes, or none at all, are refused as an arrangement', () => {
  const phone = new Phone().do({ do: 'gameStart' })
  phone.refuses({ do: 'camera', spaces: [0, 1, 2, 3, 4] }, 'R5-312', 'fourRunes')
  phone.refuses({ do: 'camera', spaces: [] }, 'R5-312', 'fourRunes')
  phone.refuses({ do: 'camera', spaces: [0, 1, 2, 9] }, 'R5-312', 'fourRunes')
})

for (const [flaw, problem] of [
  ['noPortal', 'noPortal'],
  ['fifth', 'tooMany'],
  ['twice', 'twice'],
] as const)
  rule('R5-312', `a picture with this wrong is not taken: ${flaw}`, () => {
    const seen = stare({ level: 'easy', seed: 5, flaw })
    expect(seen.map(taken)).toEqual(seen.map(() => undefined))
    expect(seen.at(-1)?.problem).toBe(problem)
  })

rule('R5-313', 'with the triangle on the left, that side is space 1', () => {
  const { portal, slots } = read(
    render(compose({ ...SMALL, level: 'easy', seed: 7, runes: SHOWN, roll: -Math.PI / 2 })),
  )
  const [first, ...others] = portal!.markers
  for (const { x } of others) expect(x).toBeGreaterThan(first.x)
  expect(slots.map(({ rune }) => rune)).toEqual(SHOWN)
})

for (const quarters of [1, 2, 3])
  rule('R5-017', `the Portal turned by ${quarters * 90} degrees: the same runes are read on spaces 1 to 4`, () => {
    const turned = (roll: number) => {
      const { portal, slots } = read(render(compose({ ...SMALL, level: 'easy', seed: 9, runes: SHOWN, roll })))
      return { first: portal!.markers[0], runes: slots.map(({ rune }) => rune) }
    }
    const upright = turned(0)
    const other = turned((quarters * Math.PI) / 2)
    expect(other.runes).toEqual(SHOWN)
    expect(upright.runes).toEqual(SHOWN)
    // It really was turned: the triangle is elsewhere in the picture.
    expect(Math.hypot(other.first.x - upright.first.x, other.first.y - upright.first.y)).toBeGreaterThan(60)
  })

rule('R5-314', 'a steady picture takes itself: four runes, and nobody has touched anything', () => {
  const seen = look({ level: 'easy', seed: 11, runes: SHOWN }, 4)
  expect(seen[0]!.sure).toBe(false)
  expect(taken(seen[0]!)).toBeUndefined()
  const spaces = seen.map(taken).find(found => found !== undefined)
  expect(spaces).toEqual(runes('violet', 'green', 'red', 'yellow'))
})

rule('R5-315', 'after ten seconds without a picture, people are told to look at the marker', () => {
  expect(PATIENCE).toBe(10_000)
  expect(adviceFor(9_999, 'noPortal')).toBeUndefined()
  expect(adviceFor(10_000, 'noPortal')).toBe('marker')
  expect(adviceFor(10_000, undefined)).toBe('marker')
  for (const { advice } of [en, fr]) expect(advice.marker).toMatch(/Portal.*marks|Portail.*marques/)
})

rule('R5-316', 'a frame that is too dark or too bright is told which of the two', () => {
  const frame = render(compose({ ...SMALL, level: 'easy', seed: 2, runes: SHOWN }))
  expect(adviceFor(0, read(frame).problem)).toBeUndefined()
  expect(adviceFor(0, read(lit(frame, 0.12)).problem)).toBe('tooDark')
  expect(adviceFor(0, read(lit(frame, 6)).problem)).toBe('tooBright')
})

rule('R5-315', 'other trouble is told as it is', () => {
  const told: Problem[] = ['blurred', 'tooMany', 'twice', 'empty', 'unsure']
  for (const problem of told) expect(adviceFor(0, problem)).toBe(problem)
})

rule('R5-353', 'one covered tile: three spaces filled, one blank, and it cannot be confirmed', () => {
  const frame = render(compose({ ...SMALL, level: 'easy', seed: 11, runes: SHOWN }))
  const { slots } = read(frame)
  const xs = slots[1].corners!.map(({ x }) => x)
  const ys = slots[1].corners!.map(({ y }) => y)
  const covered = painted(frame, Math.min(...xs) - 6, Math.min(...ys) - 6, Math.max(...xs) + 6, Math.max(...ys) + 6)
  const watcher = watch()
  const seen = [1, 2, 3, 4, 5].map(() => watcher.see(covered))
  expect(seen.map(taken)).toEqual(seen.map(() => undefined))
  const spaces = readSoFar(seen.at(-1)!)
  expect(spaces).toEqual([RUNES.indexOf('violet'), undefined, RUNES.indexOf('red'), RUNES.indexOf('yellow')])
  const phone = kevinsPhone().do({ do: 'camera', spaces }).refuses({ do: 'confirm' }, 'R5-353', 'blank')
  expect(phone.do({ do: 'correct', space: 1, rune: RUNES.indexOf('green') }).do({ do: 'confirm' }).at).toBe('result')
})

rule('R5-353', 'of two spaces that read the same neither is guessed', () => {
  const slot = { rune: 'blue', confidence: 1 } as const
  const other = { rune: 'red', confidence: 1 } as const
  expect(readSoFar({ slots: [slot, other, slot, { rune: 'empty', confidence: 1 }] })).toEqual([
    undefined,
    RUNES.indexOf('red'),
    undefined,
    undefined,
  ])
})

rule('R5-313', 'the camera and the rules count the runes in the same order', () => {
  expect(TILES).toEqual(RUNES)
})

/** What a phone sees of a scene, standing still. */
function stare(wanted: Wanted): Sighting[] {
  const frame = render(compose({ ...SMALL, ...wanted }))
  const watcher = watch()
  return Array.from({ length: 5 }, () => watcher.see(frame))
}

/** The same, held in a hand for so many frames. */
function look(wanted: Wanted, frames: number): Sighting[] {
  const scene = compose({ ...SMALL, ...wanted })
  const watcher = watch()
  return Array.from({ length: frames }, (_, n) => watcher.see(render(moment(scene, n))))
}

function lit(frame: Frame, times: number): Frame {
  return { ...frame, pixels: frame.pixels.map((value, i) => (i % 4 === 3 ? value : value * times)) }
}

/** A thumb over a part of the picture. */
function painted(frame: Frame, left: number, top: number, right: number, bottom: number): Frame {
  const pixels = frame.pixels.slice()
  for (let y = Math.floor(top); y < bottom; y++)
    for (let x = Math.floor(left); x < right; x++) pixels.set([205, 160, 140], (y * frame.width + x) * 4)
  return { ...frame, pixels }
}

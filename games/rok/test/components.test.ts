import { expect } from 'vitest'
import { FastChance } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { ALL_STONES, COLOURS, DESTINY, isPair, PAIRS, pairOf, SIGNS, SURFACES, twinOf } from '../index.ts'
import { arrange, type Stone, stonesNamed } from '../index.ts'
import { players } from './words.ts'

type Rune = Extract<Stone, { kind: 'rune' }>
const RUNES = ALL_STONES.filter((stone): stone is Rune => stone.kind === 'rune')

rule('ROK-006', '49 stones: the Destiny rune and 48 others', () => {
  expect(ALL_STONES).toHaveLength(49)
  expect(ALL_STONES.filter(({ kind }) => kind === 'destiny')).toHaveLength(1)
  expect(RUNES).toHaveLength(48)
  expect(new Set(ALL_STONES.map(({ id }) => id)).size).toBe(49)
})

rule('ROK-007', 'the Destiny rune has a dot and neither colour nor sign', () => {
  expect(ALL_STONES[DESTINY]).toEqual({ id: 0, kind: 'destiny', mark: 'dot' })
})

rule('ROK-008', 'three colours of 16 runes', () => {
  expect(COLOURS).toHaveLength(3)
  for (const colour of COLOURS) expect(RUNES.filter(rune => rune.colour === colour)).toHaveLength(16)
})

rule('ROK-009', 'each colour has 8 signs, each on exactly 2 stones', () => {
  for (const colour of COLOURS)
    for (const sign of SIGNS) expect(RUNES.filter(rune => rune.colour === colour && rune.sign === sign)).toHaveLength(2)
  expect(SIGNS).toHaveLength(8)
})

rule('ROK-010', 'every rune has one sign', () => {
  for (const rune of RUNES) expect(SIGNS).toContain(rune.sign)
})

rule(['ROK-011', 'ROK-034', 'ROK-158'], 'each stone in the bag has the same chance to be drawn', () => {
  // 10,000 draws from bags of 46: chi-square with 47 degrees of freedom, p > 0.01 below 72.4.
  const drawn = Array<number>(49).fill(0)
  for (let seed = 0; seed < 1000; seed++)
    for (const stone of arrange({ players: players(2), phase: 'draw', seed }).state.hands.flat()) drawn[stone]!++
  const expected = 10_000 / 48
  const chi = drawn.slice(1).reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chi).toBeLessThan(72.4)
  expect(chi).toBeGreaterThan(20)
})

rule('ROK-012', 'a pair has the same sign and the same colour: there are 24', () => {
  const [black, twin, grey] = stonesNamed('black-fehu', 'black-fehu', 'grey-fehu')
  expect(isPair(black!, twin!)).toBe(true)
  expect(isPair(black!, grey!)).toBe(false)
  expect(isPair(black!, black!)).toBe(false)
  expect(new Set(RUNES.map(({ id }) => pairOf(id))).size).toBe(24)
  expect(PAIRS).toBe(24)
})

rule('ROK-013', 'the same eight signs in every colour', () => {
  for (const colour of COLOURS)
    expect(new Set(RUNES.filter(rune => rune.colour === colour).map(({ sign }) => sign))).toEqual(new Set(SIGNS))
})

rule('ROK-014', 'each rune has one twin, whose twin it is', () => {
  for (const { id, colour, sign } of RUNES) {
    const twins = RUNES.filter(other => other.id !== id && other.colour === colour && other.sign === sign)
    expect(twins.map(twin => twin.id)).toEqual([twinOf(id)])
    expect(twinOf(twinOf(id))).toBe(id)
  }
})

rule('ROK-015', 'a stone face down shows its colour and place, not its sign', () => {
  const t = arrange({ players: players(2), table: [{ rune: 'grey-raido', at: [30, 40], face: 'down' }] })
  const { table } = t.as(0).view
  expect([table.stone[0], COLOURS[table.colour[0]!], table.x[0], table.y[0]]).toEqual([-1, 'grey', 30, 40])
  expect(JSON.stringify(t.as(0).heard)).not.toContain('raido')
})

rule('ROK-016', 'black, grey and white each have a surface of their own', () => {
  expect(COLOURS).toEqual(['black', 'grey', 'white'])
  expect(COLOURS.map(colour => SURFACES[colour].texture)).toEqual(['polished', 'speckled', 'veined'])
})

const hands = (seed: number) => arrange({ players: players(3), seed }).state.hands

rule('ROK-034', 'the same seed and history draw the same stones', () => {
  expect(hands(4)).toEqual(hands(4))
  const different = Array.from({ length: 10 }, () => new FastChance(1).int(100)).map((_, i) => JSON.stringify(hands(i)))
  expect(new Set(different).size).toBe(10)
})

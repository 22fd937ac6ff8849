import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, NONE, type Position, winChance } from '../index.ts'
import { acting, dos, setUp, type Table, types } from './game.ts'

/** Hal stands alone before a monster of strength 4 with 2 moons and 2 cubes. */
const BRUTE = { at: { hal: 'III-a' }, places: { 'III-a': 'III-S1', 'III-b': 'III-S2' } } as const
/** Strength 3, 1 moon, a cube and a sun. */
const JACKAL = { at: { hal: 'I-a' }, places: { 'I-a': 'I-2', 'I-b': 'I-S2' } } as const
/** The Lord of region I: strength 5, 2 moons, a hint and a Relic. */
const KHARN = { at: { hal: 'I-a' }, places: { 'I-a': 'I-4', 'I-b': 'I-S2' } } as const

function fights(more: Partial<Position>, actions = 1): Table {
  const t = acting('hal', actions, more)
  t.as(0).play('action', { do: 'encounter' })
  return t
}

/** Seat 1 gives so many cards to Hal's fight. */
function supported(cards: number, more: Partial<Position>): Table {
  const t = arrange({ players: [{ hand: [] }, { hand: Array<'hal'>(cards).fill('hal') }], hero: 'hal', ...more })
  t.as(0).play('action', { do: 'encounter' }).play('askSupport', { do: 'ask' })
  t.as(1).play('giveSupport', { cards })
  return t
}

rule(['R5-103', 'R5-105'], 'one roll is always made, and an eclipse face loses whatever the bonuses', () => {
  const strength2 = { at: { hal: 'I-a', eli: 'I-a' }, places: { 'I-a': 'I-S1', 'I-b': 'I-S2' } } as const
  const t = supported(5, { ...strength2, die: [0] })
  expect(t.happened('die_rolled')).toHaveLength(1)
  expect(t.happened('die_rolled')[0]).toMatchObject({ face: 0, support: 5, teamwork: 1, total: 0 })
  expect(t.happened('fight_lost')).toHaveLength(1)
  const weak = { at: { hal: 'I-a' }, places: { 'I-a': 'I-1', 'I-b': 'I-S2' } } as const
  expect(supported(5, { ...weak, die: [0] }).happened('fight_lost')).toHaveLength(1)
  const blade = arrange({ players: [{ hand: [] }, { hand: ['hal'] }], hero: 'hal', ...BRUTE, items: ['blade'] })
  blade.as(0).play('action', { do: 'encounter' })
  blade.as(1).play('useItem', { item: 'blade' }).play('bladeTarget', { place: 'III-a' })
  expect(blade.happened('die_rolled')).toEqual([])
  expect(blade.happened('fight_won')).toHaveLength(1)
})

rule('R5-104', 'equal or higher wins', () => {
  for (const [face, won] of [
    [3, false],
    [4, true],
    [5, true],
  ] as const) {
    const t = fights({ ...BRUTE, die: [face] })
    expect(t.happened('fight_won')).toHaveLength(won ? 1 : 0)
    expect(t.happened('fight_lost')).toHaveLength(won ? 0 : 1)
  }
})

rule('R5-106', 'a defeated monster is out of the game', () => {
  const t = fights({ ...BRUTE, die: [4] })
  expect(t.state.places[4]).toBe(NONE)
  t.playOn()
  const card = 18
  expect([...t.state.places, ...t.state.regionPiles.flat()]).not.toContain(card)
  expect(t.state.removed).toContain(card)
})

rule('R5-112', 'the order of a fight', () => {
  const order = [
    'encounter_started',
    'support_asked',
    'support_given',
    'die_rolled',
    'fight_won',
    'cubes_gained',
  ] as const
  expect(types(supported(1, { ...BRUTE, die: [3] }).events, ...order)).toEqual(order)
  const lost = [
    'encounter_started',
    'support_asked',
    'support_given',
    'die_rolled',
    'fight_lost',
    'marker_moved',
  ] as const
  expect(types(supported(1, { ...BRUTE, die: [2] }).events, ...lost)).toEqual(lost)
  const potion = supported(1, { ...BRUTE, die: [2, 3], items: ['potion'] })
  potion.as(1).play('useItem', { item: 'potion' })
  const rerolled = ['die_rolled', 'item_used', 'die_rerolled', 'fight_won'] as const
  expect(types(potion.events, ...rerolled)).toEqual(rerolled)
})

rule('R5-113', 'a fight cannot be called off', () => {
  const t = arrange({ players: [{ hand: [] }, { hand: ['hal'] }], hero: 'hal', ...BRUTE })
  t.as(0).play('action', { do: 'encounter' })
  expect(t.as(0).asked).toEqual(['notes', 'askSupport'])
  expect(t.as(0).tries('action', { do: 'move' })?.refused).toBe('no-such-ask')
  expect(t.as(0).tries('askSupport', { do: 'back' })?.refused).toBe('not-an-option')
  expect(t.as(0).undo()).toBeUndefined()
  expect(t.as(0).asked).toContain('action')
})

rule(
  ['R5-114', 'R5-117', 'R5-120', 'R5-121'],
  'a Lord gives a hint and then a Relic of those that are left, for the whole team',
  () => {
    const won = fights({ ...KHARN, die: [5] })
    expect(won.as(0).asked).toContain('hint')
    expect(won.as(0).asked).not.toContain('relic')
    won.as(0).play('hint', { rune: 'blue' })
    expect(
      won
        .as(0)
        .options('relic')
        .map(({ relic }) => relic),
    ).toEqual(['blade', 'staff', 'pendant'])
    won.as(0).play('relic', { relic: 'staff' })
    expect(types(won.events, 'hint_given', 'relic_gained')).toEqual(['hint_given', 'relic_gained'])
    expect(won.state.items.slice(0, 3)).toEqual([0, 1, 0])
    expect(won.state.hints).toHaveLength(3)
    won.as(1).play('useItem', { item: 'staff' })
    expect(won.state.altars).toBe(3)

    const second = fights({ ...KHARN, die: [5], used: ['blade'] })
    second.as(0).play('hint', { do: 'decline' })
    expect(
      second
        .as(0)
        .options('relic')
        .map(({ relic }) => relic),
    ).toEqual(['staff', 'pendant'])
    expect(second.as(0).tries('relic', { do: 'take', relic: 'blade' })?.rule).toBe('R5-120')
    const third = fights({ ...KHARN, die: [5], used: ['blade'], items: ['staff'] })
    third.as(0).play('hint', { do: 'decline' })
    expect(third.happened('relic_gained')).toEqual([{ type: 'relic_gained', relic: 'pendant', by: 0 }])
  },
)

rule('R5-115', 'a reward without effect is ignored, and only the hint can be declined', () => {
  const t = fights({ ...JACKAL, die: [3], eclipse: 1, altars: 4 })
  expect([t.state.eclipse, t.state.altars, t.state.fate]).toEqual([1, 4, 'playing'])
  const lord = fights({ ...KHARN, die: [5] })
  expect(dos(lord.as(0).options('hint'))).toContain('decline')
  lord.as(0).play('hint', { do: 'decline' })
  expect(new Set(dos(lord.as(0).options('relic')))).toEqual(new Set(['take']))
  const cache = acting('hal', 1, { at: { hal: 'III-b' }, places: BRUTE.places })
  cache.as(0).play('action', { do: 'encounter' })
  expect(cache.as(0).asked).toEqual(['notes', 'useItem', 'drawCount'])
})

rule('R5-118', 'a Lord counts in a crisis and can be surprised', () => {
  const vorn = {
    'III-a': 'III-4',
    'III-b': 'III-S2',
    'I-a': 'I-5',
    'I-b': 'I-6',
    'II-a': 'II-5',
    'II-b': 'II-6',
  } as const
  const crisis = arrange({ players: [{}, {}], phase: 'draw', moonWaiting: true, places: vorn })
  crisis.as(0).play('crisisConfirm')
  expect(crisis.happened('crisis_resolved')[0]).toMatchObject({ total: 6, moons: [{ card: 'III-4', moons: 6 }] })
  const nova = acting('nova', 1, { skill: true, places: vorn })
  nova.as(0).play('skill', { do: 'use' })
  expect(nova.as(0).options('skillNova')[0]).toEqual({ do: 'surprise', place: 'III-a' })
})

rule('R5-119', 'Lords are shuffled into their own piles', () => {
  const lords = [5, 14, 23]
  const count = lords.map(() => Array<number>(7).fill(0))
  for (let seed = 0; seed < 1000; seed++) {
    const { regionPiles, places } = setUp(2, seed)
    for (const [region, lord] of lords.entries()) {
      count[region]![regionPiles[region]!.indexOf(lord)]!++
      if (places.includes(lord)) throw new Error(`seed ${seed}`)
    }
  }
  for (const times of count.flat()) expect(times > 100 && times < 190).toBe(true)
})

rule('R5-122', 'the odds by what the die must show', () => {
  for (let strength = 1; strength <= 7; strength++)
    for (let bonus = 0; bonus <= 6; bonus++)
      expect(winChance(strength, bonus)).toBeCloseTo(Math.max(0, (6 - Math.max(1, strength - bonus)) / 6), 10)
  expect([1, 2, 3, 4, 5, 6].map(need => Math.round(6 * winChance(need, 0)))).toEqual([5, 4, 3, 2, 1, 0])
  // What the engine does is what the formula says.
  for (const face of [0, 1, 2, 3, 4, 5]) {
    const t = fights({ ...BRUTE, die: [face] })
    expect(t.happened('fight_won').length === 1).toBe(face >= 4)
  }
})

rule(['R5-095', 'R5-117'], 'each Lord gives a hint and a Relic, and the higher its region the more cubes', () => {
  const lit = (['I', 'II', 'III'] as const).map(region => {
    const place = `${region}-a` as const
    const t = supported(2, { at: { hal: place }, places: { [place]: `${region}-4` }, die: [5] })
    t.as(0).play('hint', { rune: 'blue' }).play('relic', { relic: 'blade' })
    return t.state.altars
  })
  expect(lit).toEqual([0, 1, 2])
})

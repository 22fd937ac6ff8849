import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, NONE, type Place, type Position, type RegionCardId } from '../index.ts'
import { acting, type Table } from './game.ts'

/** Eli meets this card at a location of its region. */
function meets(card: RegionCardId, more: Partial<Position> = {}, actions = 1): Table {
  const region = card.split('-')[0]!
  const [place, other] = [`${region}-a`, `${region}-b`] as [Place, Place]
  const t = acting('eli', actions, { at: { eli: place }, places: { [place]: card, [other]: 'empty' }, ...more })
  t.as(0).play('action', { do: 'encounter' })
  return t
}

rule('R5-125', 'of rewards with a slash exactly one is chosen', () => {
  const t = meets('III-5')
  expect(t.as(0).options('slashReward')).toEqual([
    { do: 'choose', reward: 0 },
    { do: 'choose', reward: 1 },
  ])
  t.as(0).play('slashReward', { reward: 0 })
  expect([t.state.altars, t.state.hints]).toEqual([2, []])
  expect(t.as(0).asked).not.toContain('hint')
  const hint = meets('III-5')
  hint.as(0).play('slashReward', { reward: 1 })
  expect(hint.state.altars).toBe(0)
  expect(hint.as(0).asked).toContain('hint')
})

rule('R5-126', 'the companion leaves after its reward', () => {
  const t = meets('I-S2')
  expect(t.state.places[0]).toBe(1)
  t.as(0).play('slashReward', { reward: 1 })
  expect(t.state.places[0]).toBe(NONE)
  expect(t.state.removed).toContain(1)
})

rule(['R5-129', 'R5-130'], 'a sun moves the marker up one, never above the top', () => {
  const sun = meets('I-S2', { eclipse: 6 })
  sun.as(0).play('slashReward', { reward: 1 })
  expect(sun.state.eclipse).toBe(5)
  expect(meets('I-6', { eclipse: 6 }).state.eclipse).toBe(4)
  expect(meets('I-6', { eclipse: 2 }).state.eclipse).toBe(1)
  const eli = acting('eli', 1, { skill: true, eclipse: 1 })
  eli.as(0).play('skill', { do: 'use' })
  expect(eli.state.eclipse).toBe(1)
})

rule(['R5-131', 'R5-132', 'R5-133'], 'cubes go on altars, as many as fit, and the rest is lost', () => {
  expect(meets('II-S2').state.altars).toBe(1)
  const full = meets('III-6', { altars: 4 })
  expect(full.state.altars).toBe(4)
  expect(full.happened('cubes_gained')).toEqual([{ type: 'cubes_gained', cubes: 0, lost: 2 }])
  const t = acting('eli', 2, {
    altars: 3,
    items: ['staff'],
    portal: ['blue', 'red', 'yellow', 'orange'],
    solution: ['red', 'blue', 'black', 'green'],
  })
  t.as(0).play('useItem', { item: 'staff' })
  expect(t.state.altars).toBe(4)
  expect(t.happened('cubes_gained')).toEqual([{ type: 'cubes_gained', cubes: 1, lost: 2 }])
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  expect(t.state.altars).toBe(0)
})

rule(['R5-135', 'R5-136'], 'a cache gives the top Artefact, for the whole team', () => {
  const t = meets('III-7', { artefacts: ['orb', 'ring', 'potion', 'store'] })
  expect(t.happened('cache_opened')).toEqual([{ type: 'cache_opened', card: 'III-7', artefact: 'orb' }])
  expect(t.state.items).toEqual([0, 0, 0, 1, 0, 0, 0])
  expect(t.state.artefactPile).toHaveLength(3)
  expect(t.state.places[4]).toBe(NONE)
  t.as(1).play('useItem', { item: 'orb' })
  expect(t.as(1).asked).toContain('hint')
})

rule('R5-138', 'who earned a reward makes its choices', () => {
  const t = acting('eli', 1, { items: ['orb'] })
  t.as(1).play('useItem', { item: 'orb' })
  expect(t.as(1).asked).toContain('hint')
  const ask = t.state.asks.find(({ kind }) => kind === 'hint')!
  const refused = t.match.submit(0, ask.id, { do: 'hint', rune: 'blue' })
  expect(refused).toMatchObject({ refused: 'not-your-ask' })
  t.as(1).play('hint', { rune: 'blue' })
  const lord = arrange({
    players: [{ hand: [] }, { hand: [] }],
    onTurn: 1,
    hero: 'hal',
    at: { hal: 'I-a' },
    places: { 'I-a': 'I-4' },
    die: [5],
  })
  lord.as(1).play('action', { do: 'encounter' }).play('hint', { rune: 'red' }).play('relic', { relic: 'blade' })
  expect(lord.happened('hint_given')[0]?.by).toBe(1)
  expect(lord.happened('relic_gained')[0]?.by).toBe(1)
})

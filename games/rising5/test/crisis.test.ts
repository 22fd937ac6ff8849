import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, HEROES, MOON, NONE, type Position } from '../index.ts'
import { dos, players, type Table, types } from './game.ts'

/** Three monsters with 1, 1 and 2 moons, two companions and a cache: the start cards (R5-204). */
const START = {
  'I-a': 'I-S1',
  'I-b': 'I-S2',
  'II-a': 'II-S1',
  'II-b': 'II-S2',
  'III-a': 'III-S1',
  'III-b': 'III-S2',
} as const
const CALM = { 'I-a': 'I-5', 'I-b': 'I-6', 'II-a': 'II-5', 'II-b': 'II-6', 'III-a': 'III-5', 'III-b': 'III-6' } as const

function waiting(more: Partial<Position> = {}): Table {
  return arrange({ players: players(3, { hand: [] }), onTurn: 1, moonWaiting: true, places: START, ...more })
}

rule(['R5-195', 'R5-196'], 'the next player resolves it, after acting and before drawing', () => {
  const t = arrange({ players: [{ hand: [] }, { hand: ['eli'] }, { hand: [] }], phase: 'draw', next: ['moon'] })
  t.as(0).play('drawCount', { cards: 1 })
  expect(t.happened('crisis_resolved')).toEqual([])
  t.as(1).play('activate', { hero: 'eli' }).play('skill', { do: 'skip' })
  t.as(1).play('action', { do: 'move' }).play('move', { place: 'I-a' })
  t.as(1).play('crisisConfirm').play('drawCount', { cards: 1 })
  expect(
    types(t.events, 'red_moon_revealed', 'activated', 'character_moved', 'crisis_resolved', 'draw_declared'),
  ).toEqual(['draw_declared', 'red_moon_revealed', 'activated', 'character_moved', 'crisis_resolved', 'draw_declared'])
})

rule('R5-201', 'on the last space the game is lost', () => {
  const three = { ...CALM, 'II-a': 'II-1' } as const
  const lost = waiting({ phase: 'draw', eclipse: 10, places: three })
  lost.as(1).play('crisisConfirm')
  expect(lost.state.fate).toBe('eclipse')
  const two = { ...CALM, 'III-a': 'III-S1' } as const
  const on = waiting({ phase: 'draw', eclipse: 10, places: two })
  on.as(1).play('crisisConfirm')
  expect([on.state.eclipse, on.state.fate]).toEqual([12, 'playing'])
})

rule('R5-203', 'then the Red Moon is discarded and cards are drawn as usual', () => {
  const t = waiting({ phase: 'draw' })
  const gone = t.state.moonsGone
  t.as(1).play('crisisConfirm')
  expect([t.state.moonWaiting, t.state.moonsGone]).toEqual([false, gone + 1])
  expect(t.happened('red_moon_discarded')).toHaveLength(1)
  expect(dos(t.as(1).options('drawCount'))).toHaveLength(6)
})

rule(['R5-206', 'R5-209'], 'one Red Moon waits at a time; the next is for the following player', () => {
  const t = arrange({
    players: players(3, { hand: [] }),
    shuffled: true,
    phase: 'draw',
    next: ['moon', 'moon', 'eli'],
    places: CALM,
  })
  t.as(0).play('drawCount', { cards: 3 })
  expect([t.state.moonWaiting, t.state.pile.at(-1)]).toEqual([true, MOON])
  t.as(1).play('activate', { do: 'pass' }).play('crisisConfirm').play('drawCount', { cards: 2 })
  expect([t.state.moonWaiting, HEROES[t.state.pile.at(-1)!]]).toEqual([true, 'eli'])
  expect(t.happened('crisis_resolved')).toHaveLength(1)
  t.as(2).play('activate', { do: 'pass' }).play('crisisConfirm').play('drawCount', { cards: 1 })
  expect(t.happened('crisis_resolved')).toHaveLength(2)
  expect(t.happened('red_moon_revealed').map(({ seat }) => seat)).toEqual([0, 1])
})

rule('R5-207', 'what the drawer emptied is filled again and counts; what the resolver empties does not', () => {
  const t = arrange({
    players: [{ hand: [] }, { hand: ['eli', 'eli'] }],
    hero: 'eli',
    actions: 1,
    at: { eli: 'III-b' },
    places: { ...CALM, 'III-a': 'III-7', 'III-b': 'III-6', 'I-a': 'I-3' },
    regionPiles: { III: ['III-1', 'III-2'], I: [] },
    next: ['moon'],
    die: [3],
  })
  t.as(0).play('action', { do: 'encounter' }).play('drawCount', { cards: 1 })
  expect(t.happened('location_refilled')).toEqual([{ type: 'location_refilled', place: 'III-b', card: 'III-1' }])
  t.as(1).play('activate', { actions: 2 }).play('skill', { do: 'skip' })
  t.as(1).play('action', { do: 'move' }).play('move', { place: 'I-a' }).play('action', { do: 'encounter' })
  expect(t.state.places[0]).toBe(NONE)
  t.as(1).play('crisisConfirm')
  expect(t.happened('crisis_resolved')[0]).toMatchObject({ total: 4, moons: [{ card: 'III-1', moons: 4 }] })
})

rule('R5-208', 'until it is confirmed items may be used', () => {
  const t = waiting({ phase: 'draw', eclipse: 11, places: { ...CALM, 'III-a': 'III-S1' }, items: ['ring'] })
  t.as(2).play('useItem', { item: 'ring' })
  expect(t.state.eclipse).toBe(9)
  t.as(1).play('crisisConfirm')
  expect([t.state.eclipse, t.state.fate]).toEqual([11, 'playing'])
})

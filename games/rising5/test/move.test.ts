import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, NONE, PLACES } from '../index.ts'
import { acting, byChance, dos, players, type Table } from './game.ts'

rule('R5-090', 'a move goes to any location, whatever the distance', () => {
  for (const place of ['III-a', 'III-b'] as const) {
    const t = acting('eli', 1, { at: { eli: 'I-a' } })
    t.as(0).play('action', { do: 'move' }).play('move', { place })
    expect([PLACES[t.state.at[1]!], t.state.actions]).toEqual([place, 0])
  }
})

/** Eli is about to move, from a portrait or from there. */
function from(place?: 'II-b'): Table {
  const t = acting('eli', 2, place ? { at: { eli: place } } : {})
  t.as(0).play('action', { do: 'move' })
  return t
}

function places(t: Table): string[] {
  return t
    .as(0)
    .options('move')
    .flatMap(move => (move.do === 'goTo' ? [move.place] : []))
}

rule(['R5-092', 'R5-093'], 'a move ends elsewhere, and never on a portrait', () => {
  expect(places(from())).toEqual([...PLACES])
  expect(places(from('II-b'))).toEqual(PLACES.filter(place => place !== 'II-b'))
  expect(from('II-b').as(0).tries('move', { do: 'goTo', place: 'II-b' })?.rule).toBe('R5-092')
  expect(from('II-b').as(0).tries('move', { do: 'goTo', place: 'portrait' })?.refused).toBe('not-an-option')
  const portrait = from()
  expect(portrait.match.barred(portrait.state.asks.find(({ kind }) => kind === 'move')!)).toEqual([])
  const left = new Set<number>()
  arrange({ players: players(2), seed: 19 }).playOn(({ at }) => {
    for (const [hero, place] of at.entries()) {
      if (place !== NONE) left.add(hero)
      else expect(left).not.toContain(hero)
    }
    return false
  }, byChance(19))
  expect(left.size).toBe(5)
})

rule('R5-096', 'an encounter is with the card where the hero stands, and no other', () => {
  const t = acting('nova', 1, { at: { nova: 'II-b' }, places: { 'II-a': 'II-S1', 'II-b': 'II-S2' } })
  const others = t.state.places.toSpliced(3, 1)
  t.as(0).play('action', { do: 'encounter' })
  expect(t.happened('companion_met')).toEqual([{ type: 'companion_met', card: 'II-S2' }])
  expect(t.state.places.toSpliced(3, 1)).toEqual(others)
  expect(t.state.places[3]).toBe(NONE)
})

rule('R5-098', 'no encounter on a portrait or where no card lies', () => {
  for (const more of [{}, { at: { nova: 'I-a' }, places: { 'I-a': 'empty' } }] as const) {
    const t = acting('nova', 1, more)
    expect(dos(t.as(0).options('action'))).toEqual(['move', 'giveUp'])
    expect(t.as(0).tries('action', { do: 'encounter' })?.rule).toBe('R5-098')
  }
})

rule('R5-099', 'a location emptied in a turn stays empty until its end', () => {
  const t = acting('nova', 2, { at: { nova: 'I-a' }, places: { 'I-a': 'I-1', 'I-b': 'I-S2' }, die: [1] })
  t.as(0).play('action', { do: 'encounter' })
  expect(t.state.places[0]).toBe(NONE)
  expect(dos(t.as(0).options('action'))).not.toContain('encounter')
  t.as(0).play('action', { do: 'giveUp' })
  expect(t.state.places[0]).toBe(NONE)
  t.as(0).play('drawCount', { cards: 1 })
  expect(t.state.places[0]).not.toBe(NONE)
})

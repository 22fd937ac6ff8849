import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { CARDS, regionOf } from '../content/tables.ts'
import { arrange, type Hero, NONE, type Position, REGIONS } from '../index.ts'
import { byChance, players, SEATS, types } from './game.ts'

rule(['R5-210', 'R5-396'], 'what the refill has shown cannot be taken back; without a card turned up it can', () => {
  const full: Partial<Position> = {
    players: [{ hand: ['nova', 'nova', 'nova', 'eli', 'eli', 'eli'] }, { hand: [] }],
    phase: 'draw',
    next: ['hal'],
  }
  const shown = arrange({ ...full, places: { 'II-a': 'empty' } } as Position)
  shown.as(0).play('drawCount', { cards: 1 }).play('discardDown', { hero: 'nova' })
  expect(shown.happened('location_refilled')).toHaveLength(1)
  expect(shown.as(0).undo()).toMatchObject({ refused: 'no-undo' })
  const nothing = arrange(full as Position)
  nothing.as(0).play('drawCount', { cards: 1 }).play('discardDown', { hero: 'nova' })
  expect(nothing.happened('location_refilled')).toEqual([])
  expect(nothing.as(0).undo()).toBeUndefined()
  expect(nothing.as(0).asked).toContain('discardDown')
})

rule('R5-211', 'a location never shows a card of another region', () => {
  for (const seats of SEATS)
    arrange({ players: players(seats), seed: seats }).playOn(s => {
      for (const [place, card] of s.places.entries())
        if (card !== NONE) expect(CARDS[card]!.region).toBe(REGIONS[regionOf(place)])
      return false
    }, byChance(seats))
})

rule('R5-214', 'the refill comes after every turn, also after a pass or a Red Moon', () => {
  for (const next of [['eli'], ['moon']] as [Hero | 'moon'][]) {
    const t = arrange({ players: players(2, { hand: [] }), next, places: { 'I-a': 'empty' } })
    t.as(0).play('activate', { do: 'pass' })
    expect(t.state.places[0]).toBe(NONE)
    t.as(0).play('drawCount', { cards: 1 })
    expect(t.state.places[0]).not.toBe(NONE)
    expect(types(t.events, 'location_refilled', 'turn_ended', 'turn_started').slice(-3)).toEqual([
      'location_refilled',
      'turn_ended',
      'turn_started',
    ])
  }
})

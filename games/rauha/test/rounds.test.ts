import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, type Event } from '../index.ts'
import { ids, players, SEATS, types, wholeGame } from './game.ts'

describe('rounds and turns', () => {
  rule('RAU-059', 'a game lasts four rounds', () => {
    for (const seats of SEATS)
      expect(wholeGame(seats).happened('round.started')).toEqual([
        { type: 'round.started', round: 1, age: 1 },
        { type: 'round.started', round: 2, age: 1 },
        { type: 'round.started', round: 3, age: 2 },
        { type: 'round.started', round: 4, age: 2 },
      ])
  })

  rule('RAU-060', 'a round is three turns and a scoring', () => {
    for (const seats of SEATS) {
      const t = wholeGame(seats)
      const round = ['round.started', 'turn.started', 'turn.started', 'turn.started', 'scoring.started']
      expect(types(t.events, 'round.started', 'turn.started', 'scoring.started')).toEqual(
        [round, round, round, round].flat(),
      )
      const turns = t.happened('turn.started')
      expect(turns.map(event => 10 * event.round + event.turn)).toEqual([
        11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43,
      ])
      expect(t.happened('scoring.started').map(event => event.round)).toEqual([1, 2, 3, 4])
    }
  })

  rule(['RAU-061', 'RAU-062'], 'four cards of the current Age lie face down on each Satellite', () => {
    for (const [stop, age] of [
      [1, 1],
      [5, 1],
      [9, 2],
      [13, 2],
    ] as const)
      for (const seats of SEATS) {
        const t = arrange({ players: players(seats), stop, phase: 'round' })
        expect(t.state.satellites.map(pack => pack.length)).toEqual(Array(seats).fill(4))
        for (const id of ids(t.state.satellites.flat())) expect(id).toMatch(`B${age}-`)
        const dealt = Array.from({ length: seats }, (_, satellite) => ({ type: 'cards.dealt', satellite, count: 4 }))
        expect(t.happened('cards.dealt')).toEqual(dealt)
        // A seat sees the pack that it holds and no other.
        const held = t.as(1).view.satellites.map(pack => pack.every(card => card >= 0))
        expect(held.filter(seen => seen)).toHaveLength(1)
      }
  })

  rule('RAU-063', 'no card comes twice: 8 a player and Age, the rest is never seen', () => {
    for (const [seats, left] of [
      [2, 24],
      [3, 16],
      [4, 8],
      [5, 0],
    ] as const) {
      const t = wholeGame(seats)
      expect(t.state.decks.map(deck => deck.length)).toEqual([left, left])
      const seen = t.happened('hand.shown').flatMap(event => event.cards)
      expect(new Set(seen).size).toBe(2 * 8 * seats)
      for (const id of ids(t.state.decks.flat())) expect(seen).not.toContain(id)
    }
  })

  rule('RAU-064', 'a turn has five steps', () => {
    const t = arrange({ players: [{ card: 'B1-08', board: { 0: 'B1-03', 1: 'B1-06' } }, {}, {}], stop: 1 })
    t.as(0).play('playBiome', { do: 'place', cell: 2 }).play('activate', { cell: 0 }).play('activate', { do: 'end' })
    t.as(0).play('endTurn')
    // KITEET comes in step 3, before anything is activated in step 4.
    expect(types(t.events, 'biome.placed', 'entity.welcomed', 'biome.activated', 'activation.ended')).toEqual([
      'biome.placed',
      'entity.welcomed',
      'biome.activated',
      'activation.ended',
    ])
    const turn = steps(wholeGame(3).events)
    expect(turn.slice(0, turn.indexOf('5') + 1)).toEqual(['1', '2', '4', '2', '4', '2', '4', '5'])
  })

  rule('RAU-065', 'steps 1 and 5 are for all at the same time', () => {
    for (const seats of SEATS) {
      const t = arrange({ players: players(seats), stop: 2, phase: 'draft' })
      for (let seat = 0; seat < seats; seat++) expect(t.as(seat).asked).toEqual(['pickBiome'])
      // In any order: here from the last seat to the first.
      for (let seat = seats - 1; seat >= 0; seat--) t.as(seat).play('pickBiome', t.as(seat).options('pickBiome')[1])
      t.playOn(s => s.stop === 3)
      // One step for all avatars, and nobody is asked to move.
      expect(t.happened('avatars.advanced')).toEqual([{ type: 'avatars.advanced', from: 2, to: 3 }])
      for (let seat = 0; seat < seats; seat++) expect(t.as(seat).asked).toEqual(['pickBiome'])
    }
  })

  rule('RAU-066', 'steps 2 to 4 of one player are over before the next begins', () => {
    const t = arrange({ players: players(3), stop: 1, phase: 'play' })
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['playBiome'], [], []])
    t.as(0).play('playBiome', { gain: 'crystals' })
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['activate'], [], []])
    t.as(0).play('activate', { do: 'end' })
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([['endTurn'], [], []])
    t.as(0).play('endTurn')
    expect([0, 1, 2].map(seat => t.as(seat).asked)).toEqual([[], ['playBiome'], []])
  })

  rule('RAU-067', 'step 5 follows when everybody has done steps 2 to 4', () => {
    for (const seats of SEATS) {
      const t = arrange({ players: players(seats), stop: 1, phase: 'play' })
      t.playOn(s => s.stop === 2)
      expect(t.happened('activation.ended').map(event => event.seat)).toEqual([0, 1, 2, 3, 4].slice(0, seats))
      const whole = steps(wholeGame(seats).events)
      const each = Array.from({ length: seats }, () => ['2', '4']).flat()
      expect(whole).toEqual(Array.from({ length: 12 }, () => ['1', ...each, '5']).flat())
    }
  })
})

/** The turns of a log as the numbers of their steps; scorings are left out. */
function steps(events: readonly Event[]): string[] {
  let scoring = false
  return events.flatMap(event => {
    if (event.type === 'scoring.started') scoring = true
    if (event.type === 'round.started') scoring = false
    if (event.type === 'picks.closed') return ['1']
    if (event.type === 'biome.placed' || event.type === 'biome.discarded') return ['2']
    if (event.type === 'activation.ended' && !scoring) return ['4']
    return event.type === 'avatars.advanced' && !scoring ? ['5'] : []
  })
}

import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { describe, expect } from 'vitest'
import { arrange, BIOMES, biomeNumber, type Player, rauha } from '../index.ts'
import { messages } from '../messages/index.ts'
import { players, SEATS, types, wholeGame } from './game.ts'

describe('overview', () => {
  rule('RAU-001', 'the most Life Energy wins', () => {
    const t = arrange({ players: [{ points: 112 }, { points: 98 }, { points: 87 }], phase: 'end' })
    expect(t.match.outcome).toEqual({ winners: [0], places: [1, 2, 3], scores: [112, 98, 87] })
    expect(t.happened('game.won')).toEqual([{ type: 'game.won', seats: [0], total: 112 }])

    const last = arrange({ players: [{ points: 87 }, { points: 98 }, { points: 112 }], phase: 'end' })
    expect(last.match.outcome?.winners).toEqual([2])
  })

  rule('RAU-002', 'two Ages: Age 1 cards in rounds 1 and 2, Age 2 cards in rounds 3 and 4', () => {
    const t = wholeGame(3)
    const ages: Record<number, Set<string>> = { 1: new Set(), 2: new Set(), 3: new Set(), 4: new Set() }
    let round = 0
    for (const event of t.events) {
      if (event.type === 'round.started') round = event.round
      if (event.type === 'hand.shown') for (const card of event.cards) ages[round]!.add(card.slice(0, 3))
    }
    expect(ages).toEqual({ 1: new Set(['B1-']), 2: new Set(['B1-']), 3: new Set(['B2-']), 4: new Set(['B2-']) })
    expect(t.happened('round.started').map(event => event.age)).toEqual([1, 1, 2, 2])
  })

  rule('RAU-003', 'an Age is theme: the same board does the same in either', () => {
    // Stops 3 and 9 both activate the right column, in Age 1 and in Age 2; stops 4 and 12 are both corners.
    expect(activated(9)).toEqual(activated(3))
    expect(scored(12)).toEqual(scored(4))
    expect([messages.en.ages[1], messages.fr.ages[2]]).toEqual([
      'Age 1: life awakens',
      'Âge 2\u00a0: les civilisations',
    ])
  })

  rule('RAU-004', 'for 2 to 5 players', () => {
    for (const seats of SEATS) expect(isRefusal(settle(rauha, { seats }))).toBe(false)
    for (const seats of [0, 1, 6, 2.5]) expect(settle(rauha, { seats })).toMatchObject({ refused: 'bad-setting' })
    expect(() => arrange({ players: players(1) })).toThrow('rauha is played by 2 to 5')
    expect(() => arrange({ players: players(6) })).toThrow('rauha is played by 2 to 5')
  })

  rule('RAU-005', 'two players: two Satellites, and every rule as for more', () => {
    const start = arrange({ players: players(2) })
    expect(start.state.satellites.map(pack => pack.length)).toEqual([4, 4])

    const t = wholeGame(2)
    expect(t.match.outcome?.winners.length).toBeGreaterThan(0)
    expect(t.happened('turn.started')).toHaveLength(12)
    expect(t.happened('scoring.ended')).toHaveLength(4)
    expect(t.happened('water.scored')).toHaveLength(8)
    expect(types(t.events, 'card.swallowed')).toHaveLength(8)
    // The neighbour's water counts: 2 Sources more than the other's 1 give 3 points.
    const wet = arrange({ players: [{ board: { 0: 'B1-26' } }, {}], stop: 4 })
    wet.as(0).play('endTurn')
    expect(wet.happened('water.scored')[0]).toMatchObject({ seat: 0, sources: 3, fewest: 1, points: 3 })
    expect(BIOMES[biomeNumber('B1-26')]?.water).toBe(2)
  })
})

const OWNER: Player = { board: { 2: 'B1-25', 5: 'B1-16', 8: 'B1-08' }, spores: [2], entities: ['KITEET'] }

function activated(stop: number) {
  const t = arrange({ players: [OWNER, {}], stop, phase: 'activate' })
  t.as(0).play('activate', { cell: 2 }).play('activate', { cell: 5 }).play('activate', { cell: 8 }).play('endTurn')
  return t.events
}

function scored(stop: number) {
  const t = arrange({ players: [OWNER, {}], stop })
  t.as(0).play('scoreActivate', { cell: 2 }).play('scoreActivate', { entity: 'KITEET' }).play('endTurn')
  return [t.state.points, t.state.crystals]
}

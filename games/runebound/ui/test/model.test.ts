import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { codeOf, HEX_COUNT, hexOf } from '../../content/map.ts'
import type { OpenAsk } from '@runatal/look/board.ts'
import type { Event, Runebound } from '../../rules/types.ts'
import { centre, hexAt, outline } from '../map/geometry.ts'
import { NO_CHOICES, type Offered } from '../model/choices.ts'
import { deedsOf, roundsOf } from '../model/debrief.ts'
import { foresee } from '../model/foresee.ts'
import { near } from '../model/near.ts'
import { groupsOn, threatOf } from '../model/pools.ts'
import { reach } from '../model/reach.ts'
import { gaugesOf, roundsLeft } from '../model/scenario.ts'
import { afterEvent } from '../model/show.ts'
import { strikesOf } from '../model/strikes.ts'

it('finds every hex under its own centre, and none beside the map', () => {
  for (let hex = 0; hex < HEX_COUNT; hex++) expect(hexAt(centre(hex))).toBe(hex)
  expect(hexAt({ x: 0, y: 0 })).toBeUndefined()
})

it('draws one border round neighbours, and two round strangers', () => {
  expect(rings('H6', 'H7')).toBe(1)
  expect(rings('H6', 'B2')).toBe(2)
})

it('reaches where the dice lead, by the narrowest dice, and every way can be gone', () => {
  const table = arrange({
    players: [{ hero: 'tatianna', at: 'H6', hand: [] }],
    dice: ['plains/forest', 'mountains/water', 'plains/hills', 'wild'],
  })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  const asks: OpenAsk<Runebound>[] = table.match.asks(0).map(ask => ({
    id: ask.id,
    kind: 'die',
    must: true,
    options: table.match.options(ask),
    barred: [],
  }))
  const ways = reach(table.state, 0, asks)
  const way = ways.get(hexOf('G9'))!
  expect(way.hexes.map(codeOf)).toEqual(['H6', 'G7', 'G8', 'G9'])
  expect(way.dice).toEqual([1, 0, 2])
  way.dice.forEach((die, i) => table.as(0).play('die', { do: 'go', die, hex: codeOf(way.hexes[i + 1]!) }))
  expect(codeOf(table.state.at[0]!)).toBe('G9')
})

it('says what the enemy will do next, and leaves the table as it was', () => {
  const { state } = arrange({
    players: [{ hero: 'tatianna', at: 'E10', hand: [] }],
    fight: { enemy: 'e_road_brigand', hero: ['phys2', 'shield1'], foe: ['skull2', 'skull1', 'surge1'] },
  })
  const before = JSON.stringify(state)
  // A rogue's sheet: agility, tactic, surge, skull.
  expect(foresee(state)).toMatchObject({ box: 2, icon: 'surge', surge: 'Filch' })
  expect(foresee(struck(['skull2', 'skull1']))).toMatchObject({ icon: 'skull', damage: 3, blocked: 1 })
  expect(foresee(struck(['charge1']))).toMatchObject({ icon: 'charge', blocked: 0 })
  expect(JSON.stringify(state)).toBe(before)
  expect(threatOf(state.fight!)).toBe(3)
  expect(groupsOn(state.fight!, 0).map(({ icon, total }) => [icon, total])).toEqual([
    ['phys', 2],
    ['shield', 1],
  ])
})

it('counts how near victory and defeat are', () => {
  const players = [{ hero: 'tatianna' }, { hero: 'garrick' }, { hero: 'ketta' }]
  const { state } = arrange({ players, act: 2, space: 4, ariad: 'B10', table: { masterDamage: 7 } })
  expect(roundsLeft(state)).toBe(9)
  expect(gaugesOf(state)).toContainEqual({ name: 'ariad', now: 7, most: 27, for: 'win' })
  expect(gaugesOf(state)).toContainEqual({ name: 'time', now: 15, most: 24, for: 'lose' })
  const late = arrange({ players, scenario: 'locust', scorched: ['M3', 'N2'] }).state
  expect(gaugesOf(late)).toContainEqual({ name: 'scorched', now: 2, most: 9, for: 'lose' })
})

it('shows what an event tells before the next view comes', () => {
  const { state } = arrange({ players: [{ hero: 'tatianna', at: 'H6', gold: 1 }] })
  const moved = afterEvent(state, { type: 'hero_moved', seat: 0, from: 'H6', to: 'H7' })
  expect(codeOf(moved.at[0]!)).toBe('H7')
  expect(codeOf(state.at[0]!)).toBe('H6')
  expect(afterEvent(moved, { type: 'gold_changed', seat: 0, change: 2 }).gold[0]).toBe(3)
})

/** A hero with a shield before an enemy that shows these. */
function struck(foe: string[]) {
  return arrange({
    players: [{ hero: 'tatianna', at: 'E10', hand: [] }],
    fight: { enemy: foe[0]!.startsWith('charge') ? 'e_orc_reaver' : 'e_road_brigand', hero: ['phys2', 'shield1'], foe },
  }).state
}

function rings(...codes: string[]): number {
  return outline(new Set(codes.map(hexOf))).split('M').length - 1
}

it('says what a strike would do before it is made, with what the enemy would block', () => {
  const { state } = arrange({
    players: [{ hero: 'tatianna', at: 'E10', hand: [] }],
    fight: { enemy: 'e_road_brigand', hero: ['phys2', 'phys1', 'mag1'], foe: ['shield1', 'skull1'] },
  })
  const before = JSON.stringify(state)
  const spots = new Map<string, readonly Offered[]>([
    ['spend:mag', [{ ask: 1, move: { do: 'spend', icon: 'mag', tokens: [2] } }]],
    ['spend:phys', [{ ask: 1, move: { do: 'spend', icon: 'phys', tokens: [0, 1] } }]],
  ])
  expect(strikesOf({ ...NO_CHOICES, spots }, state, 0)).toMatchObject([
    { icon: 'phys', total: 3, blocked: 1 },
    { icon: 'mag', total: 1, blocked: 1 },
  ])
  expect(JSON.stringify(state)).toBe(before)
})

it('tells those who hear the map where they stand and what is near', () => {
  const { state } = arrange({ players: [{ hero: 'pell', at: 'H6' }], webs: ['H7'] })
  const line = near(state, 0, 'en')
  expect(line).toContain('You are at H6')
  expect(line).toContain('Web, 1 hex south')
  expect(near(state, -1, 'en')).toBe('')
})

it('tells a whole adventure: what each round was most of all, and what each hero did', () => {
  const { state } = arrange({ players: [{ hero: 'pell', at: 'H6', trophies: 'og' }] })
  const events: Event[] = [
    { type: 'round_started', round: 1 },
    { type: 'healed', seat: 0, amount: 1 },
    { type: 'combat_started', seat: 0, enemy: 'e_road_brigand', health: 4 },
    { type: 'enemy_damaged', enemy: 'e_road_brigand', amount: 4, left: 0 },
    { type: 'combat_won', seat: 0, enemy: 'e_road_brigand' },
    { type: 'round_started', round: 2 },
    { type: 'healed', seat: 0, amount: 1 },
  ]
  expect(roundsOf(events)).toEqual(['fight', 'rest'])
  expect(deedsOf(state, events)).toEqual([{ seat: 0, won: 1, lost: 0, dealt: 4, trophies: 2 }])
})

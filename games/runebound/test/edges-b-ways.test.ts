import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { assets, codeOf, hexOf, type Player } from '../index.ts'
import { TERRAIN } from '../content/map.ts'
import { health } from '../rules/hero.ts'
import { NONE } from '../rules/types.ts'
import { acts, alone, befall, setUp, two } from './game.ts'

/** What is left behind by a Move, a turn, a round, a set-up: nothing that would be there the next time. */

test('a Move begins with its leader alone and leaves nothing behind', () => {
  const table = alone({ at: 'H4' })
  const kept = () => [table.state.travellers, table.state.moved, table.state.webFree]
  table.as(0).play('turn', { do: 'move' })
  expect(kept()).toEqual([[0], [], []])
  table.as(0).play('travel', { do: 'step', hex: 'H5' })
  expect(kept()).toEqual([[], [], []])
  table.as(0).play('turn', { do: 'move' }).late('travel')
  expect(kept()).toEqual([[], [], []])
})

rule(['RB-571', 'RB-355'], 'who has paid for Webs on an errand pays again on the next', () => {
  const table = two(
    { at: 'F4', learned: ['sk_world_walker'], hand: ['sk_spark'] },
    {},
    { webs: ['G5'], table: { webFree: [1] } },
  )
  table.as(0).play('turn', { do: 'use', source: 'sk_world_walker' }).play('choose', { value: 'G4' })
  table.as(0).play('choose', { value: 'sk_spark' })
  expect([codeOf(table.state.at[0]!), table.state.webFree]).toEqual(['G4', [1, 0]])
  table.as(0).play('choose', { do: 'none' })
  expect(table.state.webFree).toEqual([1])
})

rule('RB-018', 'no card opens a sealed gate to who is led', () => {
  const table = alone(
    { at: 'G4', learned: ['sk_world_walker'], hand: ['sk_spark'] },
    { scenario: 'red', plagues: ['H4'], epicentre: 'M10', table: { gate: 1 } },
  )
  table.as(0).play('turn', { do: 'use', source: 'sk_world_walker' })
  expect(table.as(0).options('choose')).not.toContainEqual({ do: 'choose', what: 'hex', value: 'H4' })
})

const WATER = Array.from({ length: 5 }, () => 'mountains/water' as const)
const FOREST = 1

/** The hexes that dice of mountains and water lead to from here. */
function waterWays(at: string, learned: string[]): string[] {
  const table = alone({ at, learned }, { dice: WATER })
  const moves = table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' }).options('die')
  return moves.flatMap(move => (move.do === 'go' ? move.hex : []))
}

test('who knows the green path enters a forest with any die, and no other land', () => {
  const opened = new Set<string>()
  for (const at of ['E3', 'F4', 'G4', 'H6', 'I6', 'J8', 'C5', 'D7', 'K5', 'L8']) {
    const plain = waterWays(at, [])
    for (const hex of waterWays(at, ['sk_green_path'])) if (!plain.includes(hex)) opened.add(hex)
  }
  expect(opened.size).toBeGreaterThan(0)
  for (const hex of opened) expect([hex, TERRAIN[hexOf(hex)]]).toEqual([hex, FOREST])
})

rule(['RB-058', 'RB-192'], 'who has followed three times has no action left, and nothing that it used before', () => {
  const table = two({ at: 'H4' }, { at: 'A1' }, { table: { owed: [0, 3], used: [[], ['A13']] } })
  table.as(0).play('turn', { do: 'endTurn' })
  expect([table.state.active, table.state.actions, table.state.owed, table.state.used[1]]).toEqual([1, 0, [0, 0], []])
  expect(acts(table, 1)).not.toContain('move')
})

rule(['RB-105', 'RB-106'], 'of two quests in hand the one is tried that was named', () => {
  const quests = ['q_wolf_trail', 'q_royal_archive']
  const table = alone({ at: 'H4', quests }, { dice: ['wild', 'wild', 'wild', 'wild'] })
  table.as(0).play('turn', { do: 'quest' })
  if (table.as(0).asked.includes('choose')) table.as(0).play('choose', { value: '0' })
  expect(table.happened('quest_outcome').map(({ card }) => card)).toEqual(['q_royal_archive'])
})

rule('RB-129', 'a hand that is two too large is trimmed before the next round begins', () => {
  const hand = ['sk_spark', 'sk_cutpurse', 'sk_alley_cat', 'sk_rune_of_ward', 'sk_psalm', 'sk_root_grip']
  const table = alone({ at: 'G6', hand }, { phase: 'endOfRound' })
  for (const value of hand) if (table.as(0).asked.includes('choose')) table.as(0).play('choose', { value })
  const types = table.events.map(({ type }) => type)
  expect(table.happened('skills_discarded').length).toBeGreaterThan(1)
  expect(types.lastIndexOf('skills_discarded')).toBeLessThan(types.indexOf('round_started'))
})

rule('RB-512', 'one warband starts in the Outlaw Glade; the others are nowhere, and nobody has seen them', () => {
  const s = setUp(3, 5, { scenario: 'locust' }, ['pell', 'dov', 'nanok'])
  expect(s.bandsAt).toEqual([expect.any(Number), NONE, NONE, NONE])
  expect(s.bandsAt[0]).toBeGreaterThanOrEqual(0)
  expect([s.bandsUp, s.bandsSeen]).toEqual([
    [1, 0, 0, 0],
    [0, 0, 0, 0],
  ])
})

rule('RB-479', 'where the Epicentre has been cured nobody cures it again, here or elsewhere', () => {
  for (const at of ['A1', 'H4', 'E5'])
    expect(acts(alone({ at }, { scenario: 'red', act: 2, plagues: ['F9'], cured: ['H4'] }))).not.toContain(
      'cureEpicentre',
    )
})

rule('RB-480', 'another plague that is cured leaves the Epicentre where it is', () => {
  const table = alone({ at: 'E5' }, { scenario: 'red', act: 2, plagues: ['E5', 'H4'], epicentre: 'H4' })
  const { epicentre } = table.state
  const slots = table.state.slots.slice()
  befall(table, [['cure', 'here', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.happened('plague_changed').map(({ hex, to }) => [hex, to])).toEqual([['E5', 'cured']])
  expect([table.state.epicentre, table.state.slots]).toEqual([epicentre, slots])
})

rule('RB-486', 'where no plague is latent the infection finds nobody', () => {
  const table = alone(
    { at: 'G6', delayed: true },
    { scenario: 'red', plagues: ['H4'], epicentre: 'H4', dice: ['wild', 'wild'] },
  )
  table.state.plagues = table.state.plagues.map(plague => (plague === 1 ? plague : 2))
  const before = table.state.plagues.slice()
  table.as(0).play('turn', { do: 'endTurn' })
  expect([table.state.plagues, table.happened('plague_changed')]).toEqual([before, []])
})

rule('RB-113', 'a test without a card left to draw is failed', () => {
  const table = alone({ hand: [] }, { skillDeck: [], skillDiscard: [] })
  befall(table, [['test', 'mind', 0, 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.happened('test_ended').map(({ passed }) => passed)).toEqual([false])
})

const lends = (damage: number, more: Partial<Player> = {}) => {
  const table = two({ at: 'E5' }, { at: 'E5', assets: ['A07'], ...more })
  table.state.damage[1] = health(table.state, 1) - damage
  return table.as(0).tries('trade', { do: 'trade', with: 1, gold: 0, give: [], get: ['A07'] })
}

rule(['RB-239', 'RB-182'], 'no hero hands over the armour that keeps it standing, whoever proposes it', () => {
  const bonus = assets.find(({ id }) => id === 'A07')!.abilities![0]!.do[0]![2] as number
  expect(bonus).toBeGreaterThan(0)
  expect(lends(bonus)).toMatchObject({ rule: 'RB-239' })
  expect(lends(bonus + 1)).toBeUndefined()
  // Who has fallen falls no further, and is not healed by it either.
  expect(lends(bonus - 1, { mustRest: true })).toMatchObject({ rule: 'RB-239' })
  expect(lends(bonus, { mustRest: true })).toBeUndefined()
  const table = two({ at: 'E5', assets: ['A07'] }, { at: 'E5' })
  table.state.damage[0] = health(table.state, 0) - 1
  const given = () =>
    table
      .as(0)
      .options('trade')
      .filter(({ give }) => give.length > 0)
  expect(given()).toEqual([])
  table.state.damage[0] = 0
  expect(given()).toHaveLength(1)
})

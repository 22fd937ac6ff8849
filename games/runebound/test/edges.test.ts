import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { FOE, HERO } from '../rules/types.ts'
import { alone, BLANK, duel, IDLE, type Table, two, befall } from './game.ts'
import type { Text } from '../content/effects.ts'

/** Rules at their edges: what is used up, what counts twice, what a second one adds. */

/** An effect is done before anything else. */
function does(table: Table, text: Text, side: number) {
  befall(table, text, side)
  table.as(0).play('combat', { do: 'pass' })
  return table
}

rule('RB-018', 'a ward against the Queen is used up by what it prevents', () => {
  const fight = { enemy: 'ariad', hero: ['phys2'], foe: [IDLE] }
  const table = alone({ at: 'B10' }, { act: 2, ariad: 'B10', fight })
  table.state.fight!.ward = 3
  does(
    table,
    [
      ['suffer', 2],
      ['suffer', 2],
    ],
    FOE,
  )
  expect([table.state.damage[0], table.state.fight?.ward ?? 0]).toEqual([1, 0])
})

rule('RB-550', 'a block effect takes off what it says and is then used up', () => {
  const table = duel({ hero: ['phys2'], foe: [IDLE] })
  table.state.fight!.block[HERO] = 3
  does(
    table,
    [
      ['deal', 2],
      ['deal', 2],
    ],
    FOE,
  )
  expect(table.state.damage[0]).toBe(1)
})

rule('RB-550', 'after Charge neither shields nor block effects help', () => {
  const table = duel({ hero: ['charge1', 'shield1', 'phys2'], foe: [IDLE] })
  table.state.fight!.block[HERO] = 3
  table.as(0).play('combat', { do: 'spend', icon: 'charge' })
  expect(does(table, [['deal', 2]], FOE).state.damage[0]).toBe(2)
})

rule('RB-018', 'while a card forbids to block, shields are not asked for', () => {
  const table = duel({ hero: ['shield1', 'phys2'], foe: [IDLE] })
  befall(
    table,
    [
      ['no_block', 'opponent'],
      ['deal', 2],
    ],
    FOE,
  )
  table.as(0).play('combat', { do: 'pass' })
  expect(table.state.damage[0]).toBe(2)
})

/** Pell is struck; Dov stands beside him with a card to exert. */
const beside = (other: object, foe: string[] = ['skull2']) =>
  arrange({
    players: [
      { hero: 'pell', at: 'F2', hand: [] },
      { hero: 'dov', at: 'F2', hand: ['sk_spark'], ...other },
    ],
    fight: { enemy: 'e_orc_reaver', hero: [BLANK], foe, starts: 'foe' },
  })

rule('RB-550', 'who covers another blocks 2 for a card', () => {
  const table = beside({ learned: ['pk_cover'] })
  table.as(1).play('prevent', { do: 'cover' })
  expect([table.state.damage[0], table.state.hands[1]]).toEqual([0, []])
})

rule('RB-292', 'who must Rest guards nobody', () => {
  expect(beside({ learned: ['sk_guardian'], mustRest: true, damage: 10 }).as(1).asked).toEqual([])
  expect(beside({ learned: ['sk_guardian'] }).as(1).asked).toEqual(['prevent'])
})

rule('RB-192', 'actions owed for following are paid once', () => {
  const table = two({ at: 'H4' }, { at: 'H4' }, { table: { owed: [0, 1] } })
  table.as(0).play('turn', { do: 'endTurn' })
  expect(table.state.actions).toBe(2)
  table.as(1).play('turn', { do: 'endTurn' })
  table.as(0).play('turn', { do: 'endTurn' })
  expect(table.state.actions).toBe(3)
})

/** A hero on its turn to whom a card does this first. */
function met(text: Text, player: object = {}) {
  const table = alone({ at: 'G3', hand: ['sk_spark', 'sk_hymn', 'sk_vanguard'], ...player })
  befall(table, text)
  table.as(0).play('turn', { do: 'prepare' })
  return table
}

rule('RB-111', 'two trophies of one’s choice are two choices', () => {
  const table = met([['trophy', 'w', 2]], { trophies: '' })
  table.as(0).play('choose', { value: 'combat' }).play('choose', { value: 'social' })
  expect(table.state.loose).toEqual([1, 0, 1])
})

rule('RB-018', 'two cards to discard are two', () => {
  const table = met([['discard_skill', 2]])
  table.as(0).play('choose', { value: 'sk_hymn' }).play('choose', { value: 'sk_spark' })
  expect(table.state.hands[0]).toHaveLength(1)
})

rule('RB-250', 'an enemy that recasts two tokens recasts two', () => {
  const table = duel({
    enemy: 'e_young_drake',
    hero: ['phys2', 'shield1', BLANK],
    foe: ['surge1'],
    starts: 'foe',
  })
  const turned = table.happened('token_turned').filter(({ side }) => side === HERO)
  expect(turned).toHaveLength(2)
})

rule('RB-460', 'to leave two tokens out and then one leaves two out', () => {
  const table = duel({ hero: ['phys2'], foe: [IDLE] })
  befall(
    table,
    [
      ['skip_cast', 2],
      ['skip_cast', 1],
    ],
    FOE,
  )
  table.as(0).play('combat', { do: 'pass' })
  expect(table.state.fight!.skip[HERO]).toBe(2)
})

rule('RB-018', 'gold that cannot be stolen is paid in damage', () => {
  const table = duel({ hero: ['phys2'], foe: [IDLE] }, { gold: 1 })
  does(table, [['steal', 2]], FOE)
  expect([table.state.gold[0], table.state.damage[0]]).toEqual([0, 1])
})

rule('RB-299', 'in a challenge the rival’s start effects count too', () => {
  const table = two({ at: 'E5' }, { at: 'E5', assets: ['A16'] }, { fight: { rival: 1 } })
  const [cast] = table.happened('tokens_cast')
  const without = two({ at: 'E5' }, { at: 'E5', assets: ['A15'] }, { fight: { rival: 1 } })
  expect(cast!.gold[FOE] - without.happened('tokens_cast')[0]!.gold[FOE]).toBe(1)
})

rule('RB-018', 'what a hero reflects strikes back each time it is hurt', () => {
  const table = duel({ hero: ['phys2'], foe: [IDLE] })
  table.state.fight!.reflect[HERO] = 2
  does(
    table,
    [
      ['deal', 1],
      ['deal', 1],
    ],
    FOE,
  )
  expect(table.happened('enemy_damaged').map(({ amount }) => amount)).toEqual([2, 2])
})

rule('RB-233', 'who falls with its enemy is defeated, though the victory heals', () => {
  const learned = ['sk_penance', 'sk_thick_neck']
  const table = duel({ hero: [BLANK], foe: [IDLE], damage: 4 }, { damage: 8, learned })
  table.as(0).play('combat', { do: 'use', source: 'sk_penance' })
  expect([table.happened('combat_won').length, table.happened('hero_defeated').length]).toEqual([1, 1])
  expect([table.state.damage[0], table.state.mustRest[0]]).toEqual([7, 1])
})

rule('RB-543', 'what a lost fight still brings upon the hero wakes nothing: the enemy does not fall by it', () => {
  const table = duel(
    { enemy: 'e_plague_rats', hero: [BLANK], foe: ['skull2'], starts: 'foe', damage: 3 },
    { at: 'B10', damage: 8, learned: ['sk_thorn_skin'] },
    { scenario: 'red', plagues: ['H4'], epicentre: 'H4' },
  )
  table.playOn(s => s.asks.some(ask => ask.kind === 'turn'))
  expect(table.happened('combat_lost')).toHaveLength(1)
  expect(table.happened('plague_changed')).toMatchObject([{ hex: 'B10', to: 'active' }])
  expect(table.happened('enemy_damaged')).toEqual([])
})

rule('RB-324', 'a fight that nobody may leave is not laid out without tokens: it would never end', () => {
  const fight = { enemy: 'ariad', hero: [], foe: [] }
  expect(() => alone({ at: 'B10' }, { act: 2, ariad: 'B10', fight })).toThrow('lay out one at least')
})

import { expect } from 'vitest'
import { FastChance, Play } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, type Duel, type Player, runebound } from '../index.ts'
import { enemyNamed } from '../content/tables.ts'
import { freeTokens } from '../rules/pool.ts'
import { FOE, HERO } from '../rules/types.ts'
import { befall, BLANK, duel, IDLE, two } from './game.ts'

/** What a fight asks, tells and leaves alone when somebody is about to fall, has fallen, or only suffers. */

const MARGATH = { scenario: 'margath', act: 2, margath: 0 } as const

/** Pell and Dov before Margath, each with its own sheet. */
const before = (fight: Omit<Duel, 'enemy'>, a: Partial<Player> = {}, b: Partial<Player> = {}) =>
  two({ at: 'H10', ...a }, { at: 'H10', ...b }, { ...MARGATH, fight: { enemy: 'margath', ...fight } })

/** Pell against Dov. */
const rivals = (a: Partial<Player>, b: Partial<Player>, hero: string[], foe: string[]) =>
  two({ at: 'E5', ...a }, { at: 'E5', ...b }, { fight: { rival: 1, hero, foe } })

rule(['RB-232', 'RB-233'], 'who has fallen answers nothing, though its last blow still lands', () => {
  const learned = ['sk_penance', 'sk_headlong']
  // The shield keeps the enemy standing, so it is the hero alone who falls: nothing is recast.
  const table = duel({ hero: [BLANK], foe: ['shield1', IDLE], damage: 4 }, { damage: 8, learned })
  table.as(0).play('combat', { do: 'use', source: 'sk_penance' })
  expect(table.happened('enemy_damaged').map(({ amount }) => amount)).toEqual([1])
  expect(table.happened('combat_lost')).toHaveLength(1)
  expect([table.as(0).asked.includes('choose'), table.happened('token_turned')]).toEqual([false, []])
})

rule(['RB-232', 'RB-233'], 'an enemy that has fallen is not struck by thorns, and blocks nothing', () => {
  const fight = { hero: ['phys2', BLANK], foe: ['shield1'], damage: 5 }
  const table = duel(fight, { damage: 7, arcane: 1, learned: ['sk_thorn_skin'] }, { scenario: 'margath' })
  befall(
    table,
    [
      ['unavoidable', 1],
      ['suffer', 2],
    ],
    HERO,
  )
  table.as(0).play('combat', { do: 'pass' }).play('prevent', { do: 'arcane' })
  expect([table.happened('combat_won').length, table.state.damage[0]]).toEqual([1, 8])
  expect(table.happened('blocked')).toEqual([])
})

rule('RB-234', 'what a hero suffers nobody has dealt: the rival’s Headlong does not wake', () => {
  const table = rivals({}, { learned: ['sk_headlong'] }, ['phys2', 'mag1'], ['phys1'])
  befall(table, [['suffer', 1]], HERO)
  table.as(0).play('combat', { do: 'pass' })
  expect([table.state.damage[0], table.as(1).asked]).toEqual([1, ['combat']])
})

rule('RB-018', 'in a challenge the rival heals itself, too', () => {
  const table = rivals({ damage: 3 }, { damage: 4, learned: ['sk_regrowth'] }, ['phys1'], ['phys1'])
  table.playOn(
    s => s.asks.some(ask => ask.kind === 'yield'),
    (_, options) => options.find(move => move.do === 'pass') ?? options.at(-1)!,
  )
  expect(table.state.damage).toEqual([3, 3])
})

rule(['RB-263', 'RB-018'], 'what lies on a double is not doubled again', () => {
  const table = duel({ hero: ['phys2', 'shield1', 'mag1', 'dbl', BLANK], foe: [IDLE] })
  table.as(0).play('combat', { do: 'double', on: 0 })
  befall(table, [['free_double']], HERO)
  table.as(0).play('combat', { do: 'pass' })
  expect(
    table
      .as(0)
      .options('choose')
      .map(move => move.do === 'choose' && move.value),
  ).toEqual(['1', '2'])
})

rule(['RB-018', 'RB-261'], 'a double that is taken back from the spent tokens is free again', () => {
  const table = duel({ hero: ['phys2', 'dbl', 'mag1', BLANK], foe: [IDLE] })
  table.as(0).play('combat', { do: 'double', on: 0 }).play('combat', { do: 'spend', icon: 'phys' })
  befall(table, [['reclaim', 1]], HERO)
  table.as(0).play('combat', { do: 'pass' }).play('choose', { value: '1' })
  expect(freeTokens(table.state.fight!, HERO)).toEqual([1, 2, 3])
})

rule('RB-572', 'what the first hero of the party brings to the start of a fight is done', () => {
  const table = before({ sheets: ['mystic', 'rogue'] }, { learned: ['sk_storm_roar'] }, { gold: 2 })
  table.playOn(s => s.fight!.round > 0)
  expect(table.happened('enemy_damaged').map(({ amount }) => amount)).toEqual([2])
})

rule(['RB-572', 'RB-573'], 'who is removed before its own sheet is met is asked nothing', () => {
  const table = before({ sheets: ['warrior', 'mystic'] }, { hero: 'pell', damage: 8 }, { hero: 'garrick', damage: 9 })
  table.as(1).play('prevent', { do: 'guard' })
  expect([table.state.out, table.as(1).asked]).toEqual([[0, 1], []])
})

rule('RB-332', 'when the last of the party falls the game is lost, and nothing else happens', () => {
  const strong = { damage: 8 }
  const fight = { hero: [BLANK], foe: ['skull2', 'skull2'], starts: 'foe', sheets: ['mystic', 'rogue'] } as const
  const table = before(fight, strong, { damage: 1 })
  table.state.damage[1] = 8
  table.playOn(s => s.fate === 'lost')
  expect([table.state.out, table.happened('game_lost').length]).toEqual([[1, 1], 1])
  expect([table.state.asks, table.state.agenda]).toEqual([[], []])
})

rule('RB-418', 'while the special token is given, the first in turn order is the one before Margath', () => {
  const players = ['pell', 'dov'].map(hero => ({ hero, at: 'H10', hand: [], arcane: 1 }))
  const table = arrange({ players, ...MARGATH, onTurn: 1 })
  table.as(1).play('turn', { do: 'engage' })
  const f = table.state.fight!
  expect([table.as(0).asked, f.seat, f.sheet]).toEqual([['margathToken'], 0, f.sheets[0]])
  expect([f.enemy, f.tokens[FOE]!.length]).toEqual([enemyNamed('margath'), 7])
})

rule(['RB-187', 'RB-232'], 'a challenge ends the same where nobody listens', () => {
  const { state } = rivals({}, { damage: 8, gold: 0 }, ['phys2'], [BLANK])
  const play = new Play(runebound, state, new FastChance(1))
  const [ask] = state.asks
  play.play(
    ask!,
    play.options(ask!).find(move => move.do === 'spend')!,
  )
  expect([state.fight, state.mustRest]).toEqual([null, [0, 1]])
})

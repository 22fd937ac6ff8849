import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { FOE, HERO, SPENT } from '../rules/types.ts'
import { hexOf } from '../index.ts'
import { alone, duel, fighting, IDLE, two } from './game.ts'

// Ketta: mag2|dbl, agi*|shield1, surge1*|mag1. Nanok: phys2|charge1, phys1*|blank, shield1|phys1*.

rule(
  ['RB-256', 'RB-260', 'RB-261', 'RB-263'],
  'a token on the double counts twice, is spent later, and takes the double along',
  () => {
    // Double, agi*, mag1; enemy shield1, agi, surge1, skull1, dbl.
    const table = fighting('e_iron_knight', [1, 0, 1, 1, 1, 0, 1, 1], { hero: 'ketta' })
    table.as(0).play('combat', { do: 'double', token: 0, on: 2 })
    expect(table.state.fight!.places[HERO]).toEqual([0, 0, 0])
    table.playOn(s => s.asks[0]?.kind === 'combat')
    const spend = table
      .as(0)
      .options('combat')
      .find(move => move.do === 'spend' && move.icon === 'mag')!
    table.as(0).play('combat', spend)
    expect(table.happened('tokens_spent').find(event => event.icon === 'mag')!.value).toBe(2)
    expect([table.state.fight!.places[HERO]![0], table.state.fight!.places[HERO]![2]]).toEqual([SPENT, SPENT])
  },
)

rule(['RB-267', 'RB-268', 'RB-269', 'RB-550'], 'a charge cannot be blocked, and its user no longer blocks', () => {
  // Charge1, phys1*, shield1; enemy shield1, skull1, surge1, skull1, dbl.
  const table = fighting('e_iron_knight', [1, 0, 0, 1, 0, 0, 1, 1], { hero: 'nanok' })
  const before = table.state.damage[0]!
  table.as(0).play('combat', { do: 'spend', icon: 'charge' })
  expect(table.happened('enemy_damaged')).toEqual([
    { type: 'enemy_damaged', enemy: 'e_iron_knight', amount: 1, left: 6 },
  ])
  expect(table.as(0).asked).toEqual(['combat'])
  table.as(0).play('combat', { do: 'pass' })
  expect(table.state.damage[0]).toBeGreaterThan(before)
  expect(table.happened('blocked').filter(event => event.side === HERO)).toEqual([])
})

/** The first fighter deals its damage to an enemy that has one Health left. */
function finish(table: ReturnType<typeof alone>) {
  const f = table.state.fight!
  f.damage = f.health - 1
  table.playOn(
    s => s.fight === null,
    (_, options) =>
      options.find(move => move.do === 'spend' && move.icon !== 'agi') ??
      options.find(move => move.do === 'pass') ??
      options[0]!,
  )
}

rule(['RB-348', 'RB-389'], 'the Queen’s fall wins the game', () => {
  const table = alone({ hero: 'nanok', at: 'B10' }, { act: 2, table: { ariad: hexOf('B10') } })
  table.as(0).play('turn', { do: 'engage' })
  finish(table)
  expect(table.state.fate).toBe('won')
})

rule(['RB-398', 'RB-431', 'RB-338'], 'Margath’s fall wins the game, for one hero too', () => {
  const table = alone({ hero: 'nanok', at: 'H10' }, { scenario: 'margath', act: 2, table: { margath: 0 } })
  table.as(0).play('turn', { do: 'engage' })
  finish(table)
  expect(table.state.fate).toBe('won')
})

rule(['RB-432', 'RB-466'], 'alone, Vorakesh is the only antagonist', () => {
  const table = alone({ hero: 'nanok', at: 'D2' }, { scenario: 'corpse', act: 2, table: { vorakesh: hexOf('D2') } })
  table.as(0).play('turn', { do: 'engage' })
  finish(table)
  expect(table.state.fate).toBe('won')
})

rule(['RB-497', 'RB-540'], 'the last warband’s fall wins the game', () => {
  const table = alone({ hero: 'nanok', at: 'K2' }, { scenario: 'locust', table: { units: [0, 0] } })
  table.state.bands[1] = -2
  table.as(0).play('turn', { do: 'engage' })
  finish(table)
  expect(table.state.fate).toBe('won')
})

rule('RB-247', 'each agility token that is spent gives an effect, one after another', () => {
  const table = duel({ hero: ['agi', 'agi', 'blank|phys1*', 'shield1'], foe: ['blank*|skull1'] })
  table.as(0).play('combat', { do: 'spend', icon: 'agi', tokens: [0, 1] })
  table.as(0).play('choose', { value: '2' })
  expect(table.as(0).asked).toEqual(['choose'])
  table.as(0).play('choose', { value: '3' })
  expect(table.happened('token_turned').map(({ token }) => token)).toEqual([2, 3])
})

rule('RB-249', 'agility tokens that would leave nothing to turn cannot be spent together', () => {
  const table = duel({ hero: ['agi', 'agi|shield1'], foe: [] })
  const spent = table
    .as(0)
    .options('combat')
    .flatMap(move => (move.do === 'spend' ? [move.tokens] : []))
  expect(spent).toEqual([[1], [0]])
  expect(table.as(0).tries('combat', { do: 'spend', icon: 'agi', tokens: [0, 1] })).toBeDefined()
  const more = duel({ hero: ['agi', 'agi|shield1'], foe: [IDLE] })
  expect(more.as(0).tries('combat', { do: 'spend', icon: 'agi', tokens: [0, 1] })).toBeUndefined()
})

rule(['RB-271', 'RB-276'], 'of two tactics with other backs either may copy', () => {
  const tactics = ['tac|phys1*', 'tac|shield1']
  const copying = duel({ hero: ['phys2', ...tactics], foe: [IDLE] })
  copying.as(0).play('combat', { do: 'copy', token: 2, token2: 0 })
  expect([copying.state.fight!.places[HERO], copying.state.fight!.damage]).toEqual([[0, 0, SPENT], 2])
  const blocking = duel({ hero: ['shield1', ...tactics], foe: ['skull1'], starts: 'foe' })
  blocking.as(0).play('block', { do: 'copyShield', token: 2 })
  expect([blocking.state.fight!.places[HERO], blocking.state.damage[0]]).toEqual([[0, 0, SPENT], 0])
})

rule('RB-234', 'what an enemy suffers by itself is not damage that the hero deals', () => {
  // Headlong: once a round, when you deal damage, recast a token of the enemy. Immolation: deal 4, suffer 1.
  const fight = { enemy: 'e_pyre_cultist', foe: ['surge2', 'surge1', 'skull1', IDLE], starts: 'foe' } as const
  const table = duel({ ...fight, hero: ['phys2'] }, { learned: ['sk_headlong'] })
  expect([table.happened('enemy_damaged').length, table.as(0).asked]).toEqual([1, ['combat']])
  table.as(0).play('combat', { do: 'spend' })
  expect(table.state.choice?.what).toBe('foe_token')
})

rule(['RB-234', 'RB-186'], 'in a challenge too an ability waits for the damage that its owner deals', () => {
  const table = two(
    { at: 'E5', learned: ['sk_headlong'] },
    { at: 'E5' },
    { fight: { rival: 1, hero: ['phys2'], foe: ['phys2', 'shield1'] } },
  )
  table.as(0).play('combat', { do: 'spend' })
  table.as(1).play('block', { do: 'take' })
  expect([table.as(0).asked, table.state.choice?.what]).toEqual([['choose'], 'token'])
  table.as(0).play('choose', { value: '0' })
  expect(table.happened('token_turned')).toMatchObject([{ side: FOE, token: 0, how: 'recast' }])
})

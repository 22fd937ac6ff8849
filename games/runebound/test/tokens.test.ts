import { expect } from 'vitest'
import { FastChance, Play } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { runebound } from '../index.ts'
import { isFree, recast, value } from '../rules/pool.ts'
import { FOE, HERO, SPENT } from '../rules/types.ts'
import { BLANK, duel, foeDid, IDLE } from './game.ts'

rule(['RB-244', 'RB-245'], 'skulls add up to enemy damage, which is neither physical nor magic', () => {
  const table = duel({ hero: ['shield1'], foe: ['skull1', 'skull1', 'skull2'], starts: 'foe' })
  expect(table.as(0).asked).toEqual(['block'])
  expect(table.state.hit).toMatchObject({ amount: 4, kind: 'skull' })
  table.as(0).play('block', { do: 'take' })
  expect(table.state.damage[0]).toBe(4)
})

rule('RB-248', 'a recast shows either side as often', () => {
  const { state } = duel({ hero: ['phys2'], foe: [IDLE] })
  const play = new Play(runebound, state, new FastChance(7))
  let up = 0
  for (let i = 0; i < 10_000; i++) {
    recast(state.fight!, HERO, 0, play)
    up += state.fight!.faces[HERO]![0]!
  }
  expect(up).toBeGreaterThan(4800)
  expect(up).toBeLessThan(5200)
})

rule('RB-254', 'an ability that is a combat action takes the place of tokens', () => {
  const table = duel({ hero: ['phys2', BLANK], foe: ['skull1'] }, { hero: 'eliam', hand: ['sk_spark'] })
  table.as(0).play('combat', { do: 'use', source: 'eliam' }).play('choose', { value: '1' })
  expect(table.state.fight!.damage).toBe(2)
  expect(foeDid(table)[0]).toBe('skull 1')
})

rule(['RB-258', 'RB-259'], 'a loaded double is out of reach; the token on it turns and stays doubled', () => {
  // Phys 2 on the double, agility, then the enemy's tokens.
  const table = duel({ hero: ['phys2|shield1', 'dbl', 'agi'], foe: ['skull1'] })
  table.as(0).play('combat', { do: 'double', token: 1, on: 0 })
  table.playOn(
    s => s.asks[0]!.kind === 'combat',
    (_, options) => options.at(-1)!,
  )
  const f = table.state.fight!
  expect([isFree(f, HERO, 0), isFree(f, HERO, 1)]).toEqual([true, false])
  table.as(0).play('combat', { do: 'spend', icon: 'agi' })
  // Only the token on top could be turned, so it was.
  expect(table.happened('token_turned')).toMatchObject([{ side: HERO, token: 0, face: 1 }])
  expect(value(table.state.fight!, HERO, 0)).toBe(2)
})

rule(['RB-277', 'RB-309', 'RB-311'], 'an enemy’s tactic copies its own best damage, with the +1 of its box', () => {
  const best = duel({ enemy: 'e_road_brigand', hero: [BLANK], foe: ['skull1', 'skull2', 'tac'], starts: 'foe' })
  expect(foeDid(best).slice(0, 2)).toEqual(['copy skull 3', 'skull 3'])
  const one = duel({ enemy: 'e_road_brigand', hero: ['phys2'], foe: ['skull1', 'tac'], starts: 'foe' })
  expect(foeDid(one)).toEqual(['copy skull 2'])
  expect(one.state.damage[0]).toBe(2)
})

rule('RB-278', 'a copy has the value as it stands; blanks, tactics and spent tokens give none', () => {
  const table = duel({ hero: ['phys2', 'dbl', 'tac', BLANK, 'tac|agi', 'phys1*'], foe: [IDLE] })
  table.state.fight!.places[HERO]![5] = SPENT
  table.as(0).play('combat', { do: 'double', token: 1, on: 0 })
  const copies = table
    .as(0)
    .options('combat')
    .flatMap(move => (move.do === 'copy' ? `${move.side} ${move.token2}` : []))
  expect(new Set(copies)).toEqual(new Set(['0 0']))
  table.as(0).play('combat', { do: 'copy', token2: 0, token: 2 })
  expect(table.happened('token_copied')[0]).toMatchObject({ icon: 'phys', value: 4 })
  expect(table.state.fight!.damage).toBe(4)
})

rule('RB-279', 'without damage of its own an enemy copies a charge, a surge, an agility, or a shield to block', () => {
  const enemy = 'e_road_brigand'
  const surge = duel({ enemy, hero: ['surge1*|agi'], foe: ['tac'], starts: 'foe' }, { hero: 'sariel', gold: 2 })
  expect(foeDid(surge).slice(0, 2)).toEqual(['copy surge 2', 'Filch'])
  const charge = duel({ enemy, hero: ['charge1', 'surge1'], foe: ['tac'], starts: 'foe' }, { hero: 'nanok' })
  expect([foeDid(charge)[0], charge.state.damage[0]]).toEqual(['copy charge 2', 2])
  const agile = duel({ enemy, hero: ['agi', 'phys2'], foe: ['tac'], starts: 'foe' })
  expect(foeDid(agile)[0]).toBe('copy agi 2')
  const shield = duel({ enemy, hero: ['phys2', 'shield1'], foe: ['tac'] })
  shield.as(0).play('combat', { do: 'spend' })
  expect([foeDid(shield)[0], shield.state.fight!.damage]).toEqual(['copy shield 1', 1])
})

rule('RB-281', 'the example of a round against a Warrior', () => {
  // Hero phys 2, double, shield 1; enemy shield 1, skull 1, surge 1, skull 1, gold blank.
  const table = duel(
    {
      hero: ['phys2', 'dbl', 'shield1'],
      foe: ['shield1|skull1', 'skull1|agi', 'surge1|skull1*', 'skull1|blank*', 'blank*|dbl'],
      starts: 'foe',
    },
    { damage: 1 },
  )
  table.as(0).play('block', { do: 'shield' })
  expect(table.state.damage[0]).toBe(2)
  table.as(0).play('combat', { do: 'double', token: 1, on: 0 })
  expect(foeDid(table)).toEqual(['skull 2', 'surge 2', 'Cleave'])
  expect(table.state.damage[0]).toBe(2 + 3)
  table.as(0).play('combat', { do: 'spend', tokens: [0] })
  expect(table.happened('tokens_spent').at(-1)).toMatchObject({ side: HERO, value: 4 })
  expect(table.happened('enemy_damaged')).toEqual([
    { type: 'enemy_damaged', enemy: 'e_orc_reaver', amount: 3, left: 3 },
  ])
  expect(table.happened('blocked').at(-1)).toMatchObject({ side: FOE, amount: 1 })
})

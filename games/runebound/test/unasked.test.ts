import { expect, test } from 'vitest'
import { codeOf } from '../index.ts'
import { alone, BLANK, duel, IDLE } from './game.ts'

/** What is forced, or the same either way, is not asked: fights and turns go fast. */

test('tokens that are alike are one choice', () => {
  const table = duel({ hero: ['phys2|agi', 'phys2|agi', 'surge1*|agi', 'surge1*|agi'], foe: [IDLE] })
  const told = table
    .as(0)
    .options('combat')
    .flatMap(move => (move.do === 'spend' || move.do === 'surge' ? `${move.do} ${move.tokens.join('')}` : []))
  expect(told).toEqual(['spend 01', 'spend 0', 'surge 2'])
  const shields = duel({ hero: ['shield1|phys2', 'shield1|phys2'], foe: ['skull2'], starts: 'foe' })
  expect(shields.as(0).options('block')).toEqual([{ do: 'shield', token: 0 }, { do: 'take' }])
})

test('dice that lead nowhere end the Move', () => {
  // All around G5 are plains, but for a city that any die enters: from E4 there is none.
  const nowhere = alone({ at: 'E4' }, { dice: ['mountains/water', 'mountains/water', 'mountains/water'] })
  nowhere.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  expect([nowhere.as(0).asked, codeOf(nowhere.state.at[0]!), nowhere.state.actions]).toEqual([['turn'], 'E4', 2])
  const hopeful = alone(
    { at: 'E4', hand: ['sk_spark'] },
    { dice: ['mountains/water', 'mountains/water', 'mountains/water'] },
  )
  hopeful.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  expect(hopeful.as(0).asked).toEqual(['die'])
})

test('a Rest that heals all is not rerolled', () => {
  const table = alone(
    { at: 'G7', damage: 1, hand: ['sk_spark'] },
    { dice: ['wild', 'plains', 'plains', 'plains', 'plains'] },
  )
  table.as(0).play('turn', { do: 'rest' })
  expect([table.as(0).asked, table.state.damage[0]]).toEqual([['turn'], 0])
})

test('who can only pass is not asked, and a fight of blanks comes to the end of its round by itself', () => {
  expect(duel({ hero: [BLANK], foe: [IDLE] }).as(0).asked).toEqual(['retreat'])
})

test('one target, or all of them, is no choice', () => {
  const one = duel({ enemy: 'e_mire_stalker', hero: ['shield1'], foe: ['surge1'], starts: 'foe' })
  expect(one.happened('token_removed')).toHaveLength(1)
  expect(one.as(0).asked).toEqual(['retreat'])
})

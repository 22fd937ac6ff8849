import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, codeOf, hexOf } from '../index.ts'
import { FOE, HERO } from '../rules/types.ts'
import { alone, BLANK, two, befall } from './game.ts'

/** Pell and Dov in a tavern brawl: Pell has challenged Dov, both with these tokens. */
function challenge(hero: string[], foe: string[], more: Parameters<typeof two>[2] = {}) {
  return two({ at: 'E5' }, { at: 'E5' }, { fight: { rival: 1, hero, foe }, ...more })
}

rule(['RB-186', 'RB-189'], 'a challenge: the one who starts it attacks; alone its card is replaced', () => {
  const table = two({ at: 'G3' }, { at: 'G3' }, { socialDeck: ['ev_tavern_brawl'] })
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
  expect([table.state.fight!.seat, table.state.fight!.rival]).toEqual([0, 1])
  const apart = two({ at: 'G3' }, { at: 'A1' }, { socialDeck: ['ev_tavern_brawl'] })
  apart.as(0).play('turn', { do: 'adventure' })
  expect(apart.as(0).options('event')).toEqual([{ do: 'choose', option: 1 }])
  const solo = alone({ at: 'G3' }, { socialDeck: ['ev_tavern_brawl', 'q_smugglers_run'] })
  solo.as(0).play('turn', { do: 'adventure' })
  expect(solo.happened('card_replaced').map(event => event.card)).toEqual(['ev_tavern_brawl'])
  expect(solo.happened('adventure_drawn').map(event => event.card)).toEqual(['q_smugglers_run'])
})

rule('RB-336', 'alone, a card that speaks of another hero is put away for the next', () => {
  const solo = alone(
    { at: 'H4', gold: 0 },
    { markets: { tamalir: ['A01'] }, assetDeck: ['tw_joint_order', 'A09'], assetDiscard: [] },
  )
  solo.as(0).play('turn', { do: 'shop' })
  expect(solo.happened('twist')).toEqual([])
  expect(solo.happened('card_replaced').map(event => event.card)).toEqual(['tw_joint_order'])
  expect(solo.state.markets[0]).toHaveLength(2)
})

rule('RB-187', 'each has its own pool; on equal gold the attacker starts', () => {
  // Pell: phys2, mag1*, phys1*; Dov: phys2, phys1*, phys1: two to one, then one to one.
  for (const [pell, first] of [
    [[0, 0, 1], HERO],
    [[0, 0, 0], HERO],
    [[0, 1, 0], FOE],
  ] as const) {
    const table = two({ at: 'E5' }, { at: 'E5' }, { fight: { rival: 1 }, chance: { ints: [...pell, 0, 0, 1] } })
    expect(table.state.fight!.tokens.map(side => side.length)).toEqual([3, 3])
    expect(table.state.fight!.first).toBe(first)
  }
})

rule('RB-567', 'the attacker is asked first; who is brought to its Health is defeated as usual', () => {
  const table = challenge(['blank|phys1*'], ['blank|phys1*'])
  expect([table.as(0).asked, table.as(1).asked]).toEqual([['yield'], []])
  table.as(0).play('yield', { do: 'yield' })
  expect(table.happened('combat_won')).toEqual([{ type: 'combat_won', seat: 1 }])
  const beaten = two({ at: 'E5' }, { at: 'E5', damage: 8 }, { fight: { rival: 1, hero: ['phys2'], foe: ['phys1'] } })
  beaten.as(0).play('combat', { do: 'spend' })
  expect([beaten.state.fight, beaten.state.mustRest, beaten.state.out]).toEqual([null, [0, 1], [0, 0]])
})

/** The first two go together on these dice; the second has a card to exert. */
function travelling(at: string, dice: NonNullable<Parameters<typeof two>[2]>['dice'], more: object = {}) {
  const table = two({ at }, { at, hand: ['sk_spark'] }, { dice: dice!, ...more })
  table.as(0).play('turn', { do: 'move' })
  table.as(1).play('follow', { do: 'follow' })
  table.as(0).play('travel', { do: 'roll' })
  return table
}

rule('RB-196', 'a follower may stop on the way; entering effects hit each traveller', () => {
  const table = travelling('F4', ['plains', 'plains', 'plains'], { scenario: 'red', plagues: ['E5'], epicentre: 'H4' })
  table.as(0).play('die', { do: 'go', die: 0, hex: 'E5' })
  expect(table.state.damage).toEqual([2, 2])
  table.as(1).play('traveller', { do: 'stopHere' })
  table.as(0).play('die', { do: 'go', hex: 'E6' })
  expect(table.state.at.map(codeOf)).toEqual(['E6', 'E5'])
})

rule('RB-580', 'alone every hero is offered; an ability about others is never asked for', () => {
  const solo = arrange({
    players: [{ hero: 'garrick', at: 'F2', hand: [] }],
    fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['skull1'], starts: 'foe' },
  })
  expect(solo.state.damage[0]).toBe(1)
  expect(solo.as(0).asked).toEqual(['retreat'])
})

rule('RB-561', 'a letter is given sealed while there is one, and leaves the game with a removed hero', () => {
  const table = two({ at: 'E5' }, { at: 'A1' })
  for (const held of [1, 2, 3, 3]) {
    table.state.actions = 3
    table.state.prepared[0] = 0
    befall(table, [['envelope']])
    table.as(0).play('turn', { do: 'prepare' })
    expect([table.state.letters[0]!.length, table.state.envelopes.length]).toEqual([held, 3 - held])
  }
  expect(table.happened('envelope_gained')).toHaveLength(3)
  expect(table.as(0).view.letters[0]).toEqual([-1, -1, -1])
  const gone = two(
    { at: 'B10', damage: 8, letters: ['env_debt'] },
    {},
    { act: 2, ariad: 'B10', fight: { enemy: 'ariad', hero: [BLANK], foe: ['skull2'], starts: 'foe' } },
  )
  expect([gone.state.out[0], gone.state.letters[0]]).toEqual([1, []])
  expect(gone.happened('envelope_opened')).toEqual([])
})

rule('RB-090', 'a follower whose damage reaches its Health stays where it fell, and helps no more', () => {
  const table = two(
    { at: 'H4' },
    { at: 'H4', damage: 9, hand: ['sk_spark'] },
    { scenario: 'red', plagues: ['J7'], dice: ['wild', 'wild', 'wild', 'wild'] },
  )
  table.state.at.fill(hexOf('J6'))
  table.as(0).play('turn', { do: 'move' })
  table.as(1).play('follow', { do: 'follow' })
  table.as(0).play('travel', { do: 'roll' }).play('die', { do: 'go', hex: 'J7' })
  expect(table.state.mustRest).toEqual([0, 1])
  expect(table.as(1).options('traveller')).toEqual([])
  table.as(0).play('die', { do: 'go', hex: 'J8' })
  expect(table.state.at.map(codeOf)).toEqual(['J8', 'J7'])
})

rule('RB-195', 'dice that lead nowhere are still looked at while a follower could reroll one', () => {
  const stuck = ['mountains/water', 'mountains/water', 'mountains/water', 'plains'] as const
  const table = travelling('C2', stuck)
  expect(table.as(0).options('die')).toEqual([{ do: 'stop' }])
  table.as(1).play('traveller', { do: 'reroll', die: 0 })
  expect(table.as(0).options('die').length).toBeGreaterThan(1)
  const empty = two({ at: 'C2' }, { at: 'C2', hand: [] }, { dice: stuck })
  empty.as(0).play('turn', { do: 'move' })
  empty.as(1).play('follow', { do: 'follow' })
  empty.as(0).play('travel', { do: 'roll' })
  expect(empty.as(0).asked).toContain('turn')
})

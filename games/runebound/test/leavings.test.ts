import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf, enemies, hexOf, skills } from '../index.ts'
import { assetNamed } from '../arrange/cards.ts'
import { FIRST_TWIST } from '../content/tables.ts'
import { ACTIVE, CURED, LATENT, NONE } from '../rules/types.ts'
import { alone, BLANK, duel, endRound, IDLE } from './game.ts'

/** What is left: of a hero who is removed, of decks that run out, of warbands and plagues that are dealt with. */

rule('RB-139', 'the discard becomes the deck when that is empty, and is empty then', () => {
  const some = skills.filter(({ other }) => !other).slice(0, 6)
  const ids = some.map(({ id }) => id)
  const table = alone({ at: 'H4' }, { skillDeck: ids.slice(0, 1), skillDiscard: ids.slice(1) })
  table.as(0).play('turn', { do: 'train' })
  expect(table.happened('deck_reshuffled')).toEqual([{ type: 'deck_reshuffled', deck: 'skills' }])
  expect([table.state.skillDiscard, table.state.skillDeck.length + table.state.hands[0]!.length]).toEqual([[], 6])
})

rule(['RB-037', 'RB-155', 'RB-159'], 'a market is never filled with a twist; twists alone take the discard in', () => {
  const twist = FIRST_TWIST
  const table = alone({ at: 'H4', gold: 20, learned: ['sk_monopoly'] }, { markets: { tamalir: ['A01', 'A02', 'A03'] } })
  table.state.assetDeck = [twist, twist + 1]
  table.state.assetDiscard = [assetNamed('A04')]
  table.as(0).play('turn', { do: 'use', source: 'sk_monopoly' }).play('choose', { value: 'A01' })
  expect(table.happened('market_card').map(({ asset }) => asset)).toEqual(['A04'])
  expect(table.state.assetDeck.toSorted((a, b) => a - b)).toEqual([twist, twist + 1])
  expect(table.state.assetDiscard).toEqual([])
})

const sold = (damage: number, mustRest: boolean) => {
  const table = alone({ at: 'H4', assets: ['A07'], damage }, { markets: { tamalir: ['A01'] } })
  table.as(0).play('turn', { do: 'shop' })
  if (mustRest) table.state.mustRest[0] = 1
  table.as(0).play('shop', { do: 'sell', asset: 'A07' })
  return table.state.damage[0]
}

rule('RB-239', 'armour that is gone leaves a hero one Health short of its fall; one who has fallen stays so', () => {
  // Pell has 9.
  expect([sold(3, false), sold(8, false), sold(9, false)]).toEqual([3, 8, 8])
  expect([sold(10, true), sold(9, true), sold(4, true)]).toEqual([9, 9, 4])
})

const BANDS = ['wb_iron_horns', 'wb_flesh_rippers', 'wb_siege_maws']

rule(
  ['RB-540', 'RB-525', 'RB-499'],
  'a warband that has fallen moves no more, grows no more, and its slot is empty',
  () => {
    const { health } = enemies.find(({ id }) => id === BANDS[0])!
    const table = alone(
      { at: 'K2' },
      {
        scenario: 'locust',
        space: 4,
        warbands: [{ id: BANDS[0]!, at: 'K2', units: 1 }, { id: BANDS[1]!, at: 'A5', units: 1 }, { id: BANDS[2]! }],
        fight: { enemy: BANDS[0]!, hero: ['phys2'], foe: [IDLE], damage: health },
      },
    )
    table.as(0).play('combat', { do: 'spend' })
    const { state: s } = table
    expect([s.bands[0], s.bandsUp[0], s.units[0], s.bandsAt[0]]).toEqual([NONE, 0, 0, NONE])
    expect(table.happened('trophy_gained').map(({ kind }) => kind)).toEqual(['combat'])
    endRound(table)
    expect(new Set(table.happened('warband_moved').map(({ slot }) => slot))).toEqual(new Set([1]))
    expect(table.state.units.slice(0, 1)).toEqual([0])
    expect(table.state.units[2]).toBe(1)
  },
)

const quarantined = (act: 1 | 2, epicentre: string | undefined, plagues: string[]) => {
  const table = alone({ at: 'E5' }, { scenario: 'red', act, plagues, ...(epicentre && { epicentre }) })
  table.as(0).play('turn', { do: 'quarantine' })
  return table.state.fate
}

rule(['RB-468', 'RB-473', 'RB-480'], 'the Red Death is over when Epicentre and plagues are gone, in Act II', () => {
  expect(quarantined(2, undefined, ['E5'])).toBe('won')
  expect(quarantined(1, undefined, ['E5'])).toBe('playing')
  expect(quarantined(2, 'H4', ['E5', 'H4'])).toBe('playing')
  expect(quarantined(2, undefined, ['E5', 'F9'])).toBe('playing')
})

rule(
  ['RB-479', 'RB-480'],
  'the Epicentre is cured by two actions and a test of Mind or Spirit, and its card goes',
  () => {
    const yes = skills.filter(({ success, other }) => success && !other).map(({ id }) => id)
    for (const attribute of ['mind', 'spirit'] as const) {
      const table = alone(
        { at: 'H4' },
        { scenario: 'red', act: 2, actions: 2, plagues: ['H4', 'E5'], epicentre: 'H4', skillDeck: yes },
      )
      table.as(0).play('turn', { do: 'cureEpicentre', attribute })
      expect(table.happened('test_cards')[0]!.attribute).toBe(attribute)
      expect([table.state.epicentre, table.state.actions]).toEqual([NONE, 0])
      expect(table.state.slots.every(slot => slot === NONE)).toBe(true)
      expect(table.state.plagues.filter(plague => plague === CURED)).toHaveLength(1)
      expect(table.state.plagues.filter(plague => plague === ACTIVE)).toHaveLength(1)
      expect(table.state.plagues.filter(plague => plague === LATENT)).toHaveLength(8)
    }
  },
)

rule(['RB-443', 'RB-440'], 'two Zombies near come both, and each is met', () => {
  const table = alone({ at: 'H4' }, { scenario: 'corpse', zombies: ['G6', 'I6', 'A1'], dice: Array(10).fill('wild') })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'H5' })
  expect(table.state.zombies.map(codeOf)).toEqual(['H5', 'H5', 'A1'])
  expect(table.happened('dice_rolled').filter(roll => roll.for === 'wild')).toHaveLength(2)
  expect(hexOf('H5')).toBe(table.state.at[0])
})

test('a ward is for its own hero, and takes what it can', () => {
  const table = duel(
    { enemy: 'avatar', hero: [BLANK], foe: ['skull2'], starts: 'foe' },
    { at: 'H4' },
    {
      act: 2,
      webs: ['H4'],
      table: { wards: [1] },
    },
  )
  expect([table.happened('prevented').map(({ amount }) => amount), table.happened('damaged')[0]!.amount]).toEqual([
    [1],
    1,
  ])
  const other = duel({ hero: [BLANK], foe: ['skull2'], starts: 'foe' }, {}, { table: { wards: [1] } })
  expect(other.happened('prevented')).toEqual([])
})

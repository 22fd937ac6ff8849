import { describe, expect } from 'vitest'
import { rule } from '@runatal/proof'
import type { Text } from '../content/effects.ts'
import { codeOf, type Player, type Position } from '../index.ts'
import { alone, befall, type Table, two } from './game.ts'

/** What each word of the scenarios does. */

function reads(table: Table, text: Text, seat = 0): Table {
  befall(table, text, undefined, seat)
  table.as(0).play('turn', { do: 'prepare' })
  return table
}

const one = (text: Text, more: Partial<Position>, player: Partial<Player> = {}) =>
  reads(alone({ at: 'G3', ...player }, more), text)

/** What may be chosen now. */
function offered(table: Table): string[] {
  return table
    .as(0)
    .options('choose')
    .map(move => (move.do === 'choose' ? move.value : 'none'))
}

const codes = (hexes: readonly number[]) => hexes.map(codeOf).toSorted()

const webs = (text: Text) => codes(one(text, { scenario: 'web', webs: ['B10'] }).state.webs)

const placed = (text: Text) =>
  one(text, { scenario: 'corpse', zombies: [] })
    .happened('zombie_placed')
    .map(({ hex }) => hex)

const plaguesChanged = (table: Table) => table.happened('plague_changed').map(({ hex, to }) => [hex, to])

const unitsChanged = (table: Table) => table.happened('units_changed').map(({ slot, change }) => [slot, change])

describe('Webs', () => {
  rule('RB-018', 'are placed where the card says, and removed', () => {
    expect(webs([['place_web', 'here', 1]])).toEqual(['B10', 'G3'])
    expect(webs([['place_web', 'greywatch', 1]])).toEqual(['B10', 'I1'])
    expect(webs([['place_web', ['nearest', 'shrine'], 1]])).toEqual(['B10', 'G2'])
    expect(webs([['place_web', ['nearest', 'town', 'tamalir'], 1]])).toEqual(['B10', 'E5'])
    expect(webs([['place_web', ['random', 'town'], 2]]).length).toBeGreaterThan(1)
  })

  rule('RB-018', 'so many of them, one after another', () => {
    const table = one([['remove_web', 'chosen', 2]], { scenario: 'web', webs: ['B10', 'F7', 'C5'] })
    expect(offered(table).toSorted()).toEqual(['B10', 'C5', 'F7'])
    table.as(0).play('choose', { value: 'F7' })
    expect(offered(table).toSorted()).toEqual(['B10', 'C5'])
    table.as(0).play('choose', { value: 'B10' })
    expect([codes(table.state.webs), table.as(0).asked]).toEqual([['C5'], ['turn']])
  })
})

describe('Margath and Vorakesh', () => {
  rule('RB-018', 'Arcane tokens and Companions are gained', () => {
    const table = one(
      [
        ['arcane', 2],
        ['companion', 3],
      ],
      { scenario: 'margath' },
      { arcane: 1, companions: 1 },
    )
    expect([table.state.arcane, table.state.companions]).toEqual([[3], [4]])
    expect(table.happened('favour').map(({ what, change }) => [what, change])).toEqual([
      ['arcane', 2],
      ['companion', 3],
    ])
  })

  rule('RB-018', 'Margath flies so many hexes', () => {
    expect(one([['margath_move', 2]], { scenario: 'margath', act: 2, margath: 1 }).state.margath).toBe(3)
  })
})

describe('Zombies', () => {
  rule('RB-018', 'come with contact or without', () => {
    const loud = one([['zombie', 'here', 1]], { scenario: 'corpse', zombies: [], dice: ['plains', 'plains', 'plains'] })
    const quiet = one([['zombie_quiet', 'here', 1]], { scenario: 'corpse', zombies: [] })
    expect([loud.happened('dice_rolled').length, quiet.happened('dice_rolled').length]).toEqual([1, 0])
    expect([codes(quiet.state.zombies), quiet.happened('zombie_placed').length]).toEqual([['G3'], 1])
  })

  rule('RB-018', 'come at each bridge, in places of a kind, so many', () => {
    expect(placed([['zombie', 'bridges', 1]]).toSorted()).toEqual(['D9', 'J5', 'L3'])
    expect(placed([['zombie', 'cursed_ruins', 2]])).toEqual(['D2', 'D2'])
    expect(placed([['zombie', ['nearest', 'city_without_zombie', 'cursed_ruins'], 1]])).toEqual(['H4'])
  })

  rule('RB-018', 'are killed where the hero chooses, one after another', () => {
    const table = one([['kill_zombie', 2]], { scenario: 'corpse', zombies: ['B10', 'B10', 'K9'] })
    expect(offered(table)).toEqual(['B10', 'K9'])
    table.as(0).play('choose', { value: 'B10' })
    expect(offered(table)).toEqual(['B10', 'K9'])
    table.as(0).play('choose', { value: 'K9' })
    expect(codes(table.state.zombies)).toEqual(['B10'])
  })

  rule('RB-018', 'move so many hexes', () => {
    expect(one([['zombies_step', 2]], { scenario: 'corpse', zombies: ['G8'] }).happened('zombie_moved')).toHaveLength(2)
  })
})

describe('plagues', () => {
  const red = { scenario: 'red', epicentre: 'M10', plagues: ['M10', 'B10', 'F9', 'H4'] } as const

  rule(['RB-478', 'RB-481'], 'one of the hero’s choice, or the nearest town’s, never the Epicentre’s', () => {
    const chosen = one([['quarantine', 'chosen', 2]], red)
    expect(offered(chosen).toSorted()).toEqual(['B10', 'F9', 'H4'])
    chosen.as(0).play('choose', { value: 'H4' })
    expect(offered(chosen).toSorted()).toEqual(['B10', 'F9'])
    chosen.as(0).play('choose', { value: 'B10' })
    expect(plaguesChanged(chosen)).toEqual([
      ['H4', 'latent'],
      ['B10', 'latent'],
    ])
    const cured = one([['cure', 'chosen', 1]], red)
    cured.as(0).play('choose', { value: 'H4' })
    expect(plaguesChanged(cured)).toEqual([['H4', 'cured']])
    expect(plaguesChanged(one([['quarantine', ['nearest', 'town'], 1]], red, { at: 'F8' }))).toEqual([['F9', 'latent']])
    expect(plaguesChanged(one([['cure', ['nearest', 'town'], 1]], red, { at: 'B9' }))).toEqual([['B10', 'cured']])
  })

  rule('RB-018', 'where no town has one, none is quarantined', () => {
    const none = { scenario: 'red', epicentre: 'M10', plagues: ['M10', 'H4'] } as const
    expect(plaguesChanged(one([['quarantine', ['nearest', 'town'], 1]], none))).toEqual([])
  })

  rule('RB-018', 'one becomes active: the nearest town’s, one by a river, any, so many', () => {
    const few = { scenario: 'red', epicentre: 'M10', plagues: ['M10'] } as const
    expect(plaguesChanged(one([['activate', ['nearest', 'town'], 1]], few, { at: 'F8' }))).toEqual([['F9', 'active']])
    expect(plaguesChanged(one([['activate', 'random', 2]], few))).toHaveLength(2)
    const byRiver = plaguesChanged(one([['activate', 'river', 1]], few))
    expect(byRiver).toHaveLength(1)
    const nearest = one([['activate', 'nearest', 1]], { scenario: 'red', epicentre: 'B7', plagues: ['B7'] })
    expect(plaguesChanged(nearest)).toEqual([['B10', 'active']])
  })

  rule('RB-018', 'none is left to become active', () => {
    const cured = ['H4', 'B7', 'N6', 'B10', 'E5', 'N2', 'J7', 'F9', 'L4']
    const table = one([['activate', 'random', 1]], { scenario: 'red', epicentre: 'M10', plagues: ['M10'], cured })
    expect(plaguesChanged(table)).toEqual([])
  })

  rule('RB-018', 'the next infection roll changes, and cities are hard to enter for two rounds', () => {
    const { infection, gate } = one([['infection_dice', -2], ['plague_gate']], red).state
    expect([infection, gate]).toEqual([-2, 2])
  })
})

describe('warbands', () => {
  const locust = {
    scenario: 'locust',
    warbands: [
      { id: 'wb_iron_horns', at: 'K2', units: 2 },
      { id: 'wb_siege_maws', at: 'B8', units: 1 },
      { id: 'wb_flesh_rippers' },
    ],
  } as const

  rule('RB-018', 'the nearest, those face up or all of them gain units', () => {
    expect(unitsChanged(one([['add_unit', 'nearest', 2]], locust, { at: 'C8' }))).toEqual([[1, 2]])
    expect(unitsChanged(one([['add_unit', 'up', 1]], locust))).toEqual([
      [0, 1],
      [1, 1],
    ])
    expect(
      unitsChanged(one([['add_unit', 'nearest', 1]], { scenario: 'locust', warbands: [{ id: 'wb_iron_horns' }] })),
    ).toEqual([])
  })

  rule('RB-501', 'units are killed where there are any, one after another', () => {
    const table = one([['kill_unit', 2]], locust)
    expect(offered(table)).toEqual(['0', '1'])
    table.as(0).play('choose', { value: '1' })
    expect(unitsChanged(table)).toEqual([
      [1, -1],
      [0, -1],
    ])
  })

  rule('RB-018', 'no warband moves at the end of this round', () => {
    expect(one([['hold_warbands']], locust).state.held).toBe(true)
    expect(one([['gold', 1]], locust).state.held).toBe(false)
  })

  rule('RB-018', 'only what is face down is looked at', () => {
    const table = two(
      { at: 'G3' },
      { at: 'G3' },
      { ...locust, warbands: [...locust.warbands, { id: 'wb_blood_coven' }] },
    )
    reads(table, [['look_warband']])
    expect(offered(table)).toEqual(['2', '3'])
    table.as(0).play('choose', { value: '3' })
    expect(table.state.bandsSeen[3]).toBe(1)
  })

  rule('RB-018', 'earth is scorched and healed where the card says', () => {
    expect(codes(one([['scorch', ['nearest', 'town']]], locust, { at: 'F8' }).state.scorched)).toEqual(['F9'])
    const table = one([['unscorch']], { ...locust, scorched: ['F9', 'C5'] })
    table.as(0).play('choose', { value: 'C5' })
    expect(codes(table.state.scorched)).toEqual(['F9'])
  })

  rule('RB-018', 'the next warband is turned up on the hex that the card says', () => {
    const table = one([['flip_warband', 'O5']], locust)
    expect([table.state.bandsUp[2], codeOf(table.state.bandsAt[2]!)]).toEqual([1, 'O5'])
  })
})

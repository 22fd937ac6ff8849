import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, codeOf, hexOf } from '../index.ts'
import { acts, alone, endRound, FOUR, two, befall } from './game.ts'
import type { Table } from './game.ts'

/** The hexes that a die can reach now. */
function reach(table: Table, die = 0): string[] {
  return table
    .as(0)
    .options('die')
    .flatMap(move => (move.do === 'go' && move.die === die ? move.hex : []))
}

function rolling(at: string, dice: Parameters<typeof alone>[1] & object): Table {
  const table = alone({ at }, dice)
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  return table
}

rule('RB-047', 'Skyfall keeps its mountains: off the road a plains die does not enter it', () => {
  expect(reach(rolling('H9', { dice: ['plains', 'plains', 'plains'] }))).not.toContain('H10')
  expect(reach(rolling('H9', { dice: ['mountains/water', 'plains', 'plains'] }))).toContain('H10')
  expect(reach(rolling('H9', { dice: ['wild', 'plains', 'plains'] }))).toContain('H10')
})

rule('RB-051', 'four heroes stand in one hex', () => {
  const table = arrange({ players: FOUR.map(hero => ({ hero, at: 'H4' })) })
  expect(table.state.at).toEqual(Array(4).fill(hexOf('H4')))
  const three = arrange({ players: FOUR.map((hero, seat) => ({ hero, at: seat === 0 ? 'G4' : 'H4' })) })
  three.as(0).play('turn', { do: 'move' }).play('travel', { do: 'step', hex: 'H4' })
  expect(codeOf(three.state.at[0]!)).toBe('H4')
})

rule('RB-060', 'an action is finished before another starts', () => {
  const table = alone({ at: 'H4' })
  table.as(0).play('turn', { do: 'shop' })
  expect(table.as(0).asked).toEqual(['shop'])
  expect(table.as(0).tries('turn', { do: 'move' })?.refused).toBeDefined()
  expect(table.state.actions).toBe(2)
})

const order = (scenario: 'locust' | 'red', ...types: string[]) => {
  const table = alone({ at: 'A1' }, { scenario })
  endRound(table)
  return table.events.map(event => event.type).filter(type => types.includes(type))
}

rule('RB-067', 'warbands move before the marker, the infection roll comes after it', () => {
  expect(order('locust', 'units_changed', 'time_advanced')).toEqual(['units_changed', 'time_advanced'])
  expect(order('red', 'scenario_rolled', 'time_advanced')).toEqual(['time_advanced', 'scenario_rolled'])
})

rule('RB-091', 'a movement ends with the Move, not in each hex; a retreat ends one, standing still none', () => {
  const zombies = ['D3']
  const passing = rolling('D4', { scenario: 'corpse', zombies, dice: ['plains', 'plains', 'plains'] })
  passing.as(0).play('die', { do: 'go', hex: 'E5' }).play('die', { do: 'go', hex: 'E6' })
  passing.as(0).play('die', { do: 'stop' })
  expect(passing.state.zombies.map(codeOf)).toEqual(zombies)
  const staying = rolling('D4', { scenario: 'corpse', zombies, dice: ['plains', 'plains', 'plains'] })
  staying.as(0).play('die', { do: 'stop' })
  expect(staying.state.zombies.map(codeOf)).toEqual(zombies)
  const back = alone(
    { at: 'C4' },
    {
      scenario: 'corpse',
      zombies: ['E4'],
      fight: { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['blank*|skull1'] },
      dice: ['plains', 'wild', 'wild', 'wild'],
    },
  )
  back.as(0).play('retreat', { do: 'retreat' }).play('choose', { value: 'D4' })
  expect(back.state.zombies.map(codeOf)).toEqual(['D4'])
})

rule('RB-555', 'an entering effect applies however the hero gets there', () => {
  const table = alone({ at: 'A1' }, { scenario: 'red', plagues: ['H4'], epicentre: 'E5', table: {} })
  befall(table, [['teleport', 'tamalir']])
  table.as(0).play('turn', { do: 'prepare' })
  expect([codeOf(table.state.at[0]!), table.state.damage[0]]).toEqual(['H4', 2])
})

rule('RB-099', 'an empty adventure deck stays empty', () => {
  const table = alone({ at: 'F2' }, { combatDeck: [], table: { adventureDiscards: [[0, 1, 2], [], []] } })
  endRound(table)
  expect(acts(table)).not.toContain('adventure')
  expect(table.state.adventureDecks[0]).toEqual([])
})

rule('RB-565', 'what one player looked at in a deck, the others do not know', () => {
  const table = two(
    { at: 'G3', learned: ['sk_good_name'] },
    { at: 'A1' },
    { socialDeck: ['ev_caravan', 'q_smugglers_run', 'ev_rune_smith'] },
  )
  table.as(0).play('turn', { do: 'adventure' })
  expect(table.as(1).view.choice!.values).toEqual([-1, -1])
  expect(table.as(0).view.adventureDecks[2]).toEqual([-1, ...table.state.adventureDecks[2]!.slice(1)])
  table.as(0).play('choose', { value: 'q_smugglers_run' })
  expect(table.as(1).view.adventureDecks[2]).toEqual([-1, -1])
  expect(table.as(0).view.adventureDecks[2]).toEqual([-1, table.state.adventureDecks[2]![1]])
})

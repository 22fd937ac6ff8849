import { asksOf } from '@runatal/look/asks.ts'
import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { choicesOf } from '../model/choices.ts'
import { flightOf } from '../model/pieces.ts'
import { powersBehind } from '../model/powers.ts'

it.each([
  ['sariel', 1],
  ['tatianna', 0],
] as const)('says by what ability %s may reroll a die', (hero, powers) => {
  const table = arrange({
    players: [{ hero, at: 'H6', hand: [] }],
    dice: ['forest/hills', 'plains/forest', 'plains/hills', 'wild', 'wild'],
  })
  table.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  const choices = choicesOf(asksOf(table.match, 0), table.state)
  expect(powersBehind(choices, table.state, 0)).toHaveLength(powers)
})

it('says how far the dragon has flown, and how far he has to fly', () => {
  const { state } = arrange({ scenario: 'margath', act: 2, margath: 2, players: [{ hero: 'tatianna' }] })
  const flight = flightOf(state)!
  expect(flight.flown).toHaveLength(3)
  expect(flight.ahead).toHaveLength(5)
  expect(flight.flown.at(-1)).toBe(flight.ahead[0])
  expect(flightOf(arrange({ players: [{ hero: 'tatianna' }] }).state)).toBeUndefined()
})

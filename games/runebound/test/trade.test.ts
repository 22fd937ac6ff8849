import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { assetNamed } from '../arrange/cards.ts'
import { two } from './game.ts'

const ids = (...cards: string[]) => cards.map(assetNamed)
const trade = (what: object) => ({ do: 'trade', with: 1, ...what })

rule('RB-182', 'gold may be asked for, all there is and no more', () => {
  const table = two({ at: 'E5', gold: 1 }, { at: 'E5', gold: 2 })
  expect(table.as(0).options('trade')).toEqual([1, -1, -2].map(gold => trade({ gold, give: [], get: [] })))
  for (const gold of [2, -3, 0.5, 0, '1']) expect(table.as(0).tries('trade', trade({ gold }))?.rule).toBe('RB-182')
  for (const other of [0, 2, undefined])
    expect(table.as(0).tries('trade', trade({ with: other, gold: 1 }))?.rule).toBe('RB-182')
  for (const odd of ['trade', null, { do: 'give', with: 1, gold: 1 }])
    expect(table.as(0).tries('trade', odd)?.rule).toBe('RB-182')
  table.as(0).play('trade', { gold: -2 })
  table.as(1).play('exchange', { do: 'accept' })
  expect(table.state.gold).toEqual([3, 0])
})

rule('RB-183', 'both agree, and what was refused is not proposed again in the same turn', () => {
  const table = two({ at: 'E5', gold: 3, assets: ['A04', 'A14'] }, { at: 'E5', gold: 0, assets: ['A01'] })
  table.as(0).tries('trade', trade({ give: ['A04', 'A14'], get: ['A01'] }))
  expect(table.state.asks.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'exchange']])
  table.as(1).play('exchange', { do: 'refuse' })
  expect(table.state.assets).toEqual([ids('A04', 'A14'), ids('A01')])
  expect(table.happened('exchange_refused')).toEqual([{ type: 'exchange_refused', seat: 1 }])
  expect(table.as(0).tries('trade', trade({ give: ['A14', 'A04'], get: ['A01'] }))?.rule).toBe('RB-183')
  table.as(0).play('trade', { give: ['A04'], get: ['A01'] })
  table.as(1).late('exchange')
  expect(table.as(0).options('trade')).not.toContainEqual(trade({ gold: 0, give: ['A04'], get: ['A01'] }))
  // What was agreed to may be done again.
  for (let i = 0; i < 2; i++) {
    table.as(0).play('trade', { gold: 1 })
    table.as(1).play('exchange', { do: 'accept' })
  }
  expect(table.state.gold).toEqual([1, 2])
})

rule('RB-183', 'only who is on turn proposes, to who is here, and not in the middle of something', () => {
  const table = arrange({
    players: [
      { hero: 'pell', at: 'A1', hand: [] },
      { hero: 'dov', at: 'E5', gold: 2, hand: [] },
      { hero: 'sariel', at: 'E5', gold: 2, hand: [] },
    ],
  })
  expect(table.state.asks.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'turn']])
  table.as(0).play('turn', { do: 'endTurn' })
  expect(table.as(1).asked).toEqual(['turn', 'trade'])
  expect(
    new Set(
      table
        .as(1)
        .options('trade')
        .map(move => move.with),
    ),
  ).toEqual(new Set([2]))
  table.as(1).play('turn', { do: 'move' })
  expect(table.as(1).asked).not.toContain('trade')
})

rule('RB-184', 'each gives what is its own, and each thing once', () => {
  const table = two({ at: 'E5', assets: ['A04'] }, { at: 'E5', assets: ['A01'] })
  for (const what of [{ give: ['A01'] }, { get: ['A04'] }, { give: ['A04', 'A04'] }, { give: 'A04' }])
    expect(table.as(0).tries('trade', trade(what))?.rule).toBe('RB-184')
})

rule('RB-185', 'limits bind both: who gets a second of a type keeps one', () => {
  const table = two({ at: 'E5', assets: ['A04'] }, { at: 'E5', assets: ['A01', 'A14'] })
  table.as(0).tries('trade', trade({ get: ['A01', 'A14'] }))
  table.as(1).play('exchange', { do: 'accept' })
  table.as(0).play('choose', { value: 'A04' })
  expect(table.state.assets).toEqual([ids('A04', 'A14'), []])
  expect(table.state.assetDiscard).toEqual(ids('A01'))
})

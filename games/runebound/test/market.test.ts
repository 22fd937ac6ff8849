import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { ASSET_TOKEN, TOKENS } from '../content/tokens.ts'
import { assetNamed } from '../arrange/cards.ts'
import { tokensOf } from '../rules/hero.ts'
import { arrange } from '../index.ts'
import { acts, alone, two, befall } from './game.ts'

const MARKET = { tamalir: ['A01', 'A02', 'A03'] }
const ids = (...cards: string[]) => cards.map(assetNamed)

rule(['RB-152', 'RB-185'], 'the token goes with the asset, and limits bind who gets it', () => {
  const table = two({ at: 'E5', assets: ['A04'] }, { at: 'E5', assets: ['A01'] })
  const token = ASSET_TOKEN[assetNamed('A04')]!
  expect(tokensOf(table.state, 0)).toContain(token)
  table.as(0).play('trade', { with: 1, give: ['A04'], get: [] })
  table.as(1).play('exchange', { do: 'accept' })
  expect(table.as(1).options('choose')).toHaveLength(2)
  table.as(1).play('choose', { value: 'A04' })
  expect(tokensOf(table.state, 0)).not.toContain(token)
  expect(tokensOf(table.state, 1)).toContain(token)
  expect(table.state.assets).toEqual([[], ids('A04')])
  expect(table.state.assetDiscard).toContain(assetNamed('A01'))
  expect(TOKENS[token]).toBe('phys2|agi')
})

rule('RB-155', 'an empty asset deck is made anew of its discard', () => {
  const discard = ['A05', 'A06', 'A07', 'A08', 'A09', 'A10', 'A11', 'A12', 'A13']
  const table = alone({ at: 'H4' }, { markets: MARKET, assetDeck: [], assetDiscard: discard })
  table.as(0).play('turn', { do: 'shop' })
  expect([table.state.markets[0]!.length, table.state.assetDeck.length]).toEqual([4, 8])
  const order = ids('A05', 'A07', 'A06')
  const shuffled = alone(
    { at: 'H4' },
    { markets: MARKET, assetDeck: [], assetDiscard: ['A05', 'A06', 'A07'], chance: { shuffles: [order] } },
  )
  shuffled.as(0).play('turn', { do: 'shop' })
  expect([...shuffled.state.assetDeck, shuffled.state.markets[0]![3]]).toEqual(order)
})

rule('RB-156', 'with nothing to draw, or twists alone, the offer is the market', () => {
  for (const assetDeck of [[], ['tw_pickpocket', 'tw_town_crier']]) {
    const table = alone({ at: 'H4', gold: 1 }, { markets: MARKET, assetDeck, assetDiscard: [] })
    table.as(0).play('turn', { do: 'shop' })
    expect(table.state.markets[0]).toHaveLength(3)
    expect([table.happened('twist'), table.state.gold[0]]).toEqual([[], 1])
  }
})

rule('RB-559', 'a reduction lowers cost and sale alike, and never below 0', () => {
  const table = alone(
    { at: 'H4', gold: 8, learned: ['sk_haggler'] },
    { markets: { tamalir: ['A03', 'A17', 'A14'] }, assetDeck: ['A09', 'A10'] },
  )
  table.as(0).play('turn', { do: 'shop' }).play('shop', { do: 'buy', asset: 'A03' })
  expect(table.state.gold[0]).toBe(3)
  table.as(0).play('turn', { do: 'shop' }).play('shop', { do: 'sell', asset: 'A03' })
  expect(table.state.gold[0]).toBe(8)
  table.as(0).play('shop', { do: 'buy', asset: 'A17' })
  expect(table.state.gold[0]).toBe(8)
})

rule('RB-163', 'one die of a Rest may be rerolled by exerting', () => {
  const table = alone(
    { at: 'G7', damage: 6, hand: ['sk_spark'] },
    { dice: ['plains', 'plains', 'plains', 'plains', 'plains', 'wild'] },
  )
  table.as(0).play('turn', { do: 'rest' })
  expect(table.state.roll!.faces).toHaveLength(5)
  table.as(0).play('keepRoll', { do: 'reroll', die: 2 })
  expect([table.state.damage[0], table.state.hands[0]]).toEqual([5, []])
})

rule('RB-174', 'a hero is not delayed twice', () => {
  const table = alone({ at: 'H4', delayed: true })
  befall(table, [['delay']])
  table.as(0).play('turn', { do: 'endTurn' }).play('turn', { do: 'clearDelay' })
  expect(acts(table)).toContain('move')
})

const rerolls = (options: { do: string }[]) => options.some(move => move.do === 'reroll')

rule('RB-178', 'exerting rerolls a die of a Move, a Rest, an exploration or a retreat', () => {
  const hand = ['sk_spark']
  const move = alone({ at: 'G4', hand })
  move.as(0).play('turn', { do: 'move' }).play('travel', { do: 'roll' })
  expect(rerolls(move.as(0).options('die'))).toBe(true)
  const rest = alone({ at: 'G7', damage: 9, hand })
  rest.as(0).play('turn', { do: 'rest' })
  const quest = alone({ at: 'F1', quests: ['q_narrow_pass'], hand })
  quest.as(0).play('turn', { do: 'quest' })
  const fight = { enemy: 'e_orc_reaver', hero: ['blank|phys1*'], foe: ['blank*|skull1'] } as const
  const retreat = alone({ at: 'F2', hand }, { fight })
  retreat.as(0).play('retreat', { do: 'retreat' })
  for (const table of [rest, quest, retreat]) expect(rerolls(table.as(0).options('keepRoll'))).toBe(true)
})

rule('RB-179', 'the dice of a scenario are not rerolled', () => {
  const table = alone({ at: 'G6', hand: ['sk_spark', 'sk_cutpurse'] }, { scenario: 'red' })
  table.as(0).play('turn', { do: 'endTurn' }).play('acceptDelay', { do: 'no' })
  expect(table.happened('scenario_rolled')).toHaveLength(1)
  expect(table.as(0).asked).toEqual(['turn'])
  expect(table.as(0).tries('keepRoll', { do: 'reroll', die: 0, card: 'sk_spark' })?.refused).toBe('no-such-ask')
})

rule('RB-145', 'after a purchase or a discard the offer has three cards again, with cards in the deck', () => {
  for (const move of ['buy', 'discard'] as const) {
    const table = alone({ at: 'H4', gold: 20 }, { markets: MARKET, assetDeck: ['A09', 'A10', 'A11'] })
    table.as(0).play('turn', { do: 'shop' }).play('shop', { do: move, asset: 'A02' })
    expect(table.state.markets[0]).toEqual(ids('A01', 'A03', 'A09'))
    expect(table.state.assetDeck).toHaveLength(2)
  }
})

rule('RB-146', 'where no card is on offer, assets can still be sold', () => {
  const table = alone(
    { at: 'H4', gold: 0, assets: ['A14', 'A07'] },
    { markets: { tamalir: [] }, assetDeck: [], assetDiscard: [] },
  )
  table.as(0).play('turn', { do: 'shop' })
  expect(table.as(0).options('shop')).toEqual([
    { do: 'enough' },
    { do: 'sell', asset: 'A14' },
    { do: 'sell', asset: 'A07' },
  ])
  table.as(0).play('shop', { do: 'sell', asset: 'A14' })
  expect(table.happened('asset_sold')).toHaveLength(1)
  table.as(0).play('shop', { do: 'enough' })
  expect([table.state.assets[0], table.as(0).asked]).toEqual([ids('A07'), ['turn']])
  const late = alone({ at: 'H4', assets: ['A07'] }, { markets: { tamalir: [] }, assetDeck: [], assetDiscard: [] })
  late.as(0).play('turn', { do: 'shop' }).late('shop')
  expect([late.state.assets[0], late.as(0).asked]).toEqual([ids('A07'), ['turn']])
  const bare = alone({ at: 'H4' }, { markets: { tamalir: [] }, assetDeck: [], assetDiscard: [] })
  bare.as(0).play('turn', { do: 'shop' })
  expect(bare.as(0).asked).toEqual(['turn'])
})

rule(['RB-144', 'RB-146'], 'while a card is on offer, one must leave it', () => {
  const table = alone({ at: 'H4', assets: ['A14'] }, { markets: MARKET, assetDeck: ['A09'] })
  table.as(0).play('turn', { do: 'shop' })
  expect(table.as(0).options('shop')).not.toContainEqual({ do: 'enough' })
})

rule('RB-018', 'a price for this action holds for all who buy in it, and is over with it', () => {
  // Fire sale: 2 gold less in this action. Joint order: a hero in a city may buy for 1 less. Monopoly: for 3 less.
  const table = two(
    { at: 'H4', gold: 20, learned: ['sk_monopoly'] },
    { at: 'H4', gold: 20 },
    { markets: MARKET, assetDeck: ['tw_fire_sale', 'tw_joint_order', 'A10', 'A11', 'A12'] },
  )
  table.as(0).play('turn', { do: 'shop' }).play('choose', { value: '1' })
  table.as(1).play('choose', { value: '0' }).play('choose', { value: 'A02' })
  table.as(0).play('shop', { do: 'buy', asset: 'A01' })
  table.as(0).play('turn', { do: 'use', source: 'sk_monopoly' }).play('choose', { value: 'A03' })
  expect(table.happened('asset_gained').map(({ asset, cost }) => [asset, cost])).toEqual([
    ['A02', 6 - 2 - 1 - 1], // Dov’s Smith’s eye
    ['A01', 3 - 2],
    ['A03', 6 - 3],
  ])
})

rule('RB-157', 'a twist that means a hero in a city offers no hero outside one', () => {
  const table = arrange({
    players: [
      { hero: 'pell', at: 'H4', hand: [] },
      { hero: 'dov', at: 'F2', hand: [] },
      { hero: 'garrick', at: 'N6', hand: [] },
    ],
    assetDeck: ['tw_joint_order', 'A01', 'A02'],
  })
  table.as(0).play('turn', { do: 'shop' })
  expect(table.as(0).options('choose')).toMatchObject([{ value: '0' }, { value: '2' }])
})

rule(['RB-184', 'RB-404'], 'trophies, skills, quests, letters’ contents and scenario tokens are not exchanged', () => {
  const rich = { at: 'E5', gold: 1, assets: ['A01'], trophies: 'o', hand: ['sk_spark'], quests: ['q_narrow_pass'] }
  const table = two({ ...rich, arcane: 2 }, { at: 'E5', gold: 0 }, { scenario: 'margath' })
  expect(table.as(0).options('trade')).toEqual([
    { do: 'trade', with: 1, gold: 1, give: [], get: [] },
    { do: 'trade', with: 1, gold: 0, give: ['A01'], get: [] },
  ])
  for (const thing of [{ trophy: 'o' }, { arcane: 1 }, { skill: 'sk_spark' }, { quest: 'q_narrow_pass' }])
    expect(table.as(0).tries('trade', { do: 'trade', with: 1, gold: 1, ...thing })?.rule).toBe('RB-184')
  for (const id of ['sk_spark', 'q_narrow_pass', 'A02'])
    expect(table.as(0).tries('trade', { do: 'trade', with: 1, give: [id] })?.rule).toBe('RB-184')
})

import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { skills } from '../index.ts'
import { FIRST_TWIST, twists } from '../content/tables.ts'
import { assetId, hasAsset } from '../rules/decks.ts'
import { health } from '../rules/hero.ts'
import { assetNamed, skillNamed } from '../arrange/cards.ts'
import { alone, befall, two } from './game.ts'

/** Where cards go that leave a hand, a market or a deck, and what is left when there are none. */

/** What befalls the hero on turn happens now. */
function now(table: ReturnType<typeof alone>, ...text: Parameters<typeof befall>[1]) {
  befall(table, text)
  table.as(0).play('turn', { do: 'prepare' })
  return table
}

rule(['RB-337', 'RB-564'], 'a shuffled discard in which one card fits a lone hero gives that card', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const table = alone({}, { skillDeck: [], skillDiscard: ['sk_guardian', 'sk_spark'], seed })
    now(table, ['draw_skill', 1])
    expect(table.state.hands[0]).toEqual([skillNamed('sk_spark')])
    expect(table.happened('deck_reshuffled')).toMatchObject([{ deck: 'skills' }])
  }
})

rule('RB-128', 'a discarded skill lies on the discard', () => {
  const table = alone({ hand: ['sk_spark', 'sk_psalm'] }, { skillDiscard: [] })
  now(table, ['discard_skill', 1]).as(0).play('choose', { value: 'sk_psalm' })
  expect([table.state.skillDiscard, table.state.hands[0]]).toEqual([[skillNamed('sk_psalm')], [skillNamed('sk_spark')]])
})

rule(['RB-155', 'RB-156', 'RB-159'], 'of nothing but twists no market is filled', () => {
  const first = twists[0]!.id
  expect(assetId(FIRST_TWIST)).toBe(first)
  const table = alone({}, { assetDeck: [first], assetDiscard: [], markets: { tamalir: [] } })
  expect(hasAsset(table.state)).toBe(false)
  const before = table.state.markets.map(market => market.length)
  table.state.markets.forEach(market => market.splice(0))
  now(table, ['market_refill', 'tamalir'])
  expect(table.state.markets.map(market => market.length)).toEqual(before.map(() => 0))
  expect(table.happened('market_card')).toEqual([])
})

rule('RB-336', 'a lone hero finds no asset that speaks of others, and it is put away', () => {
  const none = alone({}, { assetSets: 'AEF', assetDeck: ['F11', 'F14'], assetDiscard: [] })
  expect(hasAsset(none.state)).toBe(false)
  const table = alone({ at: 'H4' }, { assetSets: 'AEF', assetDeck: ['F11', 'A01'], assetDiscard: [] })
  table.as(0).play('turn', { do: 'shop' })
  expect(table.happened('card_replaced')).toEqual([{ type: 'card_replaced', card: 'F11' }])
  expect([table.state.assetDiscard, table.state.assetDeck]).toEqual([[assetNamed('F11')], []])
})

rule(['RB-143', 'RB-146'], 'what is sold or put away in a market lies on the discard', () => {
  const table = alone({ at: 'H4', assets: ['A07'], gold: 0 }, { assetDeck: ['A01'], assetDiscard: [] })
  table.as(0).play('turn', { do: 'shop' }).play('shop', { do: 'sell', asset: 'A07' })
  expect(table.state.assetDiscard).toEqual([assetNamed('A07')])
  table.as(0).play('shop', { do: 'discard', asset: 'A01' })
  expect(table.state.assetDiscard).toEqual([assetNamed('A07'), assetNamed('A01')])
})

rule('RB-239', 'armour that is taken away, a skill that is forgotten never fell a hero', () => {
  const armour = alone({ at: 'G6', assets: ['A07'] })
  armour.state.damage[0] = health(armour.state, 0) - 1
  now(armour, ['lose_asset', 'clothing'])
  expect(armour.state.damage[0]).toBe(health(armour.state, 0) - 1)
  const body = skills.filter(({ type, id }) => type === 'body' && id !== 'sk_bear_hide').map(({ id }) => id)
  const skill = alone({ hand: ['sk_drilled_step'], learned: ['sk_bear_hide', ...body.slice(0, 5)], trophies: 'ooo' })
  skill.state.damage[0] = health(skill.state, 0) - 1
  skill.as(0).play('turn', { do: 'learn', skill: 'sk_drilled_step', pay: 'o', forget: 'sk_bear_hide' })
  expect(skill.state.damage[0]).toBe(health(skill.state, 0) - 1)
})

rule('RB-166', 'a Rest that may heal one heals one, and the next all', () => {
  const table = alone({ at: 'H4', damage: 3 }, { table: { restCaps: [1] } })
  table.as(0).play('turn', { do: 'rest' })
  expect([table.state.damage[0], table.state.restCaps]).toEqual([2, [0]])
  table.as(0).play('turn', { do: 'rest' })
  expect(table.state.damage[0]).toBe(0)
})

/** The second of two heroes, who sees three cards before it draws one. */
const seer = () =>
  two(
    {},
    { at: 'F2', learned: ['sk_spymaster'] },
    {
      onTurn: 1,
      combatDeck: ['e_orc_reaver', 'e_night_wolf', 'e_tusker', 'e_cave_lurker'],
      table: { peeked: [2, 0, 1, 0, 0, 1] },
    },
  )

rule('RB-565', 'who looks at cards knows those that are left; who knew the top of the deck does so no more', () => {
  const table = seer()
  table.as(1).play('turn', { do: 'adventure' })
  expect(table.state.peeked).toEqual([2, 0, 1, 3, 0, 1])
  table.as(1).play('choose', { value: 'e_night_wolf' })
  expect(table.state.peeked).toEqual([0, 0, 1, 2, 0, 1])
})

rule('RB-565', 'a card that is drawn from the top is one fewer that is known of its deck, and of no other', () => {
  const table = two({ at: 'F2' }, {}, { table: { peeked: [2, 1, 1, 1, 0, 2] } })
  table.as(0).play('turn', { do: 'adventure' })
  expect(table.state.peeked).toEqual([1, 1, 1, 0, 0, 2])
})

import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { skillNamed } from '../arrange/cards.ts'
import { acts, alone, fighting, setUp } from './game.ts'
import { handLimit } from '../rules/hero.ts'

const YES = ['sk_ford_finder', 'sk_blessing', 'sk_vanguard', 'sk_cutpurse']
const NO = ['sk_bear_hide', 'sk_thorn_skin', 'sk_long_stride', 'sk_hymn', 'sk_shield_drill']

/** Pell (2, 2, 2) takes an option of an event on a social gem. */
function testing(event: string, option: number, skillDeck: string[], more: Parameters<typeof alone>[1] = {}) {
  const table = alone({ at: 'A5', gold: 2 }, { socialDeck: [event], skillDeck, skillDiscard: [], ...more })
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option })
  return table
}

rule('RB-118', 'a card may change the number of cards, or ask for several successes', () => {
  // Body 2 and one more: three cards; the omen asks for two successes of Mind 2.
  const three = testing('ev_caravan', 0, [YES[0]!, NO[0]!, YES[1]!, NO[1]!])
  expect(three.happened('test_cards')[0]!.cards).toHaveLength(3)
  expect(three.happened('test_ended')[0]!.passed).toBe(true)
  const twice = (cards: string[]) =>
    testing('ev_dragon_omen', 0, cards, { scenario: 'margath' }).happened('test_ended')[0]!.passed
  expect(twice([YES[0]!, YES[1]!])).toBe(true)
  expect(twice([YES[0]!, NO[1]!])).toBe(false)
})

const end = (dice: ('wild' | 'plains')[]) => {
  const table = alone({ at: 'H4' }, { act: 2, webs: ['H4'], dice })
  table.as(0).play('turn', { do: 'engage', enemy: 'avatar' }).play('choose', { value: '0' })
  expect(table.happened('dice_rolled')[0]!.faces).toHaveLength(3)
  return table.state.damage[0]
}

rule('RB-125', 'to explore without outcomes is to look for a wild', () => {
  expect([end(['plains', 'wild', 'plains']), end(['plains', 'plains', 'plains'])]).toEqual([0, 2])
})

rule('RB-129', 'the hand limit holds after every action and after a set-up text', () => {
  const table = testing('ev_grave_lights', 0, [YES[0]!, NO[0]!, NO[1]!, NO[2]!], {})
  expect(table.state.hands[0]).toHaveLength(2)
  const full = alone(
    { at: 'A5', hand: [NO[3]!, NO[4]!, 'sk_spark'] },
    { socialDeck: ['ev_grave_lights'], skillDeck: [YES[0]!, NO[0]!, NO[1]!, NO[2]!], skillDiscard: [] },
  )
  full.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
  expect(full.state.hands[0]).toHaveLength(5)
  full.as(0).play('choose', { value: 'sk_spark' }).play('choose', { value: NO[3]! })
  expect(full.state.hands[0]).toHaveLength(3)
  expect(full.as(0).asked).toEqual(['turn'])
  // Ysolde's set-up draws a fifth card to her hand of four.
  const ysolde = setUp(1, 3, { first: '1' }, ['ysolde'])
  expect(ysolde.hands[0]).toHaveLength(5)
  expect(ysolde.asks[0]!.kind).toBe('choose')
  expect(handLimit(ysolde, 0)).toBe(4)
  // A story card deals a fourth to a hand of three: one goes before the next round's first turn.
  const story = alone(
    { at: 'G6', hand: [NO[0]!, NO[1]!, NO[2]!] },
    { scenario: 'margath', space: 2, storyDeck: ['m8'], skillDeck: [YES[0]!] },
  )
  story.as(0).play('turn', { do: 'endTurn' })
  expect(story.state.hands[0]).toHaveLength(4)
  expect(story.as(0).asked).toEqual(['choose'])
  expect(story.happened('turn_started')).toEqual([])
  story.as(0).play('choose', { value: NO[0]! })
  expect(story.happened('turn_started')).toHaveLength(1)
  expect(story.state.hands[0]).toEqual([NO[1]!, NO[2]!, YES[0]!].map(card => skillNamed(card)))
})

rule('RB-131', 'nobody learns in a fight', () => {
  const table = fighting('e_orc_reaver', [0, 0, 0, 0, 0, 0, 0, 1], { hand: ['sk_spark'], trophies: 'o' })
  expect(table.as(0).asked).toEqual(['combat'])
  expect(table.as(0).tries('turn', { do: 'learn', skill: 'sk_spark', pay: 'o' })?.refused).toBeDefined()
  expect(table.state.learned[0]).toEqual([])
})

rule('RB-135', 'the limit counts bonuses, and only when learning', () => {
  const learned = ['sk_long_stride', 'sk_shield_drill', 'sk_vanguard']
  const table = alone({ at: 'H4', gold: 0, assets: ['A11'], learned, hand: ['pk_cover'], trophies: 'oo' })
  const learnable = () =>
    table
      .as(0)
      .options('turn')
      .filter(move => move.do === 'learn')
  expect(learnable().every(move => 'forget' in move)).toBe(true)
  table.as(0).play('turn', { do: 'shop' }).play('shop', { do: 'sell', asset: 'A11' })
  expect(table.state.learned[0]).toHaveLength(3)
  const room = alone({ at: 'H4', assets: ['A11'], learned: learned.slice(0, 2), hand: ['pk_cover'], trophies: 'o' })
  expect(
    room
      .as(0)
      .options('turn')
      .filter(move => move.do === 'learn'),
  ).toEqual([{ do: 'learn', skill: 'pk_cover', pay: 'o' }])
})

rule('RB-564', 'with deck and discard empty, drawing stops', () => {
  const table = alone({ at: 'H4' }, { skillDeck: [YES[0]!], skillDiscard: [] })
  table.as(0).play('turn', { do: 'train' })
  expect(table.state.hands[0]).toHaveLength(1)
  expect(acts(table)).toContain('move')
})

rule('RB-337', 'alone, a skill about others is passed over and does not count as drawn', () => {
  const table = alone(
    { at: 'H4' },
    { skillDeck: ['pk_guide', YES[0]!, 'pk_rally', YES[1]!, YES[2]!], skillDiscard: [] },
  )
  table.as(0).play('turn', { do: 'train' })
  expect(table.state.hands[0]).toEqual([YES[0]!, YES[1]!, YES[2]!].map(skillNamed))
  const pair = arrange({
    players: [{ hero: 'pell', at: 'H4', hand: [] }, { hero: 'dov' }],
    skillDeck: ['pk_guide', YES[0]!, YES[1]!],
  })
  pair.as(0).play('turn', { do: 'train' })
  expect(pair.state.hands[0]).toContain(skillNamed('pk_guide'))
})

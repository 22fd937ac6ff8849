import { expect } from 'vitest'
import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { ASSET_SETS, SKILL_SETS } from '../content/sets.ts'
import { KINDS, SCENARIOS } from '../content/language.ts'
import { adventures, assets, heroes, runebound, skills } from '../index.ts'
import { setUp } from './game.ts'

rule(['RB-096', 'RB-342'], 'events, quests and enemies in each of the three decks', () => {
  for (const deck of KINDS)
    for (const type of ['enemy', 'event', 'quest'])
      expect(
        adventures.filter(card => card.type === type && (card.card.deck ?? 'combat') === deck).length,
      ).toBeGreaterThan(0)
})

const setsOf = (box: string) => SKILL_SETS.filter(set => set.box === box).map(set => set.id)

rule('RB-339', 'the six base skill sets', () => {
  expect(setsOf('base')).toEqual([
    'force_of_nature',
    'wanderlust',
    'favour_of_the_gods',
    'military_training',
    'children_of_the_slums',
    'rune_magic',
  ])
})

const start = (seats: number, ...sets: string[]) => settle(runebound, { seats, table: { skills: sets.join(' ') } })

rule('RB-340', 'any base set may be swapped for one of an expansion', () => {
  const four = setsOf('base').slice(0, 4)
  const chosen = start(1, ...four, 'battle_pilgrim', 'power_of_profit')
  expect(isRefusal(chosen)).toBe(false)
  expect(
    setUp(1, 1, { skills: [...four, 'battle_pilgrim', 'power_of_profit'].join(' ') }, ['pell']).skillSets,
  ).toContain('battle_pilgrim')
  expect(start(1, ...four, 'battle_pilgrim')).toMatchObject({ rule: 'RB-027' })
  expect(start(1, ...four, 'battle_pilgrim', 'battle_pilgrim')).toMatchObject({ rule: 'RB-027' })
  expect(start(1, ...four, 'battle_pilgrim', 'party')).toMatchObject({ rule: 'RB-334' })
  expect(isRefusal(start(2, ...four, 'battle_pilgrim', 'party'))).toBe(false)
})

const heroesOf = (box: string) => heroes.filter(hero => hero.box === box).map(hero => hero.id)

rule('RB-343', 'The Gilded Blade', () => {
  expect([heroesOf('gilded_blade'), setsOf('gilded_blade')]).toEqual([['red_scorpion'], ['power_of_profit']])
  expect(assets.some(asset => asset.set === 'D')).toBe(true)
})

rule('RB-344', 'The Mountains Rise', () => {
  expect([heroesOf('mountains_rise'), setsOf('mountains_rise')]).toEqual([['nanok'], ['song_of_the_mountain']])
  expect(assets.some(asset => asset.set === 'E')).toBe(true)
})

rule('RB-345', 'Unbreakable Bonds', () => {
  expect(heroesOf('unbreakable_bonds')).toEqual(['tatianna', 'eliam'])
  expect(setsOf('unbreakable_bonds').filter(id => id !== 'party')).toEqual([
    'battle_pilgrim',
    'one_with_the_land',
    'high_society',
  ])
  expect(assets.some(asset => asset.set === 'F')).toBe(true)
})

rule('RB-023', 'three adventure decks of thirty cards, ten of them the scenario’s', () => {
  for (const scenario of SCENARIOS)
    for (const deck of setUp(2, 1, { scenario }, ['pell', 'dov']).adventureDecks) {
      expect(deck).toHaveLength(30)
      expect(deck.filter(card => adventures[card]!.card.scenario === scenario)).toHaveLength(10)
    }
})

rule('RB-026', 'twenty assets a set and ten twists: seventy cards', () => {
  const { assetDeck, markets } = setUp(2, 1, { assets: 'ABC' }, ['pell', 'garrick'])
  expect(assetDeck.length + markets.flat().length).toBe(70)
})

rule('RB-346', 'ten cards a skill set, four of them with a success', () => {
  for (const { id } of SKILL_SETS) {
    const cards = skills.filter(skill => skill.set === id)
    expect([id, cards.length, cards.filter(skill => skill.success).length]).toEqual([id, 10, 4])
  }
})

rule('RB-347', 'six asset sets, eleven skill sets and Party, ten heroes', () => {
  expect([ASSET_SETS.length, SKILL_SETS.length, heroes.length]).toEqual([6, 12, 10])
  for (const set of ASSET_SETS) expect(assets.filter(asset => asset.set === set)).toHaveLength(20)
  const offered = runebound.choices.seat.hero.values.filter(hero => hero !== 'pick')
  expect(offered).toEqual(heroes.map(hero => hero.id))
})

import { expect } from 'vitest'
import { isRefusal, settle } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { SKILL_SETS } from '../content/sets.ts'
import { KINDS } from '../content/language.ts'
import { adventures, assets, heroes, runebound } from '../index.ts'
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

import { expect, test } from 'vitest'
import { runebound } from '../index.ts'
import { oddsNow, oddsOfFight, oddsOfGem } from '../bot/odds.ts'
import { alone, fighting, FOUR, setUp } from './game.ts'

const strong = { hero: 'nanok', assets: ['A05', 'A09', 'A11'] }

test('a well armed hero fares better, and a wounded one worse', () => {
  const armed = oddsOfFight(alone(strong).state, 0, { enemy: 'e_stone_ogre' })
  const bare = oddsOfFight(alone({ hero: 'nanok' }).state, 0, { enemy: 'e_stone_ogre' })
  const hurt = oddsOfFight(alone({ hero: 'nanok', damage: 8 }).state, 0, { enemy: 'e_stone_ogre' })
  expect(armed.won).toBeGreaterThan(bare.won + 0.2)
  expect(hurt.won).toBeLessThan(bare.won - 0.2)
  expect(bare.won + bare.lost + bare.left).toBeCloseTo(1)
})

test('the odds are the same for the same position, whatever lies in the decks', () => {
  const s = setUp(2, 7, {}, FOUR.slice(0, 2))
  const seen = runebound.mask(s, 1)
  const foe = { enemy: 'e_night_wolf' }
  expect(oddsOfFight(seen, 1, foe)).toEqual(oddsOfFight(seen, 1, foe))
  s.adventureDecks[0]!.reverse()
  expect(oddsOfFight(runebound.mask(s, 1), 1, foe)).toEqual(oddsOfFight(seen, 1, foe))
})

test('the position itself is left alone', () => {
  const seen = runebound.mask(setUp(2, 7, {}, FOUR.slice(0, 2)), 0)
  const before = JSON.stringify(seen)
  oddsOfFight(seen, 0, { enemy: 'e_night_wolf' }, 20)
  oddsOfGem(seen, 0, 0, 20)
  expect(JSON.stringify(seen)).toBe(before)
})

test('Companions weaken Vorakesh', () => {
  const at = { at: 'D2' }
  const odds = (companions: number) =>
    oddsOfFight(alone({ ...strong, ...at, companions }, { scenario: 'corpse', act: 2 }).state, 0, { enemy: 'vorakesh' })
  expect(odds(5).won).toBeGreaterThan(odds(0).won + 0.1)
})

test('a fight that is all but won is known to be', () => {
  const table = fighting('e_stone_ogre', [1, 1, 1, 0, 0, 0, 0, 0], { hero: 'dov' })
  const before = oddsNow(table.state)
  const nearly = runebound.clone(table.state)
  nearly.fight!.damage = nearly.fight!.health - 1
  expect(oddsNow(nearly).won).toBeGreaterThan(before.won + 0.1)
  expect(oddsNow(nearly).damage).toBeLessThan(before.damage)
})

test('a gem brings one of the enemies that are still in its deck', () => {
  const { state } = alone({}, { combatDeck: ['e_stone_ogre', 'ev_ambushed_village'] })
  const odds = oddsOfGem(state, 0, 0)
  expect(odds.enemies).toBe(0.5)
  expect(odds.won).toBeCloseTo(oddsOfFight(state, 0, { enemy: 'e_stone_ogre' }).won, 0)
  const none = alone({}, { combatDeck: [] })
  expect(oddsOfGem(none.state, 0, 0)).toMatchObject({ enemies: 0, fights: 0 })
})

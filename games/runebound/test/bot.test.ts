import { makeBot, playGame } from '@runatal/bots'
import { chancesOf, FastChance } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { guide } from '../bot/guide.ts'
import { bestGoal } from '../bot/plan/plan.ts'
import { SCENARIOS } from '../content/language.ts'
import { hexOf, PLAGUE_SITES } from '../content/map.ts'
import { arrange, type Player, type Position, runebound } from '../index.ts'
import { alone, fighting, type Table, two } from './game.ts'

/** What the bot answers to the question that a seat owes. */
function answer(table: Table, seat = 0) {
  return makeBot(runebound, 'policy').choose(table.as(seat).view, seat, new FastChance(1)).move
}

function turn(player: Partial<Player>, more: Partial<Position> = {}) {
  return answer(alone(player, more))
}

test('a hurt hero in a town rests, a hale one sets off', () => {
  expect(turn({ at: 'E5', damage: 7 })).toEqual({ do: 'rest' })
  expect(turn({ at: 'E5' })).toEqual({ do: 'move' })
})

test('a hero on a gem goes on an adventure', () => {
  expect(turn({ at: 'F2' })).toEqual({ do: 'adventure' })
})

test('a hero with gold and a blade for sale buys it', () => {
  const table = alone({ at: 'H4', gold: 11 }, { markets: { tamalir: ['A05', 'A17', 'A18'] } })
  expect(answer(table)).toEqual({ do: 'shop' })
  table.as(0).play('turn', { do: 'shop' })
  expect(answer(table)).toEqual({ do: 'buy', asset: 'A05' })
})

test('a skill that answers blows is learned', () => {
  const move = turn({ hand: ['sk_thorn_skin'], trophies: 'oo' })
  expect(move).toMatchObject({ do: 'learn', skill: 'sk_thorn_skin' })
})

test('the blow that ends the fight is struck', () => {
  const table = fighting('e_road_brigand', [0, 1, 1, 1, 1, 1, 1, 1], { hero: 'dov' })
  const nearly = runebound.clone(table.state)
  nearly.fight!.damage = nearly.fight!.health - 1
  const ask = nearly.asks[0]!
  const options = runebound.decisions.combat.options(nearly, 0)
  expect(guide.rollout!(nearly, ask, options, new FastChance(1))).toMatchObject({ do: 'spend', icon: 'phys' })
})

test('with a strong hero the bot engages Vorakesh and says so; with a weak one it does not yet', () => {
  const corpse = { scenario: 'corpse', act: 2, table: { vorakesh: 33 + 1 } } as const
  const strong = {
    hero: 'nanok',
    at: 'D2',
    assets: ['A05', 'A09', 'A11'],
    learned: ['sk_thorn_skin', 'sk_bear_hide'],
    companions: 5,
  }
  const table = alone(strong, corpse)
  const move = answer(table)
  expect(move).toMatchObject({ do: 'engage', enemy: 'vorakesh' })
  expect(guide.why!(table.as(0).view, table.state.asks[0]!, move)).toMatchObject({
    type: 'bot_says',
    reason: { because: 'master', enemy: 'vorakesh' },
  })
  expect(turn({ hero: 'ysolde', at: 'D2', hand: [] }, corpse)).not.toMatchObject({ do: 'engage' })
})

test('the Queen next door is worth a card; from further away the dice are known first', () => {
  const hunt = { scenario: 'web', act: 2, space: 6, webs: ['B10'], ariad: 'B10' } as const
  const hero = { hero: 'nanok', assets: ['A05', 'A09', 'A11'], hand: ['sk_thorn_skin'] }
  const near = alone({ ...hero, at: 'B9' }, hunt)
  near.as(0).play('turn', { do: 'move' })
  expect(answer(near)).toMatchObject({ do: 'ignoreWebs' })
  const far = alone({ ...hero, at: 'B8' }, hunt)
  far.as(0).play('turn', { do: 'move' })
  expect(answer(far)).toEqual({ do: 'roll' })
})

test('each goes to the plague that is nearest', () => {
  const plagues = Array<number>(10).fill(0)
  plagues[PLAGUE_SITES.indexOf(hexOf('H4'))] = 1
  plagues[PLAGUE_SITES.indexOf(hexOf('E5'))] = 1
  const table = two({ at: 'G5' }, { at: 'H4' }, { scenario: 'red', act: 2, table: { plagues, epicentre: -2 } })
  expect(bestGoal(table.as(0).view, 0)?.hexes).toEqual([hexOf('E5')])
})

test('in the Red Death an active plague is put under quarantine in Act II', () => {
  const plagues = Array<number>(10).fill(0)
  plagues[5] = 1
  const move = turn({ at: 'E5' }, { scenario: 'red', act: 2, table: { plagues, epicentre: -2 } })
  expect(move).toEqual({ do: 'quarantine' })
})

test.each(SCENARIOS)('a bot plays %s to its end', scenario => {
  const { outcome, moves } = playGame(runebound, { seats: 1, table: { scenario } }, [makeBot(runebound, 'policy')], [7])
  expect(outcome.places).toEqual([1])
  expect(moves).toBeGreaterThan(50)
})

test('the same numbers give the same game', () => {
  expect(partyOfTwo()).toEqual(partyOfTwo())
})

function partyOfTwo() {
  const bots = [makeBot(runebound, 'policy'), makeBot(runebound, 'policy')]
  const { outcome, moves } = playGame(runebound, { seats: 2, table: { scenario: 'red' } }, bots, [7])
  return [outcome, moves]
}

test.each([1, 2, 3, 4])(
  'a party of %i begins with a fair chance, and has none when nothing is done at the end',
  seats => {
    const players = (['pell', 'dov', 'garrick', 'ketta'] as const).slice(0, seats).map(hero => ({ hero }))
    const chance = (act: 1 | 2, space: number) =>
      chancesOf(
        runebound,
        arrange({ scenario: 'margath', players, act, space, margath: act === 2 ? 5 : 0 }).state,
        seats,
      )![0]!
    expect(chance(1, 1)).toBeGreaterThan(0.2)
    expect(chance(1, 1)).toBeLessThan(0.6)
    expect(chance(2, 11)).toBeLessThan(0.1)
  },
)

import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { adventures, arrange, distance, hexOf, type Player, type Position, skills } from '../index.ts'
import { FOE, HERO, SPENT } from '../rules/types.ts'
import { alone, BLANK, duel, IDLE, two } from './game.ts'

/** What is chosen for who is away: card by card, the answer that a careful friend would give. */

/** Some heroes in one hex; the first is on turn. */
function party(at: string, players: readonly Partial<Player>[], more: Partial<Position> = {}) {
  const heroes = ['pell', 'dov', 'nanok', 'garrick']
  return arrange({ players: players.map((player, i) => ({ hero: heroes[i]!, at, hand: [], ...player })), ...more })
}

test('of the cards that are looked at, the one is drawn that is no enemy', () => {
  const { card: enemy } = adventures.find(({ type, card }) => type === 'enemy' && card.deck === 'social')!
  const { card: quest } = adventures.find(({ type, card }) => type === 'quest' && card.deck === 'social')!
  for (const socialDeck of [
    [enemy.id, quest.id],
    [quest.id, enemy.id],
  ]) {
    const table = alone({ at: 'G3', learned: ['sk_good_name'] }, { socialDeck })
    table.as(0).play('turn', { do: 'adventure' }).late('choose')
    expect(table.happened('adventure_drawn').map(({ card }) => card)).toEqual([quest.id])
  }
})

const healed = (damage: number[]) => {
  const table = party(
    'H4',
    damage.map((amount, i) => ({ damage: amount, ...(i === 1 ? { assets: ['F10'] } : {}) })),
    { onTurn: 1 },
  )
  table.as(1).play('turn', { do: 'use', source: 'F10' }).late('choose')
  return table.happened('healed').map(({ seat }) => seat)
}

test('the hero that is hurt most is healed, and of two the own one', () => {
  expect(healed([1, 3, 2])).toEqual([1])
  expect(healed([4, 3, 2])).toEqual([0])
  expect(healed([1, 3, 5])).toEqual([2])
  expect(healed([3, 3, 3])).toEqual([1])
  expect(healed([4, 3, 3])).toEqual([0])
})

test('the first of the others is challenged, where one of them must be', () => {
  const table = party('G3', [{}, {}, {}], { socialDeck: ['ev_tavern_brawl'], scenario: 'locust', warbands: [] })
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
  expect(table.as(0).asked).toEqual(['choose'])
  table.as(0).late('choose')
  expect(table.happened('combat_started').map(({ rival }) => rival)).toEqual([1])
})

const killed = (units: number[]) => {
  const table = alone(
    { at: 'A1' },
    {
      scenario: 'locust',
      warbands: ['wb_iron_horns', 'wb_flesh_rippers', 'wb_siege_maws'].map((id, i) => ({
        id,
        at: ['K2', 'L3', 'F7'][i]!,
        units: units[i]!,
      })),
      fight: { enemy: killer.id, hero: ['phys2'], foe: [IDLE], damage: killer.health - 1 },
    },
  )
  table.as(0).play('combat', { do: 'spend' }).late('choose')
  return table.happened('units_changed').map(({ slot, change }) => [slot, change])
}

test('the units of the strongest warband are killed', () => {
  expect(killed([1, 3, 2])).toEqual([[1, -1]])
  expect(killed([1, 2, 3])).toEqual([[2, -1]])
  expect(killed([2, 2, 1])).toEqual([[0, -1]])
})

/** An enemy whose fall kills a unit of a chosen warband. */
const killer = adventures.flatMap(({ type, card }) =>
  type === 'enemy' && card.scenario === 'locust' && 'reward' in card && 'health' in card ? card : [],
)[0] as { id: string; health: number }

test('a trophy that may be of any kind is one of combat', () => {
  const writ = alone({ at: 'H4', learned: ['sk_royal_writ'] })
  writ.as(0).play('turn', { do: 'use', source: 'sk_royal_writ' }).late('choose')
  expect(writ.happened('trophy_gained').map(({ kind }) => kind)).toEqual(['combat'])
})

const spent = (hero: string[], foe: string[]) => {
  const table = duel({ hero, foe, starts: 'foe' })
  table.as(0).late('block')
  return table.state.fight!.places[HERO]!.map(place => place === SPENT)
}

rule('RB-276', 'a tactic copies a shield only where that blocks more', () => {
  expect(spent(['tac', 'shield1'], ['skull1'])).toEqual([false, true])
  expect(spent(['tac', 'shield1'], ['skull2', 'shield2'])).toEqual([true, false])
  expect(spent(['shield2', 'shield1'], ['skull2'])).toEqual([true, false])
})

const turned = (hero: string[], foe: string[]) => {
  const table = duel({ hero: ['agi', ...hero], foe })
  table.as(0).play('combat', { do: 'spend', icon: 'agi' })
  if (table.as(0).asked.includes('choose')) table.as(0).late('choose')
  return table.happened('token_turned').map(({ side, token, how }) => [side, token, how])[0]
}

rule(['RB-246', 'RB-248'], 'an agility effect is put where it does most good, and least harm', () => {
  // A blank of one's own that hides damage.
  expect(turned(['phys2|surge1', 'blank|phys1*'], ['skull2|blank'])).toEqual([HERO, 2, 'flip'])
  // A skull that hides a blank rather than one that hides another skull or more.
  expect(turned(['phys2|surge1'], ['skull1*|surge1', 'skull2|blank', 'skull1|surge2'])).toEqual([FOE, 1, 'recast'])
  // Nothing can be won: what loses least.
  expect(turned(['phys2|shield1', 'phys1|phys1*'], ['blank*|skull1'])).toEqual([HERO, 2, 'flip'])
})

rule('RB-246', 'in a challenge, too, each turns its own blanks and the other’s best', () => {
  const table = two(
    { at: 'E5' },
    { at: 'E5' },
    { fight: { rival: 1, hero: ['phys2|shield1', BLANK], foe: ['agi', 'phys2|surge1', BLANK], starts: 'foe' } },
  )
  table.as(1).play('combat', { do: 'spend', icon: 'agi' })
  table.as(1).late('choose')
  expect(table.happened('token_turned').map(({ side, token, how }) => [side, token, how])).toEqual([[FOE, 2, 'flip']])
})

test('the token that counts double without a double is the best', () => {
  const table = duel(
    { hero: ['surge1', 'phys1|phys1*', 'phys2|shield1'], foe: [IDLE] },
    { learned: ['sk_weapon_master'] },
  )
  table.as(0).play('combat', { do: 'surge', source: 'sk_weapon_master' })
  table.as(0).late('choose')
  table.as(0).play('combat', { do: 'spend', icon: 'phys', tokens: [1, 2] })
  expect(table.happened('enemy_damaged').map(({ amount }) => amount)).toEqual([5])
})

test('of the own tokens the least is removed, of the other side’s the best', () => {
  const own = duel({ enemy: 'e_mire_stalker', hero: ['phys2', 'phys1', 'mag1*'], foe: ['surge1'], starts: 'foe' })
  own.as(0).late('choose')
  expect(own.happened('token_removed').map(({ side, token }) => [side, token])).toEqual([[HERO, 1]])
  const other = duel({ hero: ['surge1', 'phys2'], foe: ['skull1', 'skull2', 'surge1'] }, { learned: ['sk_low_blow'] })
  other.as(0).play('combat', { do: 'surge', source: 'sk_low_blow' })
  other.as(0).late('choose')
  expect(other.happened('token_turned').map(({ side, token }) => [side, token])).toEqual([[FOE, 1]])
})

test('who has passed keeps the shield, whatever else is worth more', () => {
  const table = duel({
    enemy: 'e_mire_stalker',
    hero: ['shield1', 'mag2', 'phys1'],
    foe: ['surge1', 'skull1'],
    starts: 'hero',
  })
  table.as(0).play('combat', { do: 'pass' }).late('choose')
  expect(table.happened('token_removed').map(({ side, token }) => [side, token])).toEqual([[HERO, 1]])
})

test('what may be learned for nothing is the dearest', () => {
  const hand = skills.filter(({ cost, set }) => cost.length <= 3 && set === 'rune_magic').map(({ id }) => id)
  const table = alone(
    { at: 'G3', gold: 5, hand: hand.slice(0, 3) },
    { socialDeck: [lesson.card.id], skillSets: 'usual' },
  )
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option: lesson.option }).late('choose')
  const best = hand.slice(0, 3).toSorted((a, b) => costOf(b) - costOf(a))[0]!
  expect(table.happened('skill_learned').map(({ card }) => costOf(card))).toEqual([costOf(best)])
})

const costOf = (id: string) => skills.find(skill => skill.id === id)!.cost.length

/** An event that sells the learning of a skill of three trophies. */
const lesson = adventures.flatMap(found => {
  if (found.type !== 'event' || found.card.deck !== 'social' || found.card.scenario !== undefined) return []
  return found.card.options.flatMap((option, at) =>
    option.gold === 3 && option.test === undefined ? { card: found.card, option: at } : [],
  )
})[0]!

test('a warband goes where no city is, as long as it can', () => {
  const warbands = [{ id: 'wb_iron_horns', at: 'I6', units: 4 }, { id: 'wb_flesh_rippers' }]
  const table = alone({ at: 'A1' }, { scenario: 'locust', warbands })
  table.as(0).play('turn', { do: 'endTurn' })
  const open = table.as(0).options('choose')
  expect(open.map(move => (move.do === 'choose' ? move.value : ''))).toEqual(['H4', 'J7'])
  table.as(0).late('choose')
  expect(distance(table.state.bandsAt[0]!, hexOf('J7'))).toBe(1)
})

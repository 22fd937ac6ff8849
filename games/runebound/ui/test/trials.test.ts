import { FastChance } from '@runatal/kernel'
import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { skills } from '../../content/tables.ts'
import { cardsOf } from '../../rules/setup.ts'
import { rules } from '../../rules/runebound.ts'
import type { State } from '../../rules/types.ts'
import { percentOf, trialOf } from '../model/trials.ts'

const atTable = (heroes: 1 | 2) =>
  arrange({
    players: [{ hero: 'tatianna', at: 'G9' }, { hero: 'garrick' }].slice(0, heroes),
    explorationDeck: ['ev_grave_lights'],
  }).state

it.each([1, 2] as const)('the odds of a test are those of decks that the reader can believe in: %i heroes', heroes => {
  const state = atTable(heroes)
  for (const [draws, need] of [
    [1, 1],
    [3, 1],
    [4, 2],
  ] as const)
    expect(Math.abs(percentOf(state, draws, need) - believed(state, draws, need))).toBeLessThan(4)
})

it('counts as many cards as the attribute, and its modifier', () => {
  const state = atTable(2)
  const plain = trialOf(state, 0, 'mind', 0, 1)
  const hard = trialOf(state, 0, 'mind', -1, 1)
  expect(hard.draws).toBe(plain.draws - 1)
  expect(hard.percent).toBeLessThan(plain.percent)
  expect(trialOf(state, 0, 'mind', -9, 1)).toEqual({ draws: 0, need: 1, percent: 0 })
})

it('knows what lies open, and shuffles the discard when the deck is used up', () => {
  const state = atTable(2)
  const all = cardsOf(state).skills.filter(card => !state.hands.flat().includes(card))
  const successes = all.filter(card => skills[card]!.success)
  const others = all.filter(card => !skills[card]!.success)
  // All but one success lie in the discard: the last card of the deck is that one.
  state.skillDiscard = [...others, ...successes.slice(1)]
  expect(percentOf(state, 1, 1)).toBe(100)
  expect(percentOf(state, 1, 2)).toBe(0)
  const second = Math.round((100 * (successes.length - 1)) / state.skillDiscard.length)
  expect(percentOf(state, 2, 2)).toBe(second)
})

/** How often enough successes are drawn from a deck as the rules imagine it, in a hundred. */
function believed(state: State, draws: number, need: number): number {
  const seen = rules.mask(state, 0)
  const times = 1500
  let passed = 0
  for (let i = 0; i < times; i++) {
    const { skillDeck } = rules.imagine(seen, 0, new FastChance(i + 1))
    const isAlone = state.heroes.length === 1
    const drawn = skillDeck.toReversed().filter(card => !isAlone || !skills[card]!.other)
    if (drawn.slice(0, draws).filter(card => skills[card]!.success).length >= need) passed++
  }
  return (100 * passed) / times
}

import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { EVENTS } from '../content/events.ts'
import { adventureNamed } from '../arrange/cards.ts'
import { meets } from '../rules/tests.ts'
import { HERO } from '../rules/types.ts'
import { alone, two } from './game.ts'

const YES = ['sk_ford_finder', 'sk_blessing', 'sk_vanguard', 'sk_cutpurse', 'sk_spark']
const NO = ['sk_bear_hide', 'sk_thorn_skin', 'sk_long_stride', 'sk_hymn', 'sk_shield_drill']

/** Pell (Mind 2) on a social gem (A5, plains) draws an event and takes an option. */
function testing(event: string, option: number, skillDeck: string[], hand: string[] = [], hero = 'pell') {
  const table = alone(
    { hero, at: 'A5', hand, gold: 2 },
    { socialDeck: [event], skillDeck, table: { skillDiscard: [] } },
  )
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option })
  return table
}

rule('RB-117', 'an attribute of 0 draws nothing, but exerting is possible', () => {
  const table = testing('ev_caravan', 1, [YES[0]!], [NO[0]!], 'dov')
  expect(table.happened('test_cards')[0]!.cards).toEqual([])
  table.as(0).play('exertTest', { do: 'exert' })
  expect(table.happened('test_ended')[0]!.passed).toBe(true)
})

rule(['RB-102', 'RB-103'], 'an option that cannot be paid is not offered; one without a test succeeds', () => {
  const poor = alone({ at: 'A5', gold: 1 }, { socialDeck: ['ev_rune_smith'] })
  poor.as(0).play('turn', { do: 'adventure' })
  expect(poor.as(0).options('event')).toEqual([{ do: 'choose', option: 1 }])
  const rich = testing('ev_rune_smith', 0, [])
  expect(rich.state.gold[0]).toBe(0)
  for (const { options } of EVENTS)
    expect(options.some(option => !('gold' in option) && !('needs' in option))).toBe(true)
  expect(rich.state.trophies[0]).toHaveLength(1)
})

rule(['RB-122', 'RB-562'], 'each die gives one symbol; only a wild die is a wild', () => {
  expect(meets([4, 5, 1], ['hills', 'water'])).toBe(true)
  expect(meets([4, 1, 1], ['hills', 'water'])).toBe(false)
  expect(meets([4], ['forest', 'hills'])).toBe(false)
  expect(meets([0, 2, 5], ['wild', 'forest'])).toBe(true)
  expect(meets([2, 4, 1], ['wild', 'forest'])).toBe(false)
})

rule(['RB-121', 'RB-124', 'RB-123'], 'exploration rolls Speed dice, exerting rerolls one, one outcome is taken', () => {
  const table = alone(
    { at: 'F1', quests: ['q_narrow_pass'], hand: [YES[0]!], gold: 0 },
    { dice: ['plains', 'plains/hills', 'plains', 'mountains/water'] },
  )
  table.as(0).play('turn', { do: 'quest' })
  expect(table.state.roll!.faces).toHaveLength(3)
  table.as(0).play('keepRoll', { do: 'reroll', die: 0 })
  expect(table.as(0).options('choose')).toEqual([
    { do: 'choose', what: 'option', value: '0' },
    { do: 'choose', what: 'option', value: '1' },
    { do: 'none' },
  ])
  table.as(0).play('choose', { value: '1' })
  expect(table.state.gold[0]).toBe(2)
})

rule(['RB-238', 'RB-546'], 'a fight that a failed event opens decides about its card', () => {
  const table = alone({ at: 'F2', damage: 8 }, { combatDeck: ['ev_ambushed_village'], skillDeck: [NO[0]!, NO[1]!] })
  table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
  expect(table.happened('combat_started')[0]!.enemy).toBe('e_orc_reaver')
  expect(table.state.mustRest[0]).toBe(1)
  expect(table.state.adventureDiscards[0]).toHaveLength(1)
  // The reaver is at the end of its strength, and Pell takes a coin more than its 2.
  const winning = alone({ at: 'F2', gold: 0 }, { combatDeck: ['ev_ambushed_village'], skillDeck: [NO[0]!, NO[1]!] })
  winning.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
  const fight = winning.state.fight!
  Object.assign(fight, { damage: fight.health - 1, go: HERO, first: HERO })
  winning.playOn(
    s => s.fight === null,
    (_, options) => options.find(move => move.do === 'spend') ?? options.at(-1)!,
  )
  expect(winning.state.trophies[0]!.concat(winning.state.gold[0]!)).toEqual([adventureNamed('ev_ambushed_village'), 3])
  expect(winning.state.adventureDiscards[0]).toEqual([])
})

rule(['RB-197', 'RB-561'], 'a sealed letter is opened by the hero who gets it, for both', () => {
  const table = two({ at: 'E5', gold: 0 }, { at: 'E5', gold: 0 }, { table: { letters: [[0], []] } })
  expect(table.as(1).view.letters[0]).toEqual([-1])
  table.as(0).play('turn', { do: 'handLetter', to: 1 })
  expect(table.state.gold).toEqual([2, 2])
  expect(table.state.letters).toEqual([[], []])
})

rule(
  ['RB-208', 'RB-209', 'RB-205', 'RB-206'],
  'a story quest is placed on the lowest slot, tried where it says, and leaves it when solved',
  () => {
    const table = alone(
      { at: 'F7', gold: 0 },
      { space: 2, storyDeck: ['w7'], skillDeck: [YES[0]!, NO[0]!, YES[2]!, NO[1]!], table: { skillDiscard: [] } },
    )
    table.as(0).play('turn', { do: 'endTurn' })
    expect(table.happened('story_quest_placed')).toEqual([{ type: 'story_quest_placed', card: 'w7', slot: 0 }])
    expect(table.state.slots).toHaveLength(6)
    table.as(0).play('turn', { do: 'storyQuest', slot: 0 })
    expect(table.happened('story_quest_solved')).toHaveLength(1)
    expect(table.state.slots[0]).toBe(-2)
    expect(table.state.actions).toBe(2)
  },
)

rule(
  ['RB-479', 'RB-480', 'RB-467', 'RB-468'],
  'the Epicentre is cured in Act II by a test; with no plague active the game is won',
  () => {
    const epicentre = 0
    const plagues = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    const more = { scenario: 'red', skillDeck: [YES[0]!, NO[0]!], table: { plagues, epicentre, solved: 1 } } as const
    const early = alone({ at: 'H4' }, { ...more, act: 1 })
    expect(
      early
        .as(0)
        .options('turn')
        .some(move => move.do === 'cureEpicentre'),
    ).toBe(false)
    const table = alone({ at: 'H4' }, { ...more, act: 2 })
    table.as(0).play('turn', { do: 'cureEpicentre', attribute: 'mind' })
    expect(table.state.fate).toBe('won')
    const twice = alone({ at: 'H4' }, { ...more, act: 2, table: { plagues, epicentre, solved: 0 } })
    twice.as(0).play('turn', { do: 'cureEpicentre', attribute: 'mind' })
    expect(twice.state.fate).toBe('playing')
  },
)

rule('RB-116', 'as often as there are cards in hand, one at a time', () => {
  const hand = [YES[0]!, YES[1]!, YES[2]!]
  const table = testing('ev_grave_lights', 0, [NO[0]!, NO[1]!, NO[2]!, NO[3]!, YES[3]!], hand)
  for (const card of hand) table.as(0).play('exertTest', { do: 'exert', card })
  expect(table.happened('test_ended')).toEqual([{ type: 'test_ended', seat: 0, passed: true }])
  expect(table.happened('exerted')).toHaveLength(3)
})

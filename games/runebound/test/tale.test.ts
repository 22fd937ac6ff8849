import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf, hexesOf, hexOf } from '../content/map.ts'
import { type Position, skills, stories } from '../index.ts'
import { NONE } from '../rules/types.ts'
import { alone, endRound } from './game.ts'

/** Story cards: each quest solved and failed, the track, and what a round's end takes back. */

const YES = skills.filter(({ success, other }) => success && !other).map(({ id }) => id)
const NO = skills.filter(({ success, other }) => !success && !other).map(({ id }) => id)
const QUESTS = stories.flatMap((story, number) => (story.quest === undefined ? [] : { ...story, number }))

/** A hero who tries this quest; all goes well, or nothing does. */
function tried({ id, scenario, quest }: (typeof QUESTS)[number], isLucky: boolean) {
  const at = quest!.place === 'same_hex' ? 'D5' : codeOf(hexesOf(quest!.place)[0]!)
  const isOfPlains = (quest!.need ?? []).every(symbol => symbol === 'plains')
  const face = isLucky ? 'wild' : isOfPlains ? 'mountains/water' : 'plains'
  const table = alone(
    { at, gold: 3 },
    {
      scenario,
      storyQuests: [id],
      skillDeck: isLucky ? YES : NO,
      dice: [face, face, face, face, face],
      table: { slotHexes: [hexOf(at), ...Array<number>(5).fill(NONE)] },
    },
  )
  table.as(0).play('turn', { do: 'storyQuest', slot: 0 })
  return table
}

rule(['RB-208', 'RB-209', 'RB-546'], 'a story quest that is passed is solved once, one that is failed stays', () => {
  for (const story of QUESTS) {
    const passed = tried(story, true)
    if (passed.state.fight !== null) {
      expect(passed.state.fight.cause).toBe('card')
      continue
    }
    expect([story.id, passed.happened('story_quest_solved')]).toEqual([
      story.id,
      [{ type: 'story_quest_solved', seat: 0, card: story.id }],
    ])
    expect([passed.state.slots[0], passed.state.solved, passed.state.storyDiscard]).toEqual([NONE, 1, [story.number]])
    if (story.quest!.need?.every(symbol => symbol === 'wild') === false || story.quest!.test !== undefined) {
      const failed = tried(story, false)
      expect(failed.happened('quest_failed')).toEqual([{ type: 'quest_failed', seat: 0, card: story.id }])
      expect([failed.state.slots[0], failed.state.solved, failed.state.storyDiscard]).toEqual([story.number, 0, []])
      expect(failed.state.roll).toBe(null)
    }
  }
})

rule('RB-086', 'a hero may exert for the roll of a story quest', () => {
  const story = QUESTS.find(({ quest }) => quest!.need?.[0] === 'mountains' && quest!.need.length === 1)!
  const table = alone(
    { at: codeOf(hexesOf(story.quest!.place)[0]!), hand: ['sk_spark'] },
    { scenario: story.scenario, storyQuests: [story.id], dice: ['plains', 'plains', 'plains', 'mountains/water'] },
  )
  table.as(0).play('turn', { do: 'storyQuest', slot: 0 })
  expect(table.happened('dice_rolled').map(roll => roll.for)).toEqual(['story_quest'])
  table.as(0).play('keepRoll', { do: 'reroll', die: 0, card: 'sk_spark' })
  expect(table.happened('story_quest_solved')).toHaveLength(1)
})

const ends = (space: number, act: 1 | 2 = 1) => {
  const table = alone({ at: 'A1' }, { phase: 'endOfRound', space, act, gemsDown: ['F2'], scenario: 'corpse' })
  return ['story_drawn', 'gems_refreshed', 'act_ended', 'game_lost'].filter(type =>
    table.events.some(event => event.type === type),
  )
}

rule(
  ['RB-198', 'RB-199', 'RB-200', 'RB-203'],
  'stories on spaces 3, 7 and 11, gems on 5 and 9, Act II after 12',
  () => {
    const told = Array.from({ length: 12 }, (_, i) => ends(i + 1))
    const by = (type: string) => told.flatMap((types, i) => (types.includes(type) ? i + 1 : []))
    expect([by('story_drawn'), by('gems_refreshed'), by('act_ended'), by('game_lost')]).toEqual([
      [2, 6, 10],
      [4, 8],
      [12],
      [],
    ])
    expect([ends(11, 2), ends(12, 2)]).toEqual([[], ['game_lost']])
  },
)

const later = (more: Partial<Position>) => {
  const table = alone({ at: 'A1' }, more)
  endRound(table)
  return table
}

test('what holds for a round ends with it: prices in Tamalir, warbands held, gates in two', () => {
  const table: Position['table'] = { tamalirPrice: 2, held: true, gate: 2 }
  const red = { scenario: 'red', plagues: ['H4'], epicentre: 'H4' } as const
  const once = later({ ...red, table })
  expect([once.state.tamalirPrice, once.state.held, once.state.gate]).toEqual([0, false, 1])
  endRound(once)
  expect(once.state.gate).toBe(0)
  endRound(once)
  expect(once.state.gate).toBe(0)
  const warbands = [{ id: 'wb_iron_horns', at: 'A5', units: 1 }, { id: 'wb_flesh_rippers' }]
  const locust = { scenario: 'locust', warbands } as const
  const held = later({ ...locust, table: { held: true } })
  expect(held.happened('warband_moved')).toEqual([])
  endRound(held)
  expect(held.happened('warband_moved').length).toBeGreaterThan(0)
})

rule('RB-129', 'who holds too many cards at the end of a round is asked, nobody else', () => {
  const table = alone({ at: 'A1', hand: NO.slice(0, 3) }, { phase: 'endOfRound', space: 1, scenario: 'corpse' })
  expect(table.as(0).asked).toEqual(['turn'])
  const over = alone({ at: 'A1', hand: NO.slice(0, 4) }, { phase: 'endOfRound', space: 1, scenario: 'corpse' })
  expect(over.as(0).asked).toEqual(['choose'])
})

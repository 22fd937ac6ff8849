import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { GEM_HEXES } from '../content/land.ts'
import { GEM_AT, hexOf } from '../content/map.ts'
import { NONE } from '../rules/types.ts'
import { acts, alone, endRound, two } from './game.ts'

rule('RB-201', 'an act is twelve rounds', () => {
  const table = alone({ at: 'G6' }, { scenario: 'margath' })
  for (let round = 1; round < 12; round++) endRound(table)
  expect([table.state.act, table.state.space]).toEqual([1, 12])
  endRound(table)
  expect([table.state.act, table.state.space]).toEqual([2, 1])
})

rule('RB-207', 'a seventh story quest lies beside the six slots and can be done', () => {
  const storyQuests = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6']
  const table = alone(
    { at: 'F7' },
    {
      scenario: 'margath',
      space: 2,
      storyQuests,
      storyDeck: ['m8'],
      skillDeck: ['sk_vanguard', 'sk_spark', 'sk_hymn'],
    },
  )
  endRound(table)
  expect(table.state.slots).toHaveLength(7)
  table.as(0).play('turn', { do: 'storyQuest', slot: 6 })
  table.playOn(s => s.asks[0]!.kind === 'turn')
  expect(table.happened('story_quest_solved').map(event => event.card)).toEqual(['m8'])
})

rule('RB-210', 'a story card without a quest is discarded', () => {
  const table = alone({ at: 'G6' }, { space: 2, storyDeck: ['w8'] })
  endRound(table)
  expect(table.state.slots.every(slot => slot === NONE)).toBe(true)
  expect(table.state.storyDiscard).toHaveLength(1)
})

rule('RB-211', 'six of ten story cards are drawn in a whole game', () => {
  const table = alone({ at: 'G6' }, { scenario: 'corpse' })
  for (let round = 0; round < 24; round++) endRound(table)
  expect(table.state.fate).toBe('lost')
  expect(table.state.storyDeck).toHaveLength(4)
})

const offered = (at: string, quest: string, actions: number) =>
  acts(alone({ at }, { scenario: 'margath', storyQuests: [quest], actions })).includes('storyQuest')

rule('RB-208', 'a story quest needs its printed actions, and just these', () => {
  expect([offered('F7', 'm8', 1), offered('F7', 'm8', 0), offered('G7', 'm8', 3)]).toEqual([true, false, false])
  expect([offered('D11', 'm6', 2), offered('D11', 'm6', 1)]).toEqual([true, false])
})

rule('RB-199', 'on a gem space all gems turn up but those under heroes: eight of ten', () => {
  const down = [...GEM_HEXES.combat, GEM_HEXES.exploration[0]]
  const table = two({ at: down[0]! }, { at: down[9]! }, { space: 4, gemsDown: down })
  endRound(table)
  expect(table.happened('gems_refreshed').map(({ hexes }) => hexes.length)).toEqual([8])
  expect(table.state.gems.filter(gem => gem === 0)).toHaveLength(2)
  for (const hex of [down[0]!, down[9]!]) expect(table.state.gems[GEM_AT[hexOf(hex)]!]).toBe(0)
})

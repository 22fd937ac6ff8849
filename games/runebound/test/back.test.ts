import { expect, test } from 'vitest'
import { adventures, envelopes, type Player, type Position } from '../index.ts'
import { alone, duel, IDLE, two } from './game.ts'

/** What has shown a card, or ended the game, is not taken back; what has shown nothing is. */

function undoes(move: object, player: Partial<Player>, more: Partial<Position> = {}): boolean {
  const table = alone(player, more)
  expect(table.as(0).tries('turn', move)).toBe(undefined)
  return table.as(0).undo() === undefined
}

test('a card that was drawn stays drawn', () => {
  const quest = adventures.find(({ type, card }) => type === 'quest' && card.deck === 'social')!.card.id
  expect(undoes({ do: 'prepare' }, { at: 'H4' })).toBe(true)
  expect(undoes({ do: 'train' }, { at: 'H4' })).toBe(false)
  expect(undoes({ do: 'adventure' }, { at: 'G3' }, { socialDeck: [quest] })).toBe(false)
  expect(undoes({ do: 'shop' }, { at: 'H4' }, { assetDeck: ['A01', 'A02'], markets: { tamalir: [] } })).toBe(false)
  // A story that nothing is drawn for, dealt or placed.
  const story = { scenario: 'corpse', storyDeck: ['c7'] } as const
  expect(undoes({ do: 'endTurn' }, { at: 'O11' }, { ...story, space: 1 })).toBe(true)
  expect(undoes({ do: 'endTurn' }, { at: 'O11' }, { ...story, space: 2 })).toBe(false)
})

test('a letter that was opened and a game that is over stay so', () => {
  const letter = two({ at: 'H4', letters: [envelopes[0]!.id] }, { at: 'H4' })
  letter.as(0).play('turn', { do: 'handLetter', to: 1 })
  expect(letter.as(0).undo()).not.toBe(undefined)
  const won = alone(
    { at: 'K2' },
    {
      scenario: 'locust',
      warbands: [{ id: 'wb_iron_horns', at: 'K2', units: 0 }],
      fight: { enemy: 'wb_iron_horns', hero: ['phys2'], foe: [IDLE], damage: 5 },
    },
  )
  won.as(0).play('combat', { do: 'spend' })
  expect([won.state.fate, won.as(0).undo() === undefined]).toEqual(['won', false])
  const lost = alone({ at: 'A1' }, { act: 2, space: 12, scenario: 'corpse' })
  lost.as(0).play('turn', { do: 'endTurn' })
  expect([lost.state.fate, lost.as(0).undo() === undefined]).toEqual(['lost', false])
  const blow = duel({ hero: ['phys2', 'phys1'], foe: [IDLE] })
  blow.as(0).play('combat', { do: 'spend', tokens: [0] })
  expect(blow.as(0).undo()).toBe(undefined)
})

import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import { arrange, type Position, RUNES, SIGNS } from '../index.ts'
import { opened } from './evening.ts'
import { acting, EXAMPLE, players, randomGame, type Table } from './game.ts'

const SOLVED = { ...EXAMPLE, portal: EXAMPLE.solution, tested: [EXAMPLE.portal], altars: 4 } as const

function seal(t: Table): Table {
  t.as(0).play('action', { do: 'seal' }).play('sealConfirm', { do: 'confirm' })
  return t
}

function lastDraw(more: Partial<Position>): Table {
  const t = arrange({ players: players(2), phase: 'draw', ...more })
  t.as(0).play('drawCount', { cards: 1 })
  return t
}

rule('R5-292', 'four golden signs win at once', () => {
  const t = seal(acting('eli', 2, SOLVED))
  expect([t.state.fate, t.state.asks, t.state.agenda]).toEqual(['won', [], []])
  expect(t.match.submit(0, 1, { do: 'note', sign: 'sage', to: 'blue' })).toMatchObject({ refused: 'game-over' })
})

rule(
  ['R5-293', 'R5-297'],
  'without a Character card in the pile at the end of a turn the game is lost, whatever the hands hold',
  () => {
    const t = lastDraw({ players: [{ hand: ['eli', 'eli', 'eli', 'eli', 'eli'] }, {}], pile: ['hal'] })
    expect(t.happened('game_lost')[0]?.reason).toBe('deck')
    expect(t.state.hands.flat()).toHaveLength(12)
    expect(lastDraw({ players: [{ hand: [] }, {}], pile: ['hal', 'eli'] }).state.fate).toBe('playing')
  },
)

rule('R5-294', 'at the last space the game is lost before anything else happens', () => {
  const fight = acting('hal', 2, { eclipse: 12, at: { hal: 'I-a' }, places: { 'I-a': 'I-1' }, die: [0] })
  fight.as(0).play('action', { do: 'encounter' })
  expect(fight.events.at(-1)).toMatchObject({ type: 'game_lost', reason: 'eclipse', eclipse: 13 })
  const crisis = arrange({ players: players(2), phase: 'draw', moonWaiting: true, eclipse: 12 })
  crisis.as(0).play('crisisConfirm')
  expect(crisis.events.at(-1)).toMatchObject({ type: 'game_lost', reason: 'eclipse', eclipse: 13 })
})

rule('R5-299', 'after the game the solution and all links are shown to everyone', () => {
  const won = seal(acting('eli', 1, SOLVED))
  const lost = randomGame(2, 3)
  for (const t of [won, lost])
    for (const viewer of [-1, 0, 1]) {
      const end = t.heardBy(viewer).at(-1)!
      if (end.type !== 'game_won' && end.type !== 'game_lost') throw new Error(end.type)
      expect(end.solution).toEqual(t.state.solution.map(rune => RUNES[rune]))
      expect(end.links).toEqual(t.state.links.map(sign => SIGNS[sign]))
      expect(t.match.view(viewer).solution).toEqual(t.state.solution)
      expect(t.match.view(viewer).links).toEqual(t.state.links)
    }
  expect(won.happened('game_won')[0]?.links).toEqual(RUNES.map(rune => EXAMPLE.links[rune]))
  const crisis = arrange({ players: players(2), phase: 'draw', moonWaiting: true, eclipse: 12 })
  crisis.as(0).play('crisisConfirm')
  // With the secret in the open the loss cannot be taken back.
  expect(crisis.as(0).undo()?.refused).toBe('no-undo')
  expect(crisis.state.fate).toBe('eclipse')
})

rule('R5-413', 'a game that the whole team leaves is neither won nor lost', () => {
  const table = opened({ seats: 2, choices: {} })
  for (const [seat, person] of ['ana', 'bo'].entries()) table.do(person, { do: 'sit', seat, name: person })
  table.do('ana', { do: 'start' }).do('ana', { do: 'forfeit' })
  expect(table.seating.outcome).toBeUndefined()
  table.do('bo', { do: 'forfeit' })
  expect(table.seating.outcome).toEqual({ winners: [], places: [1, 1], scores: [0, 0], unfinished: true })
  expect(table.seating.match?.state).toMatchObject({ fate: 'playing' })
})

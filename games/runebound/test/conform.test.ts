import { expect, test } from 'vitest'
import { conform, sentences } from '@runatal/kernel/conform'
import { SCENARIOS } from '../content/language.ts'
import { runebound } from '../index.ts'
import { BLANK, duel, two } from './game.ts'
import { spec } from './spec.ts'

SCENARIOS.forEach(scenario =>
  test(`the laws hold for one to four heroes in ${scenario}`, () => {
    const wishes = [1, 2, 3, 4].map(seats => ({ seats, table: { scenario } }))
    const report = conform(runebound, { ...spec, wishes, games: wishes.length, seed: 5 })
    expect(sentences(report)).toEqual([])
    expect(report.moves).toBeGreaterThan(100)
  }),
)

test('the laws hold in a brawl that one hero will not survive, with warbands about to move', () => {
  const starts = [0, 1].map(loser => {
    const [pell, dov] = [8, 9].map((most, seat) => ({ at: 'G3', damage: seat === loser ? most : 0, gold: 0 }))
    const table = two(pell, dov, {
      scenario: 'locust',
      socialDeck: ['ev_tavern_brawl'],
      warbands: [{ id: 'wb_iron_horns', at: 'H9', units: 3 }, { id: 'wb_flesh_rippers' }, { id: 'wb_blood_coven' }],
    })
    table.as(0).play('turn', { do: 'adventure' }).play('event', { option: 0 })
    return table.match
  })
  expect(sentences(conform(runebound, { ...spec, games: 0, starts }))).toEqual([])
})

test('the laws hold before Margath with one of the party fallen, and with one about to fall', () => {
  const table = { scenario: 'margath', act: 2, margath: 0 } as const
  const starts = [
    two({ at: 'H10' }, { at: 'H10', damage: 9, mustRest: true }, { ...table, onTurn: 1 }),
    two({ at: 'H10', damage: 8 }, { at: 'H10' }, { ...table, fight: { enemy: 'margath' } }),
    two({ at: 'H10' }, { at: 'H10', damage: 8, arcane: 1 }, { ...table, fight: { enemy: 'margath' } }),
  ].map(({ match }) => match)
  expect(sentences(conform(runebound, { ...spec, games: 0, starts }))).toEqual([])
})

test('the laws hold in a fight that is left to the clock: what lies there strikes', () => {
  const starts = [
    duel({ hero: ['charge1', BLANK], foe: ['skull1'] }),
    duel({ hero: ['phys2', 'phys1', 'charge1'], foe: ['skull1', 'shield1', 'agi'] }),
    duel({ hero: ['phys2', 'mag1', 'mag2', 'shield1'], foe: ['surge1', 'shield2', 'agi'], starts: 'foe' }),
  ].map(({ match }) => match)
  expect(sentences(conform(runebound, { ...spec, games: 0, starts }))).toEqual([])
})

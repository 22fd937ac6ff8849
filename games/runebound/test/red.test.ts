import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { codeOf, hexOf, PLAGUE_SITES, stories } from '../index.ts'
import { EPICENTRE, hasTrackToken } from '../rules/scenarios/red.ts'
import { ACTIVE, CURED, LATENT, NONE, type State } from '../rules/types.ts'
import { alone, endRound, setUp, two, befall } from './game.ts'
import type { Text } from '../content/effects.ts'

const site = (code: string) => PLAGUE_SITES.indexOf(hexOf(code))
/** The spaces of the time track with a token. */
const tokens = (s: State) => Array.from({ length: 12 }, (_, i) => i + 1).filter(space => hasTrackToken(s, space))
const active = (s: State) => PLAGUE_SITES.filter((_, i) => s.plagues[i] === ACTIVE).map(codeOf)
const ALL = PLAGUE_SITES.map(codeOf)

rule(['RB-469', 'RB-481'], 'a plague has two sides: quarantine turns it, only a cure takes it away', () => {
  const table = alone({ at: 'E5' }, { scenario: 'red', plagues: ['E5', 'H4'], epicentre: 'H4' })
  table.as(0).play('turn', { do: 'quarantine' })
  expect(table.happened('plague_changed')).toEqual([{ type: 'plague_changed', hex: 'E5', to: 'latent' }])
  expect(table.state.plagues[site('E5')]).toBe(LATENT)
  befall(table, [
    ['activate', 'random', 1],
    ['cure', ['nearest', 'town'], 1],
  ])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.state.plagues).toContain(CURED)
})

rule(['RB-471', 'RB-472'], 'a hero there when a plague breaks out suffers 2, and no more for staying', () => {
  const table = alone({ at: 'F9' }, { scenario: 'red', plagues: ['H4'], epicentre: 'H4', chance: { ints: [1, 1] } })
  table.state.plagues.fill(CURED)
  table.state.plagues[site('F9')] = LATENT
  table.state.plagues[site('H4')] = ACTIVE
  befall(table, [['activate', 'random', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect([active(table.state), table.state.damage[0]]).toEqual([['H4', 'F9'], 2])
  endRound(table)
  expect(table.state.damage[0]).toBe(2)
})

rule('RB-476', 'the story deck is shuffled: ten cards', () => {
  const decks = [1, 2].map(seed => setUp(2, seed, { scenario: 'red' }, ['pell', 'dov']).storyDeck)
  for (const deck of decks) {
    expect(new Set(deck).size).toBe(10)
    expect(deck.every(card => stories[card]!.scenario === 'red')).toBe(true)
  }
  expect(decks[0]).not.toEqual(decks[1])
})

rule('RB-483', 'who rolls a die less for it is delayed, and nobody else', () => {
  const table = two({ at: 'G6' }, { at: 'G6' }, { scenario: 'red', plagues: ['H4'], epicentre: 'H4' })
  table.as(0).play('turn', { do: 'endTurn' })
  table.as(1).play('turn', { do: 'endTurn' })
  table.as(0).play('acceptDelay', { do: 'delay' })
  expect(table.state.delayed).toEqual([1, 0])
  table.as(1).play('acceptDelay', { do: 'no' })
  expect(table.state.delayed).toEqual([1, 0])
})

/** The end of a round of a hero alone with these dice of infection, and then ties. */
function infected(ints: number[], more: Parameters<typeof alone>[1]) {
  const table = alone({ at: 'G6', delayed: true }, { scenario: 'red', chance: { ints }, ...more })
  table.as(0).play('turn', { do: 'endTurn' })
  return table
}

rule('RB-487', 'with none active a random plague breaks out; with none latent nothing happens', () => {
  const none = infected([0, 0], { plagues: ['H4'], cured: ALL.filter(code => code !== 'H4'), epicentre: 'H4' })
  expect([active(none.state), none.state.damage[0], none.state.fate]).toEqual([['H4'], 0, 'playing'])
  const first = infected([0, 1, 3], { plagues: [] })
  expect(active(first.state)).toEqual([ALL[3]])
})

rule(['RB-489', 'RB-490'], 'in Act II the tokens of the track follow the active plagues', () => {
  const table = alone({ at: 'E5' }, { scenario: 'red', act: 2, plagues: ['H4', 'E5', 'B7'], epicentre: 'H4' })
  expect(tokens(table.state)).toEqual([10, 11, 12])
  table.as(0).play('turn', { do: 'quarantine' })
  expect(tokens(table.state)).toEqual([11, 12])
  befall(table, [['activate', 'random', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(tokens(table.state)).toEqual([10, 11, 12])
})

rule('RB-493', 'a token may lie where the marker is; only entering one loses', () => {
  const table = alone(
    { at: 'E5', delayed: true },
    { scenario: 'red', act: 2, space: 9, plagues: ['H4', 'E5', 'B7'], epicentre: 'H4', chance: { ints: [1, 1] } },
  )
  befall(table, [['activate', 'random', 1]])
  table.as(0).play('turn', { do: 'clearDelay' })
  expect([tokens(table.state), table.state.fate]).toEqual([[9, 10, 11, 12], 'playing'])
  table.as(0).play('turn', { do: 'quarantine' })
  table.state.plagues[site('B7')] = LATENT
  expect(tokens(table.state)).toEqual([11, 12])
  table.as(0).play('turn', { do: 'endTurn' }).play('acceptDelay', { do: 'no' })
  expect([table.state.space, table.state.fate]).toEqual([10, 'playing'])
})

rule('RB-494', 'space 12 of Act II is never entered: the game is won before, or lost then', () => {
  const lost = infected([], { act: 2, space: 11, plagues: ['H4'], epicentre: 'H4' })
  expect(lost.state.fate).toBe('lost')
  const won = alone({ at: 'E5' }, { scenario: 'red', act: 2, space: 11, plagues: ['E5'] })
  won.as(0).play('turn', { do: 'quarantine' })
  expect(won.state.fate).toBe('won')
})

rule(['RB-468', 'RB-480'], 'an Epicentre that sleeps is not yet cured: without it the game is not won', () => {
  const table = alone({ at: 'E5' }, { scenario: 'red', act: 2, plagues: ['E5'], epicentre: 'H4' })
  table.as(0).play('turn', { do: 'quarantine' })
  expect([active(table.state), table.state.fate]).toEqual([[], 'playing'])
})

rule('RB-480', 'with the Epicentre its card goes, and no other story quest', () => {
  const table = alone({ at: 'H4' }, { scenario: 'red', plagues: ['H4'], epicentre: 'H4' })
  const other = stories.findIndex(({ id }) => id === 'r2')
  table.state.slots = [EPICENTRE, other, NONE]
  befall(table, [['cure', 'here', 1]])
  table.as(0).play('turn', { do: 'prepare' })
  expect(table.state.slots).toEqual([NONE, other, NONE])
})

rule(['RB-468', 'RB-584'], 'a cure that wins the game is the last thing that happens', () => {
  const table = alone({ at: 'E5' }, { scenario: 'red', act: 2, plagues: ['E5'] })
  befall(table, [['cure', 'chosen', 2]])
  table.as(0).play('turn', { do: 'prepare' }).play('choose', { value: 'E5' })
  expect([table.state.fate, table.state.asks, table.state.agenda]).toEqual(['won', [], []])
})

rule('RB-577', 'the tokens lie on the track of Act II before the infection roll', () => {
  const table = alone(
    { at: 'G6', delayed: true },
    { scenario: 'red', space: 12, plagues: ['H4', 'E5'], epicentre: 'H4', chance: { ints: [0, 1] } },
  )
  expect(tokens(table.state)).toEqual([])
  table.as(0).play('turn', { do: 'endTurn' })
  const types = table.events
    .map(event => event.type)
    .filter(type => type === 'time_advanced' || type === 'plague_changed')
  expect(types).toEqual(['time_advanced', 'plague_changed'])
  expect(tokens(table.state)).toEqual([10, 11, 12])
})

/** Where Pell may step to from Goldenfields while the gates are sealed. */
function stepsPast(plague: string) {
  const table = alone({ at: 'G4' }, { scenario: 'red', plagues: [plague], epicentre: 'M10', table: { gate: 1 } })
  return table.as(0).play('turn', { do: 'move' }).options('travel')
}

test('sealed gates: a city with an active plague is not entered by a step, a healthy one is', () => {
  expect(stepsPast('H4')).not.toContainEqual({ do: 'step', hex: 'H4' })
  expect(stepsPast('E5')).toContainEqual({ do: 'step', hex: 'H4' })
})

/** The plagues that may be named, of two active ones besides the Epicentre and one that is cured. */
function offered(text: Text): string[] {
  const table = alone({ at: 'A1' }, { scenario: 'red', plagues: ['E5', 'F9', 'H4'], cured: ['J7'], epicentre: 'H4' })
  befall(table, text)
  table.as(0).play('turn', { do: 'prepare' })
  return table
    .as(0)
    .options('choose')
    .map(move => (move.do === 'choose' ? move.value : ''))
}

rule(
  ['RB-478', 'RB-481'],
  'a cure is for active and latent plagues, quarantine for active ones, neither for the Epicentre',
  () => {
    expect(offered([['quarantine', 'chosen', 1]]).toSorted()).toEqual(['E5', 'F9'])
    expect(offered([['cure', 'chosen', 1]]).toSorted()).toEqual(
      ALL.filter(code => code !== 'H4' && code !== 'J7').toSorted(),
    )
  },
)

test('a card changes the dice of the next infection', () => {
  const table = alone({ at: 'A1' }, { scenario: 'red', plagues: ['H4'], epicentre: 'H4' })
  befall(table, [['infection_dice', -1]])
  table.as(0).play('turn', { do: 'prepare' })
  endRound(table)
  expect(table.happened('scenario_rolled').map(({ faces }) => faces.length)).toEqual([1])
})

rule('RB-479', 'curing the Epicentre takes two successes, one less for each solved quest, and never none', () => {
  for (const [solved, need] of [
    [0, 2],
    [1, 1],
    [2, 1],
  ] as const) {
    const at = { scenario: 'red', act: 2, plagues: ['H4', 'E5'], epicentre: 'H4', table: { solved } } as const
    const table = alone({ at: 'H4', hand: ['sk_spark'] }, at)
    table.as(0).play('turn', { do: 'cureEpicentre', attribute: 'mind' })
    expect(table.state.test?.need).toBe(need)
  }
})

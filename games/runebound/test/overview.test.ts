import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { SCENARIOS } from '../content/language.ts'
import { arrange, codeOf, heroes, runebound } from '../index.ts'
import { begin, FastChance } from '@runatal/kernel'
import { NONE } from '../rules/types.ts'
import { alone, endRound, FOUR, two } from './game.ts'

rule('RB-003', 'J is fixed at set-up: three heroes, one removed, the Queen has 27', () => {
  const table = arrange({
    players: [
      { hero: 'pell', at: 'B10', hand: [] },
      { hero: 'dov', out: true },
      { hero: 'nanok', at: 'H4' },
    ],
    act: 2,
    ariad: 'B10',
  })
  table.as(0).play('turn', { do: 'engage' })
  expect(table.state.fight!.health).toBe(27)
})

rule('RB-004', 'whatever the scenario, all win or none does', () => {
  for (const scenario of SCENARIOS) {
    const { state } = two({}, {}, { scenario })
    state.fate = 'won'
    expect(runebound.outcome(state)!.winners).toEqual([0, 1])
    state.fate = 'lost'
    expect(runebound.outcome(state)!.winners).toEqual([])
  }
})

rule('RB-009', 'a hero sheet has its eleven fields', () => {
  const fields = ['body', 'mind', 'spirit', 'health', 'speed', 'hand', 'gold', 'tokens', 'ability', 'setup', 'home']
  expect(fields).toHaveLength(11)
  for (const hero of heroes) expect(Object.keys(hero)).toEqual(expect.arrayContaining(fields))
})

rule('RB-017', 'tokens never run out: forty Zombies', () => {
  const table = alone(
    { at: 'O11' },
    { scenario: 'corpse', zombies: Array<string>(39).fill('A1'), space: 2, storyDeck: ['c3'], dice: [] },
  )
  endRound(table)
  expect(table.state.zombies).toHaveLength(40)
})

rule('RB-019', 'what triggers at one moment is ordered by the active player, between turns by the first', () => {
  const order = { seat: 1, side: NONE, texts: [[['suffer', 1]], [['heal', 1]]] }
  for (const [active, asked, answer, damage] of [
    [1, 1, 1, 1],
    [NONE, 0, 1, 1],
    [NONE, 0, 2, 0],
  ] as const) {
    const { state } = two({ at: 'O11' }, { at: 'D3', damage: 0 })
    state.asks = []
    state.active = active
    state.agenda = [['triggered', order]]
    const play = begin(runebound, state, new FastChance(1))
    const ask = play.owed()!
    expect([ask.seat, ask.kind]).toEqual([asked, 'choose'])
    const options = play.options(ask)
    expect(options.at(-1)).toEqual({ do: 'none' })
    play.play(ask, options[answer]!)
    expect(state.damage[1]).toBe(damage)
  }
})

rule('RB-020', 'an enemy that takes tokens without a chooser named draws them', () => {
  // Feint: recast(opponent,1) names nobody who chooses; the first of the two is drawn, then its new side.
  const fight = { enemy: 'e_gutter_prince', hero: ['shield1', 'phys2|surge1'], foe: ['surge1'], starts: 'foe' } as const
  for (const token of [0, 1]) {
    const table = alone({ at: 'F2' }, { fight, chance: { ints: [token, 0] } })
    expect(table.happened('token_turned')[0]).toMatchObject({ side: 0, token, how: 'recast' })
  }
})

rule('RB-563', 'what is looked for and not there is skipped: no Web, no fight, but the Web of the card', () => {
  const table = alone({ at: 'G6' }, { space: 2, storyDeck: ['w5'] })
  endRound(table)
  expect(table.happened('combat_started')).toEqual([])
  expect(table.state.webs).toHaveLength(1)
})

rule('RB-583', 'an effect on several heroes goes in turn order, each hero completely', () => {
  const hands = ['sk_spark', 'sk_cutpurse', 'sk_blessing']
  const players = hands.map((card, seat) => ({ hero: FOUR[seat]!, at: 'G6', hand: [card] }))
  const table = arrange({
    players,
    first: 1,
    onTurn: 0,
    scenario: 'margath',
    space: 2,
    storyDeck: ['m4'],
    table: { played: [0, 1, 1] },
  })
  table.as(0).play('turn', { do: 'endTurn' })
  const order: number[] = []
  table.playOn(
    s => s.asks[0]!.kind === 'turn',
    (ask, options) => {
      order.push(ask.seat)
      return options[0]!
    },
  )
  expect(order).toEqual([1, 2, 0])
  expect(table.state.hands).toEqual([[], [], []])
})

rule('RB-584', 'the game ends at once: the second warband does not move', () => {
  const warbands = [
    { id: 'wb_iron_horns', at: 'G4', units: 4 },
    { id: 'wb_siege_maws', at: 'K2', units: 1 },
  ]
  const table = alone({ at: 'O11' }, { scenario: 'locust', warbands })
  endRound(table)
  expect(table.state.fate).toBe('lost')
  expect(table.happened('warband_moved').map(event => event.hex)).toEqual(['H4'])
  expect(codeOf(table.state.bandsAt[1]!)).toBe('K2')
})

import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { SCENARIOS } from '../content/language.ts'
import { arrange, heroes, runebound } from '../index.ts'
import { begin, FastChance } from '@runatal/kernel'
import { NONE } from '../rules/types.ts'
import { alone, two } from './game.ts'

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

import { isRefusal, Match, plainSeed, type Wish } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { expect } from 'vitest'
import type { Difficulty } from '../content/difficulty.ts'
import { enemyNamed } from '../content/tables.ts'
import { arrange } from '../index.ts'
import { healthOfFoe } from '../rules/foe.ts'
import { rules } from '../rules/runebound.ts'
import type { Runebound } from '../rules/types.ts'
import { strength } from '../rules/scenarios/actions.ts'

const setUp = (difficulty?: Difficulty) =>
  arrange({
    players: [{ hero: 'red_scorpion' }, { hero: 'pell' }],
    phase: 'setUp',
    ...(difficulty !== undefined && { difficulty }),
  }).playOn(s => s.active >= 0)

const gems = (difficulty: Difficulty, space: number) => {
  const table = arrange({ players: [{ hero: 'pell', at: 'H6' }], difficulty, space: space - 1, gemsDown: ['B2'] })
  table.as(0).play('turn', { do: 'endTurn' })
  return table.happened('gems_refreshed').length
}

const open = (wish: Wish<Runebound>) => Match.start(rules, wish, plainSeed(1))

rule('RB-585', 'as printed unless it was chosen, and nothing is told of it', () => {
  const table = setUp()
  expect(table.state.difficulty).toBe('printed')
  expect(table.happened('house_rule')).toEqual([])
  expect(healthOfFoe(table.state, enemyNamed('ariad'))).toBe(9)
})

rule('RB-585', 'by the book there is no other difficulty', () => {
  expect(isRefusal(open({ seats: 1, table: { rules: 'book', difficulty: 'gentle' } }))).toBe(true)
  expect(isRefusal(open({ seats: 1, table: { rules: 'book' } }))).toBe(false)
  expect(isRefusal(open({ seats: 1, table: { difficulty: 'grim' } }))).toBe(false)
})

for (const [difficulty, id, ariad, gold, lair] of [
  ['gentle', 'RB-586', 14, 6, 14],
  ['grim', 'RB-587', 22, 3, 22],
] as const)
  rule(id, `${difficulty}: Health of antagonists, gold at the start, and it is told`, () => {
    const table = setUp(difficulty)
    expect(table.happened('house_rule')).toEqual([{ type: 'house_rule', rule: id }])
    expect(table.state.gold[0]).toBe(gold)
    expect(strength(table.state, 0, enemyNamed('ariad'), 0).health).toBe(ariad)
    expect(strength(table.state, 0, enemyNamed('vorakesh'), 0).health).toBe(lair)
    expect(healthOfFoe(table.state, enemyNamed('e_night_wolf'))).toBe(
      healthOfFoe(setUp().state, enemyNamed('e_night_wolf')),
    )
  })

rule('RB-587', 'nobody starts with less than no gold', () => {
  for (const gold of setUp('grim').state.gold) expect(gold).toBeGreaterThanOrEqual(0)
})

rule(['RB-586', 'RB-587'], 'only at a gentle table gems turn up on space 12', () => {
  expect([gems('gentle', 12), gems('printed', 12), gems('grim', 12)]).toEqual([1, 0, 0])
  expect([gems('gentle', 9), gems('printed', 9), gems('grim', 9)]).toEqual([1, 1, 1])
})

import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { enemies } from '../content/tables.ts'
import { TOKENS } from '../content/tokens.ts'
import { FOE, HERO, SPENT } from '../rules/types.ts'
import { BLANK, duel, foeDid } from './game.ts'

/** What an enemy takes where it could take several things: no player decides for it. */

/** The blank that the first agility of an enemy turns, of those that hide these sides. */
function turned(...hidden: string[]): number | undefined {
  const table = duel({ hero: ['phys2'], foe: ['agi', ...hidden], starts: 'foe' })
  return table.happened('token_turned')[0]?.token
}

rule(
  'RB-315',
  'of its blanks it turns damage before charge before surge before the rest, whatever they are worth',
  () => {
    expect(turned('blank*|surge2', 'blank*|skull1')).toBe(2)
    expect(turned('blank*|skull1', 'blank*|surge2')).toBe(1)
    expect(turned('blank*|charge2', 'blank*|skull1')).toBe(2)
    expect(turned('blank*|surge2', 'blank*|charge2')).toBe(2)
    expect(turned('blank|phys3', 'blank*|surge2')).toBe(2)
    expect(turned('blank*|dbl', 'blank|phys3')).toBe(2)
  },
)

test('no token is blank on both sides', () => {
  expect(TOKENS.filter(token => token.split('|').every(side => side.startsWith('blank')))).toEqual([])
})

/** The shields of an enemy that have been spent on the first blow, of these. */
function spentOn(blow: string, foe: string[], prepare: (fight: { block: number[]; doubled: number[][] }) => void) {
  const table = duel({ hero: [blow, 'mag1'], foe })
  prepare(table.state.fight!)
  table.as(0).play('combat', { do: 'spend', icon: 'phys' })
  return table.state.fight!.places[FOE]!.flatMap((place, token) => (place === SPENT ? token : []))
}
const asIs = () => undefined

rule(['RB-313', 'RB-314'], 'it blocks as much as it can, with as few shields as that takes, and the weakest', () => {
  const [one, two] = ['shield1|agi', 'shield2|phys1']
  expect(spentOn('phys2', [one, one, two], asIs)).toEqual([2])
  expect(spentOn('phys2', [one, two], asIs)).toEqual([1])
  expect(spentOn('phys3', [two, one, one], asIs)).toEqual([0, 1])
  expect(spentOn('phys1', [two, one], asIs)).toEqual([1])
  expect(spentOn('phys3', [one, one], asIs)).toEqual([0, 1])
  const doubled = spentOn('phys2', [two, one, one], fight => {
    fight.doubled[FOE]![0] = 1
  })
  expect(doubled).toEqual([0])
  const covered = spentOn('phys2', [two, one], fight => {
    fight.block[FOE] = 1
  })
  expect(covered).toEqual([1])
})

rule(['RB-317', 'RB-552'], 'what counts double already is not doubled again', () => {
  const table = duel({ hero: [BLANK], foe: ['skull1', 'dbl', 'dbl'], starts: 'foe' })
  expect(foeDid(table).slice(0, 3)).toEqual(['double', 'skull 2', 'pass'])
})

test('the abilities of an enemy are printed from the cheapest to the dearest', () => {
  for (const { id, surges } of enemies)
    expect([id, surges.map(({ cost }) => cost)]).toEqual([id, surges.map(({ cost }) => cost).toSorted((a, b) => a - b)])
})

/** What an enemy does after a first blow, when this already holds for the hero. */
function does(enemy: string, already: 'silent' | 'noBlock', is: number): string[] {
  const table = duel({ enemy, hero: ['phys1', 'mag1'], foe: ['surge1'] })
  table.state.fight![already][HERO] = is
  table.as(0).play('combat', { do: 'spend', icon: 'phys' })
  return foeDid(table)
}

rule('RB-318', 'it pays for no silence and no broken guard that is there already', () => {
  expect(does('e_hedge_witch', 'silent', 1)).toEqual(['pass'])
  expect(does('e_hedge_witch', 'silent', 0)[0]).toBe('surge 1')
  expect(does('e_silk_effigy', 'noBlock', 1)).toEqual(['pass'])
  expect(does('e_silk_effigy', 'noBlock', 0)[0]).toBe('surge 2')
})

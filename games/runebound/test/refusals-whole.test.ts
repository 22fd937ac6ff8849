import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { type Player, type Position, stories } from '../index.ts'
import { hexOf } from '../content/map.ts'
import { forbidden } from '../rules/forbidden.ts'
import { alone, two } from './game.ts'

/** Everything that is refused on a turn, and why: no more and no less. */

function barred(table: ReturnType<typeof alone>, open: Parameters<typeof forbidden>[2] = []): string[] {
  return forbidden(table.state, 0, open).map(({ move, rule: why }) => {
    const { do: deed, ...rest } = move
    return [deed, ...Object.values(rest), why].join(' ')
  })
}

const PLAIN = [
  'move RB-061',
  'adventure RB-093',
  'train RB-061',
  'shop RB-141',
  'prepare RB-170',
  'destroyWeb RB-350',
  'killZombie RB-446',
  'quarantine RB-473',
  'rest RB-383',
  'clearDelay RB-172',
  'spendPrepare RB-168',
  'cureEpicentre mind RB-479',
  'cureEpicentre spirit RB-479',
]

rule('RB-061', 'with nothing on the table there is nothing to refuse but the actions', () => {
  expect(barred(alone({ at: 'G6' }, { scenario: 'corpse', actions: 1 }))).toEqual(PLAIN)
})

rule(['RB-330', 'RB-350', 'RB-351'], 'a Web away from a city has no Avatar, and is left where it is', () => {
  const at = (hex: string, webs: string[]) => barred(alone({ at: hex }, { webs })).slice(PLAIN.length)
  expect(at('G6', ['C6'])).toEqual([])
  expect(at('G6', ['B7'])).toEqual([`engage avatar ${hexOf('B7')} RB-330`])
  expect(barred(alone({ at: 'C6' }, { webs: ['C6'] }))).toContain('destroyWeb RB-350')
  expect(barred(alone({ at: 'B7' }, { webs: ['B7'] }))).toContain('destroyWeb RB-351')
})

function things(player: Partial<Player>, more: Partial<Position> = {}): string[] {
  const table = two({ at: 'G6', ...player }, { at: 'F2' }, { scenario: 'corpse', ...more })
  return barred(table).slice(PLAIN.length)
}

rule(['RB-197', 'RB-437'], 'nobody hands anything to itself', () => {
  expect(things({})).toEqual(['handLetter 1 RB-197', 'giveCompanion 1 RB-437'])
})

rule('RB-149', 'what is no trade good is not spoken of as one', () => {
  expect(things({ assets: ['A01'] })).toEqual(['handLetter 1 RB-197', 'giveCompanion 1 RB-437'])
})

const slots = (card: number) => things({}, { table: { slots: [-1, card], slotHexes: [-1, -1] } })

rule('RB-208', 'a story quest in a slot is refused elsewhere, an empty slot is not', () => {
  expect(slots(stories.findIndex(({ id }) => id === 'c1'))).toContain('storyQuest 1 RB-208')
  expect(slots(-1)).toEqual(['handLetter 1 RB-197', 'giveCompanion 1 RB-437'])
})

rule('RB-061', 'what is open is not refused', () => {
  const table = alone({ at: 'G6' })
  const open = table.as(0).options('turn')
  const refused = forbidden(table.state, 0, open).map(({ move }) => JSON.stringify(move))
  expect(open.length).toBeGreaterThan(2)
  for (const move of open) expect(refused).not.toContain(JSON.stringify(move))
})

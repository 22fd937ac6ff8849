import { expect, test } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange } from '../index.ts'
import { alone, befall, type Table, two } from './game.ts'

/** What is answered to who asks for something that is not to be had, and to who says nothing. */

/** The rule that is cited when a seat answers a question with nonsense. */
function cited(table: Table, kind: Parameters<ReturnType<Table['as']>['tries']>[0], seat = 0): string | undefined {
  return table.as(seat).tries(kind, { do: 'nonsense' })?.rule
}

rule(['RB-029', 'RB-191', 'RB-195', 'RB-180'], 'on the way and before it, every question has its rule', () => {
  expect(cited(arrange({ players: [{ hero: 'pick' }, { hero: 'dov' }], phase: 'setUp' }), 'pickHero')).toBe('RB-029')
  const table = two({ at: 'H4', hand: [] }, { at: 'H4', hand: ['sk_spark'] }, { dice: ['plains', 'plains', 'plains'] })
  table.as(0).play('turn', { do: 'move' })
  expect(cited(table, 'follow', 1)).toBe('RB-191')
  table.as(1).play('follow', { do: 'follow' })
  table.as(0).play('travel', { do: 'roll' })
  expect(cited(table, 'traveller', 1)).toBe('RB-195')
  const rest = alone({ at: 'F2', damage: 5, hand: ['sk_spark'] })
  rest.as(0).play('turn', { do: 'rest' })
  expect(cited(rest, 'keepRoll')).toBe('RB-180')
})

rule(['RB-102', 'RB-020', 'RB-116', 'RB-183'], 'so has every question of cards and of friends', () => {
  const pair = two({ at: 'G3' }, { at: 'G3', gold: 3 }, { socialDeck: ['ev_tavern_brawl'] })
  pair.as(0).play('turn', { do: 'adventure' })
  expect(cited(pair, 'event')).toBe('RB-102')
  const full = alone({ hand: ['sk_spark'] })
  befall(full, [['draw_skill', 9]])
  full.as(0).play('turn', { do: 'prepare' })
  expect(cited(full, 'choose')).toBe('RB-020')
  const tested = alone({ hand: ['sk_spark'] })
  befall(tested, [['test', 'mind', 0, 9]])
  tested.as(0).play('turn', { do: 'prepare' })
  expect(cited(tested, 'exertTest')).toBe('RB-116')
  const trade = two({ at: 'E5', gold: 3 }, { at: 'E5' })
  trade.as(0).play('trade', { gold: 2 })
  expect(cited(trade, 'exchange', 1)).toBe('RB-183')
})

rule(['RB-402', 'RB-483'], 'so have those of the scenarios', () => {
  const arcane = { at: 'H10', arcane: 1 }
  const margath = two(arcane, arcane, { scenario: 'margath', act: 2, margath: 0 })
  margath.as(0).play('turn', { do: 'engage' })
  expect(cited(margath, 'margathToken')).toBe('RB-402')
  expect(margath.as(0).options('margathToken')[0]).toEqual({ do: 'no' })
  // Who is away names nobody: the next who could pay is asked.
  margath.as(0).late('margathToken')
  expect([margath.as(0).asked, margath.as(1).asked]).toEqual([[], ['margathToken']])
  const red = alone({ at: 'G6' }, { scenario: 'red', plagues: ['H4'], epicentre: 'H4' })
  red.as(0).play('turn', { do: 'endTurn' })
  expect(cited(red, 'acceptDelay')).toBe('RB-483')
})

function told(text: string, cites: string) {
  return { refused: 'not-an-option', text, rule: cites }
}

test('a trade that cannot be says why', () => {
  const table = two({ at: 'E5', gold: 3, assets: ['A01'] }, { at: 'E5', gold: 1 })
  const tries = (more: object) => table.as(0).tries('trade', { do: 'trade', with: 1, ...more })
  expect(table.as(0).tries('trade', { do: 'gift' })).toMatchObject(
    told('That is no trade: say with whom, what you give and what you get', 'RB-182'),
  )
  expect(tries({ skill: 'sk_spark' })).toMatchObject(told('Only gold and assets are exchanged', 'RB-184'))
  const stranger = told('An exchange is with a hero in the same hex', 'RB-182')
  for (const other of [0, 2, undefined]) expect(tries({ with: other, gold: 1 })).toMatchObject(stranger)
  expect(tries({ gold: 4 })).toMatchObject(told('Nobody gives more gold than there is', 'RB-182'))
  expect(tries({ give: ['A02'] })).toMatchObject(told('Each gives only assets of its own', 'RB-184'))
  expect(tries({})).toMatchObject(told('Say what you give or what you get', 'RB-182'))
  table.as(0).play('trade', { gold: 2 })
  table.as(1).play('exchange', { do: 'refuse' })
  expect(tries({ gold: 2 })).toMatchObject(told('That was refused in this turn already', 'RB-183'))
})

rule(['RB-132'], 'a trophy of one kind does not pay for another', () => {
  for (const [skill, pay, held] of [
    ['sk_thick_neck', 'o', 'g'],
    ['sk_ford_finder', 'g', 'p'],
  ] as const)
    expect(
      alone({ hand: [skill], trophies: held })
        .as(0)
        .tries('turn', { do: 'learn', skill, pay })?.rule,
    ).toBe('RB-132')
})

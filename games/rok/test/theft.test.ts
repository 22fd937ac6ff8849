import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, NONE, type Player, type Position } from '../index.ts'
import { balance, loot, robs, runes } from './words.ts'

const thefts = (players: readonly Player[], more: Partial<Position> = {}) =>
  arrange({ players, phase: 'thefts', ...more })

rule('ROK-116', 'the thief takes the Balance rune', () => {
  const t = thefts([{ balance: 'grey-raido' }, { claims: ['grey-raido'] }])
  expect(t.state.balance[0]).toBe(NONE)
  expect(loot(t, 1)).toEqual(['grey-raido'])
})

rule(['ROK-117', 'ROK-118'], 'and every rune of that colour in the loot; the other colours stay', () => {
  const t = thefts([
    { balance: 'grey-raido', loot: ['grey-fehu', 'black-fehu', 'grey-ansuz', 'black-ansuz', 'grey-wunjo'] },
    { claims: ['grey-raido'] },
  ])
  expect(t.happened('theft.resolved')).toEqual([
    { type: 'theft.resolved', thief: 1, victim: 0, rune: 'grey-raido', colour: 'grey', count: 6 },
  ])
  expect(loot(t, 0)).toEqual(['black-fehu', 'black-ansuz'])
  expect(runes(t)).toEqual([4, 8])
})

rule('ROK-119', 'the twin and the Balance rune enter the loot as a pair', () => {
  const t = thefts([
    { balance: 'grey-raido', loot: ['black-fehu'] },
    { claims: ['grey-raido'], loot: ['white-fehu'] },
  ])
  expect(runes(t)).toEqual([2, 4])
  expect(t.state.claims).toEqual([[], []])
})

rule('ROK-120', 'pairs won in this very turn are stolen too', () => {
  const t = arrange({
    players: [{ balance: 'grey-raido' }, {}],
    table: ['grey-raido', 'grey-fehu', 'grey-fehu'],
    phase: 'grab',
  })
  t.grab(0, 2, { at: 5500 })
  t.grab(0, 3, { at: 5900 })
  t.grab(1, 1, { at: 5900 })
  t.playOn(s => s.turn === 2)
  expect(runes(t)).toEqual([0, 4])
})

rule('ROK-121', 'a victim with no rune of that colour loses only the Balance rune', () => {
  const t = thefts([{ balance: 'black-raido', loot: ['white-fehu', 'white-ansuz'] }, { claims: ['black-raido'] }])
  expect(loot(t, 0)).toEqual(['white-fehu', 'white-ansuz'])
})

rule('ROK-122', 'one may rob several victims', () => {
  const t = thefts([{ balance: 'grey-raido' }, { claims: ['grey-raido', 'black-fehu'] }, { balance: 'black-fehu' }])
  expect(t.happened('theft.resolved').map(({ thief, victim }) => [thief, victim])).toEqual([
    [1, 2],
    [1, 0],
  ])
})

rule('ROK-123', 'nobody is asked whether to steal', () => {
  const t = thefts([{ balance: 'grey-raido' }, { claims: ['grey-raido'] }])
  expect(t.happened('theft.resolved')).toHaveLength(1)
  expect(t.happened('theft.ordered')).toEqual([]) // one theft has no order
  expect(t.match.log).toEqual([])
})

rule('ROK-124', 'colours come in the order black, grey, white, and do not touch each other', () => {
  const t = thefts([
    { balance: 'white-raido', loot: ['white-fehu', 'black-fehu'], claims: ['black-tiwaz'] },
    { balance: 'black-tiwaz', loot: ['black-ansuz', 'white-ansuz'], claims: ['white-raido'] },
  ])
  expect(t.happened('theft.resolved').map(({ colour }) => colour)).toEqual(['black', 'white'])
  expect(t.happened('contest.opened')).toEqual([])
  expect(loot(t, 0)).toEqual(['black-fehu', 'black-ansuz', 'black-tiwaz'])
  expect(loot(t, 1)).toEqual(['white-ansuz', 'white-fehu', 'white-raido'])
})

rule('ROK-125', 'A keeps 2 white runes, B has 10', () => {
  const t = thefts([
    { balance: 'grey-raido', loot: ['grey-fehu', 'grey-tiwaz', 'white-berkano'] },
    { loot: ['black-fehu', 'black-ansuz'], claims: ['grey-raido'] },
  ])
  expect(runes(t)).toEqual([2, 10])
  expect(balance(t)[0]).toBeUndefined()
})

rule('ROK-077', 'a claim is not loot: it cannot be stolen and robs all the same', () => {
  const t = thefts(
    [
      { balance: 'grey-fehu', loot: ['grey-ansuz'], claims: ['grey-raido'] },
      { balance: 'grey-raido', loot: ['grey-wunjo'] },
      { claims: ['grey-fehu'] },
    ],
    { alwaysContest: 'off' },
  )
  expect(runes(t)).toEqual([2, 2, 0]) // the claims are counted nowhere
  t.wait(t.state.due)
  t.send(2, 'slideShot', { do: 'shoot', power: 60, aim: 0 }, t.state.time)
  t.send(0, 'slideShot', { do: 'shoot', power: 0, aim: 0 }, t.state.time)
  t.as(2).play('orderThefts', robs([2, 0], [0, 1]))
  expect(loot(t, 2)).toEqual(['grey-ansuz', 'grey-fehu'])
  expect(loot(t, 0)).toEqual(['grey-wunjo', 'grey-raido'])
  expect(t.state.claims).toEqual([[], [], []])
})

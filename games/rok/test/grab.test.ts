import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { NONE, rok } from '../index.ts'
import { open, runes } from './words.ts'

const PAIR = ['black-fehu', 'black-fehu'] as const

rule('ROK-062', 'no move turns a stone over', () => {
  const t = open({ table: [{ rune: 'black-fehu', face: 'down' }, 'grey-fehu'] })
  for (const seat of [0, 1, 2])
    expect(t.as(seat).asked.toSorted()).toEqual(['grab', 'nothingLeft', 'pause', 'presence'])
  const moves = t.as(0).options('grab')
  expect(moves).toEqual([{ do: 'grab', stone: 2 }])
  expect(t.as(0).tries('grab', { do: 'turn', stone: 1 })).toMatchObject({ refused: 'not-an-option' })
  t.playOn(s => s.turn === 2)
  expect(t.state.table.up.every(up => up)).toBe(true)
})

rule('ROK-065', 'neither the Destiny rune nor a stone of a loot can be grabbed', () => {
  const t = open({ players: [{ loot: ['black-fehu'] }, {}], table: ['white-fehu'] })
  for (const stone of [0, 2, 48, 1.5])
    expect(t.grab(1, stone, { at: 5500 })).toMatchObject({ reason: 'notGrabbable', rule: 'ROK-065' })
  expect(runes(t)).toEqual([2, 0])
})

rule('ROK-070', 'a grabbed stone cannot be put back', () => {
  const t = open({ table: PAIR })
  t.grab(0, 1, { at: 5500 })
  t.wait(5700)
  const kinds = Object.keys(rok.decisions).filter(kind => t.as(0).asked.includes(kind))
  expect(kinds.toSorted()).toEqual(['grab', 'nothingLeft', 'pause', 'presence'])
  expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })
})

const twins = () =>
  open({
    players: [{ balance: 'grey-raido' }, { balance: 'white-fehu' }, { balance: 'black-tiwaz' }],
    table: ['grey-raido', 'white-ansuz'],
  })

rule(['ROK-072', 'ROK-075', 'ROK-076'], 'the owner who grabs the twin has a pair at once, and cannot be robbed', () => {
  const t = twins()
  t.grab(0, 'grey-raido', { at: 5600 })
  t.wait(5760)
  expect(t.state.phase).toBe('grab')
  expect(runes(t)).toEqual([2, 0, 0])
  expect(t.state.balance[0]).toBe(NONE)
  expect(t.happened('balance.completed')).toEqual([
    { type: 'balance.completed', seat: 0, rune: 'grey-raido', at: 5600 },
  ])
  expect(t.happened('grab.awarded')[0]?.at).toBe(5600)
  t.playOn(s => s.turn === 2)
  expect(t.happened('theft.resolved')).toEqual([])
})

rule('ROK-206', 'the twin of a Balance rune may lie there since an earlier throw', () => {
  for (const [taker, expected] of [
    [1, [0, 2, 0]],
    [0, [2, 0, 0]],
  ] as const) {
    const t = open({ players: [{ balance: 'black-fehu' }, {}, {}], table: [{ rune: 'black-fehu', before: true }] })
    expect(t.grab(taker, 1, { at: 5120 })).toBeUndefined()
    t.playOn(s => s.turn === 2)
    expect(runes(t)).toEqual(expected)
    expect(t.happened('balance.completed')).toHaveLength(taker === 0 ? 1 : 0)
  }
})

import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { NONE, rok } from '../index.ts'
import { balance, loot, onTable, open, runes } from './words.ts'

const PAIR = ['black-fehu', 'black-fehu'] as const

rule('ROK-058', 'everybody may grab at any moment, with no turn order', () => {
  const t = open({ table: ['black-fehu', 'grey-fehu', 'white-fehu', 'black-tiwaz'] })
  expect(t.grab(2, 1, { at: 5500 })).toBeUndefined()
  expect(t.grab(0, 2, { at: 5501 })).toBeUndefined()
  expect(t.grab(1, 3, { at: 5502 })).toBeUndefined()
  expect(t.grab(2, 4, { at: 5900 })).toBeUndefined()
  t.wait(6100)
  expect(t.happened('grab.awarded').map(({ seat }) => seat)).toEqual([2, 0, 1, 2])
})

rule(['ROK-059', 'ROK-208'], 'a second grab while the first is undecided finds the hand busy', () => {
  const t = open({ table: ['black-fehu', 'grey-fehu'] })
  t.grab(0, 1, { at: 5500 })
  expect(t.grab(0, 2, { at: 5600 })).toMatchObject({ reason: 'handBusy', rule: 'ROK-059' })
  expect(t.grab(1, 2, { at: 5601 })).toBeUndefined()
})

rule('ROK-060', 'one stone at a time: the twin is still free for anyone', () => {
  const t = open({ table: PAIR })
  t.grab(0, 1, { at: 5500 })
  t.wait(5700)
  expect(onTable(t)).toEqual(['black-fehu'])
  expect(t.grab(1, 2, { at: 5701 })).toBeUndefined()
})

rule('ROK-061', 'a won grab keeps the hand busy for 300 ms from its time, a lost one for 150', () => {
  const t = open({ opening: 0, table: ['black-fehu', 'grey-fehu', 'white-fehu', 'black-wunjo'] })
  t.grab(0, 1, { at: 1000 })
  t.wait(1160)
  expect(t.happened('grab.awarded')).toHaveLength(1)
  expect(t.grab(0, 2, { at: 1250 })).toMatchObject({ reason: 'handBusy' })
  expect(t.grab(0, 2, { at: 1299 })).toMatchObject({ reason: 'handBusy' })
  expect(t.grab(0, 2, { at: 1300 })).toBeUndefined()

  const lost = open({ opening: 0, table: ['black-fehu', 'grey-fehu'] })
  lost.grab(1, 1, { at: 960 })
  lost.grab(0, 1, { at: 1000 })
  lost.wait(1120)
  expect(lost.happened('grab.lost')).toEqual([{ type: 'grab.lost', seat: 0, stone: 1 }])
  expect(lost.grab(0, 2, { at: 1149 })).toMatchObject({ reason: 'handBusy' })
  expect(lost.grab(0, 2, { at: 1150 })).toBeUndefined()
})

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

rule('ROK-063', 'a stone face down cannot be grabbed, and the hand stays free', () => {
  const t = open({ table: [{ rune: 'black-fehu', face: 'down' }, 'grey-fehu'] })
  expect(t.grab(0, 1, { at: 5500 })).toMatchObject({ reason: 'faceDown', rule: 'ROK-063' })
  expect(t.grab(0, 2, { at: 5501 })).toBeUndefined()
})

rule('ROK-064', 'Balance runes cannot be grabbed, not even one’s own', () => {
  const t = open({ players: [{ balance: 'black-fehu' }, { balance: 'grey-fehu' }], table: ['white-fehu'] })
  for (const stone of [-1, -2])
    expect(t.grab(0, stone, { at: 5500 })).toMatchObject({ reason: 'notGrabbable', rule: 'ROK-064' })
  expect(balance(t)).toEqual(['black-fehu', 'grey-fehu'])
})

rule('ROK-065', 'neither the Destiny rune nor a stone of a loot can be grabbed', () => {
  const t = open({ players: [{ loot: ['black-fehu'] }, {}], table: ['white-fehu'] })
  for (const stone of [0, 2, 48, 1.5])
    expect(t.grab(1, stone, { at: 5500 })).toMatchObject({ reason: 'notGrabbable', rule: 'ROK-065' })
  expect(runes(t)).toEqual([2, 0])
})

rule('ROK-066', 'a stone left from an earlier throw pairs with one just thrown', () => {
  const t = open({ table: [{ rune: 'white-wunjo', before: true }, 'white-wunjo'] })
  t.grab(0, 1, { at: 5500 })
  t.grab(0, 2, { at: 5900 })
  t.wait(6100)
  expect(loot(t, 0)).toEqual(['white-wunjo'])
})

rule('ROK-067', 'a pair makes the loot grow by two', () => {
  const t = open({ table: PAIR })
  t.grab(1, 1, { at: 5500 })
  t.wait(5700)
  expect(runes(t)).toEqual([0, 0, 0])
  t.grab(1, 2, { at: 5900 })
  t.wait(6100)
  expect(runes(t)).toEqual([0, 2, 0])
  expect(t.happened('pair.made')).toEqual([{ type: 'pair.made', seat: 1, rune: 'black-fehu' }])
})

rule('ROK-068', 'stones are sorted for the player, whatever the order of the grabs', () => {
  const t = open({ table: ['black-fehu', 'grey-fehu', 'black-fehu', 'grey-fehu'] })
  for (const [i, stone] of [1, 2, 3, 4].entries()) t.grab(0, stone, { at: 5500 + 400 * i })
  t.wait(6900)
  expect(loot(t, 0)).toEqual(['black-fehu', 'grey-fehu'])
  expect(t.state.catches[0]).toEqual([])
})

rule('ROK-069', 'any face-up stone may be grabbed, even one with no twin in sight', () => {
  const t = open({ players: [{}, {}], table: ['black-fehu'] })
  expect(t.as(0).options('grab')).toEqual([{ do: 'grab', stone: 1 }])
  t.grab(0, 1, { at: 5500 })
  t.wait(5660)
  expect(t.state.catches[0]).toHaveLength(1)
  t.playOn(s => s.turn === 2)
  expect(t.happened('check.falsePairs')[0]?.faults).toEqual([{ seat: 0, orphans: ['black-fehu'], penalties: 1 }])
})

rule('ROK-070', 'a grabbed stone cannot be put back', () => {
  const t = open({ table: PAIR })
  t.grab(0, 1, { at: 5500 })
  t.wait(5700)
  const kinds = Object.keys(rok.decisions).filter(kind => t.as(0).asked.includes(kind))
  expect(kinds.toSorted()).toEqual(['grab', 'nothingLeft', 'pause', 'presence'])
  expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })
})

rule('ROK-071', 'one stone of a pair may be grabbed just to deny it: nobody is penalised', () => {
  const t = open({ players: [{ loot: ['grey-fehu'] }, { loot: ['white-fehu'] }], table: PAIR })
  t.grab(0, 1, { at: 5500 })
  t.grab(1, 2, { at: 5500 })
  t.playOn(s => s.turn === 2)
  expect(runes(t)).toEqual([2, 2])
  expect(t.happened('pair.split')).toHaveLength(1)
  expect(t.happened('penalty.paid')).toEqual([])
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

rule('ROK-073', 'another who grabs it has a claim until the thefts', () => {
  const t = twins()
  t.grab(1, 'grey-raido', { at: 5600 })
  t.wait(5760)
  expect(t.state.claims[1]).toHaveLength(1)
  expect(balance(t)[0]).toBe('grey-raido')
  expect(t.happened('claim.taken')).toEqual([{ type: 'claim.taken', seat: 1, victim: 0, rune: 'grey-raido' }])
  t.playOn(s => s.phase === 'pass' || s.turn === 2)
  expect(t.state.claims[1]).toEqual([])
  expect(runes(t)).toEqual([0, 2, 0])
})

rule('ROK-074', 'the only live stone, a twin of a Balance rune, is a claim and no fault', () => {
  const t = open({ players: [{}, {}, { balance: 'grey-raido' }], table: ['grey-raido'] })
  t.grab(0, 1, { at: 5600 })
  t.playOn(s => s.turn === 2)
  expect(t.happened('check.falsePairs')[0]?.faults).toEqual([])
  expect(t.happened('theft.resolved')).toHaveLength(1)
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

import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, NONE, type Position } from '../index.ts'
import { balance, lively, loot, players, runes, SEATS, types } from './words.ts'

const calm = (position: Partial<Position>) =>
  arrange({ players: players(3), variant: 'calm', phase: 'grab', ...position })
const TARGETS = ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu', 'white-raido', 'white-tiwaz'] as const

rule('ROK-187', 'no clock hurries anybody, and all else is as usual', () => {
  const t = lively(3, 3, { variant: 'calm' })
  const seen = new Set(t.events.map(({ type }) => type))
  for (const type of [
    'hand.drawn',
    'throw.settled',
    'check.falsePairs',
    'balance.replaced',
    'table.cleared',
    'bag.passed',
    'game.won',
  ] as const)
    expect(seen).toContain(type)
  const late = t.match.log.filter(entry => 'late' in entry)
  expect(late.length).toBeGreaterThan(0)
  // Only the flight of the stones takes its time: nobody's decision does.
  const kinds = new Set<string>()
  lively(4, 4, { variant: 'calm' }, ({ state }) => {
    for (const { seat, kind } of state.asks) if (seat < 0) kinds.add(kind)
  })
  expect([...kinds].toSorted()).toEqual(['launch', 'opening'])
})

rule('ROK-189', 'who is late passes, and keeps the focus', () => {
  const t = calm({ table: TARGETS })
  t.as(0).late('calmTarget')
  t.as(1).play('calmTarget', { stone: 1, focus: 1 })
  t.as(2).late('calmTarget')
  expect(t.happened('calm.revealed')[0]?.choices).toEqual([
    { seat: 0, focus: 0, result: 'passed' },
    { seat: 1, rune: 'black-fehu', focus: 1, result: 'won' },
    { seat: 2, focus: 0, result: 'passed' },
  ])
  expect(t.state.focus).toEqual([3, 2, 3])
})

rule('ROK-188', 'three focus points each turn; what is left is lost', () => {
  const t = calm({ table: TARGETS })
  expect(t.state.focus).toEqual([3, 3, 3])
  t.as(0).play('calmTarget', { stone: 1, focus: 1 })
  t.playOn(
    s => s.turn === 2,
    (_, options) => options[0]!,
  )
  t.playOn(s => s.wave === 1 || s.phase === 'over')
  if (t.state.phase !== 'over') expect(t.state.focus).toEqual([3, 3, 3])
  expect(
    t
      .happened('calm.wave')
      .filter(({ wave }) => wave === 1)
      .every(({ focus }) => focus.join() === '3,3,3'),
  ).toBe(true)
})

rule('ROK-189', 'two pairs and a twin: three targets with 0 to 3 focus, or a pass', () => {
  const t = calm({ players: [{}, { balance: 'white-raido' }, {}], table: TARGETS })
  const options = t.as(0).options('calmTarget')
  expect(options).toHaveLength(3 * 4 + 1)
  expect(options[0]).toEqual({ do: 'pass' })
  expect(new Set(options.flatMap(move => (move.do === 'target' ? move.stone : [])))).toEqual(new Set([1, 3, 5]))
  for (const move of [
    { do: 'target', stone: 2, focus: 0 },
    { do: 'target', stone: 6, focus: 0 },
    { do: 'target', stone: 1, focus: 4 },
    { do: 'target', stone: 1, focus: -1 },
  ])
    expect(t.as(0).tries('calmTarget', move)).toBeDefined()
})

rule(['ROK-190', 'ROK-220'], 'choices are secret until all are made; most focus wins and all focus is spent', () => {
  const t = calm({ table: TARGETS })
  t.as(0).play('calmTarget', { stone: 1, focus: 2 })
  expect(t.as(0).view.picks).toEqual([1, NONE, NONE])
  expect([t.as(1).view.picks[0], t.as(1).view.spent[0], t.as(1).view.focus[0]]).toEqual([-1, 0, 3])
  expect(t.as(1).heard.some(({ type }) => type === 'calm.revealed')).toBe(false)
  t.as(1).play('calmTarget', { stone: 1, focus: 1 })
  t.as(2).play('calmTarget', { do: 'pass' })
  expect(loot(t, 0)).toEqual(['black-fehu'])
  expect(t.state.focus).toEqual([1, 2, 3])
  expect(t.happened('calm.revealed')[0]?.choices).toEqual([
    { seat: 0, rune: 'black-fehu', focus: 2, result: 'won' },
    { seat: 1, rune: 'black-fehu', focus: 1, result: 'lost' },
    { seat: 2, focus: 0, result: 'passed' },
  ])
})

rule('ROK-192', 'a tie on a twin goes to its owner; without the owner the stone stays', () => {
  const position = {
    players: [{ balance: 'white-raido' }, {}, {}],
    table: ['white-raido', 'grey-fehu', 'grey-fehu'],
  } as const
  const mine = calm(position)
  mine.as(0).play('calmTarget', { stone: 1, focus: 1 })
  mine.as(1).play('calmTarget', { stone: 1, focus: 1 })
  mine.as(2).play('calmTarget', { do: 'pass' })
  expect(runes(mine)).toEqual([2, 0, 0])
  expect(balance(mine)[0]).toBeUndefined()
  expect(mine.happened('calm.revealed')[0]?.choices.map(({ result }) => result)).toEqual(['won', 'lost', 'passed'])
  expect(mine.happened('balance.completed')[0]?.at).toBe(5000)
  const theirs = calm(position)
  theirs.as(0).play('calmTarget', { do: 'pass' })
  for (const seat of [1, 2]) theirs.as(seat).play('calmTarget', { stone: 1, focus: 1 })
  expect(theirs.state.wave).toBe(2)
  expect(theirs.happened('calm.revealed')[0]?.choices.map(({ result }) => result)).toEqual(['passed', 'stays', 'stays'])
  expect(theirs.as(0).options('calmTarget')).toContainEqual({ do: 'target', stone: 1, focus: 0 })
  theirs.as(1).play('calmTarget', { stone: 1, focus: 1 })
  for (const seat of [0, 2]) theirs.as(seat).play('calmTarget', { do: 'pass' })
  expect(theirs.happened('claim.taken')).toEqual([{ type: 'claim.taken', seat: 1, victim: 0, rune: 'white-raido' }])
})

rule('ROK-193', 'waves end when all pass, nothing is left, or four were played', () => {
  const t = calm({ table: TARGETS })
  t.as(0).play('calmTarget', { stone: 1, focus: 0 })
  for (const seat of [1, 2]) t.as(seat).play('calmTarget', { do: 'pass' })
  expect(t.state.wave).toBe(2)
  for (const seat of [0, 1, 2]) t.as(seat).play('calmTarget', { do: 'pass' })
  expect(types(t.events, 'grab.closed', 'check.falsePairs')).toEqual(['grab.closed', 'check.falsePairs'])
  expect(t.happened('grab.closed')).toEqual([{ type: 'grab.closed', reason: 'calm', at: 5000 }])
  expect(t.happened('calm.wave').map(({ wave }) => wave)).toEqual([1, 2])

  const nothing = calm({ table: ['black-fehu', 'grey-fehu'] })
  expect(nothing.happened('calm.wave')).toEqual([])

  const four = calm({ players: [{ balance: 'white-raido' }, {}, {}], table: ['white-raido'] })
  for (let wave = 1; wave <= 4; wave++) {
    expect(four.state.wave).toBe(wave)
    four.as(0).play('calmTarget', { do: 'pass' })
    for (const seat of [1, 2]) four.as(seat).play('calmTarget', { stone: 1, focus: 0 })
  }
  expect(four.happened('grab.closed')).toHaveLength(1)
})

rule('ROK-194', 'there are no false pairs in a calm game', () => {
  for (const seats of SEATS) {
    const t = lively(seats, seats, { variant: 'calm' })
    expect(t.happened('penalty.paid')).toEqual([])
    expect(t.happened('check.falsePairs').every(({ faults }) => faults.length === 0)).toBe(true)
  }
})

rule('ROK-187', 'who comes, goes or wants a pause does not end a calm grabbing, however long it takes', () => {
  const t = calm({ table: TARGETS })
  t.send(1, 'presence', { do: 'away' }, 900_000)
  t.send(2, 'pause', { do: 'pause' }, 950_000)
  expect([t.state.phase, t.state.wave]).toEqual(['grab', 1])
  expect(t.happened('grab.closed')).toEqual([])
  for (const seat of [0, 1, 2]) t.as(seat).play('calmTarget', { do: 'pass' })
  expect(t.happened('table.paused')).toHaveLength(1)
})

const up = (x: number) => ({ x, y: 0, yaw: 0, up: true })

rule('ROK-189', 'a pair goes by its lower tag, and targets come by tag, wherever the stones lie', () => {
  const t = arrange({
    players: [
      { hand: ['grey-fehu', 'black-fehu', 'grey-fehu', 'white-fehu', 'black-fehu'], balance: 'white-fehu' },
      {},
    ],
    variant: 'calm',
    phase: 'throw',
    chance: { shuffles: [[5, 4, 2, 1, 3]] },
  })
  t.launch({ thrown: [up(40), up(80), up(120), up(160), up(200)] }).wait(t.state.due)
  expect(t.state.table.tag).toEqual([5, 4, 2, 1, 3])
  const stones = t
    .as(1)
    .options('calmTarget')
    .flatMap(move => (move.do === 'target' ? move.stone : []))
  expect([...new Set(stones)]).toEqual([1, 2, 3])
})

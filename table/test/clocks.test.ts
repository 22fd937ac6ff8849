import { describe, expect, test } from 'vitest'
import { Clocks } from '../clocks.ts'
import { type ClockRule, HOUSE, Table } from '../index.ts'
import { Evening, GAME } from './seating.ts'

function playing(clock: ClockRule) {
  return new Evening({ clock }).started()
}

function ask(id: number, seat: number, must: boolean, depth: number) {
  return { id, seat, kind: 'any', must, depth }
}

describe('clocks', () => {
  test('without one nothing is ever due', () => {
    const evening = playing({ kind: 'none' })
    expect(evening.table.due()).toBeUndefined()
    expect(evening.table.view(0, 0).clock.left).toEqual([])
  })

  test('so many seconds a move: the late pick takes the first card', () => {
    const evening = playing({ kind: 'move', seconds: 30 })
    evening.now = 10_000
    evening.move('ana', 0)
    expect(evening.table.view(0, 0).clock).toMatchObject({ left: [20_000, 20_000], running: [1] })
    const due = evening.table.due()!
    expect(due.at).toBe(30_000)
    evening.now = 29_999
    expect(evening.tell(HOUSE, { do: 'timeUp', ask: due.ask })).toMatchObject({ refused: 'not-due' })
    evening.now = 30_000
    evening.do(HOUSE, { do: 'timeUp', ask: due.ask })
    expect(evening.table.match?.log.at(-1)).toMatchObject({ seat: 1, late: true })
    // The next decision has its full time again.
    expect(evening.table.due()?.at).toBe(60_000)
  })

  test('a bank runs while its seat owes, and gains when its turn is over', () => {
    const evening = playing({ kind: 'bank', seconds: 60, increment: 5 })
    evening.now = 20_000
    evening.move('ana', 0)
    expect(evening.table.view(0, 0).clock.left).toEqual([45_000, 40_000])
    evening.now = 30_000
    expect(evening.table.due()?.at).toBe(60_000)
    evening.move('bo', 1)
    const first = evening.table.waitingFor()[0]!
    // Bo, whose pick closed the step, has the increment unless he goes on at once.
    expect(evening.table.view(0, 0).clock.left[1]).toBe(first === 1 ? 30_000 : 35_000)
  })

  test('a bank gains nothing for turns that are not its own', () => {
    const clocks = new Clocks({ kind: 'bank', seconds: 60, increment: 5 }, 3)
    clocks.tick({ agenda: [], nextAsk: 2, asks: [ask(1, 0, true, 0)] }, 0)
    clocks.tick({ agenda: [], nextAsk: 3, asks: [ask(2, 1, true, 0)] }, 1000)
    expect(clocks.left).toEqual([64_000, 60_000, 60_000])
  })

  test('an empty bank is due at once, move after move', () => {
    const evening = playing({ kind: 'bank', seconds: 10, increment: 0 })
    evening.now = 10_000
    evening.do(HOUSE, { do: 'timeUp', ask: evening.table.due()!.ask })
    evening.do(HOUSE, { do: 'timeUp', ask: evening.table.due()!.ask })
    expect(evening.table.match?.log).toHaveLength(2)
    expect(evening.table.due()?.at).toBe(10_000)
  })

  test('runs only for what is owed and can be answered now', () => {
    const clocks = new Clocks({ kind: 'move', seconds: 30 }, 2)
    clocks.tick({ agenda: [], nextAsk: 2, asks: [ask(1, 0, false, 0)] }, 0)
    expect(clocks.due()).toBeUndefined()
    clocks.tick({ agenda: [], nextAsk: 4, asks: [ask(1, 0, false, 0), ask(2, 1, true, 0), ask(3, 1, true, 1)] }, 1000)
    expect(clocks.due()).toEqual({ ask: 3, at: 31_000 })
    expect(clocks.running).toEqual([1])
  })

  test('round one screen only whoever has it loses time, and nobody behind the curtain', () => {
    const evening = new Evening({ clock: { kind: 'bank', seconds: 60, increment: 0 }, oneScreen: true })
    evening.do('ana', { do: 'sit', seat: 0, name: 'Ana' }).do('ana', { do: 'sit', seat: 1, name: 'Bo' })
    evening.do('ana', { do: 'start' })
    const at = (now: number) => {
      evening.now = now
      return evening
    }
    // Both are asked at once, and nobody has lifted the curtain yet.
    expect(evening.table.view(0, 0)).toMatchObject({ waitingFor: [0, 1], clock: { running: [] } })
    expect(evening.table.due()).toBeUndefined()
    at(10_000).do('ana', { do: 'hold', seat: 0 })
    expect(evening.table.view(0, 0).clock.running).toEqual([0])
    expect(evening.table.due()?.at).toBe(70_000)
    at(15_000).move('ana', 0)
    expect(evening.table.view(0, 0).clock).toMatchObject({ left: [55_000, 60_000], running: [] })
    at(40_000).do('ana', { do: 'hold', seat: 1 })
    // The page was closed in the middle: the curtain is down again.
    at(42_000).do('ana', { do: 'hold' })
    expect(evening.table.view(0, 0).clock).toMatchObject({ left: [55_000, 58_000], running: [] })
    expect(Table.load('t1', GAME, evening.log).view(0, 0)).toEqual(evening.table.view(0, 0))
  })

  test('who has the screen is said only where there is one, by its host, and of people who sit at it', () => {
    const apart = playing({ kind: 'move', seconds: 30 })
    expect(apart.tell('ana', { do: 'hold', seat: 0 })).toMatchObject({ refused: 'bad-command' })
    const evening = new Evening({ seats: 3, oneScreen: true })
    evening.do('ana', { do: 'sit', seat: 0, name: 'Ana' }).do('ana', { do: 'sit', seat: 1, name: 'Bo' })
    evening.do('ana', { do: 'addBot', seat: 2, bot: 'random' }).do('ana', { do: 'start' })
    expect(evening.tell('bo', { do: 'hold' })).toMatchObject({ refused: 'not-host' })
    expect(evening.tell('ana', { do: 'hold', seat: 2 })).toMatchObject({ refused: 'not-seated' })
    expect(evening.tell('ana', { do: 'hold', seat: 3 })).toMatchObject({ refused: 'no-such-seat' })
    expect(evening.tell('ana', { do: 'hold', seat: 1 })).toBeUndefined()
  })

  test('days, for those who play by letter', () => {
    expect(playing({ kind: 'days', days: 2 }).table.due()?.at).toBe(2 * 86_400_000)
  })

  test('what no clock can be is refused', () => {
    const evening = new Evening()
    for (const clock of [
      { kind: 'move', seconds: 0 },
      { kind: 'days', days: 31 },
      { kind: 'bank', seconds: 60, increment: -1 },
    ] as const)
      expect(evening.tell('ana', { do: 'setTable', clock })).toMatchObject({ refused: 'bad-command' })
  })
})

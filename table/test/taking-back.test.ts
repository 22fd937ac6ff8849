import { anyGame } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { diary } from '../../kernel/test/diary.ts'
import { lanterns } from '../../kernel/test/toy.ts'
import { type ClockRule, HOUSE, Table } from '../index.ts'
import { QUESTIONS_IN_A_ROW } from '../clocks.ts'
import { UNDOS_A_TABLE, UNDOS_A_TURN } from '../undos.ts'
import { Evening, GAME } from './seating.ts'

/** Both have picked; whoever leads places a card, which can be taken back. */
function leading(clock: ClockRule = { kind: 'none' }) {
  const evening = new Evening({ clock }).started().move('ana', 0).move('bo', 1)
  const seat = evening.table.waitingFor()[0]!
  return { evening, seat, person: seat === 0 ? 'ana' : 'bo', other: seat === 0 ? 'bo' : 'ana' }
}

/** A game in which all light a lantern at once, and may change their minds: both have named theirs. */
function lit(clock: ClockRule) {
  return new Evening({ clock, game: LANTERNS }).started().move('ana', 0).move('bo', 1)
}

/** One after the other: what Ana answers can be taken back until Bo has answered. */
function diaryTable(clock: ClockRule) {
  const game = diary({ start: t => t.ask(0, 'ask') }, { ask: (t, seat) => t.ask(1 - seat, 'ask') })
  return new Evening({ clock, game: anyGame(game) }).started()
}

/** Whoever says yes is asked again, and again; whoever says no, not before the other. */
function roundAndRound() {
  const game = diary(
    { start: t => t.ask(0, 'ask') },
    { ask: (t, seat, move) => t.ask(move === 'yes' ? seat : 1 - seat, 'ask') },
  )
  return new Evening({ clock: { kind: 'move', seconds: 20 }, game: anyGame(game) }).started()
}

const LANTERNS = anyGame(lanterns)

describe('an answer is to the question that was seen', () => {
  test('not to another that has its number since a move was taken back', () => {
    const { evening, seat, person } = leading()
    evening.move(person, seat)
    const seen = evening.table.version
    const next = evening.firstMove(seat)
    evening.do(person, { do: 'undo' })
    // The same move again: the same number, the same options, but it is another question.
    evening.move(person, seat)
    expect(evening.firstMove(seat)).toEqual(next)
    expect(evening.tell(person, { do: 'move', ...next, seen })).toMatchObject({ refused: 'no-such-ask' })
    expect(evening.tell(person, { do: 'move', ...next, seen: evening.table.version })).toBeUndefined()
  })

  test('also where a bot has thought about it, and at a table that was read again', () => {
    const { evening, seat, person } = leading()
    evening.move(person, seat)
    const seen = evening.table.version
    const next = evening.firstMove(seat)
    evening.do(person, { do: 'undo' }).move(person, seat).do(person, { do: 'standIn', bot: 'greedy' })
    const again = Table.load('t1', GAME, JSON.parse(JSON.stringify(evening.log)))
    for (const table of [evening.table, again])
      expect(table.decide(HOUSE, 'late', { do: 'botMove', seat, ...next, seen }, 0)).toMatchObject({
        refused: 'no-such-ask',
      })
  })

  test('a question that stays open while another takes back can be answered', () => {
    const evening = lit({ kind: 'none' })
    const seen = evening.table.version
    const bo = evening.firstMove(1)
    evening.move('ana', 0).do('ana', { do: 'undo' })
    expect(evening.tell('bo', { do: 'move', ...bo, seen })).toBeUndefined()
  })

  test('what was seen is not kept: the log is as it was', () => {
    const evening = new Evening().started()
    evening.do('ana', { do: 'move', ...evening.firstMove(0), seen: evening.table.version })
    expect(evening.log.at(-1)!.command).not.toHaveProperty('seen')
  })
})

function at(evening: Evening, now: number): Evening {
  evening.now = now
  return evening
}

function left({ table }: Evening, seat: number): number {
  return table.view(seat, 0).clock.left[seat]!
}

describe('taking back gives no time', () => {
  test('so many seconds a move: the question has what it had left', () => {
    const { evening, seat, person } = leading({ kind: 'move', seconds: 30 })
    for (let now = 20_000; now < 30_000; now += 1000) at(evening, now).move(person, seat).do(person, { do: 'undo' })
    at(evening, 29_000)
    expect(left(evening, seat)).toBe(1000)
    expect(evening.table.due()!.at).toBe(30_000)
  })

  test('a bank gains once by a question, however often it is answered', () => {
    const evening = diaryTable({ kind: 'bank', seconds: 60, increment: 5 })
    for (let i = 0; i < 5; i++) evening.move('ana', 0).do('ana', { do: 'undo' })
    expect([left(evening, 0), left(evening, 1)]).toEqual([65_000, 60_000])
    evening.move('ana', 0).move('bo', 1).move('ana', 0)
    expect([left(evening, 0), left(evening, 1)]).toEqual([70_000, 65_000])
  })

  test('who was late cannot take it back alone; by consent it has its whole time again', () => {
    const evening = lit({ kind: 'move', seconds: 20 })
    const { ask } = evening.firstMove(0)
    at(evening, 20_000).do(HOUSE, { do: 'timeUp', ask })
    expect(evening.table.view(0, 0).undo.free).toBe(0)
    expect(evening.tell('ana', { do: 'undo' })).toMatchObject({ refused: 'no-undo' })
    evening.do('ana', { do: 'askUndo' })
    evening.do('bo', { do: 'answerUndo', agree: true, request: evening.table.version })
    expect(evening.table.due()).toEqual({ ask, at: 40_000 })
  })

  test('nor does going round in circles: after so many questions in a row there is no new time', () => {
    const evening = roundAndRound()
    let now = 0
    for (let i = 0; i < QUESTIONS_IN_A_ROW; i++) {
      expect(left(evening, 0)).toBe(20_000)
      at(evening, (now += 10_000)).move('ana', 0)
    }
    expect(left(evening, 0)).toBe(10_000)
    at(evening, (now += 4000)).move('ana', 0)
    expect(evening.table.due()!.at).toBe(now + 6000)
    // Bo's turn, and then hers again.
    const { ask, move } = { ask: evening.firstMove(0).ask, move: 'no' }
    evening.do('ana', { do: 'move', ask, move })
    evening.do('bo', { do: 'move', ask: evening.firstMove(1).ask, move })
    expect(left(evening, 0)).toBe(20_000)
  })

  test('nobody loses time by what another takes back', () => {
    const bank = diaryTable({ kind: 'bank', seconds: 60, increment: 5 })
    at(bank, 10_000).move('ana', 0)
    expect(left(bank, 0)).toBe(55_000)
    // Bo thinks for 20 seconds about what is then taken back.
    at(bank, 30_000).do('ana', { do: 'undo' })
    expect([left(bank, 0), left(bank, 1)]).toEqual([55_000, 60_000])
    at(bank, 35_000).move('ana', 0)
    expect([left(bank, 0), left(bank, 1)]).toEqual([50_000, 60_000])
    const move = diaryTable({ kind: 'move', seconds: 60 })
    at(move, 10_000).move('ana', 0)
    at(move, 65_000).do('ana', { do: 'undo' })
    at(move, 66_000).move('ana', 0)
    expect(left(move, 1)).toBe(60_000)
  })

  test('a table from when that could be done is read all the same', () => {
    const evening = lit({ kind: 'move', seconds: 20 })
    at(evening, 20_000).do(HOUSE, { do: 'timeUp', ask: evening.firstMove(0).ask })
    const position = evening.table.version + 1
    const undo = { position, at: 20_000, by: 'ana', id: 'old', command: { do: 'undo' } } as const
    const again = Table.load('t1', LANTERNS, [...evening.log, undo])
    expect(again.match?.log).toHaveLength(2)
  })
})

describe('taking back has an end', () => {
  test('in a turn, until somebody else has moved', () => {
    const { evening, seat, person, other } = leading()
    for (let i = 0; i < UNDOS_A_TURN; i++) evening.move(person, seat).do(person, { do: 'undo' })
    evening.move(person, seat)
    expect(evening.table.view(seat, 0).undo.free).toBe(0)
    for (const command of [{ do: 'undo' }, { do: 'askUndo' }] as const)
      expect(evening.tell(person, command)).toMatchObject({ refused: 'undos-spent' })
    while (!evening.table.waitingFor().includes(1 - seat)) evening.move(person, seat)
    evening.move(other, 1 - seat)
    while (!evening.table.waitingFor().includes(seat)) evening.move(other, 1 - seat)
    expect(evening.move(person, seat).tell(person, { do: 'askUndo' })).toBeUndefined()
  })

  test('and at a table', () => {
    const { evening, person } = leading()
    for (let i = 0; i < UNDOS_A_TABLE; i++) {
      evening.table.undos.moved(-1)
      expect(evening.tell(person, { do: 'askUndo' })).toBeUndefined()
    }
    evening.table.undos.moved(-1)
    expect(evening.tell(person, { do: 'askUndo' })).toMatchObject({ refused: 'undos-spent' })
  })
})

import { SPECTATOR, UNKNOWN, verify } from '@runatal/kernel'
import { rauha, type State } from '@runatal/rauha'
import { describe, expect, test } from 'vitest'
import { HOUSE, Table, wholeView } from '../index.ts'
import { Evening, GAME } from './seating.ts'

describe('before the start', () => {
  test('people sit, bots are added, the host starts', () => {
    const { table } = new Evening({ seats: 3 }).started()
    expect(table.status).toBe('playing')
    expect(table.view(SPECTATOR, 0).seats.map(({ who, name }) => [who, name])).toEqual([
      ['person', 'Ana'],
      ['person', 'Bo'],
      ['bot', 'random'],
    ])
  })

  test('a seat is for one, and one seat is enough', () => {
    const evening = new Evening().do('ana', { do: 'sit', seat: 0, name: 'Ana' })
    expect(evening.tell('bo', { do: 'sit', seat: 0, name: 'Bo' })).toMatchObject({ refused: 'seat-taken' })
    expect(evening.tell('ana', { do: 'sit', seat: 1, name: 'Ana' })).toMatchObject({ refused: 'seat-taken' })
    expect(evening.tell('bo', { do: 'sit', seat: 2, name: 'Bo' })).toMatchObject({ refused: 'no-such-seat' })
    expect(evening.tell('bo', { do: 'sit', seat: 1, name: ' ' })).toMatchObject({ refused: 'bad-command' })
  })

  test('around one screen the host sits everywhere', () => {
    const evening = new Evening({ oneScreen: true })
      .do('ana', { do: 'sit', seat: 0, name: 'Ana' })
      .do('ana', { do: 'sit', seat: 1, name: 'Bo' })
      .do('ana', { do: 'start' })
      .move('ana', 0)
      .move('ana', 1)
    expect(evening.table.seatsOf('ana')).toEqual([0, 1])
    expect(evening.table.match?.log.map(({ seat }) => seat)).toEqual([0, 1])
  })

  test('only the host sets the table, adds bots and starts', () => {
    const evening = new Evening().do('bo', { do: 'sit', seat: 1, name: 'Bo' })
    for (const command of [
      { do: 'start' },
      { do: 'addBot', seat: 0, bot: 'random' },
      { do: 'clearSeat', seat: 1 },
      { do: 'setTable', open: false },
    ] as const)
      expect(evening.tell('bo', command)).toMatchObject({ refused: 'not-host' })
  })

  test('what a seat chose in secret is its own, before the start and after; the host sees it where nobody sits', () => {
    const { colour } = GAME.choices.seat as { colour: object }
    const choices = { ...GAME.choices, seat: { ...GAME.choices.seat, colour: { ...colour, secret: true } } }
    const evening = new Evening({ seats: 3, game: { ...GAME, choices } })
      .do('ana', { do: 'sit', seat: 0, name: 'Ana' })
      .do('bo', { do: 'sit', seat: 1, name: 'Bo' })
      .do('ana', { do: 'addBot', seat: 2, bot: 'random' })
      .do('ana', { do: 'choose', seat: 0, choices: { colour: 'lagoon' } })
      .do('bo', { do: 'choose', seat: 1, choices: { colour: 'dune' } })
      .do('ana', { do: 'choose', seat: 2, choices: { colour: 'coral' } })
    const colours = (viewer: number) => evening.table.view(viewer, 0).seats.map(seat => seat.choices.colour)
    const check = () => {
      expect(colours(0)).toEqual(['lagoon', undefined, 'coral'])
      expect(colours(1)).toEqual([undefined, 'dune', undefined])
      expect(colours(2)).toEqual([undefined, undefined, 'coral'])
      expect(colours(SPECTATOR)).toEqual([undefined, undefined, undefined])
    }
    check()
    evening.do('ana', { do: 'start' })
    check()
  })

  test('a seat that is cleared or left does not pass on what was chosen there in secret', () => {
    const { colour } = GAME.choices.seat as { colour: object }
    const choices = { ...GAME.choices, seat: { ...GAME.choices.seat, colour: { ...colour, secret: true } } }
    for (const [by, command] of [
      ['ana', { do: 'clearSeat', seat: 1 }],
      ['bo', { do: 'leave' }],
    ] as const) {
      const evening = new Evening({ game: { ...GAME, choices } })
        .do('ana', { do: 'sit', seat: 0, name: 'Ana' })
        .do('bo', { do: 'sit', seat: 1, name: 'Bo' })
        .do('bo', { do: 'choose', seat: 1, choices: { colour: 'dune' } })
        .do(by, command)
      expect(evening.table.view(0, 0).seats[1]!.choices).toEqual({})
      evening.do('cy', { do: 'sit', seat: 1, name: 'Cy' })
      expect(evening.table.view(1, 0).seats[1]!.choices).toEqual({})
    }
  })

  test('an empty seat keeps the game from starting', () => {
    const evening = new Evening().do('ana', { do: 'sit', seat: 0, name: 'Ana' })
    expect(evening.tell('ana', { do: 'start' })).toMatchObject({
      refused: 'bad-command',
      text: 'Seat 1 is empty: fill it with a person or a bot, or take it away',
    })
  })

  test('seats come and go while they are empty; choices must fit the game', () => {
    const evening = new Evening().do('ana', { do: 'sit', seat: 0, name: 'Ana' }).do('ana', { do: 'setTable', seats: 4 })
    expect(evening.table.sittings).toHaveLength(4)
    expect(evening.tell('ana', { do: 'setTable', seats: 6 })).toMatchObject({ refused: 'bad-setting' })
    expect(evening.tell('ana', { do: 'setTable', choices: { side: 'C' } })).toMatchObject({ refused: 'bad-setting' })
    evening.do('bo', { do: 'sit', seat: 3, name: 'Bo' })
    expect(evening.tell('ana', { do: 'setTable', seats: 3 })).toMatchObject({ refused: 'seat-taken' })
    evening.do('bo', { do: 'choose', seat: 3, choices: { colour: 'coral' } })
    expect(evening.tell('ana', { do: 'choose', seat: 0, choices: { colour: 'coral' } })).toMatchObject({
      refused: 'bad-setting',
    })
    expect(evening.tell('ana', { do: 'choose', seat: 3, choices: {} })).toMatchObject({ refused: 'not-seated' })
    evening.do('bo', { do: 'leave' }).do('ana', { do: 'setTable', seats: 2, choices: { side: 'B' } })
    evening.do('bo', { do: 'sit', seat: 1, name: 'Bo' }).do('ana', { do: 'start' })
    expect((evening.table.view(0, 0).state as State).side).toBe('B')
    expect(evening.tell('cy', { do: 'setTable', open: false })).toMatchObject({ refused: 'started' })
  })
})

describe('moves', () => {
  test('a move needs a seat, its own ask and a legal answer', () => {
    const evening = new Evening().started()
    const bo = evening.firstMove(1)
    const before = JSON.stringify(evening.table.view(0, 0))
    expect(evening.tell('cy', { do: 'move', ...bo })).toMatchObject({ refused: 'not-seated' })
    expect(evening.tell('ana', { do: 'move', ...bo })).toMatchObject({ refused: 'not-your-ask' })
    expect(evening.tell('bo', { do: 'move', ask: bo.ask, move: { do: 'pick', card: 'B1-99' } })).toMatchObject({
      refused: 'not-an-option',
    })
    expect(evening.tell('bo', { do: 'move', ask: 999, move: bo.move })).toMatchObject({ refused: 'no-such-ask' })
    expect(evening.tell('bo', { do: 'botMove', seat: 1, ...bo })).toMatchObject({ refused: 'bad-command' })
    expect(evening.tell('bo', { do: 'timeUp', ask: bo.ask })).toMatchObject({ refused: 'bad-command' })
    expect(JSON.stringify(evening.table.view(0, 0))).toBe(before)
  })

  test('a command that was done is known by its id', () => {
    const evening = new Evening().started()
    evening.tell('bo', { do: 'say', text: 'hi' }, 'once')
    expect(evening.table.doneAs('bo', 'once')).toBe(evening.table.version)
    expect(evening.table.doneAs('ana', 'once')).toBeUndefined()
  })

  test('every viewer hears its own form, and sees no hidden card', () => {
    const evening = new Evening().started().move('ana', 0)
    const { table } = evening
    const picked = (viewer: number) => table.update(viewer, table.version - 1, 0).told.flatMap(({ events }) => events)
    expect(picked(0)).toEqual([expect.objectContaining({ type: 'biome.picked', card: expect.any(String) })])
    expect(picked(1)).toEqual([{ type: 'biome.picked', seat: 0 }])
    expect((table.view(1, 0).state as State).kept[0]).toBe(UNKNOWN)
    expect((table.view(SPECTATOR, 0).state as State).satellites.flat().every(card => card === UNKNOWN)).toBe(true)
    expect(table.view(SPECTATOR, 0).asks).toEqual([])
    expect(table.view(0, 0).seed).toBeUndefined()
  })

  test('a finished game shows its seed, and its record verifies', () => {
    const { table } = new Evening({ seats: 3 }).started().playOut()
    const { commitment, seed, outcome } = table.view(SPECTATOR, 0)
    expect(seed).toBe(table.opening.seed)
    expect(outcome?.scores).toHaveLength(3)
    const record = table.match!.record()
    expect(verify(GAME, record, commitment!, outcome)).toBeUndefined()
    expect(rauha.id).toBe(record.game)
  })

  test('a table loaded from its log is the same table', () => {
    const evening = new Evening({ seats: 4, clock: { kind: 'bank', seconds: 300, increment: 5 } }).started().playOut()
    const again = Table.load('t1', GAME, JSON.parse(JSON.stringify(evening.log)))
    for (const viewer of [SPECTATOR, 0, 1, 2, 3])
      expect(JSON.stringify(again.update(viewer, 0, 0))).toBe(JSON.stringify(evening.table.update(viewer, 0, 0)))
  })

  test('a gap is told from where it began', () => {
    const evening = new Evening().started().move('ana', 0)
    const seen = evening.table.version
    evening.move('bo', 1)
    const { from, told } = evening.table.update(1, seen, 0)
    expect(from).toBe(seen)
    expect(told.map(({ version }) => version)).toEqual([seen + 1])
  })
})

/** Ana leads at the start of this seed or does not: whoever is first places a card. */
function placed() {
  const evening = new Evening().started().move('ana', 0).move('bo', 1)
  const first = evening.table.waitingFor()[0]!
  const person = first === 0 ? 'ana' : 'bo'
  return { evening, first, person, other: first === 0 ? 'bo' : 'ana' }
}

describe('taking back', () => {
  test('one takes back one’s own turn freely, and the told versions are withdrawn', () => {
    const { evening, first, person, other } = placed()
    const before = JSON.stringify(evening.table.match?.state)
    evening.move(person, first)
    const version = evening.table.version
    expect(evening.table.view(first, 0).undo.free).toBe(1)
    expect(evening.tell(other, { do: 'undo' })).toMatchObject({ refused: 'no-undo' })
    evening.do(person, { do: 'undo' })
    expect(JSON.stringify(evening.table.match?.state)).toBe(before)
    expect(evening.table.update(first, version, 0).undone).toEqual([version])
    expect(evening.tell(person, { do: 'undo' })).toMatchObject({ refused: 'no-undo' })
  })

  test('beyond that everyone must agree; bots do not count', () => {
    const evening = new Evening({ seats: 3 }).started().move('ana', 0)
    evening.do('ana', { do: 'askUndo' })
    const request = evening.table.version
    expect(evening.table.view(1, 0).undo.asked).toEqual({ by: 0, agreed: [0], request })
    evening.do('bo', { do: 'answerUndo', agree: false, request })
    expect(evening.table.view(1, 0).undo.asked).toBeUndefined()
    expect(evening.table.match?.log).toHaveLength(1)
    evening.do('ana', { do: 'askUndo' })
    // Bo cannot say yes to what he was asked before, nor to nothing in particular.
    for (const other of [request, undefined])
      expect(evening.tell('bo', { do: 'answerUndo', agree: true, request: other! })).toMatchObject({
        refused: 'bad-command',
      })
    expect(evening.table.match?.log).toHaveLength(1)
    evening.do('bo', { do: 'answerUndo', agree: true, request: evening.table.version })
    expect(evening.table.match?.log).toHaveLength(0)
    expect(evening.tell('bo', { do: 'askUndo' })).toMatchObject({ refused: 'no-undo' })
    expect(evening.tell('bo', { do: 'answerUndo', agree: true, request })).toMatchObject({ refused: 'bad-command' })
  })
})

describe('coming and going', () => {
  test('a bot stands in for somebody who leaves, until they come back', () => {
    const evening = new Evening().started().do('bo', { do: 'leave' })
    expect(evening.table.botsToMove()).toEqual([{ seat: 1, bot: 'greedy' }])
    evening.do(HOUSE, { do: 'botMove', seat: 1, ...evening.firstMove(1) })
    expect(evening.table.seatsOf('bo')).toEqual([1])
    evening.do('bo', { do: 'comeBack' })
    expect(evening.table.botsToMove()).toEqual([])
  })

  test('giving up ends a game of two', () => {
    const evening = new Evening().started().do('bo', { do: 'forfeit' })
    expect(evening.table.outcome).toEqual({ winners: [0], places: [1, 2], scores: [0, 0] })
    expect(evening.tell('ana', { do: 'move', ask: 1, move: {} })).toMatchObject({ refused: 'over' })
  })

  test('with more seats a bot plays on, while a person is left', () => {
    const evening = new Evening({ seats: 3 }).started().do('bo', { do: 'forfeit' })
    expect(evening.table.status).toBe('playing')
    expect(evening.table.view(0, 0).seats[1]).toMatchObject({ forfeited: true, bot: 'greedy' })
    evening.do('ana', { do: 'forfeit' })
    expect(evening.table.outcome).toEqual({ winners: [2], places: [2, 2, 1], scores: [0, 0, 0] })
  })

  test('a game that is given up keeps the points as they stood', () => {
    const evening = new Evening().started()
    evening.table.match!.state = { ...evening.table.match!.state, points: [7, 4] } as never
    evening.do('bo', { do: 'forfeit' })
    expect(evening.table.outcome).toEqual({ winners: [0], places: [1, 2], scores: [7, 4] })
  })

  test('a team plays on while one person is left, and leaves the game unfinished when none is', () => {
    const evening = new Evening({ together: true }).started().do('bo', { do: 'forfeit' })
    expect(evening.table.status).toBe('playing')
    evening.do('ana', { do: 'forfeit' })
    expect(evening.table.outcome).toEqual({ winners: [], places: [1, 1], scores: [0, 0], unfinished: true })
  })

  test('a rematch is agreed on when the game is over', () => {
    const evening = new Evening().started()
    expect(evening.tell('ana', { do: 'rematch', table: 't2' })).toMatchObject({ refused: 'not-started' })
    evening.do('bo', { do: 'forfeit' }).do('ana', { do: 'rematch', table: 't2' })
    expect(evening.table.view(1, 0).rematch).toBe('t2')
  })

  test('those at the table talk', () => {
    const evening = new Evening()
      .started()
      .do('bo', { do: 'say', text: 'Good luck' })
      .do('ana', { do: 'emote', emote: 'thanks' })
    expect(evening.table.view(SPECTATOR, 0).chat).toEqual([
      { at: 0, name: 'Bo', seat: 1, text: 'Good luck' },
      { at: 1, name: 'Ana', seat: 0, emote: 'thanks' },
    ])
    expect(evening.tell('cy', { do: 'say', text: 'hi' })).toMatchObject({ refused: 'not-seated' })
    expect(evening.tell('bo', { do: 'say', text: 'x'.repeat(501) })).toMatchObject({ refused: 'bad-command' })
  })

  test('who has the earlier lines is sent the new ones only, whoever comes is sent the last two hundred', () => {
    const evening = new Evening().started()
    const { table } = evening
    for (let i = 0; i < 250; i++) evening.do('ana', { do: 'say', text: `line ${i}` })
    const known = table.view(1, 0)
    expect(known.chat.map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, i) => `line ${i + 50}`))
    const before = table.version
    evening.do('bo', { do: 'say', text: 'one' }).do('ana', { do: 'emote', emote: 'thanks' })
    const update = table.update(1, before, 0)
    expect(update.said?.map(({ line: { text, emote } }) => text ?? emote)).toEqual(['one', 'thanks'])
    expect(update.view.chat).toBeUndefined()
    expect(wholeView(known, update)).toEqual(table.view(1, 0))
    // Told twice it stands there once, and what else changes brings no line again.
    expect(wholeView(wholeView(known, update), update).chat).toEqual(table.view(1, 0).chat)
    evening.do('bo', { do: 'standIn', bot: 'greedy' })
    expect(JSON.stringify(table.update(1, table.version - 1, 0))).not.toContain('line ')
  })

  test.each(['two\nlines', 'a\u2028b', 'a\u202Eb', 'a\u2067b', 'a\u061Cb', 'a\u0000b', 'a\u009Fb', 'a\uD800b'])(
    '%j is not said: it would leave its line',
    text => {
      const evening = new Evening().started()
      expect(evening.tell('bo', { do: 'say', text })).toMatchObject({ refused: 'bad-command' })
    },
  )

  test.each(['Bonne chance !', '«\u202f»', '李雷', 'عمر', '🎲👨‍👩‍👧', 'O’Neill'])('%j is', text => {
    expect(new Evening().started().tell('bo', { do: 'say', text })).toBeUndefined()
  })
})

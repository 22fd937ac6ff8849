import { describe, expect, test } from 'vitest'
import { arrangeMatch } from '../arrange.ts'
import { CLOCK, commitment, heard, isRefusal, Match, type MatchRecord, plainSeed, SPECTATOR, verify } from '../index.ts'
import { type Diary, diary } from './diary.ts'
import { lanterns, type Lanterns } from './toy.ts'

const wish = { seats: 2 }

/** Both have named their lanterns; now both are asked to light a card, and the clock is running. */
function lanternsLit() {
  const table = arrangeMatch(lanterns, { wish })
  table.as(0).play('name', { name: 'Ember' })
  table.as(1).play('name', { name: 'Glow' })
  return table
}

function asking(kind: string, seat = 0) {
  const { match } = lanternsLit()
  const ask = match.state.asks.find(one => one.kind === kind && one.seat === seat)!
  return { match, ask, options: match.options(ask) }
}

/** A view in which nobody sees what others are asked. */
function ownAsks(s: Lanterns['state'], viewer: number): Lanterns['state'] {
  const seen = lanterns.mask(s, viewer)
  return { ...seen, asks: seen.asks.filter(ask => ask.seat === viewer) }
}

describe('a move is refused', () => {
  test('when the question was put to another', () => {
    const { match, ask, options } = asking('light')
    expect(match.submit(1, ask.id, options[0])).toEqual({
      refused: 'not-your-ask',
      text: `Question ${ask.id} is put to seat 0, not to seat 1`,
    })
    const bell = asking('bell', CLOCK)
    expect(bell.match.submit(0, bell.ask.id, { do: 'ring' })).toMatchObject({
      text: `Question ${bell.ask.id} is put to the clock, not to seat 0`,
    })
  })

  test('with the rule that forbids it, where the game names one', () => {
    const { match } = arrangeMatch({ ...lanterns, outOfTurn: { theirs: 'LAN-1', later: 'LAN-2' } }, { wish })
    const [mine] = match.asks(0)
    expect(match.submit(1, mine!.id, {})).toMatchObject({ refused: 'not-your-ask', rule: 'LAN-2' })
    expect(match.submit(3, mine!.id, {})).toMatchObject({ refused: 'not-your-ask', rule: 'LAN-1' })
    expect(match.submit(0, 99, {})).toMatchObject({ refused: 'no-such-ask', rule: 'LAN-2' })
  })

  test('when the question is not open any more, or never was', () => {
    const { match, options } = asking('light')
    for (const id of [1, 99, Number.NaN, 0.5]) {
      const text = `Question ${id} is not open any more: look at what is asked now`
      expect(match.submit(0, id, options[0])).toEqual({ refused: 'no-such-ask', text })
      expect(match.expire(id)).toEqual({ refused: 'no-such-ask', text })
    }
  })

  test('when a deeper question waits', () => {
    const match = Match.start(
      diary(
        { start: t => [0, 1].forEach(seat => t.ask(seat, 'ask')), inner: t => t.ask(0, 'deep'), closing() {} },
        { ask: t => t.next('inner', 'closing') },
      ),
      wish,
      plainSeed(1),
    )
    if (isRefusal(match)) throw new Error(match.text)
    match.submit(0, 1, 'yes')
    const refusal = { refused: 'not-now', text: 'Another question must be answered first' }
    expect(match.submit(1, 2, 'yes')).toEqual(refusal)
    expect(match.expire(2)).toEqual(refusal)
    expect(match.asks(1)).toEqual([])
    expect(match.asks(0).map(ask => ask.kind)).toEqual(['deep'])
  })

  test('when time is said to be up for an offer, which nobody owes', () => {
    const { match, ask } = asking('swap')
    expect(ask.must).toBe(false)
    expect(match.expire(ask.id)).toEqual({
      refused: 'not-now',
      text: `Question ${ask.id} is an offer: it has no time that could be up`,
    })
    expect(match.state.asks).toContainEqual(ask)
  })

  test('when it is not among the options', () => {
    const { match, ask } = asking('light')
    expect(match.submit(0, ask.id, { do: 'light', card: 77 })).toEqual({
      refused: 'not-an-option',
      text: "That is not among the options of 'light'",
      rule: 'TOY-2',
    })
  })

  test('with the rule, where one bars it', () => {
    const { state } = lanternsLit()
    const from = { ...state, hands: [[12], [11]] }
    const table = arrangeMatch(lanterns, { wish, from })
    expect(table.as(0).tries('swap', { do: 'swap', card: 12 })).toEqual({
      refused: 'not-an-option',
      text: "That is not among the options of 'swap'",
      rule: 'TOY-7',
    })
  })

  test('with the rule of the question, where no barred move has its own, and once it is closed', () => {
    const light = { ...lanterns.decisions.light, rule: 'TOY-3' }
    const game = { ...lanterns, decisions: { ...lanterns.decisions, light } }
    const { match, state } = arrangeMatch(game, { wish, from: lanternsLit().state })
    const ask = state.asks.find(({ kind, seat }) => kind === 'light' && seat === 0)!
    expect(match.submit(0, ask.id, { do: 'light', card: 77 })).toMatchObject({ rule: 'TOY-3' })
    for (const { id, seat } of match.state.asks.filter(({ kind }) => kind === 'light'))
      match.submit(seat, id, match.options({ ...ask, id, seat })[0])
    expect(match.submit(0, ask.id, { do: 'light', card: 77 })).toMatchObject({ refused: 'no-such-ask', rule: 'TOY-3' })
  })

  test('as the game says, where the answer is free', () => {
    const table = arrangeMatch(lanterns, { wish })
    expect(table.as(0).tries('name', { name: '7' })).toMatchObject({ text: 'A lantern has a name of 1 to 12 letters' })
  })

  test('when the game is over', () => {
    const { match } = lanternsLit().playOn()
    expect(match.submit(0, 1, {})).toEqual({ refused: 'game-over', text: 'The game is over' })
  })

  test('and nothing has changed', () => {
    const { match, ask } = asking('light')
    const before = JSON.stringify([match.state, match.log, match.told])
    match.submit(0, ask.id, { do: 'light', card: 77 })
    match.submit(1, ask.id, { do: 'light', card: 77 })
    match.submit(0, 99, {})
    match.undo(1, 5)
    expect(JSON.stringify([match.state, match.log, match.told])).toBe(before)
  })

  test('when the rules throw, the match is as it was', () => {
    const game = diary(
      { start: t => t.ask(0, 'ask') },
      {
        ask() {
          throw new Error('broken rule')
        },
      },
    )
    const match = Match.start(game, wish, plainSeed(1))
    if (isRefusal(match)) throw new Error(match.text)
    const before = JSON.stringify([match.state, match.log, match.told])
    expect(() => match.submit(0, 1, 'yes')).toThrow('broken rule')
    expect(JSON.stringify([match.state, match.log, match.told])).toBe(before)
  })
})

describe('before a move is made', () => {
  const table = arrangeMatch(lanterns, { wish, from: { ...lanternsLit().state, hands: [[12, 11], [10]] } })
  const swap = table.match.asks(0).find(ask => ask.kind === 'swap')!

  test('its seat can be told what is barred', () => {
    expect(table.match.barred(swap)).toEqual([{ move: { do: 'swap', card: 12 }, rule: 'TOY-7' }])
    expect(table.match.barred(table.match.asks(0)[0]!)).toEqual([])
  })

  test('its seat can be told why not, and nothing changes', () => {
    const before = JSON.stringify([table.match.state, table.match.log])
    expect(table.match.whyNot(0, swap.id, { do: 'swap', card: 12 })).toMatchObject({ rule: 'TOY-7' })
    expect(table.match.whyNot(1, swap.id, { do: 'swap', card: 11 })).toMatchObject({ refused: 'not-your-ask' })
    expect(table.match.whyNot(0, swap.id, { do: 'swap', card: 11 })).toBeUndefined()
    expect(JSON.stringify([table.match.state, table.match.log])).toBe(before)
  })
})

describe('the log', () => {
  test('holds our own move, not what was sent', () => {
    const table = arrangeMatch(lanterns, { wish })
    const sent = { name: 'Ember', more: 'than asked' }
    table.match.submit(0, 1, sent, 250)
    sent.name = 'Changed'
    expect(table.match.log).toEqual([{ seat: 0, ask: 1, move: { do: 'name', name: 'Ember' }, at: 250 }])
  })

  test('has what time has done', () => {
    const { match } = lanternsLit()
    const bell = match.state.asks.find(ask => ask.seat === CLOCK)!
    match.expire(bell.id, 30_000)
    expect(match.log.at(-1)).toEqual({ seat: CLOCK, ask: bell.id, late: true, at: 30_000 })
  })

  test('has one list of what was told for the set-up and one for each entry', () => {
    const { match } = lanternsLit()
    expect(match.told.length).toBe(match.log.length + 1)
    expect(match.told[0]!.map(({ event }) => event.type)).toEqual(['dealt', 'dealt'])
  })

  test('replays, also from JSON and up to any entry', () => {
    const { match } = lanternsLit().playOn()
    const record: MatchRecord<Lanterns> = JSON.parse(JSON.stringify(match.record()))
    const again = Match.replay(lanterns, record)
    if (isRefusal(again)) throw new Error(again.text)
    expect(again.state).toEqual(match.state)
    expect(again.told).toEqual(match.told)
    const begun = Match.replay(lanterns, record, 1)
    if (isRefusal(begun)) throw new Error(begun.text)
    expect(begun.state.names).toEqual(['Ember', ''])
  })

  test('tells when it was, also in the replay', () => {
    const game = diary({ start: t => t.ask(0, 'ask') }, { ask: t => t.emit?.({ type: 'wrote', line: `at ${t.now}` }) })
    const match = Match.start(game, wish, plainSeed(1))
    if (isRefusal(match)) throw new Error(match.text)
    match.submit(0, 1, 'yes', 1234)
    const again = Match.replay(game, match.record())
    if (isRefusal(again)) throw new Error(again.text)
    expect(again.told.at(-1)!.map(({ event }) => event.line)).toEqual(['ask 0 yes', 'at 1234'])
  })

  test('of a match from a position starts there, and leaves that position alone', () => {
    const from = lanternsLit().state
    const before = JSON.stringify(from)
    const { match } = arrangeMatch(lanterns, { wish, from }).playOn()
    expect(JSON.stringify(from)).toBe(before)
    const again = Match.replay(lanterns, match.record())
    if (isRefusal(again)) throw new Error(again.text)
    expect(again.state).toEqual(match.state)
  })

  test('that does not fit the rules is refused', () => {
    const record = lanternsLit().match.record()
    const wrong = { ...record, log: [{ ...record.log[0]!, seat: 1 }] }
    expect(Match.replay(lanterns, wrong)).toMatchObject({ refused: 'not-your-ask' })
    expect(Match.replay(lanterns, { ...record, wish: { seats: 9 } })).toMatchObject({ refused: 'bad-setting' })
  })
})

describe('undo', () => {
  test('what one has just done is taken back without the game being played again, and to the byte', () => {
    let begun = 0
    const create: typeof lanterns.create = setting => {
      begun++
      return lanterns.create(setting)
    }
    const match = Match.start({ ...lanterns, create }, wish, plainSeed(1))
    if (isRefusal(match)) throw new Error(match.text)
    const [ask] = match.asks(0)
    const before = JSON.stringify([match.state, match.log, match.told, match.freeze()])
    for (let i = 0; i < 5; i++) {
      expect(match.submit(0, ask!.id, match.options(ask!)[0])).toBeInstanceOf(Array)
      expect(match.undo(0)).toBeUndefined()
      expect(JSON.stringify([match.state, match.log, match.told, match.freeze()])).toBe(before)
    }
    expect(begun).toBe(1)
  })

  test('takes back a move that showed nothing', () => {
    const table = lanternsLit()
    const before = JSON.stringify(table.state)
    table.as(0).play('light', table.as(0).options('light')[0])
    expect(table.match.undoable(0)).toBe(1)
    expect(table.as(0).undo()).toBeUndefined()
    expect(JSON.stringify(table.state)).toBe(before)
    expect(table.match.log).toHaveLength(2)
    expect(table.match.told).toHaveLength(3)
  })

  test('takes back several at once', () => {
    const table = lanternsLit()
    const before = JSON.stringify(table.state)
    for (const i of [0, 1]) table.as(0).play('light', table.as(0).options('light')[i])
    expect(table.as(0).undo(2)).toBeUndefined()
    expect(JSON.stringify(table.state)).toBe(before)
  })

  test('is refused once another has acted', () => {
    const table = lanternsLit()
    table.as(0).play('light', table.as(0).options('light')[0])
    table.as(1).play('swap', table.as(1).options('swap')[0])
    expect(table.as(0).undo()).toEqual({ refused: 'no-undo', text: 'Seat 0 can take back 0 moves, not 1' })
  })

  test('is refused once chance has spoken', () => {
    const table = lanternsLit()
    table.as(1).play('swap', table.as(1).options('swap')[0])
    expect(table.as(1).undo()).toMatchObject({ refused: 'no-undo' })
  })

  test('is refused once the game says that it stands', () => {
    const table = lanternsLit()
    for (const seat of [0, 1]) table.as(seat).play('light', table.as(seat).options('light')[0])
    expect(table.happened('revealed')).toHaveLength(1)
    expect(table.as(1).undo()).toMatchObject({ refused: 'no-undo' })
  })

  test('is refused for what time has done, or one would have new time for it', () => {
    const table = lanternsLit()
    table.as(0).late('light')
    expect(table.as(0).undo()).toMatchObject({ refused: 'no-undo' })
    expect(table.match.log).toHaveLength(3)
  })

  test('leaves nobody the rule of a question that it took back, nor of another’s', () => {
    const light = { ...lanterns.decisions.light, rule: 'TOY-3' }
    const call = { ...lanterns.decisions.call, rule: 'TOY-4' }
    const game = { ...lanterns, decisions: { ...lanterns.decisions, light, call } }
    const table = arrangeMatch(game, { wish, from: lanternsLit().state })
    for (const seat of [0, 1]) table.as(seat).play('light', table.as(seat).options('light')[0])
    const { seat } = table.state.asks.find(({ kind }) => kind === 'claim')!
    table.as(seat).play('claim', { do: 'dare' })
    const called = table.state.asks.find(({ kind }) => kind === 'call')!
    expect(table.match.submit(1 - seat, called.id, {})).toMatchObject({ refused: 'not-your-ask' })
    table.as(seat).undo()
    for (const anybody of [0, 1]) {
      const refusal = table.match.submit(anybody, called.id, {})
      expect(refusal).toMatchObject({ refused: 'no-such-ask' })
      expect(refusal).not.toHaveProperty('rule')
    }
  })

  test('a question that a seat cannot see is no question to it', () => {
    const { match } = arrangeMatch({ ...lanterns, mask: ownAsks }, { wish })
    const theirs = match.state.asks.find(ask => ask.seat === 0)!
    expect(match.submit(1, theirs.id, {})).toEqual({
      refused: 'no-such-ask',
      text: `Question ${theirs.id} is not open any more: look at what is asked now`,
    })
  })

  test.each([0, -1, 0.5, 2, Number.NaN])('is refused for %d moves of one', count => {
    const table = lanternsLit()
    table.as(0).play('light', table.as(0).options('light')[0])
    expect(table.as(0).undo(count)).toMatchObject({ refused: 'no-undo' })
  })

  test('is not hindered by what others say aside, which stays', () => {
    const clap = { ...lanterns.decisions.clap, aside: true } as const
    const table = arrangeMatch({ ...lanterns, decisions: { ...lanterns.decisions, clap } }, { wish })
    for (const seat of [0, 1]) table.as(seat).play('name', { name: 'Ember' })
    for (const seat of [0, 1]) table.as(seat).play('light', table.as(seat).options('light')[0])
    const { seat } = table.state.asks.find(({ kind }) => kind === 'claim')!
    const claimed = table.as(seat).play('claim', { do: 'claim' })
    table.as(1 - seat).play('clap')
    expect(table.match.takeable(seat)).toEqual([4])
    expect(claimed.undo()).toBeUndefined()
    expect([claimed.asked, table.as(1 - seat).asked]).toEqual([['claim'], []])
    const said = table.match.log.map(entry => 'move' in entry && entry.move.do)
    expect(said).toEqual(['name', 'name', 'light', 'light', 'clap'])
  })

  test('does not roll again: the same position says the same', () => {
    const table = lanternsLit()
    const record = table.match.record()
    table.as(1).play('swap', table.as(1).options('swap')[0])
    const after = JSON.stringify(table.state)
    table.match.rewind(record.log.length)
    table.as(1).play('swap', table.as(1).options('swap')[0])
    expect(JSON.stringify(table.state)).toBe(after)
  })
})

describe('rewind', () => {
  test('goes back to any position, by consent', () => {
    const table = lanternsLit()
    const start = JSON.stringify(arrangeMatch(lanterns, { wish }).state)
    table.playOn()
    table.match.rewind(0)
    expect(JSON.stringify(table.state)).toBe(start)
    expect(table.match.log).toEqual([])
    expect(table.match.told).toHaveLength(1)
  })

  test.each([-1, 3, 0.5, Number.NaN])('does not go to %d of two entries', position => {
    const { match } = lanternsLit()
    expect(() => match.rewind(position)).toThrow('The log has positions 0 to 2')
    expect(match.log).toHaveLength(2)
  })
})

describe('verify', () => {
  const { match } = lanternsLit().playOn()
  const record = match.record()
  const promised = commitment(record.seed)

  test('finds nothing wrong with an honest record', () => {
    expect(verify(lanterns, record, promised, match.outcome)).toBeUndefined()
    expect(match.commitment).toBe(promised)
  })

  test('finds another seed', () => {
    expect(verify(lanterns, { ...record, seed: plainSeed(2) }, promised, match.outcome)).toBe(
      'The seed is not the one whose hash was shown at the start',
    )
  })

  test('finds a move that was not possible', () => {
    const log = record.log.with(2, { ...record.log[2]!, move: { do: 'light', card: 99 } })
    expect(verify(lanterns, { ...record, log }, promised, match.outcome)).toBe(
      "The log cannot be played: That is not among the options of 'light'",
    )
  })

  test('finds another outcome', () => {
    const announced = { ...match.outcome!, scores: [9, 9] }
    const text = 'The log leads to another outcome than the one announced'
    expect(verify(lanterns, record, promised, announced)).toBe(text)
    expect(verify(lanterns, { ...record, log: record.log.slice(0, 3) }, promised, match.outcome)).toBe(text)
  })
})

describe('what is heard', () => {
  const event = { type: 'whole' }
  const others = { type: 'part' }

  test('is the whole event where nobody is left out', () => {
    for (const viewer of [SPECTATOR, 0, 1]) expect(heard({ event }, viewer)).toBe(event)
  })

  test('is for the others what was made for them, or nothing', () => {
    expect(heard({ event, only: { to: 0, others } }, 0)).toBe(event)
    expect(heard({ event, only: { to: 0, others } }, 1)).toBe(others)
    expect(heard({ event, only: { to: 0, others } }, SPECTATOR)).toBe(others)
    expect(heard({ event, only: { to: 0 } }, 1)).toBeUndefined()
    expect(heard({ event, only: { to: [0, 2], others } }, 2)).toBe(event)
    expect(heard({ event, only: { to: [0, 2], others } }, 1)).toBe(others)
  })
})

test('a match does not start with a bad wish', () => {
  expect(Match.start(lanterns, { seats: 7 }, plainSeed(1))).toMatchObject({ refused: 'bad-setting' })
})

test('a view is masked for its viewer', () => {
  const { match } = lanternsLit()
  expect(match.view(0).hands).toEqual([match.state.hands[0], [-1, -1, -1]])
  expect(match.view(SPECTATOR).hands.flat()).toEqual([-1, -1, -1, -1, -1, -1])
})

test('a record names no position where the match began at the beginning', () => {
  const record: MatchRecord<Diary> = startDiary().record()
  expect(record).toEqual({ game: 'diary', wish, seed: plainSeed(1), log: [] })
})

function startDiary(): Match<Diary> {
  const match = Match.start(diary({ start: t => t.ask(0, 'ask') }), wish, plainSeed(1))
  if (isRefusal(match)) throw new Error(match.text)
  return match
}

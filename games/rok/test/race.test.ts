import { expect } from 'vitest'
import { CLOCK, isRefusal, Match } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { compensated, dated, firstOf } from '../rules/dating.ts'
import { messages } from '../messages/index.ts'
import { type Request, rok } from '../index.ts'
import { open } from './words.ts'

const ONE = ['black-fehu'] as const
const TWO = ['black-fehu', 'grey-fehu'] as const

rule('ROK-080', 'a grab dated before the opening is refused and keeps the hand busy for 500 ms', () => {
  const t = open({ table: TWO, phase: 'flight' })
  expect(t.grab(0, 1, { at: 4990 })).toBeUndefined()
  expect(t.happened('grab.refused')).toEqual([{ type: 'grab.refused', seat: 0, stone: 1, reason: 'falseStart' }])
  expect(t.grab(0, 1, { at: 5489 })).toMatchObject({ reason: 'handBusy' })
  expect(t.grab(0, 1, { at: 5490 })).toBeUndefined()
  t.wait(5650)
  expect(t.happened('grab.awarded')).toHaveLength(1)
})

rule('ROK-080', 'it may have been made before the opening and come in after it', () => {
  const t = open({ table: TWO })
  t.grab(0, 1, { at: 5040, claimed: 4990, rtt: 100 })
  expect(t.happened('grab.refused')).toHaveLength(1)
  expect(t.state.race.busyUntil[0]).toBe(5490)
})

rule('ROK-080', 'one dated after the opening is none, even if the alarm has not rung yet', () => {
  const t = open({ table: TWO, phase: 'flight' })
  const ask = t.state.asks.find(({ seat, kind }) => seat === 0 && kind === 'grab')!
  t.match.submit(0, ask.id, { do: 'grab', stone: 1 }, 5030)
  expect(t.happened('grab.refused')).toEqual([])
  expect(t.happened('grab.opened')).toMatchObject([{ at: 5000 }])
  expect(t.state.race.requests).toMatchObject([{ seat: 0, dated: 5120, result: 'pending' }])
  expect(t.state.phase).toBe('grab')
  t.wait(5279)
  expect(t.happened('grab.awarded')).toEqual([])
  t.wait(5280)
  expect(t.happened('grab.awarded')).toMatchObject([{ seat: 0, stone: 1, at: 5120 }])

  // Made before the opening, it is one, and the alarm is still to ring.
  const early = open({ table: TWO, phase: 'flight' })
  const grab = early.state.asks.find(({ seat, kind }) => seat === 0 && kind === 'grab')!
  early.match.submit(0, grab.id, { do: 'grab', stone: 1 }, 5030, { claimed: 4999, trip: 100 })
  expect(early.happened('grab.refused')).toMatchObject([{ reason: 'falseStart' }])
  expect(early.state.phase).toBe('flight')
})

const at = (claimed: number, trip = 80) => compensated({ now: 1000, sent: { claimed, trip } })

rule('ROK-081', 'the claimed time counts within what the line allows', () => {
  expect([at(955), at(700), at(1020)]).toEqual([955, 930, 1000])
  expect(at(0, 250)).toBe(845)
  expect(at(0, 4000)).toBe(845) // never more than 125 + 30
  expect(compensated({ now: 1000 })).toBe(1000)
})

const datedAs = (claimed: number) => dated(5000, [0, 0], 0, { now: 5060, sent: { claimed, trip: 80 } })

rule('ROK-082', 'nobody reacts in less than 120 ms', () => {
  expect(datedAs(5040)).toBe(5120)
  expect(dated(5000, [0, 0], 0, { now: 5121 })).toBe(5121)
  expect(datedAs(4999)).toBe(4999) // a false start stays one
  expect(datedAs(5000)).toBe(5120) // and with the opening is none
})

rule('ROK-083', 'a later arrival with an earlier click wins', () => {
  const t = open({ opening: 0, table: ONE })
  t.grab(1, 1, { at: 990, claimed: 978, rtt: 80 })
  t.grab(0, 1, { at: 1000, claimed: 955, rtt: 80 })
  t.wait(1149)
  expect(t.happened('grab.awarded')).toEqual([])
  t.wait(1150)
  expect(t.happened('grab.awarded')).toEqual([{ type: 'grab.awarded', seat: 0, stone: 1, rune: 'black-fehu', at: 955 }])
})

const request = (seat: number, made: number): Request => ({
  seat,
  tag: 1,
  arrived: made,
  dated: made,
  result: 'pending',
})

rule('ROK-084', 'within 5 ms of the earliest the order of the throw decides', () => {
  expect(firstOf([request(0, 1002), request(1, 1005)], [1, 0]).seat).toBe(1)
  expect(firstOf([request(0, 1000), request(1, 1004), request(2, 1008)], [2, 1, 0]).seat).toBe(1)
  expect(firstOf([request(0, 1000), request(1, 1005)], [1, 0]).seat).toBe(0)
  const t = open({ opening: 0, table: ONE, tieOrder: [1, 0, 2] })
  t.grab(0, 1, { at: 1002 })
  t.grab(1, 1, { at: 1005 })
  t.wait(1200)
  expect(t.happened('grab.awarded')[0]?.seat).toBe(1)
})

rule('ROK-084', 'the order is shuffled anew at each throw', () => {
  const orders = Array.from({ length: 30 }, (_, seed) => {
    const t = open({ table: ONE, phase: 'throw', seed })
    t.wait(3250)
    return t.state.race.order.join('')
  })
  expect(new Set(orders).size).toBe(6)
})

rule('ROK-085', 'an award is final', () => {
  const t = open({ opening: 0, table: ONE })
  t.grab(0, 1, { at: 990 })
  t.wait(1150)
  expect(t.grab(1, 1, { at: 1200, claimed: 980, rtt: 500 })).toBeUndefined()
  expect(t.happened('grab.lost')).toEqual([{ type: 'grab.lost', seat: 1, stone: 1 }])
  expect(t.state.catches.map(caught => caught.length)).toEqual([1, 0, 0])
  expect(t.state.race.busyUntil[1]).toBe(1200 - 125 - 30 + 150)
})

rule('ROK-086', 'of 20 requests in a second at most 5 are handled', () => {
  const t = open({ opening: 0, table: ONE })
  t.grab(2, 1, { at: 900 })
  t.wait(1100)
  const answers = Array.from({ length: 20 }, (_, i) => t.grab(0, 1, { at: 2000 + 45 * i, claimed: 3000, rtt: 0 }))
  expect(t.state.race.requests.filter(({ seat }) => seat === 0).length).toBeLessThanOrEqual(5)
  expect(answers.filter(answer => answer !== undefined).length).toBeGreaterThanOrEqual(15)
  // Requests that leave the hand free are counted too: a sixth in the same second is dropped.
  const early = open({ table: ONE, phase: 'flight' })
  early.state.race.requests.push(...Array.from({ length: 5 }, () => request(0, 4500)))
  expect(early.grab(0, 1, { at: 5499 })).toMatchObject({ reason: 'rate', rule: 'ROK-086' })
  expect(early.grab(0, 1, { at: 5500 })).toBeUndefined()
})

rule('ROK-089', 'after the closing the log shows every request, its time and its result', () => {
  const t = open({ opening: 0, table: ONE, tieOrder: [2, 1, 0] })
  t.grab(0, 1, { at: 1000 })
  t.grab(1, 1, { at: 1040, claimed: 990, rtt: 100 })
  t.wait(1200)
  expect(t.happened('grab.report')).toEqual([])
  expect(t.as(2).view.race.requests.map(({ seat }) => seat)).toEqual([1]) // only what was won
  t.wait(60_000)
  expect(t.happened('grab.report')[0]).toEqual({
    type: 'grab.report',
    opening: 0,
    order: [2, 1, 0],
    requests: [
      { seat: 0, tag: 1, arrived: 1000, dated: 1000, result: 'lost' },
      { seat: 1, tag: 1, arrived: 1040, dated: 990, result: 'won' },
    ],
  })
})

const name = (seat: number) => ['Aina', 'Théo', 'Mila'][seat]!

rule(['ROK-083', 'ROK-089'], 'the report tells both of a contested stone their times since the opening', () => {
  const t = open({ opening: 7000, table: TWO, players: [{}, {}, {}] })
  t.grab(2, 2, { at: 7100, claimed: 6990, rtt: 200 })
  t.grab(1, 1, { at: 7990, claimed: 7978, rtt: 80 })
  t.grab(0, 1, { at: 8000, claimed: 7955, rtt: 80 })
  t.wait(60_000)
  const [report] = t.happened('grab.report')
  expect(report?.opening).toBe(7000)
  expect(messages.en.event(report!, name)).toBe(
    'Reaction times. Stone 2: Mila 10 ms too early; stone 1: Aina 955 ms, Théo 978 ms.',
  )
  expect(messages.fr.event(report!, name)).toBe(
    'Temps de réaction. Pierre 2\u00a0: Mila 10\u00a0ms trop tôt\u202f; pierre 1\u00a0: Aina 955\u00a0ms, Théo 978\u00a0ms.',
  )
  const nobody = open({ table: ONE }).wait(60_000).happened('grab.report')[0]!
  expect([messages.en.event(nobody, name), messages.fr.event(nobody, name)]).toEqual([
    'Nobody reached for a stone.',
    'Personne n’a tendu la main.',
  ])
})

rule('ROK-089', 'pending requests are seen by their sender alone, and the log replays to the same award', () => {
  const t = open({ opening: 0, table: ONE })
  t.grab(0, 1, { at: 1000, claimed: 980, rtt: 60 })
  expect([0, 1, -1].map(viewer => t.match.view(viewer).race.requests.length)).toEqual([1, 0, 0])
  expect(t.heardBy(1).some(({ type }) => type === 'grab.requested')).toBe(false)
  expect(t.as(0).heard.at(-1)).toEqual({ type: 'grab.requested', seat: 0, stone: 1 })
  const other = open({ opening: 0, table: ONE })
  expect(t.match.view(1).due).toBe(other.match.view(1).due) // the alarm tells nothing either
  t.wait(60_000)
  const again = Match.replay(rok, JSON.parse(JSON.stringify(t.match.record())))
  if (isRefusal(again)) throw new Error(again.text)
  expect(again.state).toEqual(t.state)
})

rule('ROK-199', 'within a head start the grabs of the others are dated to its end', () => {
  expect(dated(5000, [800, 0, 0], 1, { now: 5100 })).toBe(5800)
  expect(dated(5000, [800, 0, 0], 0, { now: 5700 })).toBe(5700)
  expect(dated(5000, [800, 300, 0], 1, { now: 5100 })).toBe(5800)
  expect(dated(5000, [800, 300, 0], 0, { now: 5150 })).toBe(5150)
  expect(dated(5000, [800, 0, 0], 1, { now: 5900 })).toBe(5900)
  expect(dated(5000, [800, 800, 0], 1, { now: 5200 })).toBe(5200) // nobody waits for an equal
  const t = open({ players: [{ headStart: 800 }, {}, {}], table: ONE })
  t.grab(1, 1, { at: 5100 })
  t.grab(0, 1, { at: 5700 })
  t.wait(6000)
  expect(t.happened('grab.awarded')[0]).toMatchObject({ seat: 0, at: 5700 })
  expect(
    rok.choices.seat.headStart.values
      .map(Number)
      .toSorted((a, b) => a - b)
      .slice(-1),
  ).toEqual([1500])
})

rule('ROK-208', 'an undecided request keeps the hand busy past the usual delay', () => {
  // B's earlier date comes from a head start: the stone is decided at 1155 + 160 = 1315.
  const t = open({ opening: 855, players: [{}, { headStart: 0 }, { headStart: 300 }], table: TWO })
  t.grab(0, 1, { at: 1000 })
  expect(t.state.race.requests[0]?.dated).toBe(1155)
  expect(t.grab(0, 2, { at: 1305 })).toMatchObject({ reason: 'handBusy' })
  t.wait(1315)
  expect(t.happened('grab.awarded')).toHaveLength(1)
})

rule('ROK-083', 'there is one alarm, whatever is pending', () => {
  const t = open({ table: ['black-fehu', 'grey-fehu', 'white-fehu'] })
  const alarms = () => t.state.asks.filter(({ seat }) => seat < 0).map(({ kind, after }) => [kind, after])
  expect(alarms()).toEqual([['raceClock', 4000]])
  t.grab(0, 1, { at: 5500 })
  t.grab(1, 2, { at: 5520 })
  t.send(2, 'nothingLeft', { do: 'press' }, 5530)
  expect(alarms()).toEqual([['raceClock', 130]])
  t.wait(5660)
  expect(alarms()).toEqual([['raceClock', 20]])
  expect(t.send(CLOCK, 'raceClock', { do: 'timeUp' }, 5680)).toBeUndefined()
  expect(t.happened('grab.awarded').map(({ seat }) => seat)).toEqual([0, 1])
})

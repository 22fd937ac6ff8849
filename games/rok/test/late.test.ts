import { expect } from 'vitest'
import { CLOCK, isRefusal } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, type AtTable } from '../index.ts'
import { balance, MUTUAL, open } from './words.ts'

/** What comes in late, or is said beside the race: closings, presses, pauses, lost lines, a house that was away. */

const ONE = ['black-fehu'] as const
const TWO = ['black-fehu', 'grey-fehu'] as const

rule('ROK-087', 'whose line is lost keeps the claim, and the turn goes on', () => {
  const t = open({ players: [{ balance: 'grey-raido' }, {}, {}], table: ['grey-raido'] })
  t.grab(1, 1, { at: 5600 })
  t.send(1, 'presence', { do: 'away' }, 5700)
  expect(t.happened('player.disconnected')).toEqual([{ type: 'player.disconnected', seat: 1 }])
  t.wait(60_000)
  expect(t.happened('theft.resolved')[0]).toMatchObject({ thief: 1, victim: 0 })
  t.send(1, 'presence', { do: 'back' }, 60_100)
  expect(t.happened('player.returned')).toHaveLength(1)
})

rule('ROK-088', 'a pause asked for during the grabbing takes effect after step 7', () => {
  const t = open({ table: TWO })
  expect(t.send(2, 'pause', { do: 'pause' }, 5500)).toBeUndefined()
  expect(t.state.phase).toBe('grab')
  expect(t.happened('table.paused')).toEqual([])
  t.wait(1e6)
  expect(t.state.phase).toBe('pass')
  expect(t.events.slice(-2)).toEqual([
    { type: 'bag.passed', from: 0, to: 1 },
    { type: 'table.paused', by: 2 },
  ])
  expect(t.state.asks.filter(({ kind }) => kind === 'resume').map(({ seat, must }) => [seat, must])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ])
  t.as(0).play('resume')
  expect(t.happened('table.resumed')).toEqual([{ type: 'table.resumed', by: 0 }])
  expect(t.as(0).options('pause')).toEqual([{ do: 'pause' }])
  expect(t.state.phase).toBe('draw')
  expect(t.as(2).asked).not.toContain('resume')
})

rule('ROK-210', 'requests dated before the closing are decided, later ones refused', () => {
  const t = open({ table: ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu', 'white-fehu'], players: [{}, {}, {}] })
  // Somebody wins a stone every few seconds, so that the cap closes it at 50000.
  for (const [i, stone] of [1, 3].entries()) t.grab(0, stone, { at: 12_000 + 7000 * i })
  t.state.race.lastWon = 49_000
  expect(t.grab(1, 2, { at: 50_060, claimed: 49_990, rtt: 200 })).toBeUndefined()
  expect(t.happened('grab.closed')).toEqual([{ type: 'grab.closed', reason: 'cap', at: 50_000 }])
  expect(t.grab(2, 4, { at: 50_061, claimed: 50_010, rtt: 100 })).toMatchObject({ reason: 'closed', rule: 'ROK-210' })
  t.wait(50_219)
  expect(t.state.phase).toBe('closing')
  t.wait(50_220)
  expect(t.happened('grab.awarded').at(-1)).toMatchObject({ seat: 1, stone: 2, at: 49_990 })
  expect(t.happened('check.falsePairs')).toHaveLength(1)
  expect(t.grab(2, 4, { at: 50_221, claimed: 49_999, rtt: 500 })).toBeDefined()
})

rule('ROK-210', 'nobody waits for more than 160 ms', () => {
  const t = open({ table: ['black-fehu', 'grey-fehu'] })
  t.wait(9000)
  expect(t.happened('grab.closed')[0]).toMatchObject({ reason: 'noLive', at: 9000 })
  t.wait(9159)
  expect(t.state.phase).toBe('closing')
  expect(t.grab(0, 1, { at: 9160, claimed: 8999, rtt: 400 })).toMatchObject({ reason: 'closed' })
  expect(balance(t)).toEqual([undefined, undefined, undefined])
})

rule('ROK-079', 'if the house was away when the grabbing should have opened, it opens when the house is back', () => {
  const late = open({ table: ONE, phase: 'flight' })
  const alarm = late.state.asks.find(({ kind }) => kind === 'opening')!
  late.match.expire(alarm.id, 30_000)
  expect([late.state.race.opening, late.happened('grab.opened')[0]?.at]).toEqual([30_000, 30_000])
  const little = open({ table: ONE, phase: 'flight' })
  little.match.expire(little.state.asks.find(({ kind }) => kind === 'opening')!.id, 5040)
  expect(little.state.race.opening).toBe(5000)
  const rings = (now: number) => {
    const t = open({ table: ONE, phase: 'flight' })
    t.match.expire(t.state.asks.find(({ kind }) => kind === 'opening')!.id, now)
    return [t.state.race.opening, t.state.race.lastWon]
  }
  expect([rings(6000), rings(6001)]).toEqual([
    [5000, 5000],
    [6001, 6001],
  ])
})

const ring = (t: AtTable, at: number) => {
  const alarm = t.state.asks.find(({ seat }) => seat === CLOCK)!
  const answer = t.match.expire(alarm.id, at)
  if (isRefusal(answer)) throw new Error(answer.text)
  return t
}

rule(['ROK-042', 'ROK-079'], 'a late launch gives the whole countdown again, and opens ahead', () => {
  const hands = [{ hand: ['black-fehu'] }, { hand: ['grey-fehu'] }] as const
  const t = ring(arrange({ players: hands, phase: 'throw' }), 30_000) // due at 3250
  const { launch, opening } = t.state.race
  const [thrown] = t.happened('throw.simulated')
  expect([launch, thrown?.launchedAt]).toEqual([32_100, 32_100])
  expect(opening).toBe(launch + thrown!.rest + 250)
  expect(t.happened('grab.opened')).toEqual([])
  expect(t.state.due).toBe(opening)
  t.wait(opening - 1)
  expect(t.state.phase).toBe('flight')
  t.wait(opening)
  expect(t.happened('grab.opened')).toMatchObject([{ at: opening }])

  // The opening can be late as well, and is noticed.
  const twice = ring(ring(arrange({ players: hands, phase: 'throw' }), 30_000), 60_000)
  expect(twice.state.race).toMatchObject({ opening: 60_000, lastWon: 60_000 })
})

rule(
  ['ROK-042', 'ROK-079'],
  'a launch that is a little late counts as of its time, but opens no race in the past',
  () => {
    const hands = [{ hand: ['black-fehu'] }, { hand: ['grey-fehu'] }] as const
    const launched = (at: number, rest: number) => {
      const t = arrange({ players: hands, phase: 'throw' })
      const landing = { rest, thrown: [0, 1].map(i => ({ x: 80 * i, y: 90, yaw: 0, up: true })), lying: [], path: '' }
      const alarm = t.state.asks.find(({ seat }) => seat === CLOCK)!
      expect(isRefusal(t.match.submit(CLOCK, alarm.id, { do: 'launch', landing }, at))).toBe(false)
      return [t.state.race.launch, t.state.race.opening]
    }
    expect(launched(3290, 1500)).toEqual([3250, 5000])
    expect(launched(4250, 1500)).toEqual([3250, 5000])
    expect(launched(4250, 100)).toEqual([3250, 4500])
    expect(launched(4251, 1500)).toEqual([6351, 8101])
  },
)

rule(['ROK-095', 'ROK-211'], 'a grabbing goes on when the house is back, with the whole silence', () => {
  const live = ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu'] as const
  const t = ring(open({ table: live }), 40_000) // the silence was due at 13000
  expect(t.happened('grab.closed')).toEqual([])
  expect(t.state.race.opening).toBe(5000 + 27_000)
  expect(t.grab(0, 1, { at: 41_000 })).toBeUndefined()
  t.wait(48_999)
  expect(t.happened('grab.awarded')).toMatchObject([{ seat: 0, at: 41_000 }])
  expect(t.happened('grab.closed')).toEqual([])
  t.wait(49_000)
  expect(t.happened('grab.closed')).toEqual([{ type: 'grab.closed', reason: 'silence', at: 49_000 }])

  // A second late is a little: then it closes as of its time.
  const little = ring(open({ table: live }), 14_000)
  expect(little.happened('grab.closed')).toEqual([{ type: 'grab.closed', reason: 'silence', at: 13_000 }])
})

rule(['ROK-083', 'ROK-211'], 'what was pending is decided, and keeps its time since the opening', () => {
  const t = open({ table: ['black-fehu', 'grey-fehu'] })
  t.grab(0, 1, { at: 5955 })
  t.grab(1, 1, { at: 5978 })
  ring(t, 60_000) // due at 6115
  expect(t.happened('grab.awarded')).toMatchObject([{ seat: 0, at: 5955 + 53_885 }])
  t.wait(1e6)
  const report = t.happened('grab.report')[0]!
  expect(report.requests.map(({ dated, arrived }) => [dated - report.opening, arrived - report.opening])).toEqual([
    [955, 955],
    [978, 978],
  ])
})

rule(
  ['ROK-080', 'ROK-211'],
  'a grab that is heard before any alarm is no false start either, and closes nothing',
  () => {
    const t = open({ table: ['black-fehu', 'black-fehu'] })
    const ask = t.state.asks.find(({ seat, kind }) => seat === 0 && kind === 'grab')!
    const answer = t.match.submit(0, ask.id, { do: 'grab', stone: 1 }, 40_000, { claimed: 39_900, trip: 250 })
    expect(isRefusal(answer)).toBe(false)
    expect(t.happened('grab.closed')).toEqual([])
    expect(t.state.race.requests).toMatchObject([{ dated: 39_900, result: 'pending' }])
    t.wait(41_000)
    expect(t.happened('grab.awarded')).toMatchObject([{ seat: 0, at: 39_900 }])

    // Nobody saw the signs while the house was away: a grab in the dark is one.
    const dark = open({ table: ['black-fehu', 'black-fehu'], phase: 'flight' })
    const grab = dark.state.asks.find(({ seat, kind }) => seat === 0 && kind === 'grab')!
    dark.match.submit(0, grab.id, { do: 'grab', stone: 1 }, 40_000, { claimed: 39_900, trip: 250 })
    expect(dark.happened('grab.refused')).toMatchObject([{ reason: 'falseStart' }])
    expect(dark.state.race.opening).toBe(40_000)
  },
)

rule('ROK-210', 'a grabbing that had closed before is over', () => {
  const t = open({ table: ONE }).wait(9000)
  expect(t.state.phase).toBe('closing')
  ring(t, 40_000)
  expect(t.happened('grab.report')).toMatchObject([{ opening: 5000 }])
  expect(t.happened('grab.closed')).toMatchObject([{ at: 9000 }])
})

rule('ROK-141', 'who had yet to shoot has the whole time again', () => {
  const t = arrange({ players: MUTUAL, phase: 'thefts' })
  t.wait(t.state.due)
  const { due } = t.state
  ring(t, due + 20_000)
  expect(t.happened('contest.result')).toEqual([])
  expect([0, 1].map(seat => t.as(seat).asked.includes('slideShot'))).toEqual([true, true])
  t.send(0, 'slideShot', { do: 'shoot', power: 50, aim: 0 }, due + 30_000)
  t.wait(due + 34_999)
  expect(t.happened('contest.result')).toEqual([])
  t.wait(due + 35_000)
  expect(t.happened('contest.result')).toMatchObject([{ winner: 0 }])
})

rule(['ROK-105', 'ROK-133'], 'so has who must give a pair, or order the thefts', () => {
  const t = arrange({ players: [{ catches: ['black-fehu'], loot: ['white-fehu', 'grey-ansuz'] }, {}] })
  const { due } = t.state
  ring(t, due + 1001)
  expect(t.happened('penalty.paid')).toEqual([])
  t.wait(due + 11_000)
  expect(t.as(0).asked).toContain('choosePenaltyPair')
  t.wait(due + 11_001)
  expect(t.happened('penalty.paid')).toHaveLength(1)

  const thefts = arrange({ players: MUTUAL, phase: 'thefts' })
  thefts.wait(thefts.state.due)
  for (const [seat, power] of [70, 75].entries())
    thefts.send(seat, 'slideShot', { do: 'shoot', power, aim: 0 }, thefts.state.time)
  const order = thefts.state.due
  ring(thefts, order + 20_000)
  expect(thefts.happened('theft.ordered')).toEqual([])
  thefts.wait(order + 34_999)
  expect(thefts.happened('theft.ordered')).toEqual([])
  thefts.wait(order + 35_000)
  expect(thefts.happened('theft.ordered')).toHaveLength(1)
})

rule('ROK-087', 'who is away grabs nothing before coming back', () => {
  const t = open({ table: TWO })
  t.send(1, 'presence', { do: 'away' }, 5500)
  expect(t.as(1).options('grab')).toEqual([])
  expect(t.grab(1, 1, { at: 5600 })).toMatchObject({ refused: 'not-now', reason: 'away', rule: 'ROK-087' })
  expect(t.grab(0, 2, { at: 5610 })).toBeUndefined()
  expect(t.state.race.requests.map(({ seat }) => seat)).toEqual([0])
  t.send(1, 'presence', { do: 'back' }, 5700)
  expect(t.grab(1, 1, { at: 5800 })).toBeUndefined()
  // Whoever plays on for somebody who has left does so from the next throw on.
  const next = open({ table: TWO, turn: 2, players: [{}, { here: false }, {}] })
  expect(next.grab(1, 1, { at: 5600 })).toBeUndefined()
})

const voted = (closing: number) => {
  const t = open({ players: [{ headStart: 800 }, {}, {}], table: TWO })
  t.grab(1, 1, { at: 5500 })
  for (const seat of [0, 1, 2]) t.send(seat, 'nothingLeft', { do: 'press' }, closing)
  return t
}

rule(
  'ROK-210',
  'a grab that a head start dates to the closing or after it comes too late, and its sender is told',
  () => {
    const late = voted(5800)
    expect(late.as(1).heard.at(-1)).toEqual({ type: 'grab.refused', seat: 1, stone: 1, reason: 'closed' })
    expect(late.as(0).heard.some(({ type }) => type === 'grab.refused')).toBe(false)
    late.wait(1e5)
    expect(late.happened('grab.report')[0]?.requests).toEqual([
      { seat: 1, tag: 1, arrived: 5500, dated: 5800, result: 'closed' },
    ])
    expect(voted(5801).wait(1e5).happened('grab.awarded')).toHaveLength(1)
  },
)

rule('ROK-093', 'a press that comes in after the closing says nothing', () => {
  const t = open({ table: ONE })
  const press = t.state.asks.find(({ seat, kind }) => seat === 2 && kind === 'nothingLeft')!
  t.match.submit(2, press.id, { do: 'press' }, 9100) // it closed at 9000, and no alarm was heard
  expect(t.happened('vote.nothingLeft')).toEqual([])
  expect(t.happened('grab.closed')).toHaveLength(1)
})

rule(['ROK-070', 'ROK-088', 'ROK-094'], 'what is said in a race stands', () => {
  const t = open({ table: TWO })
  t.send(0, 'nothingLeft', { do: 'press' }, 5500)
  t.send(1, 'presence', { do: 'away' }, 5510)
  t.send(2, 'pause', { do: 'pause' }, 5520)
  expect([0, 1, 2].map(seat => t.match.undoable(seat))).toEqual([0, 0, 0])
  expect(t.state.awaySince).toEqual([0, 1, 0])
  expect(t.as(1).options('presence')).toEqual([{ do: 'back' }])
  expect(t.as(0).options('presence')).toEqual([{ do: 'away' }])
  expect(t.as(0).options('pause')).toEqual([]) // one is enough
})

rule(['ROK-087', 'ROK-088'], 'who goes or wants a pause while the stones fly stops nobody from grabbing', () => {
  const t = open({ table: ONE, phase: 'flight' })
  t.send(1, 'presence', { do: 'away' }, 4000)
  t.send(2, 'pause', { do: 'pause' }, 4100)
  t.wait(5000)
  for (const seat of [0, 1, 2]) expect(t.as(seat).asked).toContain('grab')
  expect(t.grab(0, 1, { at: 5500 })).toBeUndefined()
})

rule('ROK-094', 'a press is cleared by what was won, even if no alarm has told of it yet', () => {
  const t = open({ table: TWO })
  t.send(0, 'nothingLeft', { do: 'press' }, 5500)
  t.grab(0, 1, { at: 5600 })
  const grab = t.state.asks.find(({ seat, kind }) => seat === 1 && kind === 'grab')!
  t.match.submit(1, grab.id, { do: 'grab', stone: 2 }, 5900)
  expect(t.state.race.pressed).toEqual([false, false, false])
  expect(t.state.race.requests.map(({ seat, result }) => [seat, result])).toEqual([
    [0, 'won'],
    [1, 'pending'],
  ])
})

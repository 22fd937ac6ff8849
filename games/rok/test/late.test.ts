import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { balance, open } from './words.ts'

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

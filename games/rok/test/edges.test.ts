import { expect } from 'vitest'
import { CLOCK, FastChance, isRefusal, Play, settle, SPECTATOR, UNKNOWN } from '@runatal/kernel'
import { rule } from '@runatal/proof'
import { arrange, NONE, rok } from '../index.ts'
import { FRICTIONS, GHOST_POWER, LEAST_FRICTION } from '../content/lane.ts'
import { COUNTDOWN, SIGNAL_TIME } from '../content/times.ts'
import { frictionOf } from '../rules/sight.ts'
import { slideLength } from '../rules/slide.ts'
import { allStones, loot, MUTUAL, open, players } from './words.ts'

/** Where a rule begins and ends: the last moment, the only player left, the first stone. */

const FOUR = ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-fehu'] as const

rule(['ROK-210', 'ROK-095'], 'what comes in when the closing is due is too late, even if no alarm has told yet', () => {
  for (const late of [0, 1, 200]) {
    const t = open({ table: FOUR })
    const ask = t.state.asks.find(({ seat, kind }) => seat === 0 && kind === 'grab')!
    const now = t.state.due + late
    expect(t.match.whyNot(0, ask.id, { do: 'grab', stone: 1 }, { now })).toMatchObject({ reason: 'closed' })
    expect(t.match.whyNot(0, ask.id, { do: 'grab', stone: 1 }, { now: t.state.due - 1 })).toBeUndefined()
    expect(t.state.phase).toBe('grab')
  }
})

rule(['ROK-210', 'ROK-081'], 'a clock that goes back makes no grab of the closing one of before it', () => {
  const t = open({ table: FOUR })
  t.wait(t.state.due)
  expect(t.state.phase).toBe('closing')
  const ask = t.state.asks.find(({ seat, kind }) => seat === 0 && kind === 'grab')!
  const now = t.state.race.closing - 1
  expect(t.match.whyNot(0, ask.id, { do: 'grab', stone: 1 }, { now })).toMatchObject({ reason: 'closed' })
})

rule('ROK-062', 'a stone that somebody has won by then is lost, though no alarm has told yet', () => {
  const t = open({ table: FOUR })
  t.grab(0, 1, { at: 5500 })
  const ask = t.state.asks.find(({ seat, kind }) => seat === 0 && kind === 'grab')!
  // At 5660 the first stone is his, and at 5800 the hand is free again.
  expect(t.match.whyNot(0, ask.id, { do: 'grab', stone: 2 }, { now: 5799 })).toMatchObject({ reason: 'handBusy' })
  expect(t.match.whyNot(0, ask.id, { do: 'grab', stone: 2 }, { now: 5800 })).toBeUndefined()
})

rule('ROK-083', 'stones are decided in the order of their grabs, not of their arrival', () => {
  const t = arrange({
    players: [{}, { headStart: 500 }],
    phase: 'grab',
    table: FOUR,
  })
  t.grab(0, 1, { at: 5010 })
  t.grab(1, 3, { at: 5200 })
  t.wait(6000)
  expect(t.happened('grab.awarded').map(({ seat, stone, at }) => [seat, stone, at])).toEqual([
    [1, 3, 5200],
    [0, 1, 5500],
  ])
})

rule('ROK-093', 'it is closed by those who are here: by one alone, once, and by nobody if nobody is', () => {
  const one = open({ table: FOUR, players: players(2) })
  one.send(1, 'presence', { do: 'away' }, 5500)
  one.send(0, 'nothingLeft', { do: 'press' }, 5600)
  expect(one.happened('grab.closed')).toEqual([{ type: 'grab.closed', reason: 'vote', at: 5600 }])
  one.send(1, 'presence', { do: 'back' }, 5650)
  one.send(1, 'presence', { do: 'away' }, 5700)
  expect(one.happened('grab.closed')).toHaveLength(1)
  const none = open({ table: FOUR, players: players(2) })
  for (const seat of [0, 1]) none.send(seat, 'presence', { do: 'away' }, 5500)
  expect([none.happened('grab.closed'), none.state.phase]).toEqual([[], 'grab'])
  none.wait(1e6)
  expect(none.happened('grab.closed')[0]?.reason).toBe('silence')
})

rule(['ROK-060', 'ROK-087', 'ROK-093'], 'what was done in the race, and who is there, cannot be taken back', () => {
  const t = open({ table: FOUR })
  t.grab(0, 1, { at: 5500 })
  expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })
  t.send(1, 'nothingLeft', { do: 'press' }, 5510)
  expect(t.as(1).undo()).toMatchObject({ refused: 'no-undo' })
  t.send(2, 'presence', { do: 'away' }, 5520)
  expect(t.as(2).undo()).toMatchObject({ refused: 'no-undo' })
  expect(t.grab(2, 3, { at: 5530 })).toMatchObject({ rule: 'ROK-087', text: 'Who is away grabs nothing' })
})

rule(['ROK-137', 'ROK-216'], 'a shot cannot be taken back while others are still to shoot', () => {
  const t = arrange({ players: MUTUAL, phase: 'thefts' })
  t.wait(t.state.due)
  expect(t.as(0).view.phase).toBe('contest')
  t.send(0, 'slideShot', { do: 'shoot', power: 70, aim: 0 }, t.state.time)
  expect(t.as(0).undo()).toMatchObject({ refused: 'no-undo' })
})

rule('ROK-105', 'late, the last pair goes that a thief could take, were it but the first', () => {
  const won = ['black-raido', 'black-ansuz', 'white-ansuz'] as const
  const robbed = { balance: 'black-wunjo', catches: ['grey-fehu'], loot: won } as const
  const t = arrange({ players: [robbed, { claims: ['black-wunjo'] }], phase: 'check' })
  t.as(0).late('choosePenaltyPair')
  expect(t.happened('penalty.paid')).toEqual([{ type: 'penalty.paid', seat: 0, rune: 'black-ansuz' }])
  expect([loot(t, 0), loot(t, 1)]).toEqual([['white-ansuz'], ['black-raido', 'black-wunjo']])
})

rule('ROK-105', 'late, the pair that was gained last goes', () => {
  const t = arrange({
    players: [{ catches: ['black-fehu'], loot: ['white-fehu', 'white-ansuz', 'white-wunjo'] }, {}],
    table: [{ rune: 'black-fehu', face: 'down' }],
  })
  expect([t.as(0).asked.includes('choosePenaltyPair'), t.as(0).view.phase]).toEqual([true, 'check'])
  t.as(0).late('choosePenaltyPair')
  expect(loot(t, 0)).toEqual(['white-fehu', 'white-ansuz'])
})

rule('ROK-041', 'when nobody gives the signal it is given as of the time that was due', () => {
  const t = arrange({ players: players(2), phase: 'draw' })
  const clock = t.state.asks.find(({ kind }) => kind === 'signalTime')!
  t.match.expire(clock.id, 0)
  expect(t.happened('throw.signalled')).toEqual([
    { type: 'throw.signalled', by: 'server', launchAt: SIGNAL_TIME + COUNTDOWN },
  ])
})

function calmly() {
  return arrange({ players: players(3), variant: 'calm', phase: 'grab', table: FOUR })
}

rule(['ROK-190', 'ROK-193'], 'when all are late they have passed, and after a wave nobody has chosen', () => {
  const t = calmly()
  for (const seat of [0, 1, 2]) t.as(seat).late('calmTarget')
  expect([t.happened('calm.wave').length, t.happened('grab.closed')[0]?.reason]).toEqual([1, 'calm'])
  const next = calmly()
  next.as(0).play('calmTarget', { stone: 1, focus: 0 })
  expect(next.as(1).view.picks).toEqual([UNKNOWN, NONE, NONE])
  for (const seat of [1, 2]) next.as(seat).play('calmTarget', { do: 'pass' })
  expect([next.as(1).view.picks, next.happened('calm.wave').length]).toEqual([[NONE, NONE, NONE], 2])
})

rule('ROK-129', 'while the winner orders the thefts, the table says so; over is over', () => {
  const t = arrange({ players: MUTUAL, phase: 'thefts', variant: 'calm', chance: { ints: [6] } })
  t.as(0).play('nervePick', { number: 9 })
  t.as(1).play('nervePick', { number: 8 })
  expect([t.as(0).view.phase, t.as(0).asked]).toEqual(['order', expect.arrayContaining(['orderThefts'])])
  t.playOn(() => false)
  expect([t.as(0).view.phase, t.state.asks]).toEqual(['over', []])
})

rule(['ROK-035', 'ROK-177'], 'every stone is imagined once, whatever was seen of it', () => {
  const t = arrange({
    players: [{ loot: ['black-fehu', 'white-tiwaz'], balance: 'grey-fehu' }, { balance: 'grey-raido' }],
    phase: 'grab',
    table: ['black-ansuz', { rune: 'white-algiz', face: 'down' }],
  })
  const first = arrange({ players: players(2), phase: 'grab', table: ['black-fehu'] })
  for (const { match, state } of [t, first])
    for (const viewer of [0, 1, SPECTATOR])
      for (let seed = 0; seed < 20; seed++)
        expect(allStones(rok.imagine(match.view(viewer), viewer, new FastChance(seed)))).toEqual(allStones(state))
})

rule(['ROK-137', 'ROK-190'], 'what the first seat has chosen in secret is imagined too', () => {
  const nerve = arrange({ players: MUTUAL, variant: 'calm', phase: 'thefts' })
  nerve.as(0).play('nervePick', { number: 7 })
  expect(nerve.as(1).view.contest.nerve).toEqual([UNKNOWN, NONE])
  const calm = arrange({ players: players(2), variant: 'calm', phase: 'grab', table: FOUR })
  calm.as(0).play('calmTarget', { stone: 1, focus: 2 })
  for (let seed = 0; seed < 20; seed++) {
    const { contest } = rok.imagine(nerve.as(1).view, 1, new FastChance(seed))
    expect(contest.nerve[0]).toBeGreaterThan(0)
    const { picks } = rok.imagine(calm.as(1).view, 1, new FastChance(seed))
    expect([picks.includes(UNKNOWN), picks[1]]).toEqual([false, NONE])
  }
})

rule('ROK-215', 'the ghost shows every friction as it is', () => {
  for (let friction = LEAST_FRICTION; friction < LEAST_FRICTION + FRICTIONS; friction++)
    expect(Math.abs(frictionOf(slideLength(GHOST_POWER, friction)) - friction)).toBe(0)
})

rule('ROK-089', 'only the race’s own alarm is told anew to a viewer', () => {
  const { asks } = open({ table: FOUR }).as(0).view
  expect(asks.filter(ask => 'after' in ask).map(({ kind }) => kind)).toEqual(['raceClock'])
})

rule(['ROK-027', 'ROK-046'], 'a table without that seat is refused in words; a plain launch is kept as one', () => {
  const setting = settle(rok, { seats: 4, table: { first: 'seat5' } })
  expect(isRefusal(setting) && setting.text).toBe('There is no seat 5 to begin at a table for 4')
  expect(rok.id).toBe('rok')
  const t = arrange({ players: players(2), phase: 'throw' })
  const clock = t.state.asks.find(({ kind }) => kind === 'launch')!
  expect(isRefusal(t.match.submit(clock.seat, clock.id, { do: 'launch' }, t.state.due))).toBe(false)
  expect(t.match.log.at(-1)).toMatchObject({ move: { do: 'launch' } })
})

rule('ROK-179', 'the signs are shown to all at once', () => {
  const t = open({ table: FOUR, phase: 'flight' })
  expect(t.match.atOnce).toBe(false)
  t.wait(t.state.due)
  expect([t.state.phase, t.match.atOnce]).toEqual(['grab', true])
})

rule(['ROK-093', 'ROK-210'], 'what comes too late comes too late where nobody listens, too', () => {
  const t = open({ players: [{ headStart: 800 }, {}, {}], table: ['black-fehu', 'grey-fehu'] })
  t.grab(1, 1, { at: 5500 })
  for (const seat of [0, 1]) t.send(seat, 'nothingLeft', { do: 'press' }, 5600)
  const { state } = t
  const press = state.asks.find(({ seat, kind }) => seat === 2 && kind === 'nothingLeft')!
  new Play(rok, state, new FastChance(1)).play(press, { do: 'press' })
  expect([state.phase, state.race.requests.map(({ result }) => result)]).toEqual(['closing', ['closed']])
})

rule('ROK-052', 'a stone that leaves the table leaves it where nobody listens, too', () => {
  const { state } = arrange({ players: [{ hand: ['black-fehu', 'grey-tiwaz'] }, {}], phase: 'throw', bag: 10 })
  const launch = state.asks.find(({ seat }) => seat === CLOCK)!
  const thrown = [365, 360].map(x => ({ x, y: 0, yaw: 0, up: true }))
  new Play(rok, state, new FastChance(1)).play(launch, {
    do: 'launch',
    landing: { thrown, lying: [], rest: 1, path: '' },
  })
  expect([state.table.stone.length, state.bag.length]).toEqual([1, 11])
})

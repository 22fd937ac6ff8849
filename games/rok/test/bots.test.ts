import { expect } from 'vitest'
import { makeBot, playGame } from '@runatal/bots'
import { rule } from '@runatal/proof'
import { botDelay } from '@runatal/table'
import { arrange, type Event, type Grab, LEVELS, type LevelName, type Lies, rok } from '../index.ts'
import { COLOURS, SIGNS } from '../index.ts'
import { intend } from '../bot/intend.ts'
import { LEVEL_NAMES } from '../bot/levels.ts'
import { slide } from '../rules/slide.ts'
import { open, players } from './words.ts'

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
const tagOf = (move: unknown) => (move as Grab).stone

/** 14 face-up stones, of which the first two are the only pair. */
const fourteen: Lies[] = [
  { rune: 'black-fehu', at: [50, 0] },
  { rune: 'black-fehu', at: [90, 0] },
  ...COLOURS.slice(1)
    .flatMap(colour => SIGNS.map(sign => `${colour}-${sign}` as const))
    .slice(0, 12)
    .map((rune, i) => ({ rune, at: [-60 - 15 * i, 40] as const })),
]

rule('ROK-181', 'a bot’s grab within 300 ms of its last win is refused like anybody’s', () => {
  const t = open({ table: ['black-fehu', 'black-fehu'] })
  t.grab(0, 1, { at: 5600 })
  t.wait(5760)
  expect(t.grab(0, 2, { at: 5800 })).toMatchObject({ reason: 'handBusy' })
  const next = intend(t.as(0).view, 0, 'master', [1])
  expect(next?.at).toBeGreaterThanOrEqual(5900)
})

rule('ROK-182', 'a bot sees signs only at the opening, and its line is as long as the people’s', () => {
  const t = open({ table: fourteen, phase: 'flight' })
  expect(intend(t.as(0).view, 0, 'master', [1])).toBeUndefined()
  t.wait(5000)
  expect(intend(t.as(0).view, 0, 'master', [1])).toBeDefined()
  expect([botDelay([20, 60, 90]), botDelay([90, 20]), botDelay([])]).toEqual([60, 55, 30])
})

rule('ROK-183', 'spotting takes longer with more stones, by the published numbers', () => {
  const { view } = open({ table: fourteen }).as(0)
  for (const level of LEVEL_NAMES) {
    const { spot, perStone, motor } = LEVELS[level]
    const times = Array.from({ length: 5000 }, (_, i) => intend(view, 0, level, [i])!)
      .filter(({ move }) => tagOf(move) <= 2)
      .map(({ at }) => at - 5000)
    const expected = spot + 14 * perStone + motor
    expect(Math.abs(median(times) / expected - 1)).toBeLessThan(0.05)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(450)
  }
  expect(LEVELS.initiate.spot + 14 * LEVELS.initiate.perStone + LEVELS.initiate.motor).toBe(1940)
})

rule('ROK-184', 'bots take look-alikes now and then', () => {
  const { view } = open({ table: fourteen }).as(0)
  for (const level of LEVEL_NAMES) {
    const wrong = Array.from({ length: 10_000 }, (_, i) => tagOf(intend(view, 0, level, [i])!.move)).filter(
      tag => tag > 2,
    )
    expect(Math.abs(wrong.length / 10_000 - LEVELS[level].error)).toBeLessThan(0.01)
  }
  // With a look-alike in sight it is one: white fehu for grey fehu, or grey ansuz for grey fehu.
  const alike = open({ table: ['black-fehu', 'black-fehu', 'grey-fehu', 'grey-ansuz', 'white-tiwaz'] }).as(0).view
  const mistakes = Array.from({ length: 3000 }, (_, i) => tagOf(intend(alike, 0, 'apprentice', [i])!.move)).filter(
    tag => tag > 2,
  )
  expect(new Set(mistakes)).toEqual(new Set([3, 4]))
})

rule('ROK-185', 'what gains most comes first, unless it is overlooked; then what is nearest', () => {
  const rich = open({
    players: [{}, { balance: 'grey-raido', loot: ['grey-fehu', 'grey-ansuz', 'grey-wunjo', 'grey-tiwaz'] }],
    table: ['black-fehu', 'black-fehu', 'grey-raido'],
  }).as(0).view
  const first = Array.from({ length: 4000 }, (_, i) => tagOf(intend(rich, 0, 'master', [i])!.move))
  const claims = first.filter(tag => tag === 3).length / first.length
  expect(claims).toBeGreaterThan(0.87)
  expect(claims).toBeLessThan(0.93)
  const near = open({
    table: [
      { rune: 'black-fehu', at: [0, 200] },
      { rune: 'black-fehu', at: [0, -200] },
    ],
  })
  const choices = [0, 1].map(seat =>
    Array.from({ length: 50 }, (_, i) => tagOf(intend(near.as(seat).view, seat, 'master', [i])!.move)),
  )
  expect(new Set(choices[0])).toEqual(new Set([2])) // seat 0 sits below
})

rule('ROK-185', 'a half is never taken just to deny it', () => {
  const t = open({ table: ['black-fehu', 'black-fehu'] })
  t.grab(1, 1, { at: 5600 })
  t.wait(5760)
  expect(intend(t.as(0).view, 0, 'master', [1])?.move).toEqual({ do: 'press' })
  expect(intend(t.as(1).view, 1, 'master', [1])).toMatchObject({ move: { do: 'grab', stone: 2 }, at: 5600 + 300 + 320 })
})

const play = (seed: number) => {
  const events: Event[] = []
  const bots = (['master', 'initiate', 'apprentice', 'initiate'] as const).map(level => makeBot(rok, level))
  playGame(rok, { seats: 4 }, bots, [seed], { emit: event => events.push(event) })
  return JSON.stringify(events)
}

rule('ROK-186', 'the same seed gives the same game of bots', () => {
  expect(play(3)).toBe(play(3))
  expect(play(3)).not.toBe(play(4))
})

const deviation = (powers: number[]) => {
  const mean = powers.reduce((a, b) => a + b) / powers.length
  return Math.sqrt(powers.reduce((sum, power) => sum + (power / mean - 1) ** 2, 0) / powers.length)
}

rule(['ROK-182', 'ROK-215'], 'a slide aims at a gap of 8 mm by what the ghost shows, with scatter', () => {
  const t = arrange({
    players: [
      { balance: 'black-fehu', claims: ['black-raido'] },
      { balance: 'black-raido', claims: ['black-fehu'] },
    ],
    phase: 'thefts',
  })
  t.wait(t.state.due)
  const { friction } = t.state.contest
  const spreadOf = (level: LevelName) => {
    const gaps = Array.from({ length: 400 }, (_, i) => {
      const move = intend(t.as(0).view, 0, level, [i])!.move
      return move.do === 'shoot' ? move.power : 0
    })
    return gaps
  }
  expect(slide(median(spreadOf('master')), 0, friction).gap).toBeGreaterThan(4)
  expect(slide(median(spreadOf('master')), 0, friction).gap).toBeLessThan(13)
  for (const level of LEVEL_NAMES)
    expect(Math.abs(deviation(spreadOf(level)) / LEVELS[level].scatter - 1)).toBeLessThan(0.15)
})

rule('ROK-201', 'two seats, one of them a bot, play a game of two', () => {
  const t = arrange({ players: players(2) })
  expect(t.state.hands.map(hand => hand.length)).toEqual([5, 5])
  const bots = [makeBot(rok, 'apprentice'), makeBot(rok, 'master')]
  const { outcome } = playGame(rok, { seats: 2 }, bots, [1])
  expect(outcome.winners).toHaveLength(1)
})

rule('ROK-221', 'a bot gives the signal 1.5 s after the draw and throws as usual', () => {
  const t = arrange({ players: players(3), phase: 'draw' })
  expect(intend(t.as(0).view, 0, 'initiate', [1])).toMatchObject({ move: { do: 'throw' }, at: 1500 })
  t.send(1, 'setThrow', { do: 'aim', aim: 3, strength: 60 }, 900)
  expect(intend(t.as(0).view, 0, 'initiate', [1])?.at).toBe(1500)
  const signals: number[] = []
  const bots = players(3).map(() => makeBot(rok, 'initiate'))
  const moves: string[] = []
  playGame(rok, { seats: 3 }, bots, [2], {
    emit: event => event.type === 'throw.signalled' && signals.push(event.launchAt),
    move: ask => moves.push(ask.kind),
  })
  expect(signals[0]).toBe(1500 + 30 + 2100)
  expect(moves).not.toContain('setThrow')
})

rule('ROK-185', 'better bots win more', () => {
  const wins = { apprentice: 0, master: 0 }
  for (let game = 0; game < 40; game++) {
    const levels = game % 2 === 0 ? (['apprentice', 'master'] as const) : (['master', 'apprentice'] as const)
    const { outcome } = playGame(
      rok,
      { seats: 2 },
      levels.map(level => makeBot(rok, level)),
      [game],
    )
    wins[levels[outcome.winners[0]!]!]++
  }
  expect(wins.master).toBeGreaterThan(28)
})

rule('ROK-187', 'bots play the calm variant too', () => {
  const events: Event[] = []
  const bots = players(4).map(() => makeBot(rok, 'initiate'))
  const { outcome } = playGame(rok, { seats: 4, table: { variant: 'calm' } }, bots, [5], {
    emit: event => events.push(event),
  })
  expect(outcome.winners).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'calm.revealed').length).toBeGreaterThan(5)
})

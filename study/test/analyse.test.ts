import { makeBot, playGame } from '@runatal/bots'
import { FastChance, isRefusal, Match, type MatchRecord } from '@runatal/kernel'
import { rauha, type Rauha } from '@runatal/rauha'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  accountsOf,
  analyse,
  type Care,
  type Choice,
  decisionsIn,
  judge,
  type Judged,
  momentsOf,
  outlook,
  turnsOf,
} from '../index.ts'
import { markOf } from '../marks.ts'

const QUICK: Care = { rounds: 8, proof: 16, onwards: 8 }

describe('a finished game', () => {
  let record: MatchRecord<Rauha>
  let judged: Judged<Rauha>[]
  let outcome: NonNullable<ReturnType<typeof rauha.outcome>>

  beforeAll(() => {
    const match = Match.start(rauha, { seats: 2 }, '7'.repeat(64))
    if (isRefusal(match)) throw new Error(match.text)
    const bot = makeBot(rauha, 'greedy')
    while (match.outcome === undefined) {
      const { seat } = match.state.asks.find(ask => ask.must)!
      const { ask, move } = bot.choose(match.view(seat), seat, new FastChance(match.log.length, seat))
      match.submit(seat, ask.id, move)
    }
    outcome = match.outcome
    record = match.record()
    judged = [...analyse(rauha, record, 0, QUICK)]
  })

  test('is judged at every decision and nowhere else', () => {
    expect(judged.map(({ position }) => position)).toEqual(decisionsIn(rauha, record))
    expect(judged.length).toBeGreaterThan(100)
    for (const { position, seat, best, chosen } of judged) {
      const entry = record.log[position]!
      expect([entry.seat, 'move' in entry && entry.move]).toEqual([seat, best[chosen]!.move])
      expect(best[0]!.behind).toBe(0)
      expect(best.every(one => one.chances.length === 2 && one.open.length === 2)).toBe(true)
    }
  })

  test('comes out the same when it is left and taken up again', () => {
    const half = judged[Math.floor(judged.length / 2)]!.position
    const rest = analyse(rauha, record, half, QUICK)
    expect(rest.next().value).toEqual(judged.find(({ position }) => position === half))
  })

  test('against the clock nothing is weighed: who is quicker has not chosen better', () => {
    const paced = { levels: ['quick'], standIn: 'quick', intend: () => undefined }
    expect(decisionsIn({ ...rauha, guide: { ...rauha.guide!, paced } }, record)).toEqual([])
  })

  test('a line is told by what comes of it: the outlook is shared, and at the end it is the result', () => {
    const [middle, end] = [60, record.log.length].map(position => Match.replay(rauha, record, position))
    if (middle === undefined || end === undefined || isRefusal(middle) || isRefusal(end)) throw new Error('no replay')
    const before = JSON.stringify(middle.state)
    expect(outlook(rauha, middle.state, 2).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9)
    expect(JSON.stringify(middle.state)).toBe(before)
    expect(outlook(rauha, end.state, 2)).toEqual(
      [0, 1].map(seat => expect.closeTo(outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0)),
    )
  })

  test('luck, own choices and the others add up to the result, for each seat', () => {
    const accounts = accountsOf(rauha, judged, outcome, record.log.length)
    for (const [seat, { start, luck, own, others, end }] of accounts.entries()) {
      expect(start + luck + own + others).toBeCloseTo(end, 9)
      expect(end).toBe(outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0)
    }
    expect(accounts[0]!.skill).toBeCloseTo(-accounts[1]!.skill, 9)
    const turns = turnsOf(rauha, judged, outcome, record.log.length)
    expect(turns.at(-1)!.after).toEqual(accounts.map(({ end }) => end))
    for (const moment of momentsOf(judged)) expect(judged).toContain(moment)
  })
})

test('a mark judges only what the seat could know: what is hidden may lie otherwise', () => {
  const choice = choicesOf(['greedy', 'greedy'], 3).filter(({ chosen }) => chosen.ask.kind === 'pickBiome')[3]!
  const elsewhere = rauha.imagine(rauha.mask(choice.state, choice.seat), choice.seat, new FastChance(9))
  const [here, there] = [choice, { ...choice, state: elsewhere }].map(one => judge(rauha, one, 2, QUICK))
  expect(elsewhere).not.toEqual(choice.state)
  expect(known(there!)).toEqual(known(here!))
  expect(there!.best.map(one => one.open)).not.toEqual(here!.best.map(one => one.open))
})

test('who plays worse is found out within ten games, and equals are level', () => {
  expect(skill(['novice', 'adept'])).toBeLessThan(-0.5)
  expect(Math.abs(skill(['novice', 'novice']))).toBeLessThan(1.5)
})

test('a mark is the milder one while it is not sure, and a find is neither obvious nor close', () => {
  const close = { ahead: 0, obvious: true }
  expect([0, 0.02, 0.05, 0.1, 0.2].map(lost => markOf({ lost, ...close }))).toEqual([
    'best',
    'good',
    'inexact',
    'mistake',
    'blunder',
  ])
  expect(markOf({ lost: 0, ahead: 0.2, obvious: false })).toBe('find')
  expect(markOf({ lost: 0, ahead: 0.2, obvious: true })).toBe('best')
  expect(markOf({ lost: 0, ahead: 0.05, obvious: false })).toBe('best')
})

/** What is said of a decision but for the open cards. */
function known({ best, mark, chosen }: Judged<Rauha>) {
  return { mark, chosen, best: best.map(({ open: _open, ...own }) => own) }
}

/** How much less the first level gives away than the second in ten games, from both seats. */
function skill(levels: [string, string]): number {
  return Array.from({ length: 10 }, (_, game) => {
    const choices = choicesOf(game % 2 === 0 ? levels : [levels[1], levels[0]], game)
    const lost = [0, 0]
    for (const choice of choices.filter((_one, i) => i % 3 === 0)) {
      const { best, chosen } = judge(rauha, choice, 2, QUICK)
      lost[choice.seat]! += best[chosen]!.behind
    }
    return game % 2 === 0 ? lost[1]! - lost[0]! : lost[0]! - lost[1]!
  }).reduce((a, b) => a + b, 0)
}

/** Every choice in a game of two bots. */
function choicesOf(levels: readonly string[], seed: number): Choice<Rauha>[] {
  const choices: Choice<Rauha>[] = []
  let position = 0
  playGame(
    rauha,
    { seats: 2 },
    levels.map(level => makeBot(rauha, level)),
    [seed],
    {
      move: (ask, move, state) => {
        if (rauha.decisions[ask.kind as 'playBiome'].options(state, ask.seat).length > 1)
          choices.push({ position, seat: ask.seat, chosen: { ask, move }, state: rauha.clone(state) })
        position++
      },
    },
  )
  return choices
}

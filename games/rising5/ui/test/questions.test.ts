import { makeBot } from '@runatal/bots'
import { FastChance, isRefusal, Match } from '@runatal/kernel'
import { expect, test } from 'vitest'
import { rising5 } from '../../index.ts'
import { debrief } from '../questions.ts'
import { questionsOf } from '../model/questions.ts'

/** A whole game of a bot. */
function played(seed: string) {
  const match = Match.start(rising5, { seats: 2 }, seed)
  if (isRefusal(match)) throw new Error(match.text)
  const bot = makeBot(rising5, 'greedy')
  while (match.outcome === undefined) {
    const { seat } = match.state.asks.find(ask => ask.must)!
    const { ask, move } = bot.choose(match.view(seat), seat, new FastChance(match.log.length, seat))
    match.submit(seat, ask.id, move)
  }
  return match.record()
}

test('each attempt and hint is told with what it left, and none leaves less on average than the best', () => {
  const records = ['1', '2', '3'].map(digit => played(digit.repeat(64)))
  const questions = records.flatMap(questionsOf)
  expect(questions.length).toBeGreaterThan(3)
  for (const { before, left, expected, bestLeft } of questions) {
    expect(left).toBeLessThanOrEqual(before)
    expect(expected).toBeLessThanOrEqual(before)
    expect(bestLeft).toBeGreaterThanOrEqual(0)
  }
  const hints = questions.filter(({ asked }) => asked.what === 'hint')
  for (const { expected, bestLeft } of hints) expect(bestLeft).toBeLessThanOrEqual(expected)
  const record = records.find(one => questionsOf(one).length > 0)!
  const told = debrief(record, ['Ana', 'Bo'], 'fr').moments
  expect(told.map(({ position }) => position)).toEqual(questionsOf(record).map(({ position }) => position))
  expect(told[0]!.said).toMatch(/solution/)
})

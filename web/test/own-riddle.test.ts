import { type AnyTypes, CLOCK, FastChance, firstOwed, isRefusal, Match, plainSeed, same } from '@runatal/kernel'
import { LessonRun } from '@runatal/look/lesson-run.ts'
import { makeBot } from '@runatal/bots'
import { analyse } from '@runatal/study'
import { beforeAll, expect, test } from 'vitest'
import { PUZZLE_GAMES } from '../src/puzzles/problems.ts'
import { ownRiddle } from '../src/puzzles/own-riddle.ts'
import { gameOf } from '../src/register.ts'
import { en as words } from '../src/words/en.ts'

type Rules = Awaited<ReturnType<typeof gameOf>>

const CARE = { rounds: 2, proof: 6, onwards: 0 }
const MOVES = 24
let game: Rules
let match: Match<AnyTypes>

/** The opening of a game between two who choose at random. */
beforeAll(async () => {
  game = await gameOf(PUZZLE_GAMES[0]!)
  const begun = Match.start(game, { seats: 2 }, plainSeed(7))
  if (isRefusal(begun)) throw new Error(begun.text)
  match = begun
  const bot = makeBot(game, 'random')
  for (let i = 0; i < MOVES; i++) {
    const { seat } = firstOwed(match.state.asks)!
    if (seat === CLOCK) throw new Error('A game without a clock is wanted')
    const { ask, move } = bot.choose(match.view(seat), seat, new FastChance(i))
    match.submit(seat, ask.id, move)
  }
})

test('a moment of a game is solved by what the analysis holds for best, from whichever seat, and by nothing worse', () => {
  const told = new Set<string>()
  for (const judged of analyse(game, match.record(), 0, CARE)) {
    const { best, seat } = judged
    const lesson = ownRiddle(game, match.record(), judged, words.puzzles.own)!
    for (const one of best) {
      const run = new LessonRun(lesson)
      expect(run.learner).toBe(seat)
      expect(run.play(one.ask.id, one.move)).toBeUndefined()
      expect(run.verdict).toBe(one.behind === 0 ? 'reached' : 'missed')
      told.add(`${seat} ${run.verdict}`)
    }
    const run = new LessonRun(lesson)
    const others = run.match
      .options(run.match.state.asks.find(({ id }) => id === best[0]!.ask.id)!)
      .filter(move => !best.some(one => same(one.move, move)))
    if (others[0] === undefined) continue
    run.play(best[0]!.ask.id, others[0])
    expect(run.verdict).toBe('missed')
    told.add(`${seat} unlisted`)
  }
  expect(told).toContain('0 reached')
  expect(told).toContain('1 reached')
  expect([...told].some(one => /missed|unlisted/.test(one))).toBe(true)
})

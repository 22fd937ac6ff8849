import { FastChance } from '@runatal/kernel'
import { describe, expect, it } from 'vitest'
import { connectFour } from '../../bench/connect-four/kernel.ts'
import { makeBot } from '../index.ts'
import { frozen, opened } from './position.ts'
import { coin } from './toys/coin.ts'
import { highCard } from './toys/high-card.ts'

const SEARCHERS = ['flat:400', 'ismcts:400']

/** Connect four after these columns, seat 0 first. */
function after(...columns: number[]) {
  const play = opened(connectFour, { seats: 2 })
  for (const column of columns) play.play(play.owed()!, { do: 'drop', column })
  return play.state
}

describe.each(SEARCHERS)('%s', spec => {
  const bot = makeBot(connectFour, spec)

  it('takes a winning move', () => {
    for (let seed = 0; seed < 5; seed++)
      expect(bot.choose(after(3, 0, 3, 0, 3, 1), 0, new FastChance(seed)).move).toEqual({ do: 'drop', column: 3 })
  })

  it('blocks the other seat', () => {
    for (let seed = 0; seed < 5; seed++)
      expect(bot.choose(after(3, 0, 3, 6, 3), 1, new FastChance(seed)).move).toEqual({ do: 'drop', column: 3 })
  })
})

describe.each(['random', ...SEARCHERS])('%s', spec => {
  const bot = makeBot(highCard, spec)

  it('says the same for the same chance, and leaves what it was shown as it was', () => {
    const seen = frozen(highCard.mask(opened(highCard, { seats: 3 }).state, 1))
    const first = bot.choose(seen, 1, new FastChance(7))
    expect(bot.choose(seen, 1, new FastChance(7))).toEqual(first)
    expect(highCard.decisions.card.options(seen, 1)).toContainEqual(first.move)
  })

  it('does not know what another seat has already picked in secret', () => {
    const answers = [0, 4].map(picked => {
      const play = opened(highCard, { seats: 3 })
      const ask = play.owed()!
      play.play(ask, play.options(ask)[picked]!)
      return bot.choose(frozen(highCard.mask(play.state, 1)), 1, new FastChance(3))
    })
    expect(answers[0]).toEqual(answers[1])
  })

  it('answers what it owes and leaves a pick that it could change', () => {
    const play = opened(highCard, { seats: 2 })
    play.play(play.owed()!, play.options(play.owed()!)[0]!)
    expect(() => bot.choose(highCard.mask(play.state, 0), 0, new FastChance(1))).toThrow('Seat 0 owes no decision')
    expect(bot.choose(highCard.mask(play.state, 1), 1, new FastChance(1)).ask).toMatchObject({ seat: 1, must: true })
  })

  it('makes a forced move without a thought', () => {
    const play = opened(highCard, { seats: 2 })
    while (play.state.hands[0]!.length > 1) play.play(play.owed()!, play.options(play.owed()!)[0]!)
    const [last] = play.state.hands[0]!
    const untouched = { int: () => 0, shuffle: () => expect.unreachable('a forced move needs no chance') }
    expect(bot.choose(highCard.mask(play.state, 0), 0, untouched).move).toEqual({ card: last })
  })
})

describe('nobody in the tree sees through hands', () => {
  const bot = makeBot(coin, 'ismcts:400')

  it('a coin hidden behind the hand is not found by looking', () => {
    const { state } = opened(coin, { seats: 2, table: { hiding: 'before' } })
    for (let seed = 0; seed < 10; seed++)
      expect(bot.choose(coin.mask(state, 0), 0, new FastChance(seed)).move).toEqual({ play: false })
  })

  it('who hides at the same moment does not know the guess', () => {
    const { state } = opened(coin, { seats: 2, table: { hiding: 'at once' } })
    for (let seed = 0; seed < 10; seed++)
      expect(bot.choose(coin.mask(state, 0), 0, new FastChance(seed)).move).toEqual({ play: true })
  })
})

it('a time budget is kept', () => {
  const bot = makeBot(highCard, 'ismcts:30ms')
  const seen = highCard.mask(opened(highCard, { seats: 4 }).state, 0)
  const [from, work] = [performance.now(), process.threadCpuUsage()]
  bot.choose(seen, 0, new FastChance(1))
  expect(performance.now() - from).toBeGreaterThanOrEqual(30)
  // By its work: a machine that does other things meanwhile takes nothing from it.
  expect(process.threadCpuUsage(work).user).toBeLessThan(1_000_000)
})

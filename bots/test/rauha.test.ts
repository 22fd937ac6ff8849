import { begin, FastChance, isRefusal, settle } from '@runatal/kernel'
import { NONE, type Rauha, rauha, type State } from '@runatal/rauha'
import { describe, expect, it } from 'vitest'
import { makeBot, playGame } from '../index.ts'
import { frozen } from './position.ts'

const guide = rauha.guide!

/** Plays the quick policy on, and gives each position to look at before its decision is made. */
function watch(seats: number, seed: number, look: (state: State, seat: number) => void): State {
  const setting = settle(rauha, { seats })
  if (isRefusal(setting)) throw new Error(setting.text)
  const chance = new FastChance(seed)
  const play = begin(rauha, rauha.create(setting), chance)
  for (let ask = play.owed(); ask !== undefined; ask = play.owed()) {
    look(play.state, ask.seat)
    play.play(ask, guide.rollout!(play.state, ask, play.options(ask), chance))
  }
  return play.state
}

describe('the guide of Rauha', () => {
  it('gives shares of one victory', () => {
    watch(3, 1, state => {
      const shares = [0, 1, 2].map(seat => guide.evaluate(state, seat))
      for (const share of shares) expect(share).toBeGreaterThan(0)
      // Each share is taken at the seat's own moment, so they add up to about one.
      expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 0)
    })
  })

  it('foresees at the end what is so', () => {
    const end = watch(2, 3, () => {})
    const [first, second] = end.points as [number, number]
    expect(guide.evaluate(end, 0) > 0.5).toBe(first > second)
    expect(Math.log(guide.evaluate(end, 0) / guide.evaluate(end, 1))).toBeCloseTo((first - second) / 3)
  })

  it('has a policy worth its name', () => {
    const points = [1, 2, 3, 4, 5].flatMap(seed => watch(4, seed, () => {}).points)
    expect(points.reduce((a, b) => a + b) / points.length).toBeGreaterThan(105)
  })

  it('considers some of the options, best first, and names them apart', () => {
    watch(2, 7, (state, seat) => {
      const ask = state.asks.find(a => a.must && a.seat === seat)!
      const options = rauha.decisions[ask.kind as keyof Rauha['asks']].options(state, seat)
      const worthy = guide.consider!(state, ask, options)
      expect(worthy.length).toBeGreaterThan(0)
      for (const move of worthy) expect(options).toContainEqual(move)
      expect(worthy[0]).toEqual(guide.rollout!(state, ask, options, new FastChance(1)))
      expect(new Set(options.map(move => guide.key!(move))).size).toBe(options.length)
    })
  })
})

describe.each(['greedy', 'flat:20', 'ismcts:20'])('%s at Rauha', spec => {
  const bot = makeBot(rauha, spec)

  it('answers alike in true states that look alike', () => {
    const spoken: number[] = []
    watch(3, 11, (state, seat) => {
      if (state.nextAsk % 9 !== 0) return
      const seen = rauha.mask(state, seat)
      const elsewhere = rauha.mask(rauha.imagine(seen, seat, new FastChance(5)), seat)
      const answers = [seen, elsewhere].map(view => bot.choose(frozen(view), seat, new FastChance(1)))
      expect(answers[0]).toEqual(answers[1])
      spoken.push(seat)
    })
    expect(new Set(spoken)).toEqual(new Set([0, 1, 2]))
  })

  it('plays a whole game, the same for the same seed', () => {
    const bots = [bot, makeBot(rauha, 'random')]
    const first = playGame(rauha, { seats: 2 }, bots, [4])
    expect(playGame(rauha, { seats: 2 }, bots, [4]).state).toEqual(first.state)
    expect(first.outcome.winners).toEqual([0])
    expect(first.state.kept).toEqual([NONE, NONE])
  })
})

import { describe, expect, it } from 'vitest'
import { count, emptyTally, judge, makeBot, playGame, unitOf } from '../index.ts'
import { highCard } from './toys/high-card.ts'

/** Plays seeds with the challenger in every seat in turn until the test has made up its mind. */
function challenge(challenger: string, rival: string, seats: number) {
  const [mine, theirs] = [makeBot(highCard, challenger), makeBot(highCard, rival)]
  let tally = emptyTally()
  for (let seed = 0; seed < 300; seed++) {
    const games = Array.from({ length: seats }, (_, seat) => {
      const bots = Array<typeof theirs>(seats).fill(theirs).with(seat, mine)
      const { winners } = playGame(highCard, { seats }, bots, [seed]).outcome
      const share = (who: number) => (winners.includes(who) ? 1 / winners.length : 0)
      const shares = [...bots.keys()].map(share)
      return { mine: shares[seat]!, others: shares.toSpliced(seat, 1) }
    })
    tally = count(tally, unitOf(games))
    if (judge(tally, { gain: 0.1, alpha: 0.01, beta: 0.01 }).verdict !== 'open') break
  }
  return judge(tally, { gain: 0.1, alpha: 0.01, beta: 0.01 })
}

describe.each([2, 3])('with %i seats', seats => {
  it.each(['flat:60', 'ismcts:60', 'cheat:60'])('%s beats random', spec => {
    expect(challenge(spec, 'random', seats).verdict).toBe('accepted')
  })

  it('random does not beat random', () => {
    expect(challenge('random', 'random', seats).verdict).toBe('rejected')
  })
})

import { Contest } from '../race/contest.ts'
import { CHEATS, HONEST, LINES, NEAR, PRETENDER } from '../race/manners.ts'
import type { Manner } from '../race/player.ts'
import type { Part } from '../part.ts'

/** Who wins contested stones of RÖK, by their lines and by what they try. All in points, of a hundred contests. */
export const race: Part = {
  name: 'race',
  describe:
    'contests for a stone of RÖK over lines of 20 to 400 ms, honest and dishonest, beside first come, first served',
  run({ progress, rounds }) {
    const contests = rounds * CONTESTS_A_ROUND
    const pairs = 2 + Object.keys(HONEST).length + Object.keys(CHEATS).length + 1
    let done = 0
    const wins = (manners: readonly Manner[], decide: (contest: Contest) => number): number[] => {
      const won = manners.map(() => 0)
      for (let number = 0; number < contests; number++) won[decide(new Contest(number, manners))]!++
      progress(++done, pairs)
      return won.map(times => (100 * times) / contests)
    }
    /** How much more than half somebody wins against a near and honest rival. */
    const gain = (manner: Manner) => wins([NEAR, manner], ours)[1]! - 50
    const honest = Object.values<Manner>(HONEST).map(gain)
    const [, far = 0] = honest
    return Promise.resolve({
      'rok.raceSpread': apart(wins(LINES, ours)),
      'rok.raceSpreadPlain': apart(wins(LINES, contest => contest.plain())),
      'race.spread400': 2 * Math.abs(far),
      'race.worstHonestPoints': Math.max(...honest.map(Math.abs)),
      'race.worstCheatPoints': Math.max(...Object.values<Manner>(CHEATS).map(gain)),
      'race.pretenderPoints': gain(PRETENDER),
    })
  },
}

/** 20,000 of each in the usual 40 rounds. */
const CONTESTS_A_ROUND = 500

const ours = (contest: Contest) => contest.ours()

/** How far apart the luckiest and the unluckiest line are. */
function apart(shares: number[]): number {
  return Math.max(...shares) - Math.min(...shares)
}

import { Contest, LINES } from '../race/contest.ts'
import type { Part } from '../part.ts'

/** How far apart the shares of the luckiest and the unluckiest line are, in points. */
export const race: Part = {
  name: 'race',
  describe: 'contests for a stone of RÖK by lines of 20, 80 and 200 ms there and back, beside first come, first served',
  run({ progress }) {
    const ours = LINES.map(() => 0)
    const plain = LINES.map(() => 0)
    for (let number = 0; number < CONTESTS; number++) {
      const contest = new Contest(number)
      ours[contest.ours()]!++
      plain[contest.plain()]!++
      if (number % 1000 === 0) progress?.(number, CONTESTS)
    }
    progress?.(CONTESTS, CONTESTS)
    return Promise.resolve({ 'rok.raceSpread': apart(ours), 'rok.raceSpreadPlain': apart(plain) })
  },
}

const CONTESTS = 10_000

function apart(wins: number[]): number {
  return (100 * (Math.max(...wins) - Math.min(...wins))) / CONTESTS
}

import type { Daily } from '@runatal/kernel'
import { STARTER } from './content/starter.ts'
import type { RaiseRiseDie } from './rules/types.ts'

/** Life left with today's decks, nothing for whoever dies; compared after every bout. */
export const daily: Daily<RaiseRiseDie> = {
  deal(day) {
    const decks = STARTER.decks.map(({ id }) => id)
    const [mine, theirs] = [decks[day % decks.length]!, decks[(day + 1 + (day % (decks.length - 1))) % decks.length]!]
    return { seats: 2, seat: [{ deck: mine }, { deck: theirs }], bot: 'adept' }
  },
  score: ({ result, sides }) => (result?.winner === 0 ? sides[0].hp : 0),
  stop: ({ bout }) => Math.max(0, bout - 1),
  progress: ({ sides }) => sides[0].hp - sides[1].hp,
}

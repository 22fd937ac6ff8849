import { isTogether } from '../games.ts'
import type { Summary } from '../tables/shelf.ts'
import type { Messages } from '../words/en.ts'

/** How a finished game ended for me: a win, a place, or the team's fate. Empty if nobody of mine played. */
export function howItEnded({ game, winners, places, own = [] }: Summary, { me: say }: Messages): string {
  const [seat] = own
  if (winners === undefined || seat === undefined) return ''
  if (own.some(mine => winners.includes(mine))) return say.won
  return isTogether(game) ? say.lost : say.place(places?.[seat] ?? 0)
}

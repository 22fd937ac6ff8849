import type { Chance, Game, Seat, Types } from '@runatal/kernel'
import { makeBot } from './make-bot.ts'

/** A bot's answer as it goes to a table: which question, the move, and what it says about it. */
export interface Spoken {
  ask: number
  move: unknown
  /** An event of the game, for everybody to read before the move's own. */
  says?: { type: string }
}

/** Lets a bot answer what its seat owes, within so many milliseconds, and say why if the game has words for it. */
export function speak<G extends Types>(
  game: Game<G>,
  spec: string,
  seen: G['state'],
  seat: Seat,
  chance: Chance,
  longest = Infinity,
): Spoken {
  const { ask, move } = makeBot(game, spec, longest).choose(seen, seat, chance)
  const says = game.guide?.why?.(seen, ask, move)
  return { ask: ask.id, move, ...(says !== undefined && { says }) }
}

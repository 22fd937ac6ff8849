import type { Chance, Game, Seat, Types } from '@runatal/kernel'
import { fetchNet } from './judge.ts'
import { specOf } from './levels.ts'
import { makeBot } from './make-bot.ts'

/** A bot's answer as it goes to a table: which question, the move, and what it says about it. */
export interface Spoken {
  ask: number
  move: unknown
  /** An event of the game, for everybody to read before the move's own. */
  says?: { type: string }
}

/**
 * Lets a bot answer what its seat owes, within so many milliseconds, and say why if the game has words for it. What it has
 * learned is fetched first; where that cannot be had, on a device without a network, it judges by the game's own formula.
 */
export async function speak<G extends Types>(
  game: Game<G>,
  spec: string,
  seen: G['state'],
  seat: Seat,
  chance: Chance,
  longest = Infinity,
): Promise<Spoken> {
  const bot = await ready(game, specOf(game, spec))
  const { ask, move } = makeBot(game, bot, longest).choose(seen, seat, chance)
  const says = game.guide?.why?.(seen, ask, move)
  return { ask: ask.id, move, ...(says !== undefined && { says }) }
}

async function ready<G extends Types>(game: Game<G>, spec: string): Promise<string> {
  if (!spec.startsWith(LEARNED)) return spec
  const net = await fetchNet(game).catch(() => undefined)
  return net === undefined ? `ismcts${spec.slice(LEARNED.length)}` : spec
}

const LEARNED = 'learned'

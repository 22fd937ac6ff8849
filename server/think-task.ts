import { makeBot } from '@runatal/bots'
import { FastChance } from '@runatal/kernel'
import { rulesOf } from './rules-of.ts'
import type { BotAnswer } from './tender.ts'

/** What a bot is given: the game, and what its seat may see of it. Nothing that is hidden comes here. */
export interface Thought {
  game: string
  view: unknown
  seat: number
  bot: string
}

export default async function think({ game, view, seat, bot }: Thought): Promise<BotAnswer> {
  const rules = await rulesOf(game)
  if (rules === undefined) throw new Error(`There is no game called '${game}'`)
  // The state is the game's own: it came from its mask.
  const { ask, move } = makeBot(rules, bot).choose(view as never, seat, new FastChance(...luck()))
  return { ask: ask.id, move }
}

function luck(): number[] {
  return [...crypto.getRandomValues(new Uint32Array(4))]
}

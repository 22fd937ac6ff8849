import { speak, type Spoken } from '@runatal/bots'
import { FastChance } from '@runatal/kernel'
import { rulesOf } from './rules-of.ts'

/** What a bot is given: the game, and what its seat may see of it. Nothing that is hidden comes here. */
export interface Thought {
  game: string
  view: unknown
  seat: number
  bot: string
}

export default async function think({ game, view, seat, bot }: Thought): Promise<Spoken> {
  const rules = await rulesOf(game)
  if (rules === undefined) throw new Error(`There is no game called '${game}'`)
  // The state is the game's own: it came from its mask.
  return speak(rules, bot, view as never, seat, new FastChance(...luck()))
}

function luck(): number[] {
  return [...crypto.getRandomValues(new Uint32Array(4))]
}

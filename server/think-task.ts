import { speak, type Spoken } from '@runatal/bots'
import { type AnyTypes, FastChance, type Foresight, foresee } from '@runatal/kernel'
import { rulesOf } from './rules-of.ts'

/** What a bot is given: the game, and what its seat may see of it. Nothing that is hidden comes here. */
export interface Thought {
  game: string
  view: unknown
  seat: number
  bot: string
}

/** What the clock will say, with all that the authority knows. */
export interface Foreseeing {
  foresee: Foresight<AnyTypes>
  game: string
}

export type Order = Thought | Foreseeing

/** `ms` is how long a bot may think. */
export default async function work(order: Order & { ms: number }): Promise<unknown> {
  return 'foresee' in order ? foretell(order) : think(order)
}

async function foretell({ game, foresee: from }: Foreseeing): Promise<unknown> {
  const rules = await rulesOf(game)
  return rules === undefined ? undefined : foresee(rules, from)
}

async function think({ game, view, seat, bot, ms }: Thought & { ms: number }): Promise<Spoken> {
  const rules = await rulesOf(game)
  if (rules === undefined) throw new Error(`There is no game called '${game}'`)
  // The state is the game's own: it came from its mask.
  return speak(rules, bot, view as never, seat, new FastChance(...luck()), ms)
}

function luck(): number[] {
  return [...crypto.getRandomValues(new Uint32Array(4))]
}

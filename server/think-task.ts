import { speak, type Spoken } from '@runatal/bots'
import { type AnyTypes, FastChance, type Foresight, foresee } from '@runatal/kernel'
import { rulesOf } from './rules-of.ts'

/** What a bot is given: the game, and what its seat may see of it. Nothing that is hidden comes here. */
export interface Thought {
  game: string
  view: AnyTypes['state']
  seat: number
  bot: string
}

/** What the clock will say, with all that the authority knows. */
export interface Foreseeing {
  foresee: Foresight<AnyTypes>
  game: string
}

export default async function work(order: Thought | Foreseeing): Promise<unknown> {
  return 'foresee' in order ? foretell(order) : think(order)
}

async function foretell({ game, foresee: from }: Foreseeing): Promise<unknown> {
  const rules = await rulesOf(game)
  return rules === undefined ? undefined : foresee(rules, from)
}

async function think({ game, view, seat, bot }: Thought): Promise<Spoken> {
  const rules = await rulesOf(game)
  if (rules === undefined) throw new Error(`There is no game called '${game}'`)
  return speak(rules, bot, view, seat, new FastChance(...luck()))
}

function luck(): number[] {
  return [...crypto.getRandomValues(new Uint32Array(4))]
}

import type { AnyTypes } from '@runatal/kernel'
import { type Examples, shown, type ShownExample } from '@runatal/look/example.ts'
import type { GameId } from './games.ts'

/** An example of some game, whichever it is: only ever shown on the board of its own game. */
export type AnyExample = ShownExample<AnyTypes>

/** The examples of each game, with the rules that they are played by: one lazy chunk. */
const EXAMPLES = import.meta.glob<Examples<AnyTypes>>('../../games/*/examples/index.ts', { import: 'examples' })

/** A game without examples simply has none. */
export async function examplesOf(id: GameId): Promise<AnyExample[]> {
  const examples = await EXAMPLES[`../../games/${id}/examples/index.ts`]?.()
  return examples === undefined ? [] : shown(examples)
}

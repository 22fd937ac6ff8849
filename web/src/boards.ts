import type { AnyTypes } from '@runatal/kernel'
import type { GameUi, GameWords, Language } from '@runatal/look/board.ts'
import type { GameId } from './games.ts'

/** The face of some game, whichever it is: only ever given views of its own game. */
export type AnyUi = GameUi<AnyTypes>

/** The face of each game: its board and words, one lazy chunk. Its rules are in `register.ts`. */
const BOARDS = import.meta.glob<AnyUi>('../../games/*/ui/index.tsx', { import: 'ui' })

/** The words of games that keep them beside their rules, for those that have no board. */
const WORDS = import.meta.glob<Record<Language, GameWords<AnyTypes>>>('../../games/*/words.ts', { import: 'words' })

/** A game without a board is played by the list of its moves. */
export async function boardOf(id: GameId): Promise<AnyUi> {
  const own = BOARDS[`../../games/${id}/ui/index.tsx`]
  if (own !== undefined) return own()
  const { plainUi } = await import('./table/plain.tsx')
  return plainUi(await WORDS[`../../games/${id}/words.ts`]?.())
}

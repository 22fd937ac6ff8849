import { isGameId } from '../games.ts'
import { type Rulebook, rulebookOf } from '../rulebook.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'

/** The single rules of a game; of none, there are none. */
export function useRulebook(game: string | undefined): Rulebook | 'none' | undefined {
  return useLoaded(`book ${game}`, async () => (game !== undefined && isGameId(game) ? rulebookOf(game) : undefined))
}

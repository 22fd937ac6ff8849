import { isGameId } from '../games.ts'
import { type Rulebook, rulebookOf } from '../rulebook.ts'
import { useLoaded } from '@runatal/look/hall/useLoaded.ts'

export function useRulebook(game: string): Rulebook | 'none' | undefined {
  return useLoaded(`book ${game}`, async () => (isGameId(game) ? rulebookOf(game) : undefined))
}

import type { AnyTypes } from '@runatal/kernel'
import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { GameId } from './games.ts'

/** A tutorial of some game, whichever it is: only ever shown on the board of its own game. */
export type AnyTutorial = Tutorial<AnyTypes>

/** The lessons of each game, with the rules that they are played by: one lazy chunk. */
const TUTORIALS = import.meta.glob<AnyTutorial>('../../games/*/tutorial/index.ts', { import: 'tutorial' })

export async function tutorialOf(id: GameId): Promise<AnyTutorial | undefined> {
  return TUTORIALS[placeOf(id)]?.()
}

export function hasTutorial(id: GameId): boolean {
  return placeOf(id) in TUTORIALS
}

function placeOf(id: GameId): string {
  return `../../games/${id}/tutorial/index.ts`
}

import type { AnyTypes, Types } from '@runatal/kernel'
import type { Tutorial } from '@runatal/look/tutorial.ts'
import type { GameId } from './games.ts'

/** The lessons of each game, with the rules that they are played by: one lazy chunk. */
const TUTORIALS: Partial<Record<GameId, () => Promise<AnyTutorial>>> = {
  rauha: async () => anyTutorial((await import('@runatal/rauha/tutorial')).tutorial),
  rising5: async () => anyTutorial((await import('@runatal/rising5/tutorial')).tutorial),
  runebound: async () => anyTutorial((await import('@runatal/runebound/tutorial')).tutorial),
}

export type AnyTutorial = Tutorial<AnyTypes>

export async function tutorialOf(id: GameId): Promise<AnyTutorial | undefined> {
  return TUTORIALS[id]?.()
}

export function hasTutorial(id: GameId): boolean {
  return TUTORIALS[id] !== undefined
}

/** Forgets which game it is: a tutorial is only ever shown on the board of its own game. */
function anyTutorial<G extends Types>(tutorial: Tutorial<G>): AnyTutorial {
  return tutorial as never
}

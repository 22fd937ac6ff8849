import type { AnyTypes, Types } from '@runatal/kernel'
import type { GameUi } from '@runatal/look/board.ts'
import type { GameId } from './games.ts'

/** The face of each game: its board and words, one lazy chunk. Its rules are in `register.ts`. */
const BOARDS: Partial<Record<GameId, () => Promise<AnyUi>>> = {
  rauha: async () => anyUi((await import('@runatal/rauha/ui')).ui),
  rising5: async () => anyUi((await import('@runatal/rising5/ui')).ui),
  'raise-rise-die': async () => anyUi((await import('@runatal/raise-rise-die/ui')).ui),
  runebound: async () => anyUi((await import('@runatal/runebound/ui')).ui),
  rok: async () => anyUi((await import('@runatal/rok/ui')).ui),
}

export type AnyUi = GameUi<AnyTypes>

export async function boardOf(id: GameId): Promise<AnyUi | undefined> {
  return BOARDS[id]?.()
}

/** Forgets which game it is: a board is only ever given views of its own game. */
function anyUi<G extends Types>(ui: GameUi<G>): AnyUi {
  return ui as never
}

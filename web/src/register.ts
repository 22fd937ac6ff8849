import { type AnyGame, anyGame } from '@runatal/kernel'
import type { GameId } from './games.ts'

/** The rules of each game, loaded when its table is opened; the worker needs no more. Its face is in `boards.ts`. */
const RULES: Partial<Record<GameId, () => Promise<AnyGame>>> = {
  rauha: async () => anyGame((await import('@runatal/rauha')).rauha),
  rising5: async () => anyGame((await import('@runatal/rising5')).rising5),
  rok: async () => anyGame((await import('@runatal/rok')).rok),
  runebound: async () => anyGame((await import('@runatal/runebound')).runebound),
  'raise-rise-die': async () => anyGame((await import('@runatal/raise-rise-die')).raiseRiseDie),
}

export async function gameOf(id: GameId): Promise<AnyGame | undefined> {
  return RULES[id]?.()
}

import { type GameId, games } from '@runatal/games'
import { type AnyGame, anyGame } from '@runatal/kernel'

/** The rules of a game, loaded when its table is opened; the worker needs no more. Its face is in `boards.ts`. */
export function gameOf(id: GameId): Promise<AnyGame> {
  return games[id](anyGame)
}

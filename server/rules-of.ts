import { games, isGameId } from '@runatal/games'
import { type AnyGame, anyGame } from '@runatal/kernel'

/** The rules of a game by its id; undefined if the house does not have it. */
export async function rulesOf(id: string): Promise<AnyGame | undefined> {
  return isGameId(id) ? games[id](game => anyGame(game)) : undefined
}

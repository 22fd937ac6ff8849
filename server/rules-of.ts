import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { games, isGameId } from '@runatal/games'
import { type AnyGame, anyGame } from '@runatal/kernel'

/**
 * Each thread loads the games that it needs anew: what the compiler made of them is kept beside the other installed files,
 * and the next thread has them in a fifth of the time. Where nothing can be written there, they are compiled each time.
 */
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))

/** The rules of a game by its id; undefined if the house does not have it. */
export async function rulesOf(id: string): Promise<AnyGame | undefined> {
  return isGameId(id) ? games[id](game => anyGame(game)) : undefined
}

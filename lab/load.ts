import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchNet } from '@runatal/bots'
import type { Use } from '@runatal/games'
import type { Game, Types } from '@runatal/kernel'
import { Complaint } from './complaint.ts'
import { gameIds, games, isGameId } from './house.ts'

/** Loads a game of the house by its id, or any other by the path of a module that exports it; with what it has learned. */
export async function withGame<R>(name: string, use: Use<R>): Promise<R> {
  const taught = async <G extends Types>(game: Game<G>): Promise<R> => {
    await fetchNet(game)
    return use(game)
  }
  if (isGameId(name)) return games[name](taught)
  if (!/[\\/]/.test(name) || !existsSync(name))
    throw new Complaint(`There is no game '${name}'; the games are: ${gameIds.join(', ')}, or the path of a module`)
  const module = await load(resolve(name, statSync(name).isDirectory() ? 'index.ts' : ''), name)
  const game = Object.values(module).find(isGame)
  if (game === undefined) throw new Complaint(`${name} exports no game: export one, as a game's index.ts does`)
  return taught(game)
}

/** A folder is its `index.ts`. What it needs and is not there is its author's to mend: one line says what. */
async function load(file: string, name: string): Promise<object> {
  try {
    return (await import(pathToFileURL(file).href)) as object
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new Complaint(`${name} cannot be loaded: ${error.message.split('\n')[0]}`)
  }
}

function isGame(value: unknown): value is Game<Types> {
  return typeof value === 'object' && value !== null && 'create' in value && 'decisions' in value && 'outcome' in value
}

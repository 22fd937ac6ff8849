import type { GameId, Use } from '@runatal/games'

interface House {
  gameIds: readonly string[]
  isGameId(id: string): id is GameId
  games: Record<GameId, <R>(use: Use<R>) => Promise<R>>
}

const NO_HOUSE: House = { gameIds: [], isGameId: (_id): _id is GameId => false, games: {} as House['games'] }

/** The games of the house. A lab that was installed as a package has none, and plays modules by their path. */
export const { gameIds, isGameId, games }: House = await import('@runatal/games').catch(noHouse)

function noHouse(error: unknown): House {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return NO_HOUSE
  throw error
}

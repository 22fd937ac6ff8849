import type { Game, Types } from '@runatal/kernel'

/** The games of the house, each loaded when it is asked for. To add one is to add its folder and a line here. */
export const games = {
  rauha: () => import('@runatal/rauha').then(m => m.rauha),
} satisfies Record<string, () => Promise<Game<Types>>>

export type GameId = keyof typeof games

export const gameIds = Object.keys(games) as GameId[]

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id)
}

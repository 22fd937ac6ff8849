import type { Game, Types } from '@runatal/kernel'

/** What somebody wants of a game, whichever it is: written for all games, checked against each. */
export type Use<R> = <G extends Types>(game: Game<G>) => R

/** The games of the house, each loaded when it is wanted. To add one is to add its folder and a line here. */
export const games = {
  rauha: use => import('./rauha/index.ts').then(m => use(m.rauha)),
  rising5: use => import('./rising5/index.ts').then(m => use(m.rising5)),
  rok: use => import('./rok/index.ts').then(m => use(m.rok)),
  'raise-rise-die': use => import('./raise-rise-die/index.ts').then(m => use(m.raiseRiseDie)),
  runebound: use => import('./runebound/index.ts').then(m => use(m.runebound)),
  brandubh: use => import('./brandubh/index.ts').then(m => use(m.brandubh)),
} satisfies Record<string, <R>(use: Use<R>) => Promise<R>>

export type GameId = keyof typeof games

export const gameIds = Object.keys(games) as GameId[]

/** What a game is called, in every language: names of games are not translated. */
export async function nameOfGame(id: string): Promise<string> {
  if (!isGameId(id)) return id
  const { manifest } = (await import(`./${id}/manifest.ts`)) as { manifest: { name: string } }
  return manifest.name
}

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id)
}

import { type GameId, gameIds, isGameId } from '@runatal/games'
import type { Manifest, OwnPage } from '@runatal/look/manifest.ts'

export { type GameId, isGameId }

const MANIFESTS = import.meta.glob<Manifest>('../../games/*/manifest.ts', { eager: true, import: 'manifest' })

export const GAME_IDS: readonly GameId[] = gameIds

/** What the hall shows of each game before any of its code is loaded. */
export const GAMES = Object.fromEntries(gameIds.map(id => [id, manifestOf(id)])) as Record<GameId, Manifest>

/** The pages that games bring along, by address. */
export const OWN_PAGES: ReadonlyMap<string, OwnPage & { game: GameId }> = new Map(
  gameIds.flatMap(game =>
    Object.entries(GAMES[game].pages ?? {}).map(([address, page]) => [address, { ...page, game }] as const),
  ),
)

/** The game's own pages whose doors stand beside it, or beside one of its choices. */
export function doorsOf(id: GameId, choice?: string): [address: string, page: OwnPage][] {
  return Object.entries(GAMES[id].pages ?? {}).filter(([, page]) => page.choice === choice)
}

/** The game that an address means which names none. */
export const FIRST_GAME = firstOf(gameIds)

/** Co-operative: all win or all lose. */
export function isTogether(id: string): boolean {
  return isGameId(id) && GAMES[id].kind === 'together'
}

function manifestOf(id: GameId): Manifest {
  const manifest = MANIFESTS[`../../games/${id}/manifest.ts`]
  if (manifest === undefined)
    throw new Error(`games/${id}/manifest.ts is missing: it says what the hall shows of ${id}`)
  return manifest
}

function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('games/register.ts lists no game')
  return first
}

import type { ClockRule } from '@runatal/table'
import { Store } from '@runatal/look/store.ts'
import type { Summary } from './tables/shelf.ts'
import type { DayResult, Today } from './club/daily.ts'
import type { Film, Finished, NotDone } from './tables/table.ts'
import { Wire, type LobbyTable } from './tables/wire.ts'

/** Who I am on the server. */
export interface Me {
  person: string
  name: string
  /** Nobody else may have this name. */
  kept?: boolean
}

export interface NewTable {
  game: string
  seats: number
  choices: Record<string, string>
  clock: ClockRule
  open: boolean
  /** Per seat: a bot, or null for a person. The host gets the first seat without one. */
  bots: (string | null)[]
  name: string
}

/** Whether the server answers: `navigator.onLine` lies, so we go by its answers. */
export const serverAnswers = new Store<boolean | undefined>(undefined)

/** The one socket of this page. */
export const wire = new Wire(
  () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
)

addEventListener('online', () => wire.hurry())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wire.hurry()
})

export const api = {
  me: () => request<Partial<Me>>('GET', '/api/me'),
  name: (name: string) => request<Me | NotDone>('POST', '/api/me', { name }, true),
  link: () => request<{ url: string }>('POST', '/api/me/link', {}),
  become: (token: string) => request<Me>('POST', '/api/link', { token }),
  lobby: () => request<LobbyTable[]>('GET', '/api/lobby'),
  mine: async () => {
    const list = await request<Summary[]>('GET', '/api/my-tables')
    return list?.map(table => ({ ...table, seats: table.seats.map((one, seat) => ({ ...one, seat })) }))
  },
  /** The table, or why the house did not open it. */
  open: (table: NewTable) => request<{ table: string } | NotDone>('POST', '/api/tables', table, true),
  rematch: (table: string) => request<{ table: string }>('POST', `/api/tables/${table}/rematch`, {}),
  today: () => request<Today>('GET', '/api/daily'),
  /** My one try of today, begun or gone on with. */
  beginDaily: (game: string) => request<{ table: string }>('POST', `/api/daily/${game}`, {}),
  /** A try that was played without a network; undefined if the house does not answer. */
  sendDaily: (game: string, played: { day: number; moves: { ask: number; move: unknown }[] }) =>
    request<{ table: string } | NotDone>('POST', `/api/daily/${game}/away`, played, true),
  dailyResult: (game: string) => request<DayResult>('GET', `/api/daily/${game}`),
  film: (table: string) => request<Film>('GET', `/api/tables/${table}/film`),
  finished: (table: string) => request<Finished>('GET', `/api/tables/${table}/replay`),
  pushKey: () => request<{ key: string }>('GET', '/api/push/key'),
  push: (subscription: PushSubscriptionJSON) => request<unknown>('POST', '/api/push', subscription),
}

/** An answer of the server, or undefined if it gave none that we can use. */
export async function request<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  wantsRefusal = false,
): Promise<T | undefined> {
  try {
    const response = await fetch(path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(8000),
    })
    const json = response.headers.get('content-type')?.startsWith('application/json') ?? false
    // A page in place of JSON: somebody serves the hall without its server.
    serverAnswers.set(json)
    return json && (response.ok || wantsRefusal) ? ((await response.json()) as T) : undefined
  } catch {
    serverAnswers.set(false)
    return undefined
  }
}

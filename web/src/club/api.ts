import type { FeatId, Pace, Result, Unrated } from '@runatal/club'
import { request } from '../api.ts'
import type { NotDone } from '../tables/table.ts'

/** What the club answers. */

export interface Account {
  kept?: { name: string; since: number }
  passkeys: { id: string; device: string; since: number; usedAt: number }[]
  codes: { left: number; of: number }
  blocked: { person: string; name: string; since: number }[]
  games: number
  best: number
}

export interface NoticeSettings {
  wishes: NoticeWish[]
  /** Left out where the house sends no mail. */
  mail?: { address?: string }
}

interface NoticeWish {
  kind: 'turn' | 'invitation' | 'event'
  way: 'push' | 'mail'
  wanted: boolean
}

export interface ShownRating {
  rating: number
  deviation: number
  known: boolean
  games: number
}

export interface ClubSeat {
  seat: number
  name?: string
  program?: boolean
  rating?: ShownRating
  gain?: number
}

export interface AtTable {
  over: boolean
  unrated?: Unrated
  chance?: number
  seats: ClubSeat[]
}

interface Count {
  won: number
  drawn: number
  lost: number
}

export interface PlayedGame {
  table: string
  game: string
  pace: Pace
  at: number
  result: Result
  place: number
  together: boolean
  unrated?: Unrated
  gain?: number
  seats: { name: string; bot?: string; mine: boolean; kept: boolean; place: number; score: number }[]
}

export interface Person {
  person: string
  name: string
  since: number
  program: boolean
  me: boolean
  blocked: boolean
  ratings: (ShownRating & { game: string; pace: Pace })[]
  records: (Count & { game: string; players: number; best: number })[]
  games: PlayedGame[]
  against?: Count & {
    byGame: (Count & { game: string })[]
    last?: { table: string; game: string; result: Result; at: number }
  }
  feats: { id: FeatId; done: number; of: number }[]
}

export interface Point {
  at: number
  rating: number
  deviation: number
}

export interface LadderRow {
  rank: number
  name: string
  me: boolean
  rating: number
  deviation: number
  games: number
  form: Result[]
}

export interface Ladder {
  of: number
  rows: LadderRow[]
  mine?: LadderRow
  stars: { bot: string; rating: number }[]
  spread: { hundred: number; people: number }[]
}

/** What I may know of those who look for opponents, and of my own search. */
export interface SeekState {
  now: number
  pools: { game: string; pace: Pace; seeking: number; wait?: number }[]
  mine?: { since: number; bots: boolean; wants: { game: string; pace: Pace; from?: number; to?: number }[] }
  call?: {
    table: string
    game: string
    pace: Pace
    until: number
    bots: string[]
    seats: { name: string; me: boolean; came: boolean; rating?: number }[]
  }
  table?: string
}

export interface FriendsState {
  friends: { name: string; mutual: boolean; here: boolean; seen?: number; table?: string; game?: string }[]
}

export interface InvitationsState {
  invitations: { table: string; game: string; by: string; at: number }[]
}

/** A table in play that anybody may watch. */
export interface WatchedTable {
  table: string
  game: string
  pace: Pace
  moves: number
  rating?: number
  seats: { name: string; kept: boolean; bot: boolean; rating?: number }[]
}

const encode = encodeURIComponent

export const clubApi = {
  account: () => request<Account>('GET', '/api/me/account'),
  newCodes: () => request<{ codes: string[] }>('POST', '/api/me/codes', {}),
  signInByCode: (name: string, code: string) =>
    request<{ person: string; name: string } | NotDone>('POST', '/api/sign-in/code', { name, code }, true),
  signOut: () => request<unknown>('POST', '/api/sign-out', {}),
  removePasskey: (id: string) => request<unknown>('DELETE', `/api/me/passkeys/${encode(id)}`),
  notices: () => request<NoticeSettings>('GET', '/api/me/notices'),
  wish: (wish: NoticeWish) => request<NoticeSettings>('POST', '/api/me/notices', wish),
  writeTo: (address: string, language: string) =>
    request<object | NotDone>('POST', '/api/me/mail', { address, language }, true),
  writeNoMore: () => request<unknown>('DELETE', '/api/me/mail'),
  confirmMail: (token: string) => request<object | NotDone>('POST', `/api/mail/${encode(token)}`, {}, true),
  everything: () => request<unknown>('GET', '/api/me/export'),
  erase: () => request<unknown>('DELETE', '/api/me'),
  block: (person: string) => request<unknown>('POST', '/api/me/blocked', { person }),
  unblock: (person: string) => request<unknown>('DELETE', `/api/me/blocked/${encode(person)}`),
  person: (name: string) => request<Person>('GET', `/api/p/${encode(name)}`),
  history: (name: string, game: string, pace: Pace, days: string) =>
    request<Point[]>(
      'GET',
      `/api/p/${encode(name)}/history/${game}?pace=${pace}${days === 'all' ? '' : `&days=${days}`}`,
    ),
  ladder: (game: string, pace: Pace, of: 'ever' | 'month' | 'friends') =>
    request<Ladder>('GET', `/api/ladder/${game}?pace=${pace}&${of === 'friends' ? 'among=friends' : `since=${of}`}`),
  seek: (wants: { game: string; pace: Pace }[], bots: boolean) =>
    request<SeekState | NotDone>('POST', '/api/seek', { wants, bots }, true),
  stopSeeking: () => request<SeekState | NotDone>('DELETE', '/api/seek', undefined, true),
  comeTo: (table: string) => request<SeekState | NotDone>('POST', `/api/seek/${encode(table)}`, {}, true),
  follow: (name: string) => request<FriendsState | NotDone>('POST', `/api/friends/${encode(name)}`, {}, true),
  unfollow: (name: string) => request<FriendsState>('DELETE', `/api/friends/${encode(name)}`),
  invite: (name: string, game: string) =>
    request<{ table: string } | NotDone>('POST', '/api/invitations', { name, game }, true),
  decline: (table: string) => request<InvitationsState>('DELETE', `/api/invitations/${encode(table)}`),
  watch: () => request<WatchedTable[]>('GET', '/api/watch'),
  atTable: (table: string) => request<AtTable>('GET', `/api/tables/${table}/club`),
}

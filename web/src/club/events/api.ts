import type { Format, Plan, Status } from '@runatal/club'
import { request } from '../../api.ts'
import type { NotDone } from '../../tables/table.ts'

/** What the house answers about tournaments. */

export interface Glance {
  id: string
  name: string
  /** Planned by the house, every week. */
  evening?: true
  game: string
  format: Format
  size: number
  status: Status
  startsAt: number
  people: number
  places: number
  round: number
  rounds: number
  entered: boolean
  winner?: string
}

export interface EventCell {
  round: number
  mark: 'won' | 'drawn' | 'lost' | 'bye' | 'away' | 'now'
  met: number[]
  points: number
  half?: boolean
}

export interface EventRow {
  rank: number
  name: string
  me: boolean
  rating: number
  state: 'in' | 'away' | 'out'
  checkedIn: boolean
  points: number
  buchholz: number
  berger: number
  cells: EventCell[]
}

export interface EventSeat {
  name: string
  me: boolean
  here: boolean
  points?: number
  won: boolean
}

export interface EventBout {
  round: number
  number: number
  state: 'waiting' | 'opening' | 'playing' | 'over'
  how?: 'game' | 'bye' | 'walkover' | 'void'
  until: number
  table?: string
  seats: EventSeat[]
}

export interface EventView extends Glance {
  now: number
  lasts: number
  clock: Plan['clock']
  patience: number
  checkIn: boolean
  below?: number
  weekly: boolean
  programs: boolean
  listed: boolean
  owner: { name: string; me: boolean }
  nextAt?: number
  off?: 'too-few' | 'owner'
  me?: { state: 'in' | 'away' | 'out'; checkedIn: boolean; ready: boolean }
  standings: EventRow[]
  bouts: EventBout[]
}

export interface EventWish {
  name: string
  game: string
  format: Format
  size: number
  rounds: number
  lasts: number
  clock: Plan['clock']
  startsAt: number
  places: number
  listed: boolean
  checkIn: boolean
  weekly: boolean
  programs: boolean
  below?: number
}

export type Act = 'leave' | 'here' | 'pause' | 'resume' | 'cancel'

export const eventsApi = {
  list: () => request<{ now: number; coming: Glance[]; over: Glance[]; mine: Glance[] }>('GET', '/api/tournaments'),
  make: (wish: EventWish) => request<{ id: string } | NotDone>('POST', '/api/tournaments', wish, true),
  event: (id: string) => request<EventView>('GET', `/api/tournaments/${id}`),
  enter: (id: string, choices: Record<string, string>) =>
    request<EventView | NotDone>('POST', `/api/tournaments/${id}/enter`, { choices }, true),
  act: (id: string, act: Act) => request<EventView | NotDone>('POST', `/api/tournaments/${id}/${act}`, {}, true),
}

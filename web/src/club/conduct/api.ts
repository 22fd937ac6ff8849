import { request } from '../../api.ts'
import type { NotDone } from '../../tables/table.ts'

export const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const
export type Reason = (typeof REASONS)[number]
export type ActName = 'warn' | 'mute' | 'rename' | 'suspend' | 'restore' | 'dismiss'

export interface MyConduct {
  moderator: boolean
  mutedUntil: number
  suspendedUntil: number
  acts: { act: Exclude<ActName, 'dismiss'>; note: string; at: number; until?: number; seen: boolean }[]
}

export interface Report {
  id: string
  by: string
  person: string
  name: string
  table: string
  reason: Reason
  lines: string[]
  at: number
  closed: boolean
}

export interface History {
  person: string
  name: string
  kept: boolean
  mutedUntil: number
  suspendedUntil: number
  reports: Report[]
  acts: { act: ActName; note: string; at: number; until?: number; by: string }[]
}

export interface NewAct {
  person: string
  act: ActName
  note: string
  report?: string
  days?: number
  name?: string
}

export const conductApi = {
  mine: () => request<MyConduct>('GET', '/api/me/conduct'),
  seen: () => request<unknown>('POST', '/api/me/conduct/seen', {}),
  report: (person: string, table: string, reason: Reason, lines: readonly number[]) =>
    request<object | NotDone>('POST', '/api/reports', { person, table, reason, lines }, true),
  reports: () => request<Report[]>('GET', '/api/moderation/reports'),
  history: (person: string) => request<History>('GET', `/api/moderation/people/${encodeURIComponent(person)}`),
  act: (act: NewAct) => request<object | NotDone>('POST', '/api/moderation/acts', act, true),
}

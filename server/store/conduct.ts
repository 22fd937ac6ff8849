import type { PersonId } from '@runatal/table'

export const REASONS = ['insult', 'spam', 'cheating', 'name', 'other'] as const
export type Reason = (typeof REASONS)[number]

/** `mute` and `suspend` last until a time; `restore` ends both. `dismiss` closes a report and does nothing else. */
export const ACTS = ['warn', 'mute', 'rename', 'suspend', 'restore', 'dismiss'] as const
export type ActName = (typeof ACTS)[number]

export interface Report {
  id: string
  person: PersonId
  about: PersonId
  table: string
  reason: Reason
  lines: string[]
  at: number
  closedAt?: number
}

export interface Act {
  id: string
  /** Who did it. */
  person: PersonId
  about: PersonId
  act: ActName
  note: string
  report?: string
  at: number
  until?: number
  seen: boolean
}

/** Until when somebody may say nothing, and may not play; 0 for not at all. */
export interface Conduct {
  mutedUntil: number
  suspendedUntil: number
}

/** What is kept of how people behave. */
export interface ConductBook {
  setModerator(person: PersonId, is: boolean, now: number): Promise<void>
  isModerator(person: PersonId): Promise<boolean>
  /** False if this one has reported that one at this table already. */
  report(report: Report): Promise<boolean>
  openReports(most: number): Promise<Report[]>
  reportsAbout(person: PersonId, most: number): Promise<Report[]>
  findReport(id: string): Promise<Report | undefined>
  /** Writes an act, and closes its report. False if that is closed already: somebody else was first. */
  act(act: Act): Promise<boolean>
  actsAbout(person: PersonId, most: number): Promise<Act[]>
  seen(person: PersonId): Promise<void>
  conductOf(person: PersonId): Promise<Conduct>
}

export const CONDUCT_METHODS = {
  setModerator: 0,
  isModerator: 0,
  report: 0,
  openReports: 0,
  reportsAbout: 0,
  findReport: 0,
  act: 0,
  actsAbout: 0,
  seen: 0,
  conductOf: 0,
} satisfies Record<keyof ConductBook, 0>

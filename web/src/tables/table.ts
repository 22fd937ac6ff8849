import type { AnyTypes, MatchRecord, Seat, Viewer } from '@runatal/kernel'
import type { Command, TableView } from '@runatal/table'
import type { Watched } from '@runatal/look/store.ts'

/** What a viewer heard at one version of the table. */
export interface Heard {
  version: number
  events: readonly AnyTypes['event'][]
}

/** A table as a page sees it: the view, all that was heard so far, and what is new since the view before. */
export interface Sight {
  view: TableView
  log: readonly Heard[]
  /** Events of this view only, oldest first: none when the view came without them. */
  fresh: readonly AnyTypes['event'][]
  /** The seats whose people are there now. */
  here: readonly Seat[]
  /** The way to the table is cut; it is tried again by itself. */
  cut: boolean
}

/** Why something was not done: one sentence, and the rule if one forbids it. */
export interface NotDone {
  refused: string
  text: string
  rule?: string
}

/** All that is needed to play a finished game again and to check it. */
export interface Finished {
  record: MatchRecord<AnyTypes>
  commitment: string
}

/** A finished game as one seat saw it, position by position: where its seed is not shown yet. */
export interface Film {
  frames: { state: AnyTypes['state']; events: AnyTypes['event'][] }[]
  viewer: Viewer
}
/** Why there is nothing to see: there is no such table, or an older version has played there what this one does not know. */
export type Missing = 'gone' | 'outdated'

/** A table with one face and two homes: on a server, or on this device. */
export interface TableDoor {
  readonly id: string
  /** Undefined until the table is there. */
  readonly sight: Watched<Sight | Missing | undefined>
  /** Does something at the table. Undefined when it is done and durable. */
  send(command: Command): Promise<NotDone | undefined>
  /** Looks through another seat's eyes, where one screen is passed round. */
  look?(as: Viewer): void
  /** The whole log of a finished game. */
  finished(): Promise<Finished | undefined>
  close(): void
}

import type { Spoken } from '@runatal/bots'
import type { AnyTypes, Seat, Viewer } from '@runatal/kernel'
import type { Command, Update } from '@runatal/table'
import type { Hint } from './hint.ts'
import type { Plan } from './house.ts'
import type { Finished, Missing, NotDone } from './table.ts'

/** Worker RPC: what a page may ask of the worker that holds this device's tables, and what it answers. */
export interface Errands {
  start: { ask: { table: string; plan: Plan }; answer: NotDone | undefined }
  watch: { ask: { table: string; viewer: Viewer | undefined }; answer: Missing | undefined }
  unwatch: { ask: { table: string }; answer: undefined }
  act: { ask: { table: string; id: string; command: Command }; answer: NotDone | undefined }
  finished: { ask: { table: string }; answer: Finished | undefined }
  forget: { ask: { table: string }; answer: undefined }
  pace: { ask: { ms: number }; answer: undefined }
  /** What a bot does where its seat owes a decision. */
  answer: { ask: { game: string; bot: string; state: AnyTypes['state']; seat: Seat }; answer: Spoken }
  /** How likely each seat wins, all cards open. */
  outlook: { ask: { game: string; state: AnyTypes['state']; seats: number }; answer: number[] }
  hint: { ask: { game: string; state: AnyTypes['state']; seat: Seat }; answer: Hint | undefined }
}

export type Errand = keyof Errands

export type Asked = { [E in Errand]: { id: number; errand: E; ask: Errands[E]['ask'] } }[Errand]

/** What the worker says: an answer, or an update for whoever watches. */
export type Said =
  | { say: 'answer'; id: number; answer: unknown }
  | { say: 'failed'; id: number; text: string }
  | { say: 'update'; table: string; viewer: Viewer; update: Update }

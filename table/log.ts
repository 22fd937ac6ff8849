import type { AnyTypes, Seat } from '@runatal/kernel'
import type { ClockRule, Command, HouseCommand, PersonId } from './protocol.ts'

/** Who did it, if nobody in person: bots move and time runs out by the house's hand. No person has this id. */
export const HOUSE: PersonId = 'house'

/** The first entry of every table: all that cannot be changed later, and the secret seed. */
export interface Opening {
  do: 'open'
  game: string
  seats: number
  choices: Record<string, string>
  clock: ClockRule
  /** Anybody may find it in the lobby. */
  open: boolean
  /** How those who play have met, if not in the lobby: the house brought them together, or they play once more. */
  met?: 'paired' | 'event' | 'rematch'
  /** The tournament that it belongs to. */
  event?: string
  /** One screen is passed round: the host may sit in several seats. */
  oneScreen: boolean
  seed: string
  /**
   * Others play on the same seed until this wall time: it stays secret until then, and the game is for one person, by
   * themselves.
   */
  sealedUntil?: number
  /** Wall time, in milliseconds: `at` of every entry counts from here. */
  openedAt: number
  /** Where the game begins, if not at the beginning: a branch of another game. */
  from?: AnyTypes['state']
}

/** One line of a table's log. The log is the truth: a table is what its entries make of it. */
export interface TableEntry {
  position: number
  /** Milliseconds since the table opened. */
  at: number
  by: PersonId
  /** The command's own id: the same one is never done twice. */
  id: string
  /** How long a message to the sender and back takes, in milliseconds, where a move says when it was made. */
  trip?: number
  command: Opening | Command | HouseCommand
}

/** Who sits in a seat, as the log has it. */
export interface Sitting {
  seat: Seat
  person?: PersonId
  name: string
  bot?: string
  forfeited: boolean
  choices: Record<string, string>
}

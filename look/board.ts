import type { Barred, Move, Seat, Types, Viewer } from '@runatal/kernel'
import type { ComponentType } from 'react'

/** What the shell and a game's board say to each other: the view in, the legal moves in, one move out. */

export type Language = 'en' | 'fr'

/** A question that is open to me, with every answer that I may give, and those that I may not. */
export interface OpenAsk<G extends Types> {
  id: number
  kind: keyof G['asks'] & string
  must: boolean
  options: readonly Move<G>[]
  barred: readonly Barred<Move<G>>[]
}

/** How a seat is shown, the same on every screen. */
export interface SeatFace {
  seat: Seat
  name: string
  /** Somebody sits there, a bot does, or nobody. */
  who: 'person' | 'bot' | 'nobody'
  here: boolean
}

export interface BoardProps<G extends Types> {
  /** What the viewer may see: masked by the authority, never by the board. */
  state: G['state']
  me: Viewer
  asks: readonly OpenAsk<G>[]
  /** The seats that owe a decision now. */
  waitingFor: readonly Seat[]
  /** What has happened since the last view, oldest first: for motion and sound. None when a view came without them. */
  events: readonly G['event'][]
  /** Grows with every view; events are shown once per version. */
  version: number
  seats: readonly SeatFace[]
  language: Language
  /** No motion, by the reader's system or setting. */
  still: boolean
  /** The moves are shown but cannot be made: a replay, a spectator, a move on its way. */
  frozen: boolean
  /** Where the board puts its buttons, beside the shell's sentence that says what is asked. */
  actions: HTMLElement | null
  play(ask: number, move: Move<G>): void
  /** Shows a rule of the rulebook beside the board. */
  showRule(id: string): void
}

/** All the words of a game in one language. */
export interface GameWords<G extends Types> {
  /** What is asked of me. */
  ask(kind: keyof G['asks'] & string, state: G['state'], me: Seat): string
  /** What others are asked, while I wait. */
  waiting(kind: keyof G['asks'] & string, name: string): string
  /** A button's text for a move. */
  move(move: Move<G>, state: G['state'], me: Seat): string
  /** A line of the log; undefined for what is not worth a line. */
  event(event: G['event'], name: (seat: Seat) => string): string | undefined
  /** Where the game stands, for lists: 'Round 3, turn 1'. */
  progress(state: G['state']): string
}

/** A game's face: one lazy chunk. */
export interface GameUi<G extends Types> {
  Board: ComponentType<BoardProps<G>>
  words: Record<Language, GameWords<G>>
  /** Whether an event begins a part of the game: a heading in the log. */
  opensPart?(event: G['event']): boolean
  /** CSS class on the table screen that sets the table's material (custom properties). */
  theme: string
  /** Nobody at the table sees more than the others now: one screen that is passed round needs no curtain. */
  isOpen?(state: G['state']): boolean
}

import type { Core, Seat } from '@runatal/kernel'
import type { Square } from './board.ts'

export interface Brandubh {
  state: State
  table: object
  seat: { side: Side }
  steps: { turn: undefined }
  asks: { move: Move }
  event: Event
}

export const SIDES = ['attackers', 'king'] as const
export type Side = (typeof SIDES)[number]

export const PIECES = ['attacker', 'defender', 'king'] as const
export type Piece = (typeof PIECES)[number]

/** What stands on a square: nothing is the empty text. */
export type Cell = Piece | ''

export interface State extends Core {
  /** All squares, a1 to g1, then a2 to g2, and so on. */
  board: Cell[]
  /** The seat of each side. */
  seats: Record<Side, Seat>
  turn: Side
  /** The positions since the last capture, with the side to move: what lies before can never come back. */
  past: string[]
  /** Absent while the game is on. */
  end?: End
}

export interface Move {
  do: 'move'
  from: Square
  to: Square
}

/** How it ended. Without a winner it is a draw. */
export interface End {
  why: 'escaped' | 'kingTaken' | 'blocked' | 'repeated' | 'quiet'
  winner?: Side
}

export type Event =
  | { type: 'moved'; seat: Seat; piece: Piece; from: Square; to: Square }
  | { type: 'captured'; seat: Seat; piece: Piece; at: Square }
  | ({ type: 'ended'; seat?: Seat } & Pick<End, 'why'>)

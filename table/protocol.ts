import type { AnyTypes, Barred, Kind, Move, Outcome, Seat, Types, Viewer } from '@runatal/kernel'

/** What travels between a table and the people at it. Plain JSON. Where the game is not named, its states, moves and events pass unread. */

/** A person, as others may know them. */
export type PersonId = string

export type ClockRule =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export const EMOTES = ['hello', 'well-played', 'thanks', 'oops', 'thinking', 'wow', 'good-luck', 'laugh'] as const
export type Emote = (typeof EMOTES)[number]

/** Longer values (a card set of somebody's own) are brought when a table opens, and only to a private one. */
export const LONGEST_CHOICE = 4000

/** What somebody wants of a table. Every command has an id of its own: sent twice, it is done once. */
export type Command =
  | { do: 'sit'; seat: Seat; name: string }
  | { do: 'leave' }
  | { do: 'choose'; seat: Seat; choices: Record<string, string> }
  | { do: 'addBot'; seat: Seat; bot: string }
  | { do: 'clearSeat'; seat: Seat }
  | { do: 'setTable'; choices?: Record<string, string>; seats?: number; clock?: ClockRule; open?: boolean }
  | { do: 'start' }
  /** `seen`: the version that the sender looked at. A question that was taken back since is not the one asked now. */
  | { do: 'move'; ask: number; move: unknown; when?: number; seen?: number }
  | { do: 'undo'; count?: number }
  | { do: 'askUndo' }
  /** `request` is that of the view: nobody agrees to what they were not asked. */
  | { do: 'answerUndo'; agree: boolean; request: number }
  | { do: 'standIn'; bot: string }
  | { do: 'comeBack' }
  | { do: 'forfeit' }
  | { do: 'say'; text: string }
  | { do: 'emote'; emote: Emote }
  | { do: 'rematch'; table: string }
  /** Where one screen is passed round: who has it now; nobody while a curtain hides it. */
  | { do: 'hold'; seat?: Seat }

/** What the house itself does at a table: bots move, and may say something about it; time runs out; lines are lost. */
export type HouseCommand =
  | { do: 'botMove'; seat: Seat; ask: number; move: unknown; when?: number; seen?: number; says?: { type: string } }
  /** With a move where the game foresees what the clock says. */
  | { do: 'timeUp'; ask: number; move?: unknown }
  | { do: 'presence'; seat: Seat; here: boolean }

export interface SeatView {
  seat: Seat
  who: 'nobody' | 'person' | 'bot'
  name: string
  person?: PersonId
  /** The bot that plays here, or stands in for the person. */
  bot?: string
  forfeited?: boolean
  choices: Record<string, string>
}

export interface AskView<G extends Types = AnyTypes> {
  id: number
  kind: Kind<G>
  must: boolean
  options: Move<G>[]
  barred: Barred<Move<G>>[]
}

export interface ClockView {
  rule: ClockRule
  /**
   * Per seat: milliseconds left as of `at`; running for the seats that owe a decision, and at one screen only for whoever
   * has it. Empty without a clock.
   */
  left: number[]
  running: Seat[]
  /** Table time of this view, milliseconds since the table opened. */
  at: number
}

export interface ChatLine {
  at: number
  name: string
  seat?: Seat
  text?: string
  emote?: Emote
}

/** How many of the last lines are kept. */
export const CHAT_KEPT = 200

/** A table as one viewer sees it, whole. */
export interface TableView<G extends Types = AnyTypes> {
  table: string
  game: string
  /** Position in the table's log: grows with everything that happens. */
  version: number
  status: 'open' | 'playing' | 'over'
  /** Anybody may find it in the lobby. */
  open: boolean
  /** One screen is passed round: several seats are the host's. */
  oneScreen: boolean
  host: PersonId
  /** Wall time of the house when the table opened: table time counts from here. */
  openedAt: number
  /** Its game is played against the clock: moves say when they were made. */
  timed: boolean
  /** Once it is played, without what the game does not list: the state has what somebody brought. */
  choices: Record<string, string>
  seats: SeatView[]
  me: Viewer
  clock: ClockView
  chat: ChatLine[]
  /** How many moves have been made: the last position of a replay. */
  moves: number
  /** The seed's hash, from the start; the seed itself once the game is over. */
  commitment?: string
  seed?: string
  /** It began from a position and not from the set-up: it counts for nothing but itself. */
  arranged?: true
  /** Others play on the same seed until this wall time: it is not shown before. */
  sealedUntil?: number
  /** The tournament that it belongs to. */
  event?: string
  /** While playing and after: the masked state, my open questions, who owes a decision, what I may take back. */
  state?: G['state']
  asks: AskView<G>[]
  waitingFor: Seat[]
  undo: { free: number; asked?: { by: Seat; agreed: Seat[]; request: number } }
  outcome?: Outcome
  rematch?: string
}

/** What no move changes: who sits where, what was chosen and said. Which table it is is told once. */
export type Settled = Pick<
  TableView,
  | 'table'
  | 'game'
  | 'open'
  | 'oneScreen'
  | 'host'
  | 'openedAt'
  | 'timed'
  | 'choices'
  | 'seats'
  | 'chat'
  | 'commitment'
  | 'arranged'
  | 'sealedUntil'
  | 'event'
  | 'rematch'
>

/** What a viewer is sent: everything heard since version `from`, and the table as it is now. */
export interface Update<G extends Types = AnyTypes> {
  from: number
  version: number
  /** Events by version, as this viewer heard them. Absent for versions that told the viewer nothing. */
  told: { version: number; events: G['event'][] }[]
  /** Versions whose events were taken back. */
  undone?: number[]
  /** Fields of the view's state that are what they were at `from`, and are not sent again. */
  same?: readonly string[]
  /** Lines of chat since `from`, for whoever has the earlier ones. */
  said?: { version: number; line: ChatLine }[]
  /** What is settled is left out where it is what it was at `from`; chat has lines of its own. */
  view: Moving<G> & Partial<Settled> & { state?: Partial<G['state']> }
}

/** What a move may change, but for the state, of which only what changed is sent. */
export type Moving<G extends Types = AnyTypes> = Omit<TableView<G>, keyof Settled | 'state'>

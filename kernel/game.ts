import type { Calibration } from './chances.ts'
import type { Chance } from './chance.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Who looks: a seat, or somebody without one. */
export type Viewer = Seat

export const SPECTATOR = -1

/** The seat that time answers for: an alarm is a question to the clock. */
export const CLOCK = -2

/** What stands in a masked state where a card is hidden. */
export const UNKNOWN = -1

/** What a game names once, so that everything else can be checked against it. */
export interface Types {
  state: Core
  /** What is chosen before the start for the whole table: name -> values. */
  table: object
  /** What is chosen before the start by each seat. */
  seat: object
  /** Name of a step -> its argument (undefined for none). */
  steps: object
  /** Kind of an ask -> the moves that answer it. */
  asks: object
  event: { type: string }
}

/** Some game, whichever it is: its moves and events pass through unread. */
export interface AnyTypes extends Types {
  asks: Record<string, unknown>
}

export type AnyGame = Game<AnyTypes>

/** Forgets which game it is: safe because moves are compared with the game's own options before they are taken. */
export function anyGame<G extends Types>(game: Game<G>): AnyGame {
  return game as never
}

/** A question to a seat: owed (`must`) or offered. A move names the id of the ask that it answers. */
export interface Ask {
  readonly id: number
  readonly seat: Seat
  readonly kind: string
  readonly must: boolean
  /** How many steps of the agenda wait under it: the deepest questions are answered first. */
  readonly depth: number
  /** Only on an alarm: how long after it was set the clock answers, in milliseconds. */
  readonly after?: number
}

/** A step still to do, with its argument where it has one. */
export type Frame = string | readonly [step: string, argument: unknown]

/** The part of every state that says where the game is in its flow. Asks and frames are replaced, never changed. */
export interface Core {
  /** A stack: the last one is next. */
  agenda: Frame[]
  asks: Ask[]
  nextAsk: number
}

/** The flow of a new game, about to do its first step. */
export function core(firstStep: string): Core {
  return { agenda: [firstStep], asks: [], nextAsk: 1 }
}

export type Kind<G extends Types> = keyof G['asks'] & string
export type Move<G extends Types> = G['asks'][keyof G['asks']]

type Named<S> = { [K in keyof S & string]: undefined extends S[K] ? K : readonly [K, S[K]] }[keyof S & string]

/** Who gets the whole event, and what the others get in its place (nothing if left out). */
export interface Only<E> {
  to: Seat | readonly Seat[]
  others?: E
}

export type Emit<E> = (event: E, only?: Only<E>) => void

/** What is known of a move made against the clock. Whoever measures it is the house; the claim is the sender's. */
export interface Sent {
  /** When the sender says that the move was made, in table time. */
  readonly claimed: number
  /** How long a message to the sender and back takes, in milliseconds. */
  readonly trip: number
}

/** When a move came in, in milliseconds since the table opened, and what is known of its way. */
export interface Moment {
  readonly now: number
  readonly sent?: Sent
}

/** What a step or a decision may do besides changing the state. */
export interface Turn<G extends Types> {
  /** Puts steps on top of the agenda, to run in the order given. */
  next(...steps: Named<G['steps']>[]): void
  /** Owes a decision to a seat: no step under this one runs before it is answered. */
  ask(seat: Seat, kind: Kind<G>): void
  /** Offers a decision to a seat, open until answered or withdrawn. */
  offer(seat: Seat, kind: Kind<G>): void
  /** Owes a decision to the clock, which answers after so many milliseconds. */
  alarm(kind: Kind<G>, after: number): void
  /** Leaves the ask that is being answered open, as an offer: its answer may be changed. */
  keep(): void
  /**
   * Owes the seat another question in place of the one that is being answered, under its number: where nobody else may
   * notice that it was answered, neither its number nor its clock tells them.
   */
  instead(kind: Kind<G>): void
  /** Takes back the asks of a kind, of one seat or of all. */
  withdraw(kind: Kind<G>, seat?: Seat): void
  /** Ends the game at once, whatever was still to do. */
  end(): void
  /** What was done so far stands: no move before this can be taken back. */
  stand(): void
  /** What is told of this move must reach everybody at the same moment, as far as their lines allow. */
  together(): void
  /** Tells what happened. Absent when nobody listens: write `t.emit?.({ … })`, and a playout does not even build it. */
  readonly emit: Emit<G['event']> | undefined
  readonly chance: Chance
  /** When the move came in, in milliseconds since the table opened. */
  readonly now: number
  /** When its sender says that it was made; undefined where nobody measures. */
  readonly sent: Sent | undefined
}

export type Steps<G extends Types, K extends keyof G['steps'] = keyof G['steps']> = {
  [N in K]: (state: G['state'], argument: G['steps'][N], t: Turn<G>) => void
}

/** Something a player might try and may not, with the rule that forbids it. */
export interface Barred<M> {
  move: M
  rule: string
}

/** A question and its answers. A move is legal exactly if it is among the options (or if `accepts` takes it). */
export interface Decision<G extends Types, K extends keyof G['asks']> {
  /**
   * Every legal answer; samples only, where `accepts` is given. Who wants no list of its own hands in an empty one to be
   * filled and given back: rules that are asked very often push into it (`options = []`), others may leave it.
   */
  options(state: G['state'], seat: Seat, list?: G['asks'][K][]): G['asks'][K][]
  /** What the answer does. */
  take(state: G['state'], seat: Seat, move: G['asks'][K], t: Turn<G>): void
  /** For free answers (a flick, a name, a secret code): the move as it will be logged, or why not. */
  accepts?(state: G['state'], seat: Seat, move: unknown, moment: Moment): G['asks'][K] | Refusal
  barred?(state: G['state'], seat: Seat): Barred<G['asks'][K]>[]
  /** The rule that says what may be answered, and until when: a refusal cites it where no barred move is cited. */
  rule?: string
  /** No part of play, like a note on a pad: it keeps nobody from taking back a move, and stays when one is taken back. */
  aside?: true
  /**
   * What happens when the seat's time is up: what a careful friend would do, by itself or as the answer that is given.
   * Without it the first option is taken, which is fair only where there is one.
   */
  late?(state: G['state'], seat: Seat, t: Turn<G>): G['asks'][K] | void
}

export type Decisions<G extends Types, K extends keyof G['asks'] = keyof G['asks']> = {
  [N in K]: Decision<G, N>
}

/** Why a move was not made, in a word: the hall has a sentence for each in every language. */
export const REFUSED = [
  'game-over',
  'no-such-ask',
  'not-your-ask',
  'not-now',
  'not-an-option',
  'no-undo',
  'bad-setting',
] as const

/** Why a move was not made: a word for programs, a sentence for developers, and the rule if one forbids it. */
export interface Refusal {
  refused: (typeof REFUSED)[number]
  text: string
  rule?: string
  /** The game's own word for it, where it has one. */
  reason?: string
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer
}

/** One thing to choose before the start. */
export interface Choice<V> {
  values: readonly V[]
  /** What holds if nobody chooses; where values are distinct, the first free one does. */
  first: V
  /** No two seats may hold the same value. */
  distinct?: boolean
  /** Left open, each seat gets another value, from the first on; two may still choose the same. */
  varied?: boolean
  /** Only the seat itself is shown what it chose. */
  secret?: boolean
  /** For values that cannot be listed (a deck of one's own): the value as it will be kept, or why not. */
  accepts?(value: unknown, table: object): V | Refusal
  /** The values there are, where what was chosen for the whole table decides it. */
  valuesAt?(table: object): readonly V[]
  /** A value may also be put together of so many of these, with a space between; `accepts` takes it. */
  made?: { of: readonly string[]; count: number }
  /** How a person likes to be asked: it changes nothing that is played, and bots have none. */
  habit?: true
}

export interface Choices<G extends Types> {
  table: { readonly [K in keyof G['table']]: Choice<G['table'][K]> }
  seat: { readonly [K in keyof G['seat']]: Choice<G['seat'][K]> }
}

/** What was chosen before the start, complete. */
export interface Setting<G extends Types> {
  seats: number
  table: G['table']
  seat: G['seat'][]
}

/** How a finished game ended. In a co-operative game all seats win or none does. */
export interface Outcome {
  /** Everybody left before the end of a game that is won or lost together: it is neither. */
  unfinished?: true
  winners: Seat[]
  /** Per seat: 1 for the first; equals share a place. */
  places: number[]
  /** Per seat. */
  scores: number[]
}

/** A question, and what is answered. */
export interface Answered<G extends Types> {
  ask: Ask
  move: Move<G>
}

/** What somebody means to do, and when: in table time, if nothing happens before. */
export interface Intent<G extends Types> {
  ask: Ask
  move: Move<G>
  at: number
}

/** Players that a game brings along, because it is played against the clock: they answer what is only offered, too. */
export interface Paced<G extends Types> {
  /** Their names, from the weakest to the strongest. */
  levels: readonly string[]
  /** Who plays on for somebody who has left. */
  standIn: string
  /**
   * What a player of a level will do next with what the seat is asked and offered. It is asked anew whenever something
   * happened; `own` numbers are the player's luck for the whole game, so that it does not change its mind for nothing.
   */
  intend(seen: G['state'], seat: Seat, level: string, own: readonly number[]): Intent<G> | undefined
}

/** What a net is shown of a game (features): numbers about one seat after the other. */
export interface Reading<G extends Types> {
  /** How many numbers are read of a seat. */
  size: number
  seats(state: G['state']): number
  /** Writes what is known of a seat from `at` on, all of it: only what the seat itself may see, so that no secret is read. */
  read(state: G['state'], seat: Seat, into: Float32Array, at: number): void
}

/** What a game knows about playing it well; the bots use it where it is there. */
export interface Guide<G extends Types> {
  /** How well a seat stands, from 0 (lost) to 1 (won). */
  evaluate(state: G['state'], seat: Seat): number
  /** A quick sensible move, for playing a game to its end in the mind. */
  rollout?(state: G['state'], ask: Ask, options: Move<G>[], chance: Chance): Move<G>
  /** Whether a position can be judged as it stands, nothing being half done. Always, if left out. */
  quiet?(state: G['state']): boolean
  /** The options worth a thought, best first. */
  consider?(state: G['state'], ask: Ask, options: Move<G>[]): Move<G>[]
  /** A likelier world than the game's `imagine` gives, or one that is quicker to play on; the mask law does not bind it. */
  imagine?(masked: G['state'], seat: Seat, chance: Chance): G['state']
  /**
   * The offers that a seat might well take up before it does its duty, best first; in playouts the first is taken. Asked
   * at every duty, so it has to be quick. Without it bots leave offers alone.
   */
  takeUp?(state: G['state'], duty: Ask): Answered<G>[]
  /** What a bot says at the table about a move that it is about to make, as an event for everybody to read. */
  why?(seen: G['state'], ask: Ask, move: Move<G>): G['event'] | undefined
  /** A short name of a move, equal for equal moves: what the search tree files it under. */
  key?(move: Move<G>): number | string
  /** What bots that learn are shown of a position that is quiet. */
  reading?: Reading<G>
  /** What they have learned from it, as `npm run learn` writes it: fetched only where such a bot plays. */
  net?: string | (() => Promise<{ net: string }>)
  paced?: Paced<G>
  /** How strong bots are, by name, on the scale of people's ratings: where a ladder has measured it. */
  stars?: Readonly<Record<string, number>>
  /** How the named levels of bots play this game (`bots/levels.ts`), where the usual way does not suit it. */
  levels?: Readonly<Record<string, string>>
  /** How evaluation becomes a chance to win, for people to read: the bots do without. */
  calibration?: Calibration
}

/**
 * A deal that everybody may try once on its day: a person in seat 0, bots in the others. Days are counted from the first
 * one, so that what is dealt may change from day to day.
 */
export interface Daily<G extends Types> {
  /** What is played that day. Its seed is the house's. */
  deal(day: number): DailyDeal<G>
  /** What the person has made of it, at the end; undefined if it was lost, where that leaves nothing to compare. */
  score(state: G['state']): number | undefined
  /** Fewer is better. */
  fewest?: true
  /** How many parts of the game are behind: after each of them people are compared. */
  stop(state: G['state']): number
  /** How well the person stands at a stop: more is better. */
  progress(state: G['state']): number
}

export interface DailyDeal<G extends Types> {
  seats: number
  table?: Partial<G['table']>
  seat?: readonly Partial<G['seat']>[]
  /** Who sits in the other seats. */
  bot: string
}

/** A game: pure functions over plain data. */
export interface Game<G extends Types> {
  id: string
  seats: { min: number; max: number }
  /** Co-operative: the team wins or loses as one, so a victory is whole for each of its seats. */
  together?: true
  choices: Choices<G>
  /** The rules that forbid to act on another's turn, and before what one is asked now is done. */
  outOfTurn?: { theirs: string; later: string }
  /** Why these choices cannot go together, with the rule; undefined if they can. */
  unfit?(setting: Setting<G>): { text: string; rule: string } | undefined
  /** The seats that only a person may hold: who sets a secret knows what no bot may be told. */
  people?(setting: Setting<G>): readonly Seat[]
  /** The table before anything has happened; chance and events begin with its first step. */
  create(setting: Setting<G>): G['state']
  steps: Steps<G>
  decisions: Decisions<G>
  /** Questions whether somebody breaks into what another does: nobody is kept waiting long for a bot's answer. */
  windows?: readonly (keyof G['asks'] & string)[]
  /** Fields of the state that stay as `create` made them: who has seen them once is not sent them again. */
  fixed?: readonly (keyof G['state'] & string)[]
  /** An independent copy. By hand, one line a field: it is called at every border. */
  clone(state: G['state']): G['state']
  /** The state as a viewer may see it, UNKNOWN where something is hidden. A copy. */
  mask(state: G['state'], viewer: Viewer): G['state']
  /** A full state that the viewer could believe in, from a masked one. A copy. */
  imagine(masked: G['state'], viewer: Viewer, chance: Chance): G['state']
  /** Undefined while the game is on. */
  outcome(state: G['state']): Outcome | undefined
  /** Per seat, what it has counted so far: the scores of a game that is given up. All 0, if left out. */
  standing?(state: G['state']): number[]
  /**
   * The answer to a question of the clock's that the authority works out when it is due, where that is too much for the
   * rules (a simulation): it is logged as a move, so that a replay need not work it out again. Undefined if the rules
   * can answer by themselves.
   */
  foresee?(state: G['state'], ask: Ask, chance: Chance): Promise<Move<G> | undefined>
  guide?: Guide<G>
  /** Its deal of the day, if it has one. */
  daily?: Daily<G>
  /** For the lab: the cards that an event shows somebody seeing, picking or playing. */
  study?(event: G['event']): Studied[]
}

/** A card in somebody's hands: what the lab counts to say which cards are picked, and which of them win. */
export interface Studied {
  seat: Seat
  card: string
  how: 'seen' | 'picked' | 'played'
}

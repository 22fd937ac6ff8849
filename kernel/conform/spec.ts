import type { Chance } from '../chance.ts'
import type { Ask, Game, Move, Seat, Types, Viewer } from '../game.ts'
import type { Match, MatchRecord } from '../match.ts'
import type { Wish } from '../setting.ts'

/**
 * One value in a zone of the state: what lies there is `zone[index]`. Where the state has the same card down a second
 * time (a card that is chosen and still lies in the hand), that place follows: `[hand, 3, [chosen, seat]]`.
 */
export type Place = readonly [zone: number[], index: number, ...again: (readonly [zone: number[], index: number])[]]

/** What the kit must be told about a game. */
export interface Spec<G extends Types> {
  /** The most owed decisions that a game may take, for its setting. Offers are not counted: the kit limits them. */
  bound: number | ((wish: Wish<G>) => number)
  /**
   * What is hidden from a viewer, from the rulebook and not from `mask`: groups of places of this very state whose
   * values could change places without the viewer knowing. Left out where nothing is hidden from anybody.
   */
  secrets?(state: G['state'], viewer: Viewer): Place[][]
  /** The lists of the state that have one entry a seat, by name: `({ gold, hands }) => ({ gold, hands })`. */
  perSeat?(state: G['state']): Record<string, readonly unknown[]>
  /** Who is out of the game for good: nobody asks them anything any more, and no event's `seat` is theirs. */
  out?(state: G['state']): readonly Seat[]
  /** All the cards (tiles, stones) there are, by kind and wherever they lie: what never becomes more or less. */
  cards?(state: G['state']): Record<string, readonly number[]>
  /** The ids of the rulebook: what is cited must be one of them. */
  rules?: ReadonlySet<string>
  /** What a careful friend would look at who has to answer for somebody whose time is up. */
  care?: Care<G>
  /** Whether the rules mean a move to tell of what stays hidden after it: a hint, a window that only some are asked in. */
  tells?(state: G['state'], ask: Ask, move: Move<G>): boolean
  /** Whether the others are meant to notice that somebody has answered, though they see nothing of what. */
  noticed?(state: G['state'], ask: Ask, move: Move<G>): boolean
  /** The tables to try in turn; without it, every number of seats with every choice for the table. */
  wishes?: readonly Wish<G>[]
  /**
   * Positions that games by chance hardly come to (`arrange(…).match`): a game more is played from each, and all laws look
   * at its beginning.
   */
  starts?: readonly Pick<Match<G>, 'wish' | 'state'>[]
  /** How many games are played; 100 if left out. */
  games?: number
  seed?: number
  /** Plays just this game of the run again. */
  only?: number
}

/**
 * By what it is judged whether being late harms: `late`, which every owed question with two options or more needs, leaves
 * its seat with no less worth than any harmless option does.
 */
export interface Care<G extends Types> {
  /** What a seat has, by the rulebook: points, gold, cards, health. Only what is more or less of it matters. */
  worth(state: G['state'], seat: Seat): number
  /** Whether an option buys nothing, spends nothing and goes nowhere; or, where something must go, is a way to pay. */
  harmless(state: G['state'], ask: Ask, move: Move<G>): boolean
  /** Whether being late takes a play back: what it would have stopped goes on, which is no present to anybody. */
  takesBack?(state: G['state'], ask: Ask): boolean
}

export type LawName =
  | 'games end'
  | 'options can be taken'
  | 'anything else is refused'
  | 'barred moves name their rule'
  | 'everything survives JSON'
  | 'the log replays'
  | 'undo restores'
  | 'undo shows nothing'
  | 'mask and imagine agree'
  | 'imagined games end'
  | 'options need no secret'
  | 'a reading needs no secret'
  | 'no secret in a view'
  | 'no secret in an event'
  | 'clones are independent'
  | 'time can run out'
  | 'a listener changes nothing'
  | 'no NaN and nothing undefined'
  | 'lists per seat fit the seats'
  | 'only those in play act'
  | 'no card is lost or made'
  | 'being late harms nobody'
  | 'refusals can be read'
  | 'what stays hidden shows nowhere'
  | 'no secret in a refusal'
  | 'being late is no gift'
  | 'being late leads on'
  | 'what is said aside changes nothing'
  | 'numbers of questions tell nothing'
  | 'a change of mind shows nothing'

/** A law that was broken, and how to get there: replaying the record leads to the position. */
export interface Violation<G extends Types> {
  law: LawName
  text: string
  /** The number of the game in the run: give it as `only` to play that game again. */
  game: number
  /** How many moves had been made. */
  move: number
  seed: number
  record: MatchRecord<G>
}

/** What a run found. At most three violations of each law are kept. */
export interface Report<G extends Types> {
  games: number
  moves: number
  violations: Violation<G>[]
}

/** A position of a game that is being played, as the laws look at it. */
export interface Position<G extends Types> {
  readonly game: Game<G>
  readonly match: Match<G>
  readonly spec: Spec<G>
  readonly viewers: readonly Viewer[]
  readonly bound: number
  /** The state as JSON after the set-up and after each entry of the log. */
  readonly past: readonly string[]
  readonly chance: Chance
  readonly broken: (text: string) => void
}

export interface Law {
  readonly name: LawName
  /** It looks at one position in so many, by chance; 'end' looks once, when the game is over. */
  readonly every: number | 'end'
  check<G extends Types>(at: Position<G>): void
}

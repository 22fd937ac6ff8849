import { checkedSeed, commitment, type PositionChance, SealedChance } from './chance.ts'
import {
  type Ask,
  type Barred,
  CLOCK,
  type Game,
  isRefusal,
  type Move,
  type Only,
  type Outcome,
  type Refusal,
  SPECTATOR,
} from './game.ts'
import type { Decision, Moment, Seat, Sent, Types, Viewer } from './game.ts'
import { isLive, Play } from './play.ts'
import { same } from './same.ts'
import { settle, type Wish } from './setting.ts'

/** One line of the log: a seat's answer to an ask, or that its time was up. `at` is in milliseconds since the start. */
export type Entry<M = unknown> =
  | { seat: Seat; ask: number; move: M; at: number; sent?: Sent }
  | { seat: Seat; ask: number; late: true; at: number }

/** An event as it was told: whole to everyone, or whole to some and otherwise to the others. */
export interface Told<E> {
  event: E
  only?: Only<E>
}

/** What a viewer hears of an event. */
export function heard<E>({ event, only }: Told<E>, viewer: Viewer): E | undefined {
  if (only === undefined) return event
  const inside = typeof only.to === 'number' ? only.to === viewer : only.to.includes(viewer)
  return inside ? event : only.others
}

/** A question of the clock's as the authority needs it to work out the answer. */
export interface Foresight<G extends Types> {
  state: G['state']
  ask: Ask
  seed: string
  position: number
}

/** Works out what the clock will say; undefined where the rules can say it by themselves. */
export async function foresee<G extends Types>(
  game: Game<G>,
  from: Foresight<G> | undefined,
): Promise<Move<G> | undefined> {
  if (from === undefined) return undefined
  return game.foresee?.(from.state, from.ask, new SealedChance(from.seed, from.position))
}

/** A match as it is, its fields as they are: for `Match.thaw` alone. */
export type FrozenMatch = object

/** All that is needed to play a match again, to the byte. */
export interface MatchRecord<G extends Types> {
  game: string
  wish: Wish<G>
  seed: string
  log: Entry<Move<G>>[]
  /** Where it began, if not at the beginning. */
  from?: G['state']
}

/** Where a match begins, and with what chance, for those that do not begin at the beginning. */
export interface Arrangement<G extends Types> {
  from?: G['state']
  /** Chance at a log position, in place of the sealed one. */
  chance?: (position: number) => PositionChance
}

/**
 * One game in progress: the authority over its state. Every move is checked; one that is refused changes nothing. The
 * log is the truth, and position 0 is the set-up: the chance of entry i is that of position i + 1.
 */
export class Match<G extends Types> {
  readonly game: Game<G>
  readonly wish: Wish<G>
  readonly seed: string
  readonly log: Entry<Move<G>>[] = []
  /** Everything told so far, entry by entry; the first list is the set-up's. */
  readonly told: Told<G['event']>[][] = []
  state: G['state']
  /** Whether the last entry must reach everybody at the same moment. */
  atOnce = false
  private readonly arrangement: Arrangement<G>
  /** Entries before this one can no longer be taken back. */
  private standing = 0
  /** The states before the last entries, as long as one seat goes on alone: what it takes back is not played again. */
  private kept: { position: number; state: G['state']; atOnce: boolean }[] = []
  /** What was asked under each id: an answer that comes too late is told which rule closed the question. */
  private readonly asked = new Map<number, Ask>()

  private constructor(game: Game<G>, wish: Wish<G>, seed: string, arrangement: Arrangement<G>, state: G['state']) {
    this.game = game
    this.wish = wish
    this.seed = checkedSeed(seed)
    this.arrangement = arrangement
    this.state = state
    this.run(0, play => play.advance())
  }

  static start<G extends Types>(game: Game<G>, wish: Wish<G>, seed: string, arrangement: Arrangement<G> = {}) {
    const setting = settle(game, wish)
    if (isRefusal(setting)) return setting
    const { from } = arrangement
    return new Match(game, wish, seed, arrangement, from === undefined ? game.create(setting) : game.clone(from))
  }

  /** Plays a record again, to its end or up to a number of entries. */
  static replay<G extends Types>(game: Game<G>, record: MatchRecord<G>, upTo = record.log.length) {
    const { wish, seed, from } = record
    const match = Match.start(game, wish, seed, from === undefined ? {} : { from })
    if (isRefusal(match)) return match
    for (const entry of record.log.slice(0, upTo)) {
      const answer = match.enter(entry)
      if (isRefusal(answer)) return answer
    }
    return match
  }

  /** The seed's hash: shown before the first move. */
  get commitment(): string {
    return commitment(this.seed)
  }

  get outcome(): Outcome | undefined {
    return this.game.outcome(this.state)
  }

  /** What the seat can answer now. */
  asks(seat: Seat): Ask[] {
    return this.state.asks.filter(ask => ask.seat === seat && isLive(this.state, ask))
  }

  options(ask: Ask): Move<G>[] {
    return this.decision(ask).options(this.state, ask.seat)
  }

  /** What the ask's seat might try and may not, each with the rule that forbids it. */
  barred(ask: Ask): Barred<Move<G>>[] {
    return this.decision(ask).barred?.(this.state, ask.seat) ?? []
  }

  /** Why a move would be refused; undefined if it would be made. Changes nothing. */
  whyNot(seat: Seat, askId: number, sent: unknown, moment: Moment = { now: 0 }): Refusal | undefined {
    const ask = this.find(seat, askId)
    if (isRefusal(ask)) return ask
    const move = this.legal(ask, sent, moment)
    return isRefusal(move) ? move : undefined
  }

  view(viewer: Viewer): G['state'] {
    return this.game.mask(this.state, viewer)
  }

  /** Answers an ask. Gives what was told of it, or why not. */
  submit(seat: Seat, askId: number, sent: unknown, at = 0, way?: Sent): Told<G['event']>[] | Refusal {
    const ask = this.find(seat, askId)
    if (isRefusal(ask)) return ask
    const moment: Moment = way === undefined ? { now: at } : { now: at, sent: way }
    const move = this.legal(ask, sent, moment)
    if (isRefusal(move)) return move
    const entry = { seat, ask: askId, move, at, ...(way && { sent: way }) }
    return this.commit(entry, play => play.play(this.own(ask, play), move))
  }

  /** What it takes to foresee the answer to a question of the clock's, here or elsewhere: plain data. */
  foresight(askId: number): Foresight<G> | undefined {
    const ask = this.state.asks.find(a => a.id === askId)
    if (ask?.seat !== CLOCK || this.game.foresee === undefined) return undefined
    // Not the chance of the entry itself, or what is seen of the one would tell of the other.
    return { state: this.state, ask, seed: this.seed, position: FORESIGHT + this.told.length }
  }

  /** The time for an ask is up. Only what is owed has a time: an offer stays open until it is withdrawn. */
  expire(askId: number, at = 0): Told<G['event']>[] | Refusal {
    const ask = this.state.asks.find(a => a.id === askId)
    if (ask === undefined) return noSuchAsk(askId)
    if (!ask.must) return { refused: 'not-now', text: `Question ${askId} is an offer: it has no time that could be up` }
    if (!isLive(this.state, ask)) return notNow()
    return this.commit({ seat: ask.seat, ask: askId, late: true, at }, play => play.expire(this.own(ask, play)))
  }

  /** Whether the last entry, by chance or by the rules, is such that what was done before it stands. */
  get stands(): boolean {
    return this.standing === this.log.length
  }

  /** How many of its last entries the seat may take back by itself. */
  undoable(seat: Seat): number {
    return this.takeable(seat).length
  }

  /**
   * The entries that the seat may take back by itself, the last one first. What was said aside after them stands in
   * nobody's way; and what the seat said aside is taken back only while nobody else has said anything since. What time
   * has done stands, or one would have new time for it (`evenLate` is for tables that were played when it did not).
   */
  takeable(seat: Seat, evenLate = false): number[] {
    const entries: number[] = []
    let answered = false
    for (let i = this.log.length - 1; i >= this.standing; i--) {
      const entry = this.log[i]!
      const mine = entry.seat === seat
      const aside = this.isAside(entry)
      if (('late' in entry && !evenLate) || (!mine && !aside)) break
      if (mine && !(aside && answered)) entries.push(i)
      answered ||= !mine
    }
    return entries
  }

  /** Takes back the last entries of a seat: nobody else has acted, chance was not used, and the game lets it. */
  undo(seat: Seat, count = 1): Refusal | undefined {
    const entries = this.takeable(seat)
    if (!Number.isInteger(count) || count < 1 || count > entries.length)
      return { refused: 'no-undo', text: `Seat ${seat} can take back ${entries.length} moves, not ${count}` }
    this.takeBack(entries.slice(0, count))
    return undefined
  }

  /** Takes back these entries, the last one first; what was said aside since stays. */
  takeBack(entries: readonly number[]): void {
    const first = Math.min(...entries)
    const said = this.log.filter((_, i) => i > first && !entries.includes(i))
    this.rewind(first)
    for (const aside of said) this.enter(aside)
  }

  /** Goes back to a position, by everyone's consent. */
  rewind(position: number): void {
    if (!Number.isInteger(position) || position < 0 || position > this.log.length)
      throw new Error(`The log has positions 0 to ${this.log.length}: there is no going back to ${position}`)
    if (this.stepBack(position)) return
    const log = this.log.slice(0, position)
    const { from } = this.arrangement
    const setting = settle(this.game, this.wish)
    if (isRefusal(setting)) throw new Error(setting.text)
    this.log.length = 0
    this.told.length = 0
    this.asked.clear()
    this.standing = 0
    this.state = from === undefined ? this.game.create(setting) : this.game.clone(from)
    this.run(0, play => play.advance())
    for (const entry of log) this.enter(entry)
  }

  record(): MatchRecord<G> {
    const { from } = this.arrangement
    const { wish, seed } = this
    return { game: this.game.id, wish, seed, log: [...this.log], ...(from === undefined ? {} : { from }) }
  }

  /** All that it is but its game, to be kept elsewhere; `thaw` makes the same match of it without playing it again. */
  freeze(): FrozenMatch {
    const { game: _game, kept: _kept, ...own } = this
    return own
  }

  static thaw<G extends Types>(game: Game<G>, frozen: FrozenMatch): Match<G> {
    return Object.assign(Object.create(Match.prototype) as Match<G>, frozen, { game, kept: [] })
  }

  private enter(entry: Entry<Move<G>>): Told<G['event']>[] | Refusal {
    if ('late' in entry) return this.expire(entry.ask, entry.at)
    return this.submit(entry.seat, entry.ask, entry.move, entry.at, entry.sent)
  }

  private isAside({ ask }: Entry<Move<G>>): boolean {
    return this.decision(this.asked.get(ask)!).aside === true
  }

  private find(seat: Seat, askId: number): Ask | Refusal {
    if (this.state.asks.length === 0) return { refused: 'game-over', text: 'The game is over' }
    const ask = this.state.asks.find(a => a.id === askId)
    if (ask?.seat !== seat) return this.outOfTurn(seat, this.strange(seat, askId))
    return isLive(this.state, ask) ? ask : this.outOfTurn(seat, notNow())
  }

  /** Why there is no such question for the seat: it is told no more than it sees and was asked itself. */
  private strange(seat: Seat, askId: number): Refusal {
    const sits = Number.isInteger(seat) && seat >= 0 && seat < this.wish.seats
    const theirs = this.view(sits ? seat : SPECTATOR).asks.find(a => a.id === askId)
    if (theirs !== undefined) {
      const text = `Question ${askId} is put to ${seatName(theirs.seat)}, not to seat ${seat}`
      return { refused: 'not-your-ask', text }
    }
    const closed = this.asked.get(askId)
    return { ...noSuchAsk(askId), ...cited(closed?.seat === seat ? this.decision(closed).rule : undefined) }
  }

  private outOfTurn(seat: Seat, refusal: Refusal): Refusal {
    const { outOfTurn } = this.game
    if (outOfTurn === undefined) return refusal
    return { rule: this.asks(seat).length > 0 ? outOfTurn.later : outOfTurn.theirs, ...refusal }
  }

  /** The move as one of ours: what came over the wire is compared, never kept. */
  private legal(ask: Ask, sent: unknown, moment: Moment): Move<G> | Refusal {
    const decision = this.decision(ask)
    if (decision.accepts !== undefined) return decision.accepts(this.state, ask.seat, sent, moment)
    const move = decision.options(this.state, ask.seat).find(option => same(option, sent))
    if (move !== undefined) return move
    const rule = this.barred(ask).find(barred => same(barred.move, sent))?.rule ?? decision.rule
    return { refused: 'not-an-option', text: `That is not among the options of '${ask.kind}'`, ...cited(rule) }
  }

  private decision(ask: Ask): Decision<G, keyof G['asks']> {
    return this.game.decisions[ask.kind as keyof G['asks']]
  }

  private own(ask: Ask, play: Play<G>): Ask {
    return play.state.asks.find(a => a.id === ask.id)!
  }

  private commit(entry: Entry<Move<G>>, act: (play: Play<G>) => void): Told<G['event']>[] {
    const { state, atOnce } = this
    const position = this.log.length
    const told = this.run(entry.at, act, 'late' in entry ? undefined : entry.sent)
    if (this.standing > position || this.log.at(-1)?.seat !== entry.seat) this.kept = []
    if (this.standing <= position) this.kept.push({ position, state, atOnce })
    if (this.kept.length > MOST_KEPT) this.kept.shift()
    this.log.push(entry)
    return told
  }

  /** Goes back to a state that was kept. False if none was. */
  private stepBack(position: number): boolean {
    const at = this.kept.findIndex(one => one.position === position)
    const before = this.kept[at]
    if (before === undefined) return false
    this.state = before.state
    this.atOnce = before.atOnce
    this.kept.length = at
    this.log.length = position
    this.told.length = position + 1
    for (const id of [...this.asked.keys()].toReversed()) {
      if (id < before.state.nextAsk) break
      this.asked.delete(id)
    }
    // One number may have stood for another question since.
    for (const ask of before.state.asks) this.asked.set(ask.id, ask)
    return true
  }

  /** Works on a copy: if the rules throw, the match is as it was. */
  private run(at: number, act: (play: Play<G>) => void, sent?: Sent): Told<G['event']>[] {
    const position = this.told.length
    const chance = this.arrangement.chance?.(position) ?? new SealedChance(this.seed, position)
    const told: Told<G['event']>[] = []
    const play = new Play(this.game, this.game.clone(this.state), chance, (event, only) =>
      told.push(only === undefined ? { event } : { event, only }),
    )
    play.now = at
    play.sent = sent
    act(play)
    this.state = play.state
    this.atOnce = play.atOnce
    this.told.push(told)
    for (const ask of play.state.asks) this.asked.set(ask.id, ask)
    if (play.stood || chance.used) this.standing = position
    return told
  }
}

/** Of the last states of a match: whoever takes back more has it played again. */
const MOST_KEPT = 10

/** Far beyond the last position of any log. */
const FORESIGHT = 2 ** 31

function noSuchAsk(id: number): Refusal {
  return { refused: 'no-such-ask', text: `Question ${String(id)} is not open any more: look at what is asked now` }
}

function cited(rule: string | undefined): { rule?: string } {
  return rule === undefined ? {} : { rule }
}

function notNow(): Refusal {
  return { refused: 'not-now', text: 'Another question must be answered first' }
}

function seatName(seat: Seat): string {
  return seat === CLOCK ? 'the clock' : `seat ${seat}`
}

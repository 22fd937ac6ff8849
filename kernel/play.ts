import type { Chance } from './chance.ts'
import { type Ask, CLOCK, type Core, type Emit, type Frame, type Game, type Kind, type Move } from './game.ts'
import type { Decision, Seat, Sent, Turn, Types } from './game.ts'

/**
 * Plays a state on, in place and on trust: for playouts and searches, and under `Match` for everybody else. It is the
 * only place that knows how an agenda is worked through.
 */
export class Play<G extends Types> implements Turn<G> {
  readonly game: Game<G>
  state: G['state']
  chance: Chance
  emit: Emit<G['event']> | undefined
  now = 0
  sent: Sent | undefined
  /** Whether a step or decision since the last `settle` said that what was done stands. */
  stood = false
  /** Whether one said that all must hear of it at the same moment. */
  atOnce = false
  private answering: Ask | undefined
  private unplaced = 0
  private readonly named: ByName<G>
  private found: Decision<G, keyof G['asks']> | undefined
  private foundKind: string | undefined
  /** Where options are listed that are drawn from at once: one list for all, so that none is built. */
  private readonly list: Move<G>[] = []

  constructor(game: Game<G>, state: G['state'], chance: Chance, emit?: Emit<G['event']>) {
    this.game = game
    this.named = byName(game)
    this.state = state
    this.chance = chance
    this.emit = emit
  }

  /** Runs steps until somebody owes a decision or nothing is left to do. */
  advance(): void {
    if (this.unplaced > 0) this.placeAsks()
    const { agenda, asks } = this.state
    const { steps } = this.named
    while (agenda.length > 0 && !isOwed(asks, agenda.length)) {
      const frame = agenda.pop()!
      if (typeof frame === 'string') steps.get(frame)!(this.state, undefined, this)
      else steps.get(frame[0])!(this.state, frame[1], this)
      if (this.unplaced > 0) this.placeAsks()
    }
    if (agenda.length === 0 && asks.length > 0 && !isOwed(asks, 0)) asks.length = 0
  }

  options(ask: Ask): Move<G>[] {
    return this.decision(ask).options(this.state, ask.seat)
  }

  /** One of the options by chance, each as likely. */
  draw(ask: Ask, chance: Chance): Move<G> {
    const { list } = this
    const options = this.decision(ask).options(this.state, ask.seat, list)
    const drawn = options[chance.int(options.length)]!
    while (list.length > 0) list.pop() // a shorter length would give back the room that the next options need
    return drawn
  }

  /** Makes a move that is known to be legal. */
  play(ask: Ask, move: Move<G>): void {
    this.answer(ask)
    this.decision(ask).take(this.state, ask.seat, move, this)
    this.advance()
    this.answering = undefined
  }

  /** The seat's time is up: the game's own word for it, or else the first option. */
  expire(ask: Ask): void {
    const decision = this.decision(ask)
    if (decision.late === undefined) return this.play(ask, this.options(ask)[0]!)
    this.answer(ask)
    const move = decision.late(this.state, ask.seat, this)
    if (move !== undefined) decision.take(this.state, ask.seat, move, this)
    this.advance()
    this.answering = undefined
  }

  /** The first decision that is owed now: a seat's before the clock's. Undefined when the game is over. */
  owed(): Ask | undefined {
    return firstOwed(this.state.asks)
  }

  /** Mostly one step: it has a name of its own, so that the engine builds no list for it. */
  next(first?: Frame, ...others: Frame[]): void {
    const { agenda } = this.state
    for (let i = others.length - 1; i >= 0; i--) agenda.push(others[i]!)
    if (first !== undefined) agenda.push(first)
  }

  ask(seat: Seat, kind: Kind<G>): void {
    this.state.asks.push({ id: this.state.nextAsk++, seat, kind, must: true, depth: UNPLACED })
    this.unplaced++
  }

  offer(seat: Seat, kind: Kind<G>): void {
    this.state.asks.push({ id: this.state.nextAsk++, seat, kind, must: false, depth: UNPLACED })
    this.unplaced++
  }

  alarm(kind: Kind<G>, after: number): void {
    this.state.asks.push({ id: this.state.nextAsk++, seat: CLOCK, kind, must: true, depth: UNPLACED, after })
    this.unplaced++
  }

  keep(): void {
    if (this.answering === undefined) throw new Error('Only a decision that is being taken can be kept open')
    this.putBack(this.answering.must ? offered(this.answering) : this.answering)
  }

  instead(kind: Kind<G>): void {
    if (this.answering === undefined) throw new Error('Only a question that is being answered can become another')
    this.putBack({ ...this.answering, kind, must: true, depth: UNPLACED })
    this.unplaced++
  }

  withdraw(kind: Kind<G>, seat?: Seat): void {
    const { asks } = this.state
    let kept = 0
    for (const ask of asks) if (ask.kind !== kind || (seat !== undefined && ask.seat !== seat)) asks[kept++] = ask
    while (asks.length > kept) asks.pop() // a shorter length would give back the room that the next asks need
  }

  end(): void {
    this.state.agenda.length = 0
    this.state.asks.length = 0
  }

  stand(): void {
    this.stood = true
  }

  together(): void {
    this.atOnce = true
  }

  /** Mostly the same as before: who has asked for options then takes one. */
  private decision({ kind }: Ask): Decision<G, keyof G['asks']> {
    if (this.found === undefined || kind !== this.foundKind) {
      this.found = this.named.decisions.get(kind)!
      this.foundKind = kind
    }
    return this.found
  }

  private answer(ask: Ask) {
    const { asks } = this.state
    let at = asks.length - 1
    while (at >= 0 && asks[at]!.id !== ask.id) at--
    if (at < 0) throw new Error(`Question ${ask.id} ('${ask.kind}') is not open in this state`)
    // Not by splice, which builds a list of what it takes out.
    for (let i = at + 1; i < asks.length; i++) asks[i - 1] = asks[i]!
    asks.pop()
    this.answering = ask
  }

  /** In its old place: at the end, the order of the asks would tell everyone whose answer changed last. */
  private putBack(ask: Ask) {
    const { asks } = this.state
    let at = asks.push(ask) - 1
    for (; at > 0 && asks[at - 1]!.id > ask.id; at--) asks[at] = asks[at - 1]!
    asks[at] = ask
  }

  /**
   * An ask stands above all that its own step puts on the agenda, whichever it did first; so its depth is known only
   * when that step is done.
   */
  private placeAsks() {
    const { agenda, asks } = this.state
    for (let i = asks.length - 1; i >= 0; i--) {
      const ask = asks[i]! as { depth: number }
      if (ask.depth === UNPLACED) ask.depth = agenda.length
    }
    this.unplaced = 0
  }
}

/** Begins a game: its table, and all that happens before the first decision. */
export function begin<G extends Types>(game: Game<G>, state: G['state'], chance: Chance, emit?: Emit<G['event']>) {
  const play = new Play(game, state, chance, emit)
  play.advance()
  return play
}

/** Whether an ask can be answered now: an offer always, an owed one unless a deeper one waits. */
export function isLive(state: Core, ask: Ask): boolean {
  return !ask.must || !state.asks.some(other => other.must && other.depth > ask.depth)
}

/** The first of the deepest decisions that are owed: a seat's before the clock's. */
export function firstOwed(asks: readonly Ask[]): Ask | undefined {
  if (asks.length === 1) return asks[0]
  let found: Ask | undefined
  for (const ask of asks) {
    if (!ask.must) continue
    if (found === undefined || ask.depth > found.depth || (ask.depth === found.depth && found.seat === CLOCK))
      found = ask
  }
  return found
}

/** Nobody is asked anything any more. */
export function isOver(state: Core): boolean {
  return state.asks.length === 0 && state.agenda.length === 0
}

const UNPLACED = -1

/** The same question, owed no longer. Field by field, so that the engine knows its shape. */
function offered({ id, seat, kind, depth, after }: Ask): Ask {
  return after === undefined ? { id, seat, kind, must: false, depth } : { id, seat, kind, must: false, depth, after }
}

type Step<G extends Types> = (state: G['state'], argument: unknown, t: Turn<G>) => void

/** What a game does, by name. In maps: an object with that many names is several times slower to look into. */
interface ByName<G extends Types> {
  steps: ReadonlyMap<string, Step<G>>
  decisions: ReadonlyMap<string, Decision<G, keyof G['asks']>>
}

const named = new WeakMap<object, unknown>()

function byName<G extends Types>(game: Game<G>): ByName<G> {
  const before = named.get(game) as ByName<G> | undefined
  if (before !== undefined) return before
  const now: ByName<G> = {
    steps: new Map(Object.entries<Step<G>>(game.steps as never)),
    decisions: new Map(Object.entries<Decision<G, keyof G['asks']>>(game.decisions)),
  }
  named.set(game, now)
  return now
}

/** Asked after every step: by index, because that is measurably quicker than an iterator. */
function isOwed(asks: readonly Ask[], depth: number): boolean {
  for (let i = 0; i < asks.length; i++) if (asks[i]!.must && asks[i]!.depth >= depth) return true
  return false
}

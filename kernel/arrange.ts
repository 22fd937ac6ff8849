import { plainSeed, type PositionChance, type Script, ScriptedChance, SealedChance } from './chance.ts'
import { type Ask, CLOCK, type Game, isRefusal, type Kind, type Refusal, type Seat } from './game.ts'
import type { Sent, Types, Viewer } from './game.ts'
import { heard, Match, type Told } from './match.ts'
import { firstOwed } from './play.ts'
import { same } from './same.ts'
import type { Wish } from './setting.ts'

/** Whatever fields of a move are enough to tell it from the other options. */
export type Part<M> = M extends unknown ? Partial<M> : never

export interface ArrangedMatch<G extends Types> {
  wish: Wish<G>
  /** The position; without it the game starts from its set-up. */
  from?: G['state']
  /** What chance says, from here on; after that it follows the seed. */
  chance?: Script
  /** A number is enough: arranged matches keep no secret. */
  seed?: number
}

/** What a position says that cannot be: in English, and by an id with what there is to tell, for whoever says it otherwise. */
export class CannotBe extends Error {
  readonly why: string
  readonly told: FlawTold

  constructor(message: string, why: string, told: FlawTold) {
    super(message)
    this.why = why
    this.told = told
  }
}

/** What there is to tell of something that cannot be. */
export type FlawTold = Readonly<Record<string, string | number | boolean>>

/** From the English sentences of a game: what is thrown of a position that cannot be. */
export function flawed<S extends Record<string, (told: never) => string>>(says: S) {
  return <W extends keyof S & string>(why: W, told: Parameters<S[W]>[0] & FlawTold): CannotBe =>
    new CannotBe((says[why] as (told: FlawTold) => string)(told), why, told)
}

/** Told of every match that is arranged: tests keep what each scene shows. */
let onArranged: ((match: Match<never>) => void) | undefined

export function watchArranged(watch: typeof onArranged): void {
  onArranged = watch
}

/** A match from an arranged position, with words to play it as people talk at a table. Each game builds on this. */
export function arrangeMatch<G extends Types>(game: Game<G>, { wish, from, chance, seed = 1 }: ArrangedMatch<G>) {
  const script = scriptByPosition(chance, plainSeed(seed))
  const match = Match.start(game, wish, plainSeed(seed), { ...(from && { from }), ...(script && { chance: script }) })
  if (isRefusal(match)) throw new Error(match.text)
  onArranged?.(match as never)
  return new Arranged(match)
}

/** An arranged match and what may be said at it. */
export class Arranged<G extends Types> {
  readonly match: Match<G>

  constructor(match: Match<G>) {
    this.match = match
  }

  get state(): G['state'] {
    return this.match.state
  }

  as(seat: Seat): Player<G> {
    return new Player(this.match, seat)
  }

  /** Everything that happened, whole, as the log of the table has it. */
  get events(): G['event'][] {
    return this.match.told.flat().map(told => told.event)
  }

  /** The events of one type, oldest first. */
  happened<T extends G['event']['type']>(type: T): Extract<G['event'], { type: T }>[] {
    return this.events.filter((event): event is Extract<G['event'], { type: T }> => event.type === type)
  }

  /** What a viewer was told. */
  heardBy(viewer: Viewer): G['event'][] {
    return hearing(this.match.told.flat(), viewer)
  }

  /** Lets the clock run until a time of the table, in games that have a clock of their own. */
  wait(until: number): this {
    throw new Error(`This game has no clock of its own that could run until ${until}`)
  }

  /**
   * Plays on, each owed decision answered by its first option or as `choose` says, until `done` or the end. The clock
   * is only let run where nobody else owes anything.
   */
  playOn(done: (state: G['state']) => boolean = () => false, choose: Chooser<G> = (_, options) => options[0]!): this {
    while (!done(this.state)) {
      const ask = firstOwed(this.state.asks)
      if (ask === undefined) break
      const answer =
        ask.seat === CLOCK
          ? this.match.expire(ask.id)
          : this.match.submit(ask.seat, ask.id, choose(ask, this.match.options(ask)))
      if (isRefusal(answer)) throw new Error(answer.text)
    }
    return this
  }
}

export type Chooser<G extends Types> = (ask: Ask, options: G['asks'][keyof G['asks']][]) => G['asks'][keyof G['asks']]

/** One seat of an arranged match. */
export class Player<G extends Types> {
  private readonly match: Match<G>
  private readonly seat: Seat

  constructor(match: Match<G>, seat: Seat) {
    this.match = match
    this.seat = seat
  }

  /** Answers the open question of this kind with the option that has these fields and no others, or the only one that has them. */
  play<K extends Kind<G>>(kind: K, part?: Part<G['asks'][K]>): this {
    const ask = this.ask(kind)
    const having = this.match.options(ask).filter(option => fits(option, part ?? {}))
    const exact = having.filter(option => isAllOf(option, part ?? {}))
    const fitting = exact.length === 1 ? exact : having
    if (fitting.length !== 1)
      throw new Error(
        `Seat ${this.seat}: ${fitting.length} options of '${kind}' fit ${JSON.stringify(part ?? {})}; the options are ` +
          JSON.stringify(this.match.options(ask)),
      )
    const answer = this.match.submit(this.seat, ask.id, fitting[0])
    if (isRefusal(answer)) throw new Error(answer.text)
    return this
  }

  /** Tries a move as it would come over the wire, and gives the refusal; undefined if it was made after all. */
  tries(kind: Kind<G>, move: unknown, { at, sent }: { at?: number; sent?: Sent } = {}): Refusal | undefined {
    const ask = this.match.state.asks.find(a => a.kind === kind && a.seat === this.seat)
    const answer = this.match.submit(this.seat, ask?.id ?? 0, move, at, sent)
    return isRefusal(answer) ? answer : undefined
  }

  /** The options of the open question of this kind; none if it is not asked. */
  options<K extends Kind<G>>(kind: K): G['asks'][K][] {
    const ask = this.match.asks(this.seat).find(a => a.kind === kind)
    return ask === undefined ? [] : (this.match.options(ask) as G['asks'][K][])
  }

  /** The kinds of question that are open to this seat now. */
  get asked(): string[] {
    return this.match.asks(this.seat).map(ask => ask.kind)
  }

  get view(): G['state'] {
    return this.match.view(this.seat)
  }

  get heard(): G['event'][] {
    return hearing(this.match.told.flat(), this.seat)
  }

  /** Takes back the last moves; gives the refusal if that is not allowed. */
  undo(count?: number): Refusal | undefined {
    return this.match.undo(this.seat, count)
  }

  /** The seat's time for this question is up. */
  late(kind: Kind<G>): this {
    const answer = this.match.expire(this.ask(kind).id)
    if (isRefusal(answer)) throw new Error(answer.text)
    return this
  }

  private ask(kind: Kind<G>): Ask {
    const ask = this.match.asks(this.seat).find(a => a.kind === kind)
    if (ask === undefined)
      throw new Error(
        `Seat ${this.seat} is not asked '${kind}' now; it is asked: ${this.asked.join(', ') || 'nothing'}`,
      )
    return ask
  }
}

function hearing<E>(told: readonly Told<E>[], viewer: Viewer): E[] {
  return told.map(one => heard(one, viewer)).filter(event => event !== undefined)
}

function fits(option: unknown, part: object): boolean {
  return Object.entries(part).every(([key, value]) => same(Reflect.get(Object(option), key), value))
}

/** Whether an option has been named whole; what it does may go without saying. */
function isAllOf(option: unknown, part: object): boolean {
  return Object.keys(part).length > 0 && same(option, { do: Reflect.get(Object(option), 'do'), ...part })
}

/** One script for the whole match, whatever entry draws from it; going back starts it again. */
function scriptByPosition(
  script: Script | undefined,
  seed: string,
): ((position: number) => PositionChance) | undefined {
  if (script === undefined) return undefined
  const fresh = () => new ScriptedChance(script, new SealedChance(seed, 0))
  let scripted = fresh()
  return position => {
    if (position === 0) scripted = fresh()
    scripted.used = false
    return scripted
  }
}

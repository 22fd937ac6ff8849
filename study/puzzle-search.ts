import {
  type Answered,
  type Ask,
  type Chance,
  type Game,
  type Move,
  Play,
  type Seat,
  type Types,
} from '@runatal/kernel'

/** What a seat wants in a small ending, in a form that can be counted to the end (minimax). */
export interface Aim<G extends Types> {
  /** What the seat has so far: more is better. What a line comes to is what it has where the line is over. */
  counted(state: G['state'], seat: Seat): number
  /** Nothing that is still open can change it. */
  isOver(state: G['state'], seat: Seat): boolean
  /** Equal for positions from which the same can still be had. */
  key(state: G['state']): string
  /** Where a line can come to nothing but these two, the first that comes to the wanted one is enough. */
  either?: readonly [least: number, most: number]
}

/** The search met more positions than it may: nothing is known. */
export class TooWide extends Error {}

/**
 * Looks at everything that can follow: the seat takes what is best for it, everybody else what is worst for it. What
 * chance would have to decide is sure of nothing, and counts as less than anything else.
 */
export class Search<G extends Types> {
  positions = 0
  depth = 0
  private readonly game: Game<G>
  private readonly aim: Aim<G>
  private readonly seat: Seat
  private readonly most: number
  private readonly watch: ((positions: number) => void) | undefined
  /** By position: what can still be had from there on. */
  private readonly known = new Map<string, number>()

  constructor(game: Game<G>, aim: Aim<G>, seat: Seat, most = Infinity, watch?: (positions: number) => void) {
    this.game = game
    this.aim = aim
    this.seat = seat
    this.most = most
    this.watch = watch
  }

  /** What the seat reaches from here, if nobody errs. */
  reached(state: G['state'] | undefined, deep = 0): number {
    if (state === undefined) return BY_CHANCE
    const now = this.aim.counted(state, this.seat)
    this.depth = Math.max(this.depth, deep)
    const ask = this.asked(state)
    if (ask === undefined) return now
    const key = this.aim.key(state)
    const before = this.known.get(key)
    if (before !== undefined) return now + before
    if (++this.positions > this.most) throw new TooWide(`More than ${this.most} positions`)
    if (this.positions % A_WHILE === 0) this.watch?.(this.positions)
    const mine = ask.seat === this.seat
    const wanted = this.aim.either?.[mine ? 1 : 0]
    let best = mine ? -Infinity : Infinity
    for (const move of this.movesOf(state, ask)) {
      const value = this.reached(this.after(state, { ask, move }), mine ? deep + 1 : deep)
      best = mine ? Math.max(best, value) : Math.min(best, value)
      if (best === wanted) break
    }
    this.known.set(key, best - now)
    return best
  }

  /** What each answer to the question that is open leads to, in the order of the options; none once it is over. */
  weighed(state: G['state']): (Answered<G> & { reached: number })[] {
    const ask = this.asked(state)
    if (ask === undefined) return []
    return this.movesOf(state, ask).map(move => ({
      ask,
      move,
      reached: this.reached(this.after(state, { ask, move }), 1),
    }))
  }

  /** What whoever is asked answers: the first answer that is best for it; undefined once it is over. */
  best(state: G['state']): Answered<G> | undefined {
    const ask = this.asked(state)
    if (ask === undefined) return undefined
    const wanted = this.reached(state)
    const move = this.movesOf(state, ask).find(
      one => Math.abs(this.reached(this.after(state, { ask, move: one })) - wanted) < TINY,
    )
    return move === undefined ? undefined : { ask, move }
  }

  /** The question on which it goes on; undefined once it is over. */
  asked(state: G['state']): Ask | undefined {
    if (this.aim.isOver(state, this.seat)) return undefined
    return new Play(this.game, state, NO_CHANCE).owed()
  }

  /** The position after these answers, one after the other; undefined where chance had a word in it. */
  along(state: G['state'], answers: readonly { ask: number; move: Move<G> }[]): G['state'] | undefined {
    let now: G['state'] | undefined = state
    for (const { ask: id, move } of answers) {
      const ask: Ask | undefined = now?.asks.find(one => one.id === id)
      now = now === undefined || ask === undefined ? undefined : this.after(now, { ask, move })
    }
    return now
  }

  private movesOf(state: G['state'], ask: Ask): Move<G>[] {
    return new Play(this.game, state, NO_CHANCE).options(ask)
  }

  /** The position after an answer; undefined where chance has a word in it. */
  private after(state: G['state'], { ask, move }: Answered<G>): G['state'] | undefined {
    const play = new Play(this.game, this.game.clone(state), NO_CHANCE)
    try {
      play.play(ask, move)
    } catch (error) {
      if (!(error instanceof Drawn)) throw error
      // What chance does after the end of all that counts is all one.
      return this.aim.isOver(play.state, this.seat) ? play.state : undefined
    }
    return play.state
  }
}

/** So many positions between two words of how many there were. */
const A_WHILE = 100

/** Sums of what is counted along the way differ by less than that. */
const TINY = 1e-9

const NO_CHANCE: Chance = { int: refuse, shuffle: refuse }

class Drawn extends Error {}

function refuse(): never {
  throw new Drawn('Chance decides here')
}

const BY_CHANCE = -1000

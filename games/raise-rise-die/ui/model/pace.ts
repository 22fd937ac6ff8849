import type { AnyMove } from './choices.ts'

/**
 * When answers go out (RRD-199, RRD-369). What could have been somebody's only answer is given at the same moment by
 * whoever had a choice and whoever had none, by hand or by the board: nothing betrays a hand.
 */
export class Pace {
  private readonly now: () => number
  private readonly random: () => number
  private readonly moments = new Map<number, number>()

  constructor(now: () => number, random: () => number) {
    this.now = now
    this.random = random
  }

  /**
   * How long the answer to a question waits, in milliseconds from now; the question counts from when it is first open.
   * Where no other person looks on, nobody reads anything from it: it is short, and always the same.
   */
  left(ask: number, isWatched: boolean): number {
    const moment = this.moments.get(ask) ?? this.now() + (isWatched ? LEAST + this.random() * MORE : UNWATCHED)
    this.moments.set(ask, moment)
    return Math.max(0, moment - this.now())
  }
}

/** About as long as somebody needs who has nothing to decide: never less. */
const LEAST = 1200
const MORE = 500
const UNWATCHED = 60

/** Whether it may have been all that its player could answer, as far as the others can see. */
export function mayBeOnly(move: AnyMove): boolean {
  return ONLY.includes(move.do)
}

const ONLY: readonly AnyMove['do'][] = ['done', 'decline', 'pass', 'stop', 'discard', 'sacrifice']

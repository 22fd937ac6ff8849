import { makeBot } from '@runatal/bots'
import { type AnyGame, type AnyTypes, FastChance, isLive, type Seat } from '@runatal/kernel'

/** What a good bot would do, and why. */
export interface Hint {
  ask: number
  move: unknown
  /** Absent where there was no choice: the share of the victory that it foresees, and the next best move with its own. */
  why?: { worth: number; next: { move: unknown; worth: number } }
}

/** Thinks from what the seat may see, as the bots do. */
export function hint(game: AnyGame, seen: AnyTypes['state'], seat: Seat): Hint | undefined {
  const ask = seen.asks.find(one => one.must && one.seat === seat && isLive(seen, one))
  if (ask === undefined) return undefined
  const { why, ...best } = makeBot(game, THINKER).choose(seen, seat, new FastChance(seat + 1, seen.nextAsk))
  return { ask: best.ask.id, move: best.move, ...(why !== undefined && Number.isFinite(why.next.worth) && { why }) }
}

const THINKER = 'ismcts:800ms'

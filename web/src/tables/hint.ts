import { makeBot } from '@runatal/bots'
import { type AnyGame, type Ask, FastChance, isLive, Play, type Seat } from '@runatal/kernel'

/** What a good bot would do, and why: how the seat stands before and after, by the game's own evaluation. */
export interface Hint {
  ask: number
  move: unknown
  /** From 0 (lost) to 1 (won); absent where the game has no evaluation. */
  before?: number
  after?: number
  next?: { move: unknown; after: number }
}

/** Thinks from what the seat may see, as the bots do. */
export function hint(game: AnyGame, seen: ReturnType<AnyGame['create']>, seat: Seat): Hint | undefined {
  const ask = seen.asks.find(one => one.must && one.seat === seat && isLive(seen, one))
  if (ask === undefined) return undefined
  const chance = new FastChance(seat + 1, seen.nextAsk)
  const best = makeBot(game, THINKER).choose(seen, seat, chance)
  const { guide } = game
  if (guide === undefined) return { ask: best.ask.id, move: best.move }

  const worlds = Array.from({ length: WORLDS }, () => game.imagine(seen, seat, chance))
  const worth = (move: unknown) =>
    average(
      worlds.map(world => {
        const play = new Play(game, game.clone(world), chance)
        play.play(sameAsk(play.state.asks, best.ask), move)
        return guide.evaluate(play.state, seat)
      }),
    )
  const before = average(worlds.map(world => guide.evaluate(world, seat)))
  const chosen = JSON.stringify(best.move)
  const options = new Play(game, seen, chance).options(best.ask)
  const considered = guide.consider?.(seen, best.ask, options) ?? options
  const others = considered
    .filter(move => JSON.stringify(move) !== chosen)
    .slice(0, OTHERS)
    .map(move => ({ move, after: worth(move) }))
    .toSorted((a, b) => b.after - a.after)
  return { ask: best.ask.id, move: best.move, before, after: worth(best.move), ...(others[0] && { next: others[0] }) }
}

const THINKER = 'ismcts:600ms'
const WORLDS = 6
const OTHERS = 12

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function sameAsk(asks: readonly Ask[], ask: Ask): Ask {
  return asks.find(({ id }) => id === ask.id) ?? ask
}

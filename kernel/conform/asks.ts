import type { Chance } from '../chance.ts'
import type { Ask, Decision, Game, Move, Types } from '../game.ts'
import { isLive } from '../play.ts'

/** The asks that can be answered now. */
export function liveAsks(state: Types['state']): Ask[] {
  return state.asks.filter(ask => isLive(state, ask))
}

export function decisionOf<G extends Types>(game: Game<G>, ask: Ask): Decision<G, keyof G['asks']> {
  return game.decisions[ask.kind as keyof G['asks']]
}

export function optionsOf<G extends Types>(game: Game<G>, state: G['state'], ask: Ask): Move<G>[] {
  return decisionOf(game, ask).options(state, ask.seat)
}

export function anyOf<T>(items: readonly T[], chance: Chance): T {
  const item = items[chance.int(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

/** At most so many of them, by chance. */
export function some<T>(items: readonly T[], count: number, chance: Chance): T[] {
  const mixed = [...items]
  if (mixed.length > count) chance.shuffle(mixed)
  return mixed.slice(0, count)
}

import {
  type Answered,
  type Ask,
  type Chance,
  type Core,
  type Game,
  type Intent,
  type Move,
  Play,
  type Seat,
  type Types,
} from '@runatal/kernel'

/** What a bot says: which question it answers, and how. */
export interface Answer<G extends Types> extends Answered<G> {
  /** From a bot that thinks ahead and had a choice: what it expects for its seat, from 0 (lost) to 1 (won), and otherwise. */
  why?: { worth: number; next: { move: Move<G>; worth: number } }
}

/** Somebody who plays a seat. It is given what that seat may see, and chance, and nothing else. */
export interface Bot<G extends Types> {
  readonly name: string
  /** Only on the lab's cheating twin: it must be handed the true state, and so may sit at no real table. */
  readonly peeks?: true
  /** Answers one question that the seat owes now. It keeps nothing from one call to the next. */
  choose(seen: G['state'], seat: Seat, chance: Chance): Answer<G>
  /** Only on a bot that plays against the clock: what it means to do next, and when. The same `own` numbers all along. */
  intend?(seen: G['state'], seat: Seat, own: readonly number[]): Intent<G> | undefined
}

/** All that a seat may do: the answers to the question that it owes, then the offers that the game would take up. */
export function choicesOf<G extends Types>(
  game: Game<G>,
  seen: G['state'],
  seat: Seat,
  chance: Chance,
): { ask: Ask; options: Move<G>[]; offers: Answered<G>[] } {
  const ask = duty(seen, seat)
  const offers = game.guide?.takeUp?.(seen, ask) ?? []
  return { ask, options: new Play(game, seen, chance).options(ask), offers }
}

export function answersOf<G extends Types>(choices: ReturnType<typeof choicesOf<G>>): Answered<G>[] {
  return [...choices.options.map(move => ({ ask: choices.ask, move })), ...choices.offers]
}

/** The options that the game thinks worth a thought, best first; all of them if it does not say. */
export function consider<G extends Types>(
  game: Game<G>,
  seen: G['state'],
  ask: Ask,
  options: Move<G>[],
  chance: Chance,
): Move<G>[] {
  if (options.length === 1 || game.guide?.consider === undefined) return options
  return game.guide.consider(imagineFor(game, seen, ask.seat, chance), ask, options)
}

/** The question that a seat has to answer now. */
function duty(state: Core, seat: Seat): Ask {
  const deepest = deepestOwed(state)
  const ask = state.asks.find(a => a.must && a.seat === seat && a.depth === deepest)
  if (ask === undefined) throw new Error(`Seat ${seat} owes no decision now: ask only a seat that does`)
  return ask
}

/** Whose question is next when a game is played in the mind: among seats asked at once, `first` goes first. */
export function nextAsk(state: Core, first: Seat): Ask | undefined {
  const { asks } = state
  if (asks.length === 1) return asks[0]
  const deepest = deepestOwed(state)
  let found: Ask | undefined
  for (const ask of asks) {
    if (!ask.must || ask.depth !== deepest) continue
    if (ask.seat === first) return ask
    if (found === undefined || found.seat < 0) found = ask
  }
  return found
}

/** The same question in another copy of the state. */
export function sameAsk(state: Core, ask: Ask): Ask {
  const found = state.asks.find(a => a.id === ask.id)
  if (found === undefined) throw new Error(`Ask ${ask.id} is missing from an imagined state: imagine must keep asks`)
  return found
}

/** A world that the seat could be in, as the game guides it. */
export function imagineFor<G extends Types>(game: Game<G>, seen: G['state'], seat: Seat, chance: Chance): G['state'] {
  return game.guide?.imagine?.(seen, seat, chance) ?? game.imagine(seen, seat, chance)
}

function deepestOwed(state: Core): number {
  let deepest = -1
  for (const ask of state.asks) if (ask.must && ask.depth > deepest) deepest = ask.depth
  return deepest
}

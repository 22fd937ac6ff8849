import { type Bot, makeBot, playGame } from '@runatal/bots'
import type { Ask, Game, Studied, Types } from '@runatal/kernel'
import { type Bundle, type Crashed, PICKED, type Played, PLAYED, SEEN, type Thinking } from './bundle.ts'
import { bundleSeed, lineUps, type Place, type Plan } from './plan.ts'

/** Told of each move before it is made. */
export type OnMove = (ask: Ask, move: unknown) => void

/** Plays one seed with every rotation. A game that crashes does not stop the others. */
export function playBundle<G extends Types>(
  game: Game<G>,
  plan: Plan,
  bundle: number,
  before: (rotation: number) => string | undefined = () => undefined,
): Bundle {
  const games: (Played | Crashed)[] = []
  const thinking: Thinking[][] = []
  for (const [rotation] of lineUps(plan.bots).entries()) {
    const times = plan.bots.map(() => ({ moves: 0, total: 0, longest: 0 }))
    const crash = before(rotation)
    games.push(crash === undefined ? playSafely(game, plan, { bundle, rotation }, times) : { crash })
    thinking.push(times)
  }
  return { bundle, games, thinking }
}

/** Plays one game of a plan: always the same one for the same place. */
export function playOne<G extends Types>(
  game: Game<G>,
  plan: Plan,
  { bundle, rotation }: Place,
  times: Thinking[],
  onMove?: OnMove,
): Played {
  const wish = { seats: plan.seats, table: plan.table as Partial<G['table']> }
  const bots = lineUps(plan.bots)[rotation]!.map((spec, seat) => timed(makeBot(game, spec), times[seat]!))
  const cards: Record<string, number[]> = {}
  let first: number | undefined
  let begun = false
  const { outcome, moves } = playGame(game, wish, bots.map(watched), [bundleSeed(plan.seed, bundle)], {
    ...(game.study && { emit: event => game.study!(event).forEach(one => note(cards, one, plan.seats)) }),
    ...(onMove && { move: onMove }),
  })
  const { winners, places, scores } = outcome
  return {
    ...(game.together && { together: game.together }),
    winners,
    places,
    scores,
    moves,
    ...(first !== undefined && { first }),
    cards: digits(cards),
  }

  /** Sees the first question of the game: whether one seat alone is asked. */
  function watched(bot: Bot<G>): Bot<G> {
    return {
      ...bot,
      choose(seen, seat, chance) {
        if (!begun && seen.asks.filter(ask => ask.must).length === 1) first = seat
        begun = true
        return bot.choose(seen, seat, chance)
      },
    }
  }
}

function playSafely<G extends Types>(game: Game<G>, plan: Plan, place: Place, times: Thinking[]): Played | Crashed {
  try {
    return playOne(game, plan, place, times)
  } catch (error) {
    return { crash: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

function timed<G extends Types>(bot: Bot<G>, time: Thinking): Bot<G> {
  return {
    ...bot,
    choose(seen, seat, chance) {
      const began = performance.now()
      const answer = bot.choose(seen, seat, chance)
      const took = Math.round((performance.now() - began) * 1000)
      time.moves++
      time.total += took
      time.longest = Math.max(time.longest, took)
      return answer
    },
  }
}

const DEEDS = { seen: SEEN, picked: PICKED, played: PLAYED } satisfies Record<Studied['how'], number>

function note(cards: Record<string, number[]>, { seat, card, how }: Studied, seats: number) {
  const deeds = (cards[card] ??= Array<number>(seats).fill(0))
  deeds[seat]! |= DEEDS[how]
}

function digits(cards: Record<string, number[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(cards).map(([card, deeds]) => [card, deeds.join('')]))
}

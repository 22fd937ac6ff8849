import { makeBot, playGame, quickLevels } from '@runatal/bots'
import {
  type Chance,
  type Choice,
  FastChance,
  type Game,
  isRefusal,
  oddsOf,
  settle,
  type Types,
  victoryOf,
  type Wish,
} from '@runatal/kernel'

/** One position of a game that was played to its end: how it was judged, and what came of it. */
export interface Sample {
  /** Of each seat; of a team, which has one fate, of its first. */
  odds: number[]
  won: number[]
}

/** Which games positions are from. */
export interface Source {
  seats: number
  seed: number
}

/** Plays a game among the quick levels, mixed at one table, and keeps its quiet positions. */
export function samplesOf<G extends Types>(game: Game<G>, { seats, seed }: Source, number: number): Sample[] {
  const levels = quickLevels(game)
  const met: number[][] = []
  const fates = game.together ? 1 : seats
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(game, levels[(number + seat) % levels.length]!))
  const { outcome } = playGame(
    game,
    wishOf(game, seats, new FastChance(seed, seats, number)),
    bots,
    [seed, seats, number],
    {
      move: (_ask, _move, state) => {
        if (game.guide?.quiet?.(state) ?? true) met.push(oddsOf(game, state, fates))
      },
    },
  )
  const won = Array.from({ length: fates }, (_, seat) => victoryOf(outcome.winners, seat, game.together))
  // A long game says no more than a short one.
  const step = Math.max(1, Math.ceil(met.length / PER_GAME))
  return met.filter((_one, at) => at % step === 0).map(odds => ({ odds, won }))
}

const PER_GAME = 24

/** Half of the tables are laid as the box says, the others as chance chooses among all that can be chosen. */
function wishOf<G extends Types>(game: Game<G>, seats: number, chance: Chance): Wish<G> {
  const plain: Wish<G> = { seats }
  if (chance.int(2) === 0) return plain
  const all = Object.entries<Choice<unknown>>(game.choices.table)
  const table = Object.fromEntries(all.map(([name, { values }]) => [name, values[chance.int(values.length)]]))
  const wish = { seats, table: table as Partial<G['table']> }
  const setting = settle(game, wish)
  // What cannot go together, or needs a person, is no table of bots.
  return isRefusal(setting) || (game.people?.(setting).length ?? 0) > 0 ? wishOf(game, seats, chance) : wish
}

import { type Bot, makeBot, playGame } from '@runatal/bots'
import {
  type Chance,
  type Choice,
  FastChance,
  type Game,
  isRefusal,
  settle,
  type Types,
  victoryOf,
} from '@runatal/kernel'
import type { Wish } from '@runatal/kernel'
import type { Lesson } from './gradient.ts'

/** Lets a bot play all seats of a game, and keeps some of its quiet positions with what came of them. */
export function lessonsOf<G extends Types>(game: Game<G>, spec: string, stream: readonly number[]): Lesson[] {
  const reading = game.guide?.reading
  if (reading === undefined) throw new Error(`${game.id} cannot be learned: its guide has no reading`)
  const chance = new FastChance(...stream, WISH)
  const wish = anyWish(game, chance)
  const bot = unsteady(makeBot(game, spec), makeBot(game, 'random'))
  const met: Float32Array[] = []
  let positions = 0
  const { outcome } = playGame(game, wish, Array<Bot<G>>(wish.seats).fill(bot), stream, {
    move(_ask, _move, state) {
      if (game.guide?.quiet?.(state) === false) return
      // Each position is as likely to be kept as any other (reservoir sampling).
      const place = positions++ < PER_GAME ? positions - 1 : chance.int(positions)
      if (place >= PER_GAME) return
      const facts = new Float32Array(wish.seats * reading.size)
      for (let seat = 0; seat < wish.seats; seat++) reading.read(state, seat, facts, seat * reading.size)
      met[place] = facts
    },
  })
  const won = Float32Array.from({ length: wish.seats }, (_, seat) => victoryOf(outcome.winners, seat, game.together))
  return met.map(facts => ({ seats: wish.seats, facts, won }))
}

/** A table of any size and kind that bots may sit at. */
export function anyWish<G extends Types>(game: Game<G>, chance: Chance): Wish<G> {
  for (;;) {
    const { min, max } = game.seats
    const seats = min + chance.int(max - min + 1)
    const table: Record<string, unknown> = {}
    for (const [name, choice] of Object.entries<Choice<unknown>>(game.choices.table))
      table[name] = oneOf(choice.valuesAt?.(table) ?? choice.values, chance)
    const seat = Array.from({ length: seats }, () => {
      const own: Record<string, unknown> = {}
      for (const [name, choice] of Object.entries<Choice<unknown>>(game.choices.seat)) {
        // A habit changes nothing that is played; the last is to be asked the least.
        if (choice.habit) own[name] = choice.values.at(-1)
        else if (!choice.distinct) own[name] = oneOf(choice.valuesAt?.(table) ?? choice.values, chance)
      }
      return own
    })
    const wish = { seats, table, seat } as Wish<G>
    const setting = settle(game, wish)
    if (!isRefusal(setting) && (game.people?.(setting) ?? []).length === 0) return wish
  }
}

/** A table as it is wished for, with the same deck, or whatever seats choose, for all: nobody has the better one. */
export function sameWish<G extends Types>(
  game: Game<G>,
  { seats, table }: { seats: number; table: Record<string, string> },
  chance: Chance,
): Wish<G> {
  const own: Record<string, unknown> = {}
  for (const [name, choice] of Object.entries<Choice<unknown>>(game.choices.seat)) {
    if (choice.habit) own[name] = choice.values.at(-1)
    else if (!choice.distinct) own[name] = oneOf(choice.valuesAt?.(table) ?? choice.values, chance)
  }
  return { seats, table, seat: Array.from({ length: seats }, () => own) }
}

function oneOf<T>(values: readonly T[], chance: Chance): T {
  return values[chance.int(values.length)]!
}

/** One move in twelve by chance, so that positions are met which nobody would seek. */
function unsteady<G extends Types>(bot: Bot<G>, random: Bot<G>): Bot<G> {
  return {
    name: bot.name,
    choose: (seen, seat, chance) => (chance.int(12) === 0 ? random : bot).choose(seen, seat, chance),
  }
}

/** Positions of one game are much alike: more games teach more. */
const PER_GAME = 6

/** Another stream than those of the game. */
const WISH = 7

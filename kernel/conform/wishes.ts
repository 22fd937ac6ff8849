import type { Chance } from '../chance.ts'
import type { Choice, Game, Types } from '../game.ts'
import type { Wish } from '../setting.ts'

/** Every number of seats with every choice for the table. */
export function allWishes<G extends Types>(game: Game<G>): Wish<G>[] {
  const tables = combinations(Object.entries<Choice<unknown>>(game.choices.table)) as Partial<G['table']>[]
  const { min, max } = game.seats
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return seats.flatMap(count => tables.map(table => ({ seats: count, table })))
}

/** The wish with its seats' choices made by chance, if it leaves them open. */
export function withSeats<G extends Types>(game: Game<G>, wish: Wish<G>, chance: Chance): Wish<G> {
  if (wish.seat !== undefined) return wish
  const seat = Array.from({ length: wish.seats }, (): Values => ({}))
  for (const [name, choice] of Object.entries<Choice<unknown>>(game.choices.seat)) {
    const values = [...choice.values]
    chance.shuffle(values)
    for (const [i, mine] of seat.entries())
      mine[name] = choice.distinct ? values[i] : choice.values[chance.int(values.length)]
  }
  return { ...wish, seat }
}

type Values = Record<string, unknown>

function combinations(choices: [string, Choice<unknown>][]): Values[] {
  return choices.reduce<Values[]>(
    (made, [name, { values }]) => made.flatMap(one => values.map(value => ({ ...one, [name]: value }))),
    [{}],
  )
}

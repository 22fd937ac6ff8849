import { type Choice, type Game, isRefusal, type Refusal, type Setting, type Types } from './game.ts'

/** What somebody asks for when opening a table; what is left out takes its first value. */
export interface Wish<G extends Types> {
  seats: number
  table?: Partial<G['table']>
  seat?: readonly Partial<G['seat']>[]
}

/** Completes a wish to a setting, or says what is wrong with it. */
export function settle<G extends Types>(game: Game<G>, wish: Wish<G>): Setting<G> | Refusal {
  const { min, max } = game.seats
  if (!isRecord(wish)) return bad('A wish says how many play: { seats: … }')
  const { seats } = wish
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return bad(`${game.id} is played by ${min} to ${max}: ${String(seats)} seats cannot start`)
  if (wish.table !== undefined && !isRecord(wish.table)) return bad('What is chosen for the table is named: { … }')
  if (wish.seat !== undefined && !(Array.isArray(wish.seat) && wish.seat.every(isRecord)))
    return bad('What each seat chooses is a list, and named: [{ … }, { … }]')
  if (wish.seat !== undefined && wish.seat.length > seats)
    return bad(`Choices are given for ${wish.seat.length} seats, but only ${seats} play`)

  const table: Values = {}
  const chosen: Values = { ...wish.table }
  const unknown = Object.keys(chosen).find(name => !Object.hasOwn(game.choices.table, name))
  if (unknown !== undefined) return bad(noSuchChoice(unknown, game.choices.table))
  for (const [name, choice] of choices(game.choices.table)) {
    const value = valueOf(name, meant(choice, chosen[name] ?? choice.first), choice, table)
    if (isRefusal(value)) return value
    table[name] = value
  }

  const perSeat: Values[] = Array.from({ length: seats }, () => ({}))
  for (const wished of wish.seat ?? []) {
    const stray = Object.keys(wished).find(name => !Object.hasOwn(game.choices.seat, name))
    if (stray !== undefined) return bad(noSuchChoice(stray, game.choices.seat))
  }
  for (const [name, declared] of choices(game.choices.seat)) {
    const choice = choiceAt(declared, table)
    const wished: unknown[] = perSeat.map((_, i) => meant(choice, ({ ...wish.seat?.[i] } as Values)[name]))
    const taken: unknown[] = wished.filter(value => value !== undefined)
    if (choice.distinct && new Set(taken).size < taken.length) return bad(`No two seats may have the same ${name}`)
    const free = choice.values.filter(value => !taken.includes(value))
    for (const [i, mine] of perSeat.entries()) {
      const value = valueOf(name, wished[i] ?? (choice.distinct ? free.shift() : byItself(choice, i)), choice, table)
      if (isRefusal(value)) return value
      mine[name] = value
    }
  }
  const setting: Setting<G> = { seats, table, seat: perSeat }
  const unfit = game.unfit?.(setting)
  return unfit === undefined ? setting : { refused: 'bad-setting', ...unfit }
}

type Values = Record<string, unknown>

function valueOf(name: string, value: unknown, choice: Choice<unknown>, table: object): unknown {
  if (choice.values.includes(value)) return value
  return choice.accepts?.(value, table) ?? bad(notAValue(name, value, choice))
}

/** What a seat has that chooses nothing. */
function byItself(choice: Choice<unknown>, seat: number): unknown {
  return choice.varied ? choice.values[seat % choice.values.length] : choice.first
}

/** A choice with the values that there are at such a table. */
function choiceAt(choice: Choice<unknown>, table: object): Choice<unknown> {
  const values = choice.valuesAt?.(table)
  return values === undefined ? choice : { ...choice, values, first: values[0] }
}

function choices(all: object): [string, Choice<unknown>][] {
  return Object.entries(all)
}

/** A wish that came as text means the value that is written so. */
function meant(choice: Choice<unknown>, wished: unknown): unknown {
  if (typeof wished !== 'string') return wished
  return choice.values.find(value => String(value) === wished) ?? wished
}

/** What comes from outside may be anything. */
function isRecord(given: unknown): boolean {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function bad(text: string): Refusal {
  return { refused: 'bad-setting', text }
}

function noSuchChoice(name: string, all: object): string {
  return `There is nothing called ${name} to choose; there is: ${Object.keys(all).join(', ') || 'nothing'}`
}

function notAValue(name: string, value: unknown, choice: Choice<unknown>): string {
  return `${name} cannot be ${JSON.stringify(value)}; it can be: ${choice.values.join(', ')}`
}

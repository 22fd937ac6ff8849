import { typeset } from '@runatal/grammar/fr'
import type { Kind, Move, Refusal, Seat, Sent, Types, Viewer } from '@runatal/kernel'
import { isRefusal } from '@runatal/kernel'
import type { Arranged, Part } from '@runatal/kernel/arrange'
import type { Said } from './tutorial.ts'

/**
 * One moment of a game as data: a position, what is done in it and what happens. The tests take it for a proof, the rulebook
 * for a moving picture; so neither can say what the other does not. Whoever reads it has seat 0.
 */
export interface Example<G extends Types, Position> {
  /** Part of its address: never given to another example. */
  id: string
  /** The rules that it shows, by their ids in the rulebook. */
  rules: readonly string[]
  /** What there is to see, in a sentence or two. */
  caption: Said
  /** As the game's `arrange` takes it, with what chance will say. */
  position: Position
  /** What is done, in turn. None where the position says it all. */
  acts: readonly Act<G>[]
  /** What has happened in the end. */
  shows: Shows<G>
  /** What to reach, for those who try it themselves; left out where there is nothing to do or to miss. */
  goal?: Said
}

/**
 * A move among those that are offered, a move as it is sent, one that is refused with its rule, the clock that runs out on
 * a seat; or time that passes at the table, where a game has a clock of its own.
 */
export type Act<G extends Types> = Done<G> | { until: number }

export type Done<G extends Types> = {
  [K in Kind<G>]: { seat: Seat; ask: K } & (
    | { play: Part<G['asks'][K]> }
    | ({ sends: Move<G> } & At)
    | ({ tries: Move<G>; rule: string } & At)
    | { late: true }
  )
}[Kind<G>]

/** When a move comes in by the table's clock, and what is known of its way. */
interface At {
  at?: number
  sent?: Sent
}

/** What must be true after the last act. Whatever is left out may be anything. */
export interface Shows<G extends Types> {
  /** What was told, in this order: of the types that are named, this and nothing else. */
  happened?: readonly Part<G['event']>[]
  /** What was told of nothing of the kind. */
  never?: readonly G['event']['type'][]
  /** Parts of the state; a list is said whole. */
  state?: Pieces<G['state']>
  /** Parts of what somebody sees, who may see less than there is. */
  sees?: readonly { viewer: Viewer; state: Pieces<G['state']> }[]
  /** Who has won; nobody while it goes on, none of them if it is a draw. */
  won?: readonly Seat[] | 'nobody yet'
  /** The place of each seat in the end: equal totals share one. */
  places?: readonly number[]
  /** What each seat is asked now. */
  asked?: readonly (readonly Kind<G>[])[]
  /** Every answer to the question of this kind, of those that have these fields; in any order. */
  may?: readonly May<G>[]
}

export type May<G extends Types> = {
  [K in Kind<G>]: {
    seat: Seat
    ask: K
    having?: Part<G['asks'][K]>
    options: readonly Part<G['asks'][K]>[]
  }
}[Kind<G>]

/** Some fields of a thing, some fields of those, and so on; lists whole. */
export type Pieces<T> = T extends readonly (infer E)[]
  ? readonly Pieces<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Pieces<T[K]> }
    : T

/** The examples of a game, and how its positions are put up. */
export interface Examples<G extends Types, Position = never> {
  arrange(position: Position): Arranged<G>
  examples: readonly Example<G, Position>[]
}

/** The examples of some game, whose positions only its own `arrange` can read: what the house sees of them. */
export interface ShownExample<G extends Types> extends Omit<Example<G, unknown>, 'position'> {
  start(): Arranged<G>
}

export function shown<G extends Types, Position>({ arrange, examples }: Examples<G, Position>): ShownExample<G>[] {
  return examples.map(({ position, ...example }) => ({
    ...example,
    caption: asPrinted(example.caption),
    ...(example.goal && { goal: asPrinted(example.goal) }),
    start: () => arrange(position),
  }))
}

const asPrinted = ({ en, fr }: Said): Said => ({ en, fr: typeset(fr) })

/** Does the next thing at the table; gives the refusal, where there is one. What the example does not mean is thrown. */
export function doAct<G extends Types>(table: Arranged<G>, act: Act<G>): Refusal | undefined {
  if ('until' in act) {
    table.wait(act.until)
    return undefined
  }
  const player = table.as(act.seat)
  if ('play' in act) player.play(act.ask, act.play)
  else if ('late' in act) player.late(act.ask)
  else {
    if (act.at !== undefined) table.wait(act.at - 1)
    const refusal = player.tries(act.ask, 'sends' in act ? act.sends : act.tries, act)
    if ('sends' in act) {
      if (refusal !== undefined) throw new Error(`${JSON.stringify(act.sends)} should be made; ${said(refusal)}`)
      return undefined
    }
    if (refusal?.rule !== act.rule)
      throw new Error(`${JSON.stringify(act.tries)} should be refused by ${act.rule}; ${said(refusal)}`)
    return refusal
  }
  return undefined
}

/** What is not as the example says, in plain words; nothing if all is. */
export function wrongIn<G extends Types>(table: Arranged<G>, { shows }: ShownExample<G>): string[] {
  const { happened = [], never = [], state, sees = [], won, places, asked, may = [] } = shows
  const wrong: string[] = []
  const types = new Set<string>([...happened.map(event => String(Reflect.get(event, 'type'))), ...never])
  const told = table.events.filter(({ type }) => types.has(type))
  if (!told.every((event, i) => i < happened.length && agree(event, happened[i])) || told.length !== happened.length)
    wrong.push(`This should have happened: ${JSON.stringify(happened)}; this did: ${JSON.stringify(told)}`)
  if (state !== undefined) wrong.push(...apart(table.state, state, 'state'))
  for (const { viewer, state: seen } of sees)
    wrong.push(...apart(table.match.view(viewer), seen, `what seat ${viewer} sees`))
  const winners = table.match.outcome?.winners ?? 'nobody yet'
  if (won !== undefined && JSON.stringify(won) !== JSON.stringify(winners))
    wrong.push(`These should have won: ${JSON.stringify(won)}; these have: ${JSON.stringify(winners)}`)
  if (places !== undefined) wrong.push(...apart(table.match.outcome?.places, places, 'places'))
  for (const [seat, kinds] of asked?.entries() ?? [])
    wrong.push(...apart(table.as(seat).asked, kinds, `what seat ${seat} is asked`))
  for (const { seat, ask, having, options } of may) {
    const open = table
      .as(seat)
      .options(ask)
      .filter(option => agree(option, having ?? {}))
    const fit = options.every(part => open.some(option => agree(option, part)))
    if (!fit || open.length !== options.length)
      wrong.push(`Seat ${seat} should be able to answer ${JSON.stringify(options)}; it can ${JSON.stringify(open)}`)
  }
  return wrong
}

/** Whether something has all these parts. */
export function agree(whole: unknown, parts: unknown): boolean {
  return apart(whole, parts, '').length === 0
}

function apart(whole: unknown, parts: unknown, place: string): string[] {
  if (Array.isArray(parts)) {
    if (!Array.isArray(whole) || whole.length !== parts.length)
      return [`${place} should be ${JSON.stringify(parts)}, not ${JSON.stringify(whole)}`]
    return parts.flatMap((part, i) => apart(whole[i], part, `${place}[${i}]`))
  }
  if (typeof parts === 'object' && parts !== null)
    return Object.entries(parts).flatMap(([key, part]) =>
      apart(Reflect.get(Object(whole), key), part, `${place}.${key}`),
    )
  return Object.is(whole, parts) ? [] : [`${place} should be ${JSON.stringify(parts)}, not ${JSON.stringify(whole)}`]
}

function said(refusal: Refusal | undefined): string {
  return isRefusal(refusal) ? `it is refused by ${refusal.rule ?? refusal.text}` : 'it is not refused'
}

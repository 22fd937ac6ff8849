import { isKnown, poolOf } from '@runatal/club'
import { leaveOut, type PersonId, type Table } from '@runatal/table'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'

/** A table in play that anybody may watch. */
export interface Watchable {
  table: string
  game: string
  pace: 'live' | 'letter'
  seats: { name: string; kept: boolean; bot: boolean; rating?: number }[]
  /** How many moves were made. */
  moves: number
  /** Of those whose rating is known well, the mean: the list goes by it. */
  rating?: number
}

/**
 * Tables in play where strangers met, by rating: the first is the one to be shown in the hall. Who plays among friends, by
 * a link, is in no list.
 */
export class Watching {
  private readonly store: Store
  private readonly tables: Tables
  private list: { at: number; found: Promise<(Watchable & { people: PersonId[] })[]> } | undefined

  constructor(store: Store, tables: Tables) {
    this.store = store
    this.tables = tables
  }

  /** The list as somebody may see it: without tables of those whom they are kept apart from. */
  async listFor(person: PersonId | undefined, now: number): Promise<Watchable[]> {
    const all = await this.all(now)
    const apart =
      person === undefined ? [] : await this.store.pairing.apartAmong([person, ...all.flatMap(({ people }) => people)])
    const away = new Set(apart.filter(pair => pair.includes(person ?? '')).flat())
    if (person !== undefined) away.delete(person)
    return all.filter(({ people }) => !people.some(one => away.has(one))).map(({ people: _people, ...table }) => table)
  }

  /** Where these people play, if anybody may watch it. */
  async whereAre(people: readonly PersonId[], now: number): Promise<Map<PersonId, Watchable>> {
    const all = await this.all(now)
    return new Map(
      people.flatMap(person => {
        const table = all.find(one => one.people.includes(person))
        return table === undefined ? [] : [[person, table] as const]
      }),
    )
  }

  private all(now: number) {
    if (this.list === undefined || now - this.list.at > EVERY) this.list = { at: now, found: this.look(now) }
    return this.list.found
  }

  private async look(now: number) {
    const ids = await this.store.inPlay(now - LATELY, MOST)
    const seen = await Promise.all(ids.map(id => this.tables.look(id, glance).catch(leaveOut)))
    const tables = seen.filter(one => one !== undefined)
    const kept = await this.store.club.keptOf([...new Set(tables.flatMap(({ people }) => people))])
    const rated = await Promise.all(
      tables.map(table => this.withRatings(table, new Set(kept.map(({ person }) => person)))),
    )
    return rated.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.moves - a.moves)
  }

  private async withRatings(table: Glance, kept: ReadonlySet<PersonId>) {
    const pool = poolOf(table.game, table.pace)
    const ratings = await this.store.club.ratingsIn(
      pool,
      table.people.filter(person => kept.has(person)),
    )
    const known = ratings.filter(isKnown).map(({ mu }) => mu)
    const { sittings, ...rest } = table
    return {
      ...rest,
      ...(known.length > 0 && { rating: Math.round(known.reduce((sum, mu) => sum + mu, 0) / known.length) }),
      seats: sittings.map(({ person, name }) => {
        const rating = ratings.find(({ subject }) => subject === person)
        return {
          name,
          bot: person === undefined,
          kept: person !== undefined && kept.has(person),
          ...(rating && { rating: Math.round(rating.mu) }),
        }
      }),
    }
  }
}

type Glance = NonNullable<ReturnType<typeof glance>>

function glance({ id, game, clocks, sittings, match, status, opening }: Table) {
  if (status !== 'playing' || match === undefined || opening.sealedUntil !== undefined) return undefined
  return {
    table: id,
    game: game.id,
    pace: clocks.rule.kind === 'days' ? ('letter' as const) : ('live' as const),
    moves: match.log.length,
    people: sittings.flatMap(({ person }) => person ?? []),
    sittings: sittings.map(({ person, name }) => ({ person, name })),
  }
}

const EVERY = 5000
/** A game that nobody has touched for so long is not in play. */
const LATELY = 15 * 60 * 1000
const MOST = 60

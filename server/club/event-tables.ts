import { createHmac } from 'node:crypto'
import { type Bout, placeOf, type Tournament } from '@runatal/club'
import type { AnyGame } from '@runatal/kernel'
import { HOUSE, type PersonId, type Refused } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import { PositionTaken, type Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'

/** What came of a bout's table, for `ended`. */
export interface BoutResult {
  places: Map<PersonId, number>
  score?: number
}

/**
 * The tables of tournaments. The name of a table comes from a secret of the house and from the round and number of its
 * bout: whoever opens it, and however often, there is one, and nobody else finds it.
 */
export class EventTables {
  private readonly store: Store
  private readonly tables: Tables
  private readonly games: (id: string) => Promise<AnyGame | undefined>
  private readonly secret: string

  constructor(store: Store, tables: Tables, games: (id: string) => Promise<AnyGame | undefined>, secret: string) {
    this.store = store
    this.tables = tables
    this.games = games
    this.secret = secret
  }

  /** Opens the table of a bout for those who are there, or goes on where another process has stopped; and begins it. */
  async open(t: Tournament, bout: Bout): Promise<{ table: string } | { seated: PersonId[] }> {
    const { plan } = t
    const table = this.nameOf(t, bout)
    const race = plan.format === 'race' && {
      seed: this.signed(`seed ${t.id} ${bout.round}`, 'hex'),
      until: houseTime() + LONGEST_RACE,
    }
    const wish = {
      game: plan.game,
      seats: bout.here.length,
      choices: plan.choices,
      clock: plan.clock,
      open: false,
      met: 'event' as const,
      named: { table, event: t.id, ...race },
    }
    const opened = await this.tables.open(HOUSE, wish).catch((error: unknown) => {
      if (error instanceof PositionTaken) return undefined
      throw error
    })
    if (opened !== undefined && 'refused' in opened) return { seated: [] }
    const refused = (await this.seat(t, bout, table)) ?? (await this.do(table, HOUSE, 'start', { do: 'start' }))
    if (refused === undefined || refused.refused === 'started') return { table }
    const seated = await this.tables.look(table, ({ sittings }) => sittings.flatMap(({ person }) => person ?? []))
    return { seated: seated ?? [] }
  }

  /** What came of a table; undefined while it is played. */
  async resultOf({ plan }: Tournament, { table, here }: Bout): Promise<BoutResult | undefined> {
    const finished = table === undefined ? undefined : await this.store.club.finished(table)
    if (table === undefined || finished === undefined) return undefined
    const places = new Map(
      finished.seats.flatMap((seat, i) => {
        const person = seat.person ?? here[i]
        return person === undefined ? [] : [[person, placeOf(seat, finished.seats.length)] as const]
      }),
    )
    if (finished.box?.beaten !== true) return { places }
    const game = await this.games(plan.game)
    const score = await this.tables.look(table, ({ match }) => match && game?.daily?.score(match.state))
    // Where a game does not say how well it was won, fewer moves are better.
    return { places, score: score === undefined ? finished.moves : game?.daily?.fewest ? score : -score }
  }

  private async seat({ entrants }: Tournament, { here }: Bout, table: string): Promise<Refused | undefined> {
    const kept = new Map((await this.store.club.keptOf(here)).map(({ person, name }) => [person, name]))
    for (const [seat, person] of here.entries()) {
      const name = kept.get(person)
      if (name === undefined) return { refused: 'not-seated', text: 'Somebody who was paired is gone' }
      const refused = await this.do(table, person, `sit-${seat}`, { do: 'sit', seat, name })
      if (refused !== undefined) return refused
      const choices = entrants.find(one => one.person === person)?.choices ?? {}
      if (Object.keys(choices).length > 0)
        await this.do(table, person, `choose-${seat}`, { do: 'choose', seat, choices })
    }
    return undefined
  }

  private async do(
    table: string,
    by: PersonId,
    id: string,
    command: Parameters<Tables['command']>[3],
  ): Promise<Refused | undefined> {
    const answer = await this.tables.command(table, by, `event-${id}`, command)
    return 'refused' in answer ? answer : undefined
  }

  private nameOf({ id }: Tournament, { round, number }: Bout): string {
    return this.signed(`table ${id} ${round} ${number}`, 'base64url').slice(0, 16)
  }

  signed(what: string, as: 'hex' | 'base64url'): string {
    return createHmac('sha256', this.secret).update(what).digest(as)
  }
}

/** So long the seed of a race stays secret, at the most. */
const LONGEST_RACE = 6 * 60 * 60 * 1000

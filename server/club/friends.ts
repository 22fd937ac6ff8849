import type { PersonId } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import { openTable } from '../opening.ts'
import { HERE_FOR } from '../store/friends.ts'
import type { Person, Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'
import type { Crier } from './crier.ts'
import type { No } from './pairing.ts'
import type { Watching } from './watching.ts'

/** Those whom one follows, whether they are here, and tables that one is invited to. */
export class Friends {
  private readonly store: Store
  private readonly tables: Tables
  private readonly watching: Watching
  private readonly crier: Crier

  constructor(store: Store, tables: Tables, watching: Watching, crier: Crier) {
    this.store = store
    this.tables = tables
    this.watching = watching
    this.crier = crier
    crier.reads('friends', person => this.listFor(person))
    crier.reads('invitations', person => this.invitationsOf(person))
  }

  async follow(person: PersonId, other: PersonId): Promise<No | undefined> {
    if (person === other) return { refused: 'yourself', text: 'That is you: follow somebody else' }
    // Who is blocked is not told so: they follow, and learn nothing by it.
    if (!(await this.store.friends.follow(person, other, houseTime())))
      return { refused: 'too-many', text: 'You follow 200 people: leave some of them first' }
    this.crier.cry('friends', [person, other])
    return undefined
  }

  async unfollow(person: PersonId, other: PersonId): Promise<undefined> {
    await this.store.friends.unfollow(person, other)
    this.crier.cry('friends', [person, other])
  }

  /** Presence is said only among those who follow each other, and to half a minute. */
  async listFor(person: PersonId | undefined) {
    if (person === undefined) return { friends: [] }
    const now = houseTime()
    const followed = await this.store.friends.followed(person)
    const here = followed.filter(({ seen }) => seen !== undefined && seen > now - HERE_FOR)
    const tables = await this.watching.whereAre(
      here.map(one => one.person),
      now,
    )
    return {
      friends: followed.map(({ person: who, name, mutual, seen }) => {
        const table = tables.get(who)
        return {
          name,
          mutual,
          here: here.some(one => one.person === who),
          ...(seen !== undefined && { seen }),
          ...(table && { table: table.table, game: table.game }),
        }
      }),
    }
  }

  /** These people are at their lines; friends of those who have just come are told. */
  async here(people: readonly PersonId[]): Promise<void> {
    for (const person of await this.store.friends.wereHere(people, houseTime()))
      this.crier.cry('friends', [...(await this.store.friends.mutuals(person)), person])
  }

  /** Opens a table for two, or takes one of mine, and asks somebody to it who follows me or has just played with me. */
  async invite(me: Person, other: PersonId, wish: { game: string; seats: number; table?: string | undefined }) {
    const no: No = {
      refused: 'not-invited',
      text: 'You may invite those who follow you, and those you have just played with',
    }
    const knows =
      (await this.store.friends.isFollowing(other, me.person)) || (await this.hasPlayedWith(me.person, other))
    if (other === me.person || !knows || (await this.store.club.isApart(me.person, [other]))) return no
    const table = wish.table ?? (await this.open(me, wish))
    if (typeof table !== 'string') return table
    const open = await this.tables.look(table, one =>
      one.status === 'open' && one.seatsOf(me.person).length > 0 ? one.game.id : undefined,
    )
    if (open === undefined)
      return { refused: 'not-seated', text: 'You have no seat at this table, or its game has begun' }
    if (!(await this.store.friends.invite({ table, person: other, by: me.person, game: open, at: houseTime() })))
      return { refused: 'too-many', text: 'Ten people have not answered yet: wait for one of them' }
    this.crier.cry('invitations', [other])
    return { table }
  }

  async invitationsOf(person: PersonId | undefined) {
    if (person === undefined) return { invitations: [] }
    const all = await this.store.friends.invitationsOf(person, houseTime() - OPEN_FOR)
    const names = new Map((await this.store.club.keptOf(all.map(({ by }) => by))).map(one => [one.person, one.name]))
    const shown = await Promise.all(
      all.map(async ({ table, by, game, at }) => {
        const free = await this.tables.look(
          table,
          ({ status, sittings }) =>
            status === 'open' && sittings.some(one => one.person === undefined && one.bot === undefined),
        )
        const name = names.get(by) ?? (await this.store.findPerson(by))?.name
        return free && name !== undefined ? [{ table, game, by: name, at }] : []
      }),
    )
    return { invitations: shown.flat() }
  }

  async decline(person: PersonId, table: string): Promise<No | undefined> {
    if (!(await this.store.friends.declines(person, table)))
      return { refused: 'expired', text: 'This invitation is over' }
    this.crier.cry('invitations', [person])
    return undefined
  }

  private async open(me: Person, { game, seats }: { game: string; seats: number }): Promise<string | No> {
    const wish = { game, seats, choices: {}, clock: { kind: 'none' as const }, open: false, bots: [], name: me.name }
    const opened = await openTable(this.tables, me.person, wish, { most: MOST_TABLES, since: houseTime() - LATELY })
    return 'refused' in opened ? opened : opened.table
  }

  private async hasPlayedWith(person: PersonId, other: PersonId): Promise<boolean> {
    const [last] = await this.store.club.playedBy(person, 1)
    return last?.game.seats.some(seat => seat.person === other) ?? false
  }
}

const OPEN_FOR = 60 * 60 * 1000
const MOST_TABLES = 20
const LATELY = 6 * 60 * 60 * 1000

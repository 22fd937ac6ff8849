import type { PersonId } from '@runatal/table'
import type { Kysely } from 'kysely'
import { type Followed, type FriendsBook, HERE_FOR, type Invitation } from './friends.ts'
import { keepNotices, type Now } from './keeping.ts'
import type { Schema } from './schema.ts'

/** Who follows whom, over SQL. */
export class SqlFriends implements FriendsBook {
  private readonly db: Kysely<Schema>

  private readonly now: Now

  constructor(db: Kysely<Schema>, now: Now) {
    this.db = db
    this.now = now
  }

  async follow(person: PersonId, other: PersonId, now: number): Promise<boolean> {
    const all = await this.db.selectFrom('follows').select('other').where('person', '=', person).execute()
    if (all.some(one => one.other === other)) return true
    if (all.length >= MOST_FOLLOWED) return false
    await this.db
      .insertInto('follows')
      .values({ person, other, since: now })
      .onConflict(conflict => conflict.columns(['person', 'other']).doNothing())
      .execute()
    return true
  }

  async unfollow(person: PersonId, other: PersonId): Promise<void> {
    await this.db.deleteFrom('follows').where('person', '=', person).where('other', '=', other).execute()
  }

  async followed(person: PersonId): Promise<Followed[]> {
    const rows = await this.db
      .selectFrom('follows as mine')
      .innerJoin('kept', 'kept.person', 'mine.other')
      .leftJoin('follows as back', join => join.onRef('back.person', '=', 'mine.other').on('back.other', '=', person))
      .leftJoin('seen', 'seen.person', 'mine.other')
      .leftJoin('blocks as by', join => join.onRef('by.other', '=', 'mine.other').on('by.person', '=', person))
      .leftJoin('blocks as of', join => join.onRef('of.person', '=', 'mine.other').on('of.other', '=', person))
      .select(['kept.person', 'kept.name', 'mine.since', 'back.since as back', 'seen.at as seen'])
      .where('mine.person', '=', person)
      .where('by.since', 'is', null)
      .where('of.since', 'is', null)
      .orderBy('kept.name')
      .execute()
    return rows.map(({ back, seen, ...row }) => ({
      ...row,
      mutual: back !== null,
      ...(back !== null && seen !== null && { seen }),
    }))
  }

  async isFollowing(person: PersonId, other: PersonId): Promise<boolean> {
    const its = this.db.selectFrom('follows').select('since').where('person', '=', person).where('other', '=', other)
    return (await its.executeTakeFirst()) !== undefined
  }

  async mutuals(person: PersonId): Promise<PersonId[]> {
    const rows = await this.db
      .selectFrom('follows as theirs')
      .innerJoin('follows as mine', join =>
        join.onRef('mine.other', '=', 'theirs.person').on('mine.person', '=', person),
      )
      .select('theirs.person')
      .where('theirs.other', '=', person)
      .execute()
    return rows.map(row => row.person)
  }

  async wereHere(people: readonly PersonId[], now: number): Promise<PersonId[]> {
    if (people.length === 0) return []
    const kept = await this.db.selectFrom('kept').select('person').where('person', 'in', people).execute()
    if (kept.length === 0) return []
    const all = kept.map(({ person }) => person)
    const before = this.db.selectFrom('seen').select('person').where('person', 'in', all)
    const lately = new Set((await before.where('at', '>', now - HERE_FOR).execute()).map(({ person }) => person))
    await this.db
      .insertInto('seen')
      .values(all.map(person => ({ person, at: now })))
      .onConflict(conflict => conflict.column('person').doUpdateSet({ at: now }))
      .execute()
    return all.filter(person => !lately.has(person))
  }

  async invite(invitation: Invitation): Promise<boolean> {
    const { by, at } = invitation
    await this.db
      .deleteFrom('invitations')
      .where('at', '<', at - OPEN_FOR)
      .execute()
    const sent = await this.db.selectFrom('invitations').select('table').where('by', '=', by).execute()
    if (sent.length >= MOST_INVITED) return false
    const { table: about, person } = invitation
    await this.db.transaction().execute(async db => {
      await db
        .insertInto('invitations')
        .values(invitation)
        .onConflict(conflict => conflict.columns(['table', 'person']).doNothing())
        .execute()
      await keepNotices(db, [{ kind: 'invitation', about, person }], this.now)
    })
    return true
  }

  invitationsOf(person: PersonId, since: number): Promise<Invitation[]> {
    const its = this.db.selectFrom('invitations').selectAll().where('person', '=', person).where('at', '>=', since)
    return its.orderBy('at', 'desc').limit(MOST_INVITED).execute()
  }

  async declines(person: PersonId, table: string): Promise<boolean> {
    const its = this.db.deleteFrom('invitations').where('person', '=', person).where('table', '=', table)
    return (await its.returning('table').execute()).length === 1
  }
}

const MOST_FOLLOWED = 200
const MOST_INVITED = 10
const OPEN_FOR = 60 * 60 * 1000

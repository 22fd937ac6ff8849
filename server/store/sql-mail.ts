import type { PersonId } from '@runatal/table'
import type { Kysely } from 'kysely'
import type { Way, Wish, WishKind } from '../notices/kinds.ts'
import type { Language } from '../notices/letters.ts'
import type { Address, MailBook } from './mail.ts'
import type { Schema } from './schema.ts'

/** Addresses and wishes over SQL. */
export class SqlMail implements MailBook {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async addressOf(person: PersonId): Promise<Address | undefined> {
    const row = await this.db.selectFrom('mail').selectAll().where('person', '=', person).executeTakeFirst()
    return row && { address: row.address, language: row.language as Language }
  }

  async ask(token: string, person: PersonId, { address, language }: Address, until: number): Promise<void> {
    await this.db.deleteFrom('mail_asked').where('person', '=', person).execute()
    await this.db.insertInto('mail_asked').values({ token, person, address, language, until }).execute()
  }

  confirm(token: string, now: number): Promise<PersonId | undefined> {
    return this.db.transaction().execute(async db => {
      const asked = await db.deleteFrom('mail_asked').where('token', '=', token).returningAll().executeTakeFirst()
      if (asked === undefined || asked.until <= now) return undefined
      const { person, address, language } = asked
      await db
        .insertInto('mail')
        .values({ person, address, language })
        .onConflict(conflict => conflict.column('person').doUpdateSet({ address, language }))
        .execute()
      return person
    })
  }

  async forget(person: PersonId): Promise<void> {
    for (const table of ['mail', 'mail_asked'] as const)
      await this.db.deleteFrom(table).where('person', '=', person).execute()
  }

  async wishesOf(person: PersonId): Promise<Wish[]> {
    const rows = await this.db.selectFrom('wishes').selectAll().where('person', '=', person).execute()
    return rows.map(({ kind, way, wanted }) => ({ kind: kind as WishKind, way: way as Way, wanted: wanted === 1 }))
  }

  async wish(person: PersonId, { kind, way, wanted }: Wish): Promise<void> {
    const said = { wanted: wanted ? 1 : 0 }
    await this.db
      .insertInto('wishes')
      .values({ person, kind, way, ...said })
      .onConflict(conflict => conflict.columns(['person', 'kind', 'way']).doUpdateSet(said))
      .execute()
  }
}

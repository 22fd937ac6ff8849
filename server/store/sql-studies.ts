import type { PersonId } from '@runatal/table'
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { StudiesBook, StudyLine, StudyRow } from './studies.ts'

/** Studies over SQL. */
export class SqlStudies implements StudiesBook {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  begin(row: StudyRow, text: string, most: number): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const own = await db
        .selectFrom('studies')
        .select(eb => eb.fn.countAll<number>().as('n'))
        .where('owner', '=', row.owner)
        .executeTakeFirstOrThrow()
      if (own.n >= most) return false
      await db.insertInto('studies').values(row).execute()
      await db
        .insertInto('study_lines')
        .values({ study: row.study, position: 0, by: row.owner, at: row.at, text })
        .execute()
      return true
    })
  }

  write(study: string, line: StudyLine): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      // The row is held until the line stands: whoever deletes the study meanwhile deletes that, too.
      const row = db.updateTable('studies').set({ at: line.at }).where('study', '=', study)
      if ((await row.returning('study').execute()).length === 0) return false
      const written = await db
        .insertInto('study_lines')
        .values({ study, ...line })
        .onConflict(conflict => conflict.columns(['study', 'position']).doNothing())
        .returning('position')
        .execute()
      return written.length === 1
    })
  }

  find(study: string): Promise<StudyRow | undefined> {
    return this.db.selectFrom('studies').selectAll().where('study', '=', study).executeTakeFirst()
  }

  lines(study: string, from: number): Promise<StudyLine[]> {
    const its = this.db.selectFrom('study_lines').where('study', '=', study).where('position', '>=', from)
    return its.select(['position', 'by', 'at', 'text']).orderBy('position').execute()
  }

  of(person: PersonId, most: number): Promise<StudyRow[]> {
    const written = this.db.selectFrom('study_lines').select('study').where('by', '=', person)
    const its = this.db
      .selectFrom('studies')
      .selectAll()
      .where(eb => eb.or([eb('owner', '=', person), eb('study', 'in', written)]))
    return its.orderBy('at', 'desc').limit(most).execute()
  }

  async analysis(table: string, number: number): Promise<string | undefined> {
    const its = this.db.selectFrom('analyses').select('text').where('table', '=', table).where('number', '=', number)
    return (await its.executeTakeFirst())?.text
  }

  async keepAnalysis(table: string, number: number, text: string): Promise<void> {
    await this.db
      .insertInto('analyses')
      .values({ table, number, text })
      .onConflict(conflict => conflict.column('table').doUpdateSet({ number, text }))
      .execute()
  }

  async forget(study: string): Promise<void> {
    await this.db.transaction().execute(async db => {
      await db.deleteFrom('studies').where('study', '=', study).execute()
      await db.deleteFrom('study_lines').where('study', '=', study).execute()
    })
  }
}

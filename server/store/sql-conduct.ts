import type { PersonId } from '@runatal/table'
import type { Kysely } from 'kysely'
import type { Act, ActName, Conduct, ConductBook, Reason, Report } from './conduct.ts'
import type { Schema } from './schema.ts'

/** How people behave, over SQL. */
export class SqlConduct implements ConductBook {
  private readonly db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.db = db
  }

  async setModerator(person: PersonId, is: boolean, now: number): Promise<void> {
    if (!is) await this.db.deleteFrom('moderators').where('person', '=', person).execute()
    else
      await this.db
        .insertInto('moderators')
        .values({ person, since: now })
        .onConflict(conflict => conflict.column('person').doNothing())
        .execute()
  }

  async isModerator(person: PersonId): Promise<boolean> {
    const its = this.db.selectFrom('moderators').select('since').where('person', '=', person)
    return (await its.executeTakeFirst()) !== undefined
  }

  async report({ closedAt, lines, ...report }: Report): Promise<boolean> {
    const { numInsertedOrUpdatedRows: written } = await this.db
      .insertInto('reports')
      .values({ ...report, lines: JSON.stringify(lines), closed_at: closedAt ?? null })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirst()
    return written === 1n
  }

  async openReports(most: number): Promise<Report[]> {
    const open = this.db.selectFrom('reports').selectAll().where('closed_at', 'is', null)
    return (await open.orderBy('at').limit(most).execute()).map(reportOf)
  }

  async reportsAbout(person: PersonId, most: number): Promise<Report[]> {
    const its = this.db.selectFrom('reports').selectAll().where('about', '=', person)
    return (await its.orderBy('at', 'desc').limit(most).execute()).map(reportOf)
  }

  async findReport(id: string): Promise<Report | undefined> {
    const row = await this.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
    return row && reportOf(row)
  }

  act({ report, until, seen, ...act }: Act): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      if (report !== undefined) {
        const open = db.updateTable('reports').set({ closed_at: act.at }).where('id', '=', report)
        const { numUpdatedRows: closed } = await open.where('closed_at', 'is', null).executeTakeFirst()
        if (closed !== 1n) return false
      }
      await db
        .insertInto('acts')
        .values({ ...act, report: report ?? null, until: until ?? null, seen: seen ? 1 : 0 })
        .execute()
      return true
    })
  }

  async actsAbout(person: PersonId, most: number): Promise<Act[]> {
    const its = this.db.selectFrom('acts').selectAll().where('about', '=', person)
    return (await its.orderBy('at', 'desc').limit(most).execute()).map(actOf)
  }

  async seen(person: PersonId): Promise<void> {
    await this.db.updateTable('acts').set({ seen: 1 }).where('about', '=', person).execute()
  }

  async conductOf(person: PersonId): Promise<Conduct> {
    const its = this.db.selectFrom('acts').select(['act', 'until']).where('about', '=', person)
    const acts = await its.where('act', 'in', ['mute', 'suspend', 'restore']).orderBy('at').orderBy('id').execute()
    let conduct: Conduct = { mutedUntil: 0, suspendedUntil: 0 }
    for (const { act, until } of acts)
      if (act === 'restore') conduct = { mutedUntil: 0, suspendedUntil: 0 }
      else if (act === 'mute') conduct.mutedUntil = until ?? 0
      else conduct.suspendedUntil = until ?? 0
    return conduct
  }
}

function reportOf({ closed_at, lines, reason, ...row }: Schema['reports']): Report {
  return {
    ...row,
    reason: reason as Reason,
    lines: JSON.parse(lines) as string[],
    ...(closed_at !== null && { closedAt: closed_at }),
  }
}

function actOf({ report, until, seen, act, ...row }: Schema['acts']): Act {
  return {
    ...row,
    act: act as ActName,
    seen: seen === 1,
    ...(report !== null && { report }),
    ...(until !== null && { until }),
  }
}

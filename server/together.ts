import { lagOf, type PersonId, type RoundTrip, type Table } from '@runatal/table'
import { houseTime } from './house-time.ts'

/** Somebody's line at a table. */
interface Line {
  readonly person: PersonId | undefined
  readonly trip: RoundTrip
}

/**
 * Synchronised delivery: news that must reach everybody who plays at the same moment. The further behind a line is, the
 * sooner it gets them. Whoever only watches gets them last, and nobody is waited for because of them. Somebody with
 * several lines is as far behind as the best of them: what comes in over one may go out over another.
 */
export class Together {
  private readonly holds = new Map<string, { from: number; longest: number; lags: ReadonlyMap<PersonId, number> }>()

  /** From now on, for the people who play there: how far behind each of them is. */
  hold(table: string, lags: ReadonlyMap<PersonId, number>): void {
    const held = { from: houseTime(), longest: Math.max(0, ...lags.values()), lags }
    this.holds.set(table, held)
    setTimeout(() => {
      if (this.holds.get(table) === held) this.holds.delete(table)
    }, held.longest + 1).unref()
  }

  isOn(table: string): boolean {
    return this.holds.has(table)
  }

  /**
   * How long somebody has to wait still, in milliseconds; whoever comes otherwise than by a line waits as watchers do.
   */
  waitOf(person: PersonId | undefined, table: string): number {
    const held = this.holds.get(table)
    if (held === undefined) return 0
    const lag = person === undefined ? 0 : (held.lags.get(person) ?? 0)
    return Math.max(0, Math.ceil(held.from + held.longest - lag - houseTime()))
  }

  async turnOf(person: PersonId | undefined, table: string): Promise<void> {
    const wait = this.waitOf(person, table)
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  }
}

/** How far behind each person who plays is, by their lines here and by what is known of others. */
export function lagsAt(
  table: Pick<Table, 'seatsOf'>,
  lines: Iterable<Line>,
  others: readonly [who: PersonId, lag: number][] = [],
): Map<PersonId, number> {
  const lags = new Map<PersonId, number>()
  const add = (person: PersonId, lag: number) => lags.set(person, Math.min(lags.get(person) ?? Infinity, lag))
  for (const { person, trip } of lines)
    if (person !== undefined && table.seatsOf(person).length > 0) add(person, lagOf(trip))
  for (const [person, lag] of others) if (table.seatsOf(person).length > 0) add(person, lag)
  return lags
}

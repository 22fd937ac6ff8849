/** For whom something is to be worked out. */
export interface Claim {
  /** The person whose table it is. */
  host: string
  table: string
  /** Whether anybody is there who waits for it: asked again whenever it could be its turn. */
  isWaitedFor(): boolean
}

/**
 * Fair scheduling: who is next, where many want to have something worked out. What somebody waits for comes before what
 * nobody does; then the host who had the least time lately, so that twenty tables of one person get no more than
 * another's only one; then the host with the fewest tables here, and of one host the table that had the least; at last,
 * who came first.
 */
export class FairQueue<T> {
  private readonly waiting: { claim: Claim; job: T }[] = []
  private readonly hosts = new Lately()
  private readonly tables = new Lately()

  get size(): number {
    return this.waiting.length
  }

  /** How many have somebody who waits for them. */
  get urgent(): number {
    return this.waiting.filter(({ claim }) => claim.isWaitedFor()).length
  }

  add(claim: Claim, job: T): void {
    this.waiting.push({ claim, job })
  }

  /** Takes out whoever is next. */
  take(now: number): { claim: Claim; job: T } | undefined {
    const [first, ...others] = this.waiting
    if (first === undefined) return undefined
    const tables = this.tablesByHost()
    const rank = ({ claim }: { claim: Claim }) => [
      claim.isWaitedFor() ? 0 : 1,
      this.hosts.of(claim.host, now),
      tables.get(claim.host)?.size ?? 0,
      this.tables.of(claim.table, now),
    ]
    let best = { one: first, rank: rank(first) }
    for (const one of others) {
      const its = rank(one)
      if (isBefore(its, best.rank)) best = { one, rank: its }
    }
    this.waiting.splice(this.waiting.indexOf(best.one), 1)
    return best.one
  }

  /** So many milliseconds went to this one; fewer than none gives some back. */
  spend({ host, table }: Claim, ms: number, now: number): void {
    this.hosts.add(host, ms, now)
    this.tables.add(table, ms, now)
  }

  /** How many milliseconds a host had lately. */
  spent(host: string, now: number): number {
    return this.hosts.of(host, now)
  }

  private tablesByHost(): Map<string, Set<string>> {
    const tables = new Map<string, Set<string>>()
    for (const { claim } of this.waiting) {
      const its = tables.get(claim.host)
      if (its === undefined) tables.set(claim.host, new Set([claim.table]))
      else its.add(claim.table)
    }
    return tables
  }
}

/** What each had lately: half of it is forgotten after half a minute. */
class Lately {
  private readonly amounts = new Map<string, { ms: number; at: number }>()

  of(who: string, now: number): number {
    const known = this.amounts.get(who)
    return known === undefined ? 0 : known.ms * 2 ** ((known.at - now) / HALF_FORGOTTEN)
  }

  add(who: string, ms: number, now: number): void {
    const sum = Math.max(0, this.of(who, now) + ms)
    // Who was heard of last comes last: when there are too many, the others go.
    this.amounts.delete(who)
    this.amounts.set(who, { ms: sum, at: now })
    const [oldest] = this.amounts.keys()
    if (this.amounts.size > REMEMBERED && oldest !== undefined) this.amounts.delete(oldest)
  }
}

const HALF_FORGOTTEN = 30_000
const REMEMBERED = 10_000

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [i, n] of one.entries()) {
    const its = other[i] ?? 0
    if (n !== its) return n < its
  }
  return false
}

/**
 * How long a message to a connection and back takes, in milliseconds. The shortest of the last few is taken: what is
 * longer waited somewhere. An answer counts only for a question of ours that is still open.
 */
export class Trip {
  private readonly open = new Set<number>()
  private readonly last: number[] = []

  /** The time to send along with a question. */
  ask(now: number): number {
    if (this.open.size >= MOST_OPEN) this.open.delete(this.open.values().next().value!)
    this.open.add(now)
    return now
  }

  answer(time: number, now: number): void {
    if (!this.open.delete(time)) return
    this.last.push(now - time)
    if (this.last.length > KEPT) this.last.shift()
  }

  /** Undefined before the first answer. */
  get shortest(): number | undefined {
    return this.last.length === 0 ? undefined : Math.min(...this.last)
  }
}

const MOST_OPEN = 10
const KEPT = 8

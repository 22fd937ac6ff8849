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

  /** What it usually is: the middle one of the last few. Undefined before the first answer. */
  get usual(): number | undefined {
    return this.last.toSorted((a, b) => a - b)[this.last.length >> 1]
  }

  /** Undefined before the first answer. */
  get shortest(): number | undefined {
    return this.last.length === 0 ? undefined : Math.min(...this.last)
  }
}

/** What time it is at the house, learnt from questions and answers: the quickest answer tells best. */
export class HouseClock {
  private readonly samples: { round: number; ahead: number }[] = []

  /** A question was asked and answered at these times of ours; in between the house said what time it is there. */
  heard(asked: number, answered: number, time: number): void {
    this.samples.push({ round: answered - asked, ahead: time - (asked + answered) / 2 })
    if (this.samples.length > KEPT) this.samples.shift()
  }

  /** The wall time of the house at a time of ours; undefined before it was heard. */
  at(now: number): number | undefined {
    const best = this.samples.reduce<{ round: number; ahead: number } | undefined>(
      (quickest, one) => (quickest === undefined || one.round < quickest.round ? one : quickest),
      undefined,
    )
    return best === undefined ? undefined : now + best.ahead
  }
}

/** How long one way is, as far as it counts, in milliseconds: nobody is waited for longer than this. */
export function oneWay({ usual }: Trip): number {
  return Math.min(MOST_WAITED, (usual ?? 0) / 2)
}

/** The slower a line, the sooner what all must see at once goes out on it: how long one line waits for the slowest. */
export function headway(line: Trip, slowest: number): number {
  return slowest - oneWay(line)
}

const MOST_WAITED = 125
const MOST_OPEN = 10
const KEPT = 8

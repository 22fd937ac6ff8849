/** What is known of the way of a move that comes in: its round-trip time, and by how much that varies (jitter). */
export interface Way {
  trip: number
  varies: number
}

/**
 * The round-trip time (RTT) of a connection in milliseconds, by questions of ours that the other end answers by
 * itself. What favours somebody is taken from the shortest of the last few: what is longer has waited somewhere. An
 * answer counts only for a question of ours that is still open.
 */
export class RoundTrip {
  private readonly open = new Set<number>()
  private last: number[] = []
  /** How many are kept. */
  private memory = KEPT
  /** Before the line became a long one, which it may yet turn out not to be. */
  private before: number | undefined

  /** The time to send along with a question. */
  ask(now: number): number {
    if (this.open.size >= MOST_OPEN) this.open.delete(this.open.values().next().value!)
    this.open.add(now)
    return now
  }

  answer(time: number, now: number): void {
    if (!this.open.delete(time)) return
    const took = now - time
    // What is answered as soon as before was never long: from now on one quick answer is remembered for long.
    if (this.before !== undefined && took < farFrom(this.before)) {
      this.memory = KEPT_OF_WAVERERS
      this.before = undefined
    }
    this.last.push(took)
    if (this.last.length > this.memory) this.last.shift()
    this.followJump()
  }

  /** Undefined before the first answer. */
  get shortest(): number | undefined {
    return this.last.length === 0 ? undefined : Math.min(...this.last)
  }

  /** What it usually is, as far as a line of that length explains it. Undefined before the first answer. */
  get usual(): number | undefined {
    return this.shortest === undefined ? undefined : this.shortest + this.varies
  }

  /** By how much they are longer than the shortest on average; a short line does not vary much. */
  get varies(): number {
    const { shortest = 0, last } = this
    const sum = last.reduce((all, one) => all + one, 0)
    return last.length === 0 ? 0 : Math.min(sum / last.length - shortest, shortest / 8 + 4)
  }

  /** Its answers are late at times and at other times not: as no line is, and as somebody would like theirs to seem. */
  get wavers(): boolean {
    return this.memory > KEPT
  }

  /** Who has never answered is taken to be right here. */
  get way(): Way {
    return { trip: this.shortest ?? 0, varies: this.varies }
  }

  /** A line that has become a long one is believed at the second answer, if it never came and went. */
  private followJump() {
    if (this.wavers || this.last.length < 3) return
    const [before, now] = [Math.min(...this.last.slice(0, -2)), this.last.slice(-2)]
    if (Math.min(...now) < farFrom(before)) return
    this.before ??= before
    this.last = now
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

/** When a move counts as made: what the sender says, if its way explains it; else what the way usually takes. */
export function believed(claimed: number | undefined, at: number, { trip, varies }: Way): number {
  return claimed === undefined ? at - (trip + varies) / 2 : Math.max(claimed, at - trip / 2 - varies)
}

/** How long one way usually is, in milliseconds, as far as it counts. */
export function oneWay({ usual = 0 }: RoundTrip): number {
  return Math.min(MOST_BELIEVED, usual / 2)
}

/**
 * How far behind a line is: the way there, and what no claim makes good of the way back. What all must see at once goes
 * out the sooner, the further behind a line is.
 */
export function lagOf({ usual = 0, shortest = 0, varies }: RoundTrip): number {
  const half = Math.min(LONGEST, usual) / 2
  return half + Math.max(0, half - Math.min(MOST_BELIEVED, shortest / 2 + varies))
}

/** No more than this is usual on a line of that length. */
function farFrom(trip: number): number {
  return 1.25 * trip + 30
}

/** There and back: nobody is waited for longer. */
const LONGEST = 500
/** Of the way back, by the games: ROK-081. */
const MOST_BELIEVED = 155
const MOST_OPEN = 10
const KEPT = 8
const KEPT_OF_WAVERERS = 40

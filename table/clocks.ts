import { CLOCK, isLive, type Seat, type Core } from '@runatal/kernel'
import type { ClockRule } from './protocol.ts'

/** The clocks of one game: how long each seat has left, and when the next thing is due. Table time, milliseconds. */
export class Clocks {
  readonly rule: ClockRule
  /** Per seat: what is left of its bank, or of the time for this decision. Infinity without a clock. */
  private readonly times: number[]
  /** When each owed ask was first seen. */
  private asked = new Map<number, Asked>()
  /** What was left for each question when it was closed: one that comes again, because a move was taken back, has no more. */
  private readonly closed = new Map<number, { seat: Seat; at: number; left: number }>()
  /** Per seat: the last question that its bank has gained by. Each counts once, however often it is answered. */
  private readonly gained: number[]
  /** Per seat: how many questions in a row have had time of their own. */
  private readonly given: number[]
  /** The seats that owe a decision now. */
  owing: readonly Seat[] = []
  /** The seats whose time runs. */
  running: Seat[] = []
  private seenAt = 0

  constructor(rule: ClockRule, seats: number) {
    this.rule = rule
    this.times = Array<number>(seats).fill(fullTime(rule))
    this.gained = Array<number>(seats).fill(0)
    this.given = Array<number>(seats).fill(0)
  }

  /**
   * Something happened at this time, and this is the state after it; time runs for whoever owes and can be charged. Where
   * a seat has taken back a move, that gives it no time and costs the others none.
   */
  tick(state: Core, at: number, isCharged: (seat: Seat) => boolean = () => true, takenBackBy?: Seat): void {
    for (const seat of this.running) this.times[seat]! -= at - this.seenAt
    this.seenAt = at

    const asked = new Map<number, Asked>()
    for (const ask of state.asks) {
      if (!ask.must) continue
      const { id, seat, after = 0 } = ask
      const since = (this.asked.get(id) ?? this.before(id, seat))?.at ?? at
      asked.set(id, { seat, after, at: since, live: isLive(state, ask) })
    }
    for (const [id, ask] of this.asked) {
      if (asked.has(id)) continue
      if (takenBackBy === undefined || takenBackBy === ask.seat)
        this.closed.set(id, { seat: ask.seat, at: ask.at, left: this.times[ask.seat] ?? 0 })
    }
    for (const seat of this.running)
      if (takenBackBy !== undefined && takenBackBy !== seat) this.times[seat]! += at - this.inVain(seat, asked, at)
    const owing = owingSeats(state)
    for (const seat of this.times.keys()) {
      if (this.rule.kind !== 'bank') this.allow(seat, asked)
      // Once a turn, not once a click: many small decisions must not mint time.
      else if (takenBackBy === undefined && this.owing.includes(seat) && !owing.includes(seat))
        this.gain(seat, this.rule.increment)
    }
    this.asked = asked
    this.owing = owing
    this.running = owing.filter(isCharged)
  }

  /** A seat has moved. Whoever goes round in circles has no new time before another has moved, or something stands. */
  moved(by: Seat, stands: boolean): void {
    for (const seat of this.given.keys()) if (stands || seat !== by) this.given[seat] = 0
  }

  /** All have agreed to go back: what is asked again has its whole time, and only banks are what they were. */
  forget(): void {
    this.asked.clear()
    this.closed.clear()
  }

  /** A question that was never asked before has its full time. */
  private allow(seat: Seat, asked: ReadonlyMap<number, Asked>) {
    const fresh = [...asked].filter(([id, ask]) => ask.seat === seat && !this.asked.has(id)).map(([id]) => id)
    if (fresh.length === 0 || this.given[seat]! >= QUESTIONS_IN_A_ROW) return
    this.given[seat]!++
    this.times[seat] = Math.max(...fresh.map(id => this.before(id, seat)?.left ?? fullTime(this.rule)))
  }

  /** Since when the seat has thought about what is not asked any more. */
  private inVain(seat: Seat, asked: ReadonlyMap<number, Asked>, now: number): number {
    const gone = [...this.asked].filter(([id, ask]) => ask.seat === seat && !asked.has(id))
    return Math.min(now, ...gone.map(([, ask]) => ask.at))
  }

  /** The question as it was before, if the seat was asked it already. */
  private before(id: number, seat: Seat) {
    const closed = this.closed.get(id)
    return closed?.seat === seat ? closed : undefined
  }

  private gain(seat: Seat, increment: number) {
    const last = Math.max(...[...this.asked].filter(([, ask]) => ask.seat === seat).map(([id]) => id))
    if (last <= this.gained[seat]!) return
    this.gained[seat] = last
    this.times[seat]! += 1000 * increment
  }

  /** The ask whose time is up first, and when; undefined if nothing is ever due. */
  due(): { ask: number; at: number } | undefined {
    let first: { ask: number; at: number } | undefined
    for (const [ask, { seat, at, after, live }] of this.asked) {
      // What waits for a deeper question cannot be answered yet, not even by time.
      if (!live) continue
      if (seat !== CLOCK && !this.running.includes(seat)) continue
      const due = seat === CLOCK ? at + after : this.seenAt + this.times[seat]!
      if (Number.isFinite(due) && (first === undefined || due < first.at)) first = { ask, at: due }
    }
    return first
  }

  /** Per seat: what is left; nothing without a clock. */
  get left(): number[] {
    return this.rule.kind === 'none' ? [] : this.times.map(left => Math.max(0, left))
  }
}

interface Asked {
  seat: Seat
  at: number
  /** Of an alarm: how long after `at` it rings. */
  after: number
  live: boolean
}

/** The seats that owe a decision now, each once. */
function owingSeats(state: Core): Seat[] {
  const seats: Seat[] = []
  for (const ask of state.asks)
    if (ask.must && ask.seat !== CLOCK && !seats.includes(ask.seat) && isLive(state, ask)) seats.push(ask.seat)
  return seats
}

/** More than the longest turn has in which nothing is drawn, rolled or shown. */
export const QUESTIONS_IN_A_ROW = 30

const DAY = 24 * 60 * 60 * 1000

function fullTime(rule: ClockRule): number {
  if (rule.kind === 'move' || rule.kind === 'bank') return 1000 * rule.seconds
  return rule.kind === 'days' ? DAY * rule.days : Infinity
}

import { CLOCK, isLive, type Seat, type Core } from '@runatal/kernel'
import type { ClockRule } from './protocol.ts'

/** The clocks of one game: how long each seat has left, and when the next thing is due. Table time, milliseconds. */
export class Clocks {
  readonly rule: ClockRule
  /** Per seat: what is left of its bank, or of the time for this decision. Infinity without a clock. */
  private readonly times: number[]
  /** When each owed ask was first seen. */
  private asked = new Map<number, Asked>()
  /** The seats that owe a decision now. */
  owing: readonly Seat[] = []
  /** The seats whose time runs. */
  running: Seat[] = []
  private seenAt = 0

  constructor(rule: ClockRule, seats: number) {
    this.rule = rule
    this.times = Array<number>(seats).fill(fullTime(rule))
  }

  /** Something happened at this time, and this is the state after it; time runs for whoever owes and can be charged. */
  tick(state: Core, at: number, isCharged: (seat: Seat) => boolean = () => true): void {
    for (const seat of this.running) this.times[seat]! -= at - this.seenAt
    this.seenAt = at

    const asked = new Map<number, Asked>()
    for (const ask of state.asks) {
      if (!ask.must) continue
      const { seat, after = 0 } = ask
      asked.set(ask.id, { seat, after, at: this.asked.get(ask.id)?.at ?? at, live: isLive(state, ask) })
    }
    const owing = owingSeats(state)
    for (const seat of this.times.keys()) {
      const fresh = state.asks.some(ask => ask.must && ask.seat === seat && !this.asked.has(ask.id))
      if (this.rule.kind === 'bank') {
        // Once a turn, not once a click: many small decisions must not mint time.
        if (this.owing.includes(seat) && !owing.includes(seat)) this.times[seat]! += 1000 * this.rule.increment
      } else if (fresh) this.times[seat] = fullTime(this.rule)
    }
    this.asked = asked
    this.owing = owing
    this.running = owing.filter(isCharged)
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

const DAY = 24 * 60 * 60 * 1000

function fullTime(rule: ClockRule): number {
  if (rule.kind === 'move' || rule.kind === 'bank') return 1000 * rule.seconds
  return rule.kind === 'days' ? DAY * rule.days : Infinity
}

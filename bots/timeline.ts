import { type Ask, CLOCK, isRefusal, type Move, type Play, type Types } from '@runatal/kernel'
import type { Bot } from './bot.ts'

/**
 * The order in which things happen where bots play against the clock: each means to do something at some time, alarms
 * are due, and what comes first happens first.
 */
export class Timeline<G extends Types> {
  private readonly play: Play<G>
  private readonly bots: readonly Bot<G>[]
  private readonly stream: readonly number[]
  /** When each open question was first seen. */
  private readonly asked = new Map<number, number>()
  /** What was refused: not tried again before something else happens. */
  private refused = new Set<number>()

  constructor(play: Play<G>, bots: readonly Bot<G>[], stream: readonly number[]) {
    this.play = play
    this.bots = bots
    this.stream = stream
  }

  /** Lets the next thing happen; false if nobody here has anything to do in time. */
  next(told: (ask: Ask, move: Move<G>) => void): boolean {
    const { play } = this
    play.sent = undefined
    for (const { id } of play.state.asks) if (!this.asked.has(id)) this.asked.set(id, play.now)
    const alarm = play.state.asks.find(ask => ask.seat === CLOCK)
    const due = alarm && this.asked.get(alarm.id)! + (alarm.after ?? 0)
    const intent = this.earliest()
    if (intent !== undefined && (due === undefined || intent.at + DELAY <= due)) return this.act(intent, told)
    if (alarm === undefined || due === undefined) return false
    if (play.state.asks.some(ask => ask.must && ask.seat !== CLOCK && this.bots[ask.seat]?.intend === undefined))
      return false // somebody without a clock is still to answer
    play.now = Math.max(play.now, due)
    const [move] = play.options(alarm)
    told(alarm, move!)
    play.play(alarm, move!)
    this.refused.clear()
    return true
  }

  private earliest() {
    const { play, bots } = this
    const intents = bots.flatMap((bot, seat) => {
      if (bot.intend === undefined || this.refused.has(seat)) return []
      const intent = bot.intend(play.game.mask(play.state, seat), seat, [...this.stream, seat])
      return intent === undefined ? [] : { ...intent, seat }
    })
    return intents.reduce<(typeof intents)[number] | undefined>(
      (first, one) => (first === undefined || one.at < first.at ? one : first),
      undefined,
    )
  }

  private act(
    { ask, move, at, seat }: { ask: Ask; move: Move<G>; at: number; seat: number },
    told: (ask: Ask, move: Move<G>) => void,
  ) {
    const { play } = this
    const own = play.state.asks.find(one => one.id === ask.id)
    if (own?.seat !== seat)
      throw new Error(`${this.bots[seat]!.name} means to answer ask ${ask.id}, which is not its own`)
    play.now = Math.max(play.now, at + DELAY)
    play.sent = { claimed: Math.min(play.now, at), trip: 2 * DELAY }
    const { accepts } = play.game.decisions[ask.kind as keyof G['asks']]
    const taken = accepts === undefined ? move : accepts(play.state, seat, move, { now: play.now, sent: play.sent })
    if (isRefusal(taken)) {
      this.refused.add(seat)
      return true
    }
    told(own, taken)
    play.play(own, taken)
    this.refused.clear()
    return true
  }
}

/** How long a bot's word takes to arrive, in milliseconds, where there is no network: as for people at a good line. */
const DELAY = 30

import { CLOCK, isRefusal, type Refusal, type Seat } from '@runatal/kernel'
import { Arranged } from '@runatal/kernel/arrange'
import { pairNamed, pairOf, type RuneName } from '../content/stones.ts'
import type { Landing } from '../rules/moves.ts'
import type { Rok } from '../rules/types.ts'

/** When a grab comes in, and what is known of its way; without a way it counts as of its arrival. */
export interface Tap {
  at: number
  claimed?: number
  rtt?: number
}

/** No wait of a whole game takes so many: more of them are a clock that does not go on. */
const MOST_ALARMS = 1000

/** An arranged match with a clock to let run, and words for what happens against it. */
export class AtTable extends Arranged<Rok> {
  /** The tag of a rune on the table: of two, the one that came first unless told otherwise. */
  tag(rune: RuneName, which = 0): number {
    const { stone, tag } = this.state.table
    const found = tag.filter((_, i) => stone[i]! > 0 && pairOf(stone[i]!) === pairNamed(rune))[which]
    if (found === undefined) throw new Error(`There is no ${rune} on the table`)
    return found
  }

  /** Lets the clock run until a table time: whatever is due by then happens. */
  override wait(until: number): this {
    for (let rung = 0; rung < MOST_ALARMS; rung++) {
      const alarm = this.state.asks.find(ask => ask.seat === CLOCK)
      if (alarm === undefined || this.state.due > until) return this
      const answer = this.match.expire(alarm.id, this.state.due)
      if (isRefusal(answer)) throw new Error(answer.text)
    }
    throw new Error(`${MOST_ALARMS} alarms have rung, and it is still not ${until}`)
  }

  /** Gives the refusal, or undefined if the request was taken up. */
  grab(seat: Seat, stone: RuneName | number, { at, claimed, rtt }: Tap): Refusal | undefined {
    const tag = typeof stone === 'number' ? stone : this.tag(stone)
    return this.send(seat, 'grab', { do: 'grab', stone: tag }, at, { claimed: claimed ?? at, trip: rtt ?? 0 })
  }

  /** Sends any move at a table time; gives the refusal, if any. */
  send(
    seat: Seat,
    kind: string,
    move: unknown,
    at: number,
    sent?: { claimed: number; trip: number },
  ): Refusal | undefined {
    this.wait(at - 1)
    const ask = this.state.asks.find(one => one.seat === seat && one.kind === kind)
    const answer = this.match.submit(seat, ask?.id ?? 0, move, at, sent)
    return isRefusal(answer) ? answer : undefined
  }

  /** The countdown ends and the stones land like this. */
  launch(landing: Partial<Landing> & Pick<Landing, 'thrown'>): this {
    const { state } = this
    const lying = state.table.tag.map((_, i) => ({
      x: state.table.x[i]!,
      y: state.table.y[i]!,
      yaw: state.table.yaw[i]!,
      up: true,
    }))
    const refusal = this.send(
      CLOCK,
      'launch',
      { do: 'launch', landing: { rest: 1500, lying, path: '', ...landing } },
      0,
    )
    if (refusal !== undefined) throw new Error(refusal.text)
    return this
  }
}

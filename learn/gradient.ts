import { MOST_SEATS, type Net, toChance, toShares } from '@runatal/bots'

/** A position that a game came to, as a net is shown it, and what came of it. */
export interface Lesson {
  seats: number
  /** Seat after seat. */
  facts: Float32Array
  /** Per seat: its share of the victory. Of a team, all the same: 1 or 0. */
  won: Float32Array
}

/** How a net errs on a lesson (cross-entropy, in nats), and how each weight moves that (backpropagation). */
export class Gradient {
  private readonly net: Net
  private readonly together: boolean
  readonly sum: Float32Array
  private readonly onOut = new Float32Array(MOST_SEATS)
  private readonly onNarrow: Float32Array
  private readonly onWide: Float32Array
  private readonly onAll: Float32Array

  constructor(net: Net, together: boolean) {
    this.net = net
    this.together = together
    this.sum = new Float32Array(net.weights.length)
    this.onNarrow = new Float32Array(net.plan.narrow)
    this.onWide = new Float32Array(MOST_SEATS * net.plan.wide)
    this.onAll = new Float32Array(net.plan.wide)
  }

  /** Adds what one lesson teaches to `sum`, and gives the error. */
  add(lesson: Lesson): number {
    const error = this.judge(lesson)
    this.backFromOut(lesson.seats)
    this.backToFacts(lesson)
    return error
  }

  /** The error alone. */
  judge({ facts, seats, won }: Lesson): number {
    const { net, onOut } = this
    const out = net.judge(facts, seats)
    if (this.together) {
      const chance = toChance(out, seats)
      onOut.fill((chance - won[0]!) / seats, 0, seats)
      return -Math.log(Math.max(LEAST, won[0]! > 0.5 ? chance : 1 - chance))
    }
    toShares(out, seats)
    let error = 0
    for (let seat = 0; seat < seats; seat++) {
      onOut[seat] = out[seat]! - won[seat]!
      if (won[seat]! > 0) error -= won[seat]! * Math.log(Math.max(LEAST, out[seat]!))
    }
    return error
  }

  private backFromOut(seats: number) {
    const { net, sum, onOut, onNarrow, onWide } = this
    const { weights, plan } = net
    const { wide: width, narrow: thin, second, secondBias, third, thirdBias } = plan
    for (let seat = 0; seat < seats; seat++) {
      const error = onOut[seat]!
      sum[thirdBias]! += error
      for (let k = 0; k < thin; k++) {
        const value = net.narrow[seat * thin + k]!
        sum[third + k]! += error * value
        onNarrow[k] = value > 0 ? error * weights[third + k]! : 0
        sum[secondBias + k]! += onNarrow[k]!
      }
      for (let j = 0; j < width; j++) {
        const at = seat * width + j
        const value = net.wide[at]!
        onWide[at] = 0
        if (value === 0) continue
        const row = second + j * thin
        let back = 0
        for (let k = 0; k < thin; k++) {
          sum[row + k]! += value * onNarrow[k]!
          back += weights[row + k]! * onNarrow[k]!
        }
        onWide[at] = back
      }
    }
  }

  private backToFacts({ facts, seats }: Lesson) {
    const { net, sum, onWide, onAll } = this
    const { facts: size, wide: width, others, seats: count, bias } = net.plan
    onAll.fill(0)
    for (let seat = 0; seat < seats; seat++)
      for (let j = 0; j < width; j++) {
        const back = onWide[seat * width + j]!
        onAll[j]! += back
        sum[count + j]! += seats * back
        sum[bias + j]! += back
      }
    const share = seats > 1 ? 1 / (seats - 1) : 0
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * width
      for (let i = 0; i < size; i++) {
        const value = facts[seat * size + i]!
        if (value === 0) continue
        const own = i * width
        const theirs = others + own
        for (let j = 0; j < width; j++) {
          sum[own + j]! += value * onWide[at + j]!
          sum[theirs + j]! += value * share * (onAll[j]! - onWide[at + j]!)
        }
      }
    }
  }
}

/** Nobody is infinitely sure. */
const LEAST = 1e-7

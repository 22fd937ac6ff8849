/**
 * A small feed-forward net (multi-layer perceptron) that is shown all seats of a position: of each seat its own numbers, the
 * mean of the others' and how many seats there are, and gives each seat one number, the higher the better it stands.
 *
 * All weights of a net lie in one array, layer after layer, the weights of one input side by side: an input of 0 costs
 * nothing, and facts are mostly 0.
 */
export interface Shape {
  /** How many numbers are read of a seat. */
  facts: number
  /** How wide the two hidden layers are. */
  wide: number
  narrow: number
}

/** Where the parts of a net lie in its array of weights. */
export interface Plan extends Shape {
  /** The seat's own facts, the mean of the others', the count of seats, always 1: `wide` weights each. */
  own: number
  others: number
  seats: number
  bias: number
  /** The wide layer and always 1: `narrow` weights each. */
  second: number
  secondBias: number
  /** The narrow layer and always 1: one weight each. */
  third: number
  thirdBias: number
  length: number
}

export function planOf({ facts, wide, narrow }: Shape): Plan {
  const others = facts * wide
  const seats = 2 * others
  const bias = seats + wide
  const second = bias + wide
  const secondBias = second + wide * narrow
  const third = secondBias + narrow
  const thirdBias = third + narrow
  return {
    facts,
    wide,
    narrow,
    own: 0,
    others,
    seats,
    bias,
    second,
    secondBias,
    third,
    thirdBias,
    length: thirdBias + 1,
  }
}

/** So many seats a game may have for a net to judge it. */
export const MOST_SEATS = 8

/** The forward pass. It allocates nothing: what it works out is kept until the next pass, for whoever learns from it. */
export class Net {
  readonly plan: Plan
  readonly weights: Float32Array
  /** Per seat: what each layer gave, below 0 cut off (ReLU). */
  readonly wide: Float32Array
  readonly narrow: Float32Array
  /** Per seat: what comes out. */
  readonly out: Float32Array
  /** What all seats' facts give where they are the others'. */
  private readonly all: Float32Array
  private readonly each: Float32Array

  constructor(shape: Shape, weights?: Float32Array) {
    this.plan = planOf(shape)
    this.weights = weights ?? new Float32Array(this.plan.length)
    if (this.weights.length !== this.plan.length)
      throw new Error(`A net of this shape has ${this.plan.length} weights, not ${this.weights.length}`)
    this.wide = new Float32Array(MOST_SEATS * shape.wide)
    this.narrow = new Float32Array(MOST_SEATS * shape.narrow)
    this.out = new Float32Array(MOST_SEATS)
    this.all = new Float32Array(shape.wide)
    this.each = new Float32Array(MOST_SEATS * shape.wide)
  }

  /** Judges all seats at once; seat i's facts begin at i x facts. */
  judge(facts: Float32Array, seats: number): Float32Array {
    this.readSeats(facts, seats)
    for (let seat = 0; seat < seats; seat++) this.conclude(seat)
    return this.out
  }

  private readSeats(facts: Float32Array, seats: number) {
    const { weights, all, each, wide } = this
    const { facts: size, wide: width, others, seats: count, bias } = this.plan
    all.fill(0)
    wide.fill(0, 0, seats * width)
    each.fill(0, 0, seats * width)
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * width
      for (let i = 0; i < size; i++) {
        const value = facts[seat * size + i]!
        if (value === 0) continue
        const own = i * width
        const theirs = others + own
        for (let j = 0; j < width; j++) {
          wide[at + j]! += value * weights[own + j]!
          each[at + j]! += value * weights[theirs + j]!
        }
      }
      for (let j = 0; j < width; j++) all[j]! += each[at + j]!
    }
    const share = seats > 1 ? 1 / (seats - 1) : 0
    for (let seat = 0; seat < seats; seat++)
      for (let j = 0, at = seat * width; j < width; j++, at++) {
        const sum = wide[at]! + share * (all[j]! - each[at]!) + seats * weights[count + j]! + weights[bias + j]!
        wide[at] = sum > 0 ? sum : 0
      }
  }

  private conclude(seat: number) {
    const { weights, wide, narrow } = this
    const { wide: width, narrow: thin, second, secondBias, third, thirdBias } = this.plan
    const to = seat * thin
    for (let k = 0; k < thin; k++) narrow[to + k] = weights[secondBias + k]!
    for (let j = 0; j < width; j++) {
      const value = wide[seat * width + j]!
      if (value === 0) continue
      const row = second + j * thin
      for (let k = 0; k < thin; k++) narrow[to + k]! += value * weights[row + k]!
    }
    let sum = weights[thirdBias]!
    for (let k = 0; k < thin; k++) {
      if (narrow[to + k]! > 0) sum += narrow[to + k]! * weights[third + k]!
      else narrow[to + k] = 0
    }
    this.out[seat] = sum
  }
}

/** Turns what a net gave the seats into shares of one victory (softmax). */
export function toShares(out: Float32Array, seats: number): void {
  let most = -Infinity
  for (let seat = 0; seat < seats; seat++) if (out[seat]! > most) most = out[seat]!
  let sum = 0
  for (let seat = 0; seat < seats; seat++) sum += out[seat] = Math.exp(out[seat]! - most)
  for (let seat = 0; seat < seats; seat++) out[seat]! /= sum
}

/** Turns what a net gave the seats into the one chance of a team (sigmoid of the mean). */
export function toChance(out: Float32Array, seats: number): number {
  let sum = 0
  for (let seat = 0; seat < seats; seat++) sum += out[seat]!
  return 1 / (1 + Math.exp(-sum / seats))
}

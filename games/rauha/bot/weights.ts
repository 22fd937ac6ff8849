/** The numbers behind the outlook, in points. Curves are given at 0, 1, 2, 4, 8 and 12 turns left. */
export interface Weights {
  /** A crystal. */
  rate: Float64Array
  /** An activation of a cell that a better card may still cover: what a Spore there can hope for. */
  potential: Float64Array
  /** A symbol of an animal, for what may still count it. */
  animal: Float64Array
  /** Two of three symbols in a line. */
  pair: Float64Array
  /** How many animals, Spores and Sources more there will be when they are counted. */
  moreAnimals: Float64Array
  moreSpores: Float64Array
  moreSources: Float64Array
  /** How many activations an Entity will see, by scorings left, before somebody takes it. */
  keeping: Float64Array
  /** What part of its worth an effect keeps that makes a Spore, or that must be paid. */
  maker: number
  payer: number
  /** What part of the game VUORI stays. */
  vuori: number
}

const KNOTS = [0, 1, 2, 4, 8, 12]

/** Found by playing the policy against itself (see docs/ladder-rauha.md). */
const FOUND = [
  0.05, 0.35, 0.45, 0.65, 0.9, 0.9, 0, 0.7, 1.4, 2.5, 2.5, 2.5, 0, 0.12, 0.24, 0.48, 0.96, 1.44, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.9, 0.8, 0.6, 0.9, 0.7,
]

export const WEIGHTS: Weights = read(FOUND)

export function read(numbers: readonly number[]): Weights {
  const curve = (i: number) => byTurns(numbers.slice(6 * i, 6 * i + 6))
  const [first, each, maker, payer, vuori] = numbers.slice(42) as [number, number, number, number, number]
  return {
    rate: curve(0),
    potential: curve(1),
    animal: curve(2),
    pair: curve(3),
    moreAnimals: curve(4),
    moreSpores: curve(5),
    moreSources: curve(6),
    keeping: Float64Array.from({ length: 5 }, (_, corners) => {
      let sum = 0
      for (let i = 0; i < corners; i++) sum += first * each ** i
      return sum
    }),
    maker,
    payer,
    vuori,
  }
}

function byTurns(at: readonly number[]): Float64Array {
  return Float64Array.from({ length: 13 }, (_, turns) => {
    const k = Math.max(0, KNOTS.findIndex(knot => knot >= turns) - 1)
    const part = (turns - KNOTS[k]!) / (KNOTS[k + 1]! - KNOTS[k]!)
    return at[k]! + part * (at[k + 1]! - at[k]!)
  })
}

/** What the policy pays for things, in points. Curves run over the turns left: 0 to 12. */
export interface Prices {
  crystal: Float64Array
  /** A symbol of an animal, for what may still come to count it. */
  animal: Float64Array
  /** Two symbols of three in a line. */
  pair: Float64Array
  /** How many more animals, Spores and Sources there will be when they are counted, for each turn left. */
  moreAnimals: number
  moreSpores: number
  moreSources: number
  /** How many scorings an Entity will see, by scorings left, before somebody takes it. */
  keeping: Float64Array
  /** What is left of the worth of an effect that makes a Spore, of one that must be paid, and of VUORI's Sources. */
  maker: number
  payer: number
  vuori: number
}

/** Curves are given at 1, 2, 4, 8 and 12 turns left; after the last turn nothing can be bought. */
const KNOTS = [0, 1, 2, 4, 8, 12]

const FOUND = [
  0.106, 0.183, 0.507, 1.266, 0.732, 0.092, 0.246, 2.124, 4.529, 2.105, 0.037, 0, 1.46, 4.361, 3.597, 0.123, 0.281,
  0.199, 1.159, 0.997, 0.443, 0.185, 0.976,
]

export const PRICES: Prices = read(FOUND)

export function read(n: readonly number[]): Prices {
  const [moreAnimals, moreSpores, moreSources, first, each, maker, payer, vuori] = n.slice(15) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  return {
    crystal: curve(n.slice(0, 5)),
    animal: curve(n.slice(5, 10)),
    pair: curve(n.slice(10, 15)),
    moreAnimals,
    moreSpores,
    moreSources,
    keeping: Float64Array.from({ length: 5 }, (_, scorings) => {
      let sum = 0
      for (let i = 0; i < scorings; i++) sum += first * each ** i
      return sum
    }),
    maker,
    payer,
    vuori,
  }
}

function curve(at: readonly number[]): Float64Array {
  const values = [0, ...at]
  return Float64Array.from({ length: 13 }, (_, turns) => {
    const k = Math.max(0, KNOTS.findIndex(knot => knot >= turns) - 1)
    const part = (turns - KNOTS[k]!) / (KNOTS[k + 1]! - KNOTS[k]!)
    return values[k]! + part * (values[k + 1]! - values[k]!)
  })
}

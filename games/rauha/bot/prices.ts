/**
 * What the quick policy pays for things, in points, by turns left (0 to 12). Found by playing the policy against itself
 * with ever new prices and keeping those that did best (an evolution strategy, 480,000 games of 2 to 4 seats on both
 * sides); these are the mean of three late generations, which played about alike.
 */
export const PRICES = {
  crystal: Float64Array.of(0, 0.07, 0.06, 0.28, 0.5, 0.69, 0.88, 1.07, 1.26, 1.14, 1.02, 0.89, 0.77),
  /** A symbol of an animal, for what may still come to count it. */
  animal: Float64Array.of(0, 0.13, 0.49, 0.99, 1.5, 2.24, 2.98, 3.72, 4.46, 3.86, 3.26, 2.67, 2.07),
  /** Two symbols of three in a line. */
  pair: Float64Array.of(0, 0.01, 0, 0.72, 1.44, 2.13, 2.82, 3.5, 4.19, 4.06, 3.94, 3.81, 3.68),
  /** How many more animals, Spores and Sources there will be when they are counted, for each turn left. */
  moreAnimals: 0.12,
  moreSpores: 0.3,
  moreSources: 0.22,
  /** By scorings left: how many of them an Entity will see before somebody takes it. */
  keeping: Float64Array.of(0, 1.13, 2.16, 3.09, 3.95),
  /** What is left of the worth of an effect that makes a Spore, of one that must be paid, and of VUORI's Sources. */
  maker: 0.43,
  payer: 0.28,
  vuori: 1.1,
} as const

import { median, type Pace, spread } from './measure.ts'

/** One part of the bench. A new one is a file in `parts/` and a line in the register. */
export interface Part {
  name: string
  /** One line: what is measured, beside what. */
  describe: string
  /** Runs only when it is named. */
  isLong?: true
  run(pace: Pace): Promise<Measured>
}

/** Flat: 'part.quantity' -> number; where the rounds differed, 'part.quantity.spread' in per cent beside it. */
export type Measured = Record<string, number>

/** A quantity by its median over the rounds, with its spread. */
export function summary(name: string, rounds: readonly number[]): Measured {
  return { [name]: median(rounds), [`${name}${SPREAD}`]: spread(rounds) }
}

/** The same, as microseconds per unit of work. */
export function microseconds(name: string, rounds: readonly number[]): Measured {
  return summary(
    name,
    rounds.map(rate => 1_000_000 / rate),
  )
}

export const SPREAD = '.spread'

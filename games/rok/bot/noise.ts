import type { FastChance } from '@runatal/kernel'

/** A number of the normal distribution: mean 0, deviation 1. */
export function gaussian(chance: FastChance): number {
  const radius = Math.sqrt(-2 * Math.log((1 + chance.int(FINE)) / (FINE + 1)))
  return radius * Math.cos((2 * Math.PI * chance.int(FINE)) / FINE)
}

/** Something happens with this chance. */
export function happens(chance: FastChance, share: number): boolean {
  return chance.int(FINE) < share * FINE
}

const FINE = 2 ** 24

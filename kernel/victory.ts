import type { Seat } from './game.ts'

/** A seat's part of the victory: rivals who win at once split it, a team that wins together does not. */
export function victoryOf(winners: readonly Seat[], seat: Seat, together = false): number {
  if (!winners.includes(seat)) return 0
  return together ? 1 : 1 / winners.length
}

import type { Outcome, Seat } from './game.ts'

/** A seat's part of the victory: rivals who win at once split it, a team that wins together does not. */
export function victoryOf({ winners, together }: Pick<Outcome, 'winners' | 'together'>, seat: Seat): number {
  if (!winners.includes(seat)) return 0
  return together ? 1 : 1 / winners.length
}

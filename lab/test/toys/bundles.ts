import type { Bundle } from '../../bundle.ts'

/** A bundle of games between `a` and `b` with the winning seat of each; undefined for a draw. */
export function bundleOf(number: number, ...winners: (0 | 1 | undefined)[]): Bundle {
  const games = winners.map(winner => ({
    winners: winner === undefined ? [0, 1] : [winner],
    places: winner === undefined ? [1, 1] : [1 + winner, 2 - winner],
    scores: [0, 0],
    moves: 1,
    cards: {},
  }))
  return { bundle: number, games, thinking: [] }
}

/** Who sits where in a bundle. */
export const ROUNDS = [
  ['a', 'b'],
  ['b', 'a'],
]

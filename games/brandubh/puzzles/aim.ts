import { isOver } from '@runatal/kernel'
import type { Aim, Facts } from '@runatal/study'
import type { Brandubh } from '../rules/types.ts'

/**
 * Counted is 1 for a win, or for not having lost. Repetitions need no thought: where the first position has not been there
 * before, nothing can come for the third time within three moves.
 */
export function aim({ kind, moves, from }: Facts): Aim<Brandubh> {
  const plies = kind === 'win' ? 2 * Number(moves) - 1 : 2 * Number(moves)
  const last = Number(from) + plies
  return {
    counted({ end, seats }, seat) {
      const winner = end?.winner === undefined ? undefined : seats[end.winner]
      return kind === 'win' ? Number(winner === seat) : Number(winner === undefined || winner === seat)
    },
    // Every move is the answer to a question of its own.
    isOver: s => isOver(s) || s.nextAsk >= last,
    key: ({ board, nextAsk }) => `${nextAsk} ${board.map(cell => cell.charAt(0) || '.').join('')}`,
    either: [0, 1],
  }
}

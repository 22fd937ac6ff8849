import { isOver, type Outcome, type Steps } from '@runatal/kernel'
import type { Rauha, State } from './types.ts'

/** End of the game (RAU-189 to RAU-192, RAU-203). */
export const end: Steps<Rauha, 'endGame'> = {
  endGame(s, _, t) {
    const total = Math.max(...s.points)
    t.emit?.({ type: 'game.ended', totals: s.points.slice() })
    t.emit?.({ type: 'game.won', seats: winners(s), total })
  },
}

export function outcome(s: State): Outcome | undefined {
  if (!isOver(s)) return undefined
  // RAU-203: equal totals share a place.
  const places = s.points.map(mine => 1 + s.points.filter(other => other > mine).length)
  return { winners: winners(s), places, scores: s.points.slice() }
}

/** RAU-190, RAU-191: the most points; in a tie the victory is shared. */
function winners(s: State): number[] {
  const most = Math.max(...s.points)
  return [...s.points.keys()].filter(seat => s.points[seat] === most)
}

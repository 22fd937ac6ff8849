import type { Steps, Turn } from '@runatal/kernel'
import { isCorner, roundOf, STOPS } from '../content/path.ts'
import { clearMarks } from './board.ts'
import { playingOrder } from './track.ts'
import type { Rauha, State } from './types.ts'

/** Step 5, the scoring at the corners, and the way to the next round or the end (RAU-139 to RAU-154, RAU-189). */
export const scoring: Steps<Rauha, 'advance' | 'scoring' | 'takeScoring' | 'endScoring'> = {
  // RAU-139 to RAU-141.
  advance(s, _, t) {
    moveAvatars(s, t)
    t.next(isCorner(s.stop) ? 'scoring' : 'turn')
  },

  // RAU-144, RAU-148: clockwise from the leader, as it stands when the scoring starts.
  scoring(s, _, t) {
    const order = playingOrder(s)
    t.emit?.({ type: 'scoring.started', round: roundOf(s.stop), order })
    t.next('endScoring')
    for (let i = order.length - 1; i >= 0; i--) t.next(['takeScoring', order[i]!])
  },

  takeScoring(s, seat, t) {
    s.active = seat
    t.next('activation')
  },

  // RAU-143, RAU-189.
  endScoring(s, _, t) {
    t.emit?.({ type: 'scoring.ended', round: roundOf(s.stop) })
    clearMarks(s)
    if (s.stop === STOPS) return t.next('endGame')
    moveAvatars(s, t)
    t.next('round')
  },
}

function moveAvatars(s: State, t: Turn<Rauha>) {
  s.stop++
  t.emit?.({ type: 'avatars.advanced', from: s.stop - 1, to: s.stop })
}

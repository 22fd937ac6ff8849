import type { Decision, Steps } from '@runatal/kernel'
import { catchUp, closeIfAgreed, isRacing, rewind } from './race.ts'
import { NONE, type Rok } from './types.ts'

/** Who is there, and pauses between two turns (ROK-087, ROK-088, ROK-093). */

/** The house answers it when a player's line is lost or comes back. */
export const presence: Decision<Rok, 'presence'> = {
  rule: 'ROK-087',
  options: (s, seat) => [s.awaySince[seat] === 0 ? { do: 'away' } : { do: 'back' }],
  take(s, seat, move, t) {
    t.keep()
    t.stand()
    const racing = isRacing(s)
    catchUp(s, t)
    s.awaySince[seat] = move.do === 'back' ? 0 : s.turn
    t.emit?.({ type: move.do === 'back' ? 'player.returned' : 'player.disconnected', seat })
    closeIfAgreed(s, t.emit)
    if (racing) rewind(s, t)
  },
}

export const pause: Decision<Rok, 'pause'> = {
  rule: 'ROK-088',
  options: s => (s.pausedBy === NONE ? [{ do: 'pause' }] : []),
  take(s, seat, _, t) {
    t.keep()
    t.stand()
    const racing = isRacing(s)
    catchUp(s, t)
    s.pausedBy = seat
    if (racing) rewind(s, t)
  },
}

export const resume: Decision<Rok, 'resume'> = {
  rule: 'ROK-088',
  options: () => [{ do: 'resume' }],
  take(s, seat, _, t) {
    s.pausedBy = NONE
    t.withdraw('resume')
    t.emit?.({ type: 'table.resumed', by: seat })
  },
}

/** ROK-088: it takes effect here, after step 7. Anybody may end it. */
export const pausing: Steps<Rok, 'pause'> = {
  pause(s, _, t) {
    if (s.pausedBy === NONE) return
    t.emit?.({ type: 'table.paused', by: s.pausedBy })
    for (const seat of s.hands.keys()) {
      if (seat === s.pausedBy) t.ask(seat, 'resume')
      else t.offer(seat, 'resume')
    }
  },
}

import type { Steps } from '@runatal/kernel'
import { CARD_IDS, isMonster, MOONS } from '../content/tables.ts'
import { moonsInSight, sink } from './eclipse.ts'
import type { Rising5 } from './types.ts'

/** The Red Moon crisis: after the actions of whoever follows the one who drew it, before their draw (R5-195 to R5-209). */
export const crisis: Steps<Rising5, 'crisis'> = {
  crisis(s, _, t) {
    const total = moonsInSight(s)
    const moons = s.places.filter(isMonster).map(card => ({ card: CARD_IDS[card]!, moons: MOONS[card]! }))
    t.emit?.({ type: 'crisis_resolved', moons, total })
    sink(s, total, 'crisis', t)
    if (s.fate !== 'playing') return
    s.moonWaiting = false // R5-203
    s.moonsGone++
    t.emit?.({ type: 'red_moon_discarded' })
  },
}

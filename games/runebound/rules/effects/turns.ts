import { sufferBy } from '../deal.ts'
import { heal } from '../health.ts'
import { quantity } from '../quantities.ts'
import { FOE, JUST_PREPARED, NONE, PREPARED, UNPREPARED } from '../types.ts'
import type { Deeds } from './deeds.ts'
import { forHeroes } from './sentences.ts'

/** How a hero fares: its damage, its delays, its actions. */
export const turns: Deeds<'heal' | 'suffer' | 'delay' | 'clear_delay' | 'prepare' | 'action' | 'rest_cap'> = {
  heal(s, doing, t) {
    const [, n, who] = doing.effect
    if (who === undefined) heal(s, doing.seat, quantity(s, n, doing), t)
    else forHeroes(s, who, [['heal', n]], doing, t)
  },
  suffer(s, doing, t) {
    const [, n, who] = doing.effect
    const amount = quantity(s, n, doing)
    if (who === 'self' && doing.side === FOE && s.fight!.rival === NONE)
      t.next(['hitEnemy', { amount, kind: 'suffered' }])
    else sufferBy(doing.seat, amount, t)
  },
  delay(s, { seat }, t) {
    s.delayed[seat] = 1 // RB-174
    t.emit?.({ type: 'delayed', seat })
  },
  clear_delay(s, { seat }, t) {
    s.delayed[seat] = 0
    t.emit?.({ type: 'delay_cleared', seat })
  },
  prepare(s, { seat }, t) {
    if (s.prepared[seat] !== UNPREPARED) return // RB-170
    s.prepared[seat] = seat === s.active ? JUST_PREPARED : PREPARED
    t.emit?.({ type: 'prepared', seat })
  },
  action(s, doing) {
    s.actions = Math.max(0, s.actions + quantity(s, doing.effect[1], doing))
  },
  rest_cap(s, { effect: [, most] }) {
    s.restCaps.fill(most)
  },
}

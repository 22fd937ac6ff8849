import { quantity } from '../quantities.ts'
import { margathFlies } from '../scenarios/margath.ts'
import type { Deeds } from './deeds.ts'

/** What is gathered against Margath and Vorakesh, and how the dragon comes nearer. */
export const favours: Deeds<'arcane' | 'companion' | 'margath_move'> = {
  arcane(s, doing, t) {
    const { seat } = doing
    const change = quantity(s, doing.effect[1], doing)
    s.arcane[seat]! += change
    t.emit?.({ type: 'favour', seat, what: 'arcane', change })
  },
  companion(s, doing, t) {
    const { seat } = doing
    const change = quantity(s, doing.effect[1], doing)
    s.companions[seat]! += change
    t.emit?.({ type: 'favour', seat, what: 'companion', change })
  },
  margath_move: (s, doing, t) => margathFlies(s, quantity(s, doing.effect[1], doing), t),
}

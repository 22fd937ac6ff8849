import type { Chance, Seat } from '@runatal/kernel'
import { imagine as deal } from '../rules/sight.ts'
import type { State } from '../rules/types.ts'

/** A world to think in: nobody has to be asked about what cannot matter (RAU-197), nor for a confirmation (RAU-202). */
export function imagine(masked: State, seat: Seat, chance: Chance): State {
  const s = deal(masked, seat, chance)
  s.activateForMe.fill(true)
  s.confirmForMe.fill(true)
  return s
}

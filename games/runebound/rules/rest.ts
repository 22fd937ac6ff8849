import type { Seat, Steps } from '@runatal/kernel'
import { DICE, shows } from '../content/dice.ts'
import { health } from './hero.ts'
import { heal } from './health.ts'
import { isCivilised, terrainNow } from './places.ts'
import { rollDice } from './roll.ts'
import { trigger } from './triggers.ts'
import { NONE, type Runebound, type State, type T } from './types.ts'

/** Rest (RB-160 to RB-166, RB-294). */

export function startRest(s: State, seat: Seat, t: T): void {
  if (isCivilised(s, s.at[seat]!)) return t.next('rested')
  rollDice(s, seat, 'rest', DICE, t)
  if (healing(s, seat) < s.damage[seat]!) t.next('keepRoll', 'rested')
  else t.next('rested')
}

export const restSteps: Steps<Runebound, 'rested'> = {
  rested(s, _, t) {
    const seat = s.active
    let amount = s.roll === null ? s.damage[seat]! : healing(s, seat)
    s.roll = null
    if (s.restCaps[seat]! > 0) amount = Math.min(amount, s.restCaps[seat]!)
    s.restCaps[seat] = 0
    heal(s, seat, amount, t)
    if (s.damage[seat]! < health(s, seat)) s.mustRest[seat] = 0
    trigger(s, seat, NONE, 'on_rest', t)
  },
}

/** RB-161, RB-162: a die for each damage. */
function healing(s: State, seat: Seat): number {
  const terrain = terrainNow(s, s.at[seat]!)
  let amount = 0
  for (const face of s.roll!.faces) if (shows(face, terrain)) amount++
  return amount
}

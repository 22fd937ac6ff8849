import type { Seat } from '@runatal/kernel'
import { ADVENTURE_KIND } from '../content/tables.ts'
import type { Defeat } from './events.ts'
import { health } from './hero.ts'
import { NONE, type State, type T } from './types.ts'

/** Damage and healing of heroes outside of who deals it, and what a defeat means (RB-231, RB-241, RB-292 to RB-296). */

export function heal(s: State, seat: Seat, amount: number, t: T): void {
  const healed = Math.min(amount, s.damage[seat]!) // RB-164
  if (healed <= 0) return
  s.damage[seat]! -= healed
  t.emit?.({ type: 'healed', seat, amount: healed })
}

/** Puts damage on a hero. True if that defeats it (RB-231, RB-543). */
export function wound(s: State, seat: Seat, amount: number, t: T): boolean {
  const limit = health(s, seat)
  const before = s.damage[seat]!
  if (before >= limit || amount <= 0) return false
  s.damage[seat] = Math.min(limit, before + amount)
  t.emit?.({ type: 'damaged', seat, amount: s.damage[seat] - before })
  return s.damage[seat] >= limit
}

/** An ordinary defeat (RB-292, RB-385). */
export function defeat(s: State, seat: Seat, t: T): void {
  t.emit?.({ type: 'hero_defeated', seat })
  if (s.restForbidden) s.damage[seat] = health(s, seat) - 1
  else s.mustRest[seat] = 1
  if (s.scenario === 'locust') s.defeats++ // RB-523, RB-541
}

/** Removal by an antagonist (RB-323, RB-329, RB-561). */
export function remove(s: State, seat: Seat, t: T): void {
  t.emit?.({ type: 'hero_removed', seat })
  s.out[seat] = 1
  s.at[seat] = NONE
  s.gold[seat] = 0
  s.arcane[seat] = 0
  s.companions[seat] = 0
  s.mustRest[seat] = 0
  s.assetDiscard.push(...s.assets[seat]!)
  s.skillDiscard.push(...s.hands[seat]!, ...s.learned[seat]!)
  for (const card of [...s.trophies[seat]!, ...s.quests[seat]!]) s.adventureDiscards[kindOf(card)]!.push(card)
  s.loose[3 * seat] = s.loose[3 * seat + 1] = s.loose[3 * seat + 2] = 0
  for (const zone of [s.assets, s.hands, s.learned, s.trophies, s.quests, s.letters]) zone[seat] = []
  if (s.out.every(gone => gone === 1)) lose(s, 'heroes', t) // RB-332
}

/** RB-584 */
export function lose(s: State, reason: Defeat, t: T): void {
  if (s.fate !== 'playing') return
  s.fate = 'lost'
  t.stand() // all is shown now
  t.emit?.({ type: 'game_lost', reason })
  t.end()
}

export function win(s: State, t: T): void {
  s.fate = 'won'
  t.stand()
  t.emit?.({ type: 'game_won' })
  t.end()
}

function kindOf(card: number): number {
  return ADVENTURE_KIND[card]!
}

import { enemies } from '../content/tables.ts'
import { remove } from './health.ts'
import { type Fight, HERO, type State, type T } from './types.ts'
import type { Seat } from '@runatal/kernel'

/** Ends the fight at once, whatever its steps still had to do (RB-232). */
export function leaveFight(s: State, how: 'won' | 'lost' | 'left', t: T): void {
  const f = s.fight!
  if (how === 'lost' && f.party.length > 1) return leaveParty(s, f, t)
  cutAgenda(s, ['afterFight'])
  t.next(['fightOver', how])
}

/** RB-425: the others fight on, or meet their sheets first (RB-572). */
function leaveParty(s: State, f: Fight, t: T) {
  cutAgenda(s, ['afterFight', 'opens'])
  const isOpening = nameOf(s.agenda.at(-1)!) === 'opens'
  fellOne(s, f, f.seat, t)
  f.down[HERO] = 0 // it is another who stands there now
  if (s.fate === 'playing' && !isOpening) t.next('exchangeEnd')
}

/** Margath fells one hero of the party: it is removed, and he heals (RB-425, RB-573). */
export function fellOne(s: State, f: Fight, seat: Seat, t: T): void {
  healEnemy(f, f.damage, t)
  remove(s, seat, t)
}

export function healEnemy(f: Fight, amount: number, t: T): void {
  const healed = Math.min(amount, f.damage)
  if (healed <= 0) return
  f.damage -= healed
  t.emit?.({ type: 'enemy_healed', enemy: enemies[f.enemy]!.id, amount: healed })
}

/** Everything above the last of these steps is dropped. */
function cutAgenda(s: State, down: readonly string[]): void {
  while (!down.includes(nameOf(s.agenda.at(-1)!))) s.agenda.pop()
}

function nameOf(frame: State['agenda'][number]): string {
  return typeof frame === 'string' ? frame : frame[0]
}

import { enemies } from '../content/tables.ts'
import { remove } from './health.ts'
import type { State, T } from './types.ts'

/** Ends the fight at once, whatever its steps still had to do (RB-232). */
export function leaveFight(s: State, how: 'won' | 'lost' | 'left', t: T): void {
  const f = s.fight!
  if (how === 'lost' && f.party.length > 1) {
    // RB-425: the others fight on.
    cutAgenda(s, 'afterFight')
    remove(s, f.seat, t)
    if (s.fate !== 'playing') return
    f.damage = 0
    t.emit?.({ type: 'enemy_healed', enemy: enemies[f.enemy]!.id, amount: f.health })
    t.next('exchangeEnd')
    return
  }
  cutAgenda(s, 'afterFight')
  t.next(['fightOver', how])
}

function cutAgenda(s: State, down: string) {
  s.agenda.length = s.agenda.lastIndexOf(down) + 1
}

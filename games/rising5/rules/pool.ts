import type { Turn } from '@runatal/kernel'
import { HELD, type Rising5, type State, USED } from './types.ts'

/** The items that the team holds: a common pool, which belongs to nobody (R5-270). */

/** From the first item on, every team member may use what is there (R5-267, R5-268). */
export function addItem(s: State, item: number, t: Turn<Rising5>): void {
  if (!s.items.includes(HELD)) for (const seat of s.team) t.offer(seat, 'useItem')
  s.items[item] = HELD
}

/** R5-269 */
export function spendItem(s: State, item: number, t: Turn<Rising5>): void {
  s.items[item] = USED
  if (!s.items.includes(HELD)) t.withdraw('useItem')
}

import type { Viewer } from '@runatal/kernel'
import { clone } from '../../rules/clone.ts'
import { enemyBlocks } from '../../rules/enemy.ts'
import { sideOf, value } from '../../rules/pool.ts'
import { NONE, type State } from '../../rules/types.ts'
import type { Choices, Offered } from './choices.ts'
import { MIND } from './foresee.ts'

/** Damage that a press would deal, known before it is made. */
export interface Strike {
  icon: 'phys' | 'mag' | 'charge'
  /** What the tokens come to. */
  total: number
  /** What of it the other side would block by itself. */
  blocked: number
  offered: Offered
}

/** The strikes that can be made now, the hardest first. */
export function strikesOf(choices: Choices, state: State, me: Viewer): Strike[] {
  const f = state.fight
  if (f === null || me < 0) return []
  const found: Strike[] = []
  for (const [spot, [offered]] of choices.spots) {
    if (offered === undefined || offered.move.do !== 'spend' || offered.move.icon === 'agi') continue
    const icon = spot.slice('spend:'.length) as Strike['icon']
    const total = offered.move.tokens.reduce((sum, token) => sum + value(f, sideOf(f, me), token), 0)
    found.push({ icon, total, blocked: f.rival === NONE ? blockedOf(state, total) : 0, offered })
  }
  return found.toSorted((a, b) => b.total - b.blocked - (a.total - a.blocked))
}

/** An enemy blocks as it must, so it can be told (RB-314). */
function blockedOf(state: State, amount: number): number {
  const mind = clone(state)
  return enemyBlocks(mind, mind.fight!, amount, MIND)
}

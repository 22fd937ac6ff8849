import { FastChance } from '@runatal/kernel'
import { SHEETS } from '../../content/sheets.ts'
import type { Icon } from '../../content/tokens.ts'
import { enemyGo } from '../../rules/enemy.ts'
import { clone } from '../../rules/clone.ts'
import { mayBlock } from '../../rules/pool.ts'
import { type Event, FOE, HERO, NONE, type State, type T } from '../../rules/types.ts'
import { shieldsOf } from './pools.ts'

/** What the enemy would do if it were its go now: no player decides for it, so it can be told (RB-302). */
export interface Foreseen {
  /** The box of its sheet, from the top. */
  box: number
  icon: Icon
  /** How much of it. */
  value: number
  /** The ability that surge pays for. */
  surge?: string
  /** What it deals to the hero by that, before anything is blocked. */
  damage: number
  /** How much of that the hero's shields could take off. */
  blocked: number
}

export function foresee(state: State): Foreseen | undefined {
  if (state.fight === null || state.fight.sheet === NONE || state.fight.passed[FOE] === 1) return undefined
  const mind = clone(state)
  const f = mind.fight!
  const events: Event[] = []
  const hits: { amount: number; kind: string }[] = []
  const turn: T = {
    ...MIND,
    next: (...steps) => {
      for (const step of steps) if (Array.isArray(step) && step[0] === 'hurt') hits.push(step[1])
    },
    emit: event => void events.push(event),
  }
  if (!enemyGo(mind, f, turn)) return undefined
  const damage = hits.reduce((sum, { amount }) => sum + amount, 0)
  const isOpen = hits.every(({ kind }) => kind !== 'unavoidable') && mayBlock(f, HERO) && f.noBlock[HERO] === 0
  const harm = { damage, blocked: isOpen ? Math.min(damage, shieldsOf(f, HERO)) : 0 }
  for (const event of events) {
    if (event.type === 'tokens_spent') return { ...told(f.sheet, event.icon as Icon, event.value, events), ...harm }
    if (event.type === 'token_doubled') return { ...told(f.sheet, 'dbl', 1, events), ...harm }
    if (event.type === 'token_copied') return { ...told(f.sheet, 'tac', event.value, events), ...harm }
  }
  return undefined
}

function nothing(): void {
  // What the enemy would set off is not gone through with.
}

/** A turn that is only thought of: nothing comes of it. */
export const MIND: T = {
  next: nothing,
  ask: nothing,
  offer: nothing,
  alarm: nothing,
  keep: nothing,
  instead: nothing,
  withdraw: nothing,
  end: nothing,
  stand: nothing,
  together: nothing,
  emit: nothing,
  chance: new FastChance(1),
  now: 0,
  sent: undefined,
}

function told(
  sheet: number,
  icon: Icon,
  value: number,
  events: readonly Event[],
): Omit<Foreseen, 'damage' | 'blocked'> {
  const used = events.find(event => event.type === 'surge_used')
  return {
    box: SHEETS[sheet]!.boxes.findIndex(box => box.icon === icon),
    icon,
    value,
    ...(used?.type === 'surge_used' && { surge: used.name }),
  }
}

import type { Ask, Move } from '@runatal/kernel'
import type { Event, Runebound, State } from '../rules/types.ts'
import { bestGoal } from './plan/plan.ts'

/** What a bot says about its move: where it is off to at the start of its turn, and why it dares what it dares. */
export function why(seen: State, ask: Ask, move: Move<Runebound>): Event | undefined {
  if (ask.kind !== 'turn') return undefined
  const isSettingOff = move.do === 'move' && seen.actions === FULL
  if (!isSettingOff && !DARING.has(move.do)) return undefined
  const goal = bestGoal(seen, ask.seat)
  return goal === undefined ? undefined : { type: 'bot_says', seat: ask.seat, reason: goal.why }
}

const FULL = 3
const DARING: ReadonlySet<string> = new Set(['engage', 'cureEpicentre', 'storyQuest'])

import type { Ask, Move } from '@runatal/kernel'
import type { RaiseRiseDie, State } from '../rules/types.ts'
import { appraise } from './appraise.ts'

/** As many as a search can tell apart in a second. */
const MOST = 9

/** The options worth a thought, best first: one way to lay each card, and to do nothing. */
export function consider(s: State, ask: Ask, options: Move<RaiseRiseDie>[]): Move<RaiseRiseDie>[] {
  if (options.length <= 2) return options
  const best = new Map<string, { move: Move<RaiseRiseDie>; value: number }>()
  for (const move of options) {
    const name = groupOf(move)
    const value = appraise(s, ask, move)
    const known = best.get(name)
    if (known === undefined || value > known.value) best.set(name, { move, value })
  }
  return [...best.values()]
    .toSorted((a, b) => b.value - a.value)
    .slice(0, MOST)
    .map(({ move }) => move)
}

/** Where exactly a card is laid matters less than which, and whether it is transcended. */
function groupOf(move: Move<RaiseRiseDie>): string {
  const card = 'card' in move ? move.card : ''
  const transcend = 'transcend' in move && move.transcend ? '!' : ''
  const object = 'object' in move ? move.object : ''
  const slot = 'slot' in move ? move.slot : ''
  const socket = 'socket' in move ? move.socket : ''
  const swap = 'give' in move ? move.take : ''
  const marker = 'marker' in move ? move.marker : ''
  return `${move.do}${card}${transcend}${object}${slot}${socket}${swap}${marker}`
}

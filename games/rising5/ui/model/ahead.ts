import { FastChance, Play, type Seat } from '@runatal/kernel'
import type { Place } from '../../content/names.ts'
import { rules } from '../../rules/rising5.ts'
import type { State } from '../../rules/types.ts'
import type { Ask } from './choices.ts'

/** Where the hero could go if moving were chosen: asked of the rules themselves, on a copy of the view. */
export function placesAhead(state: State, seat: Seat, asks: readonly Ask[]): Place[] {
  const ask = asks.find(({ kind, options }) => kind === 'action' && options.some(move => move.do === 'move'))
  const open = state.asks.find(({ id }) => id === ask?.id)
  if (open === undefined) return []
  const after = rules.clone(state)
  new Play(rules, after, new FastChance(1)).play(open, { do: 'move' })
  return rules.decisions.move.options(after, seat).flatMap(move => (move.do === 'goTo' ? [move.place] : []))
}

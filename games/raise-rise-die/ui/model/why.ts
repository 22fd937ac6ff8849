import type { Seat } from '@runatal/kernel'
import { ASSAULT, DEFENCE } from '../../content/printed.ts'
import { isOptimal } from '../../rules/price.ts'
import type { State } from '../../rules/types.ts'
import { mayCounter } from '../../rules/window.ts'
import { numberOf, printed } from '../../rules/zones.ts'
import type { Asked } from './choices.ts'

/** The rules that can keep a card in the hand. */
export const REASONS = ['RRD-139', 'RRD-145', 'RRD-167', 'RRD-183', 'RRD-196', 'RRD-346'] as const
export type Reason = (typeof REASONS)[number]

/** Why a card of the hand cannot answer what is asked; undefined where it can, or where no card is asked for. */
export function whyNot(asks: readonly Asked[], state: State, me: Seat, id: string): Reason | undefined {
  const ask = asks.find(({ kind }) => kind === 'play' || kind === 'react' || kind === 'counter')
  if (ask === undefined || ask.options.some(move => 'card' in move && move.card === id)) return undefined
  const card = printed(state, numberOf(state, id))
  if (card.instant !== (ask.kind === 'react')) return 'RRD-183'
  if (ask.kind === 'play') return card.type === DEFENCE ? 'RRD-145' : 'RRD-139'
  const last = state.chain.at(-1)
  const target = last !== undefined && last.seat !== me ? last : undefined
  if (ask.kind === 'react' && card.type === DEFENCE && (target === undefined || target.type !== ASSAULT))
    return 'RRD-196'
  if (target === undefined) return 'RRD-139'
  if (ask.kind === 'counter' && !mayCounter(card.type, target)) return target.type === ASSAULT ? 'RRD-167' : 'RRD-145'
  return isOptimal(card, target.slot) ? 'RRD-139' : 'RRD-346'
}

import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import type { RaiseRiseDie, State } from '../index.ts'
import { mostDecisions, secrets } from './secrets.ts'

/** What the conformance kit is told about Raise, Rise & Die. */
export const spec: Spec<RaiseRiseDie> = {
  bound: mostDecisions,
  secrets,
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
  perSeat: ({ sides }) => ({ sides }),
  cards: s => ({ first: cardsOf(s, 0), second: cardsOf(s, 1) }),
}

function cardsOf(s: State, seat: 0 | 1): number[] {
  const { deck, hand, discard, void: gone, sockets, objects } = s.sides[seat]
  const laid = s.laid.filter(one => one.seat === seat).map(({ card }) => card)
  return [deck, hand, discard, gone, sockets, objects, laid].flat()
}

import type { Kind, Move, Seat } from '@runatal/kernel'
import type { Part } from '@runatal/kernel/arrange'
import type { Act, Example } from '@runatal/look/example.ts'
import type { Position } from '../arrange.ts'
import type { Rising5 } from '../rules/types.ts'

export type One = Example<Rising5, Position>

/** What is refused, and by which rule. */
export const refused = (seat: Seat, ask: Kind<Rising5>, tries: object, rule: string) =>
  ({ seat, ask, tries: tries as Move<Rising5>, rule }) as Act<Rising5>

/** An action of the hero who was activated. */
export const act = (seat: Seat, play: Part<Rising5['asks']['action']>) => ({ seat, ask: 'action', play }) as const
export const draws = (seat: Seat, cards: number) => ({ seat, ask: 'drawCount', play: { do: 'draw', cards } }) as const

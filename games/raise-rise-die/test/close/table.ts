import type { Card, Player, Position } from '../../index.ts'
import { duel } from '../duel.ts'
import { packOf } from '../own-cards.ts'

/** What is said at a table where one rule is looked at closely. */

export type Duel = ReturnType<typeof duel>
type Seat = 0 | 1

/** Two players with cards of their own. */
export function withCards(cards: Card[], a: Player = {}, b: Player = {}, more: Partial<Position> = {}): Duel {
  return duel(a, b, { pack: packOf(...cards), ...more })
}

export function lay(t: Duel, seat: Seat, card: string, ...slots: Card['slots']) {
  t.as(seat).play('play', { card, slots: slots.length === 0 ? ['body'] : slots, transcend: false })
}

export function decline(t: Duel, seat: Seat = 1) {
  t.as(seat).play('counter', { do: 'decline' })
}

export function done(t: Duel, seat: Seat) {
  t.as(seat).play('react', { do: 'done' })
}

export function amounts(t: Duel): number[] {
  return t.happened('DAMAGE').map(({ amount }) => amount)
}

/** Of each chain, which of its links stood. */
export function stands(t: Duel): boolean[][] {
  return t.happened('CHAIN_RESOLVED').map(({ links }) => links.map(link => link.stands))
}

/** What the open question of a seat does not allow, each with its rule. */
export function barred(t: Duel, seat: Seat) {
  return t.match.barred(t.match.asks(seat)[0]!)
}

/** By what the reserves changed, in order. */
export function gains(t: Duel): number[] {
  return t.happened('RESERVE_CHANGED').map(({ change }) => change)
}

import type { Seat } from '@runatal/kernel'
import { ask, cardOf, distinct, found, type Part, sideOf, tell, vaOf, without, type World } from './table.ts'

/** Discarding x VA: card by card, into a set of which none is superfluous (RRD-299). */
export function* discardWorth(w: World, seat: Seat, x: number, cause: 'oblivion' | 'poison'): Part {
  const side = sideOf(w, seat)
  // A hand worth less goes whole: there is nothing to choose.
  const cards = vaOf(w, side.hand) < x ? side.hand : []
  side.discard.push(...cards)
  side.hand = side.hand.slice(cards.length)
  while (vaOf(w, cards) < x && side.hand.length > 0) {
    const options = distinct(side.hand).filter(card =>
      isPartOfSet(souls(w, [...cards, card]), souls(w, without(side.hand, card)), x),
    )
    const move = yield* ask(
      seat,
      'discard',
      options.map(card => ({ do: 'discard', card })),
    )
    const card = found(move.card, 'card to discard')
    side.hand = without(side.hand, card)
    side.discard.push(card)
    cards.push(card)
  }
  if (cards.length > 0) tell(w, { type: 'HAND_DISCARDED', seat, cards, cause })
}

function souls(w: World, ids: readonly string[]): number[] {
  return ids.map(id => cardOf(w, id).va)
}

/** Whether these souls, with some of the rest, are worth x and would not be without any one of them. */
function isPartOfSet(chosen: readonly number[], rest: readonly number[], x: number): boolean {
  const total = chosen.reduce((sum, va) => sum + va, 0)
  // Once one of them is superfluous it stays so, whatever is added.
  if (total - Math.min(...chosen) >= x) return false
  return total >= x || rest.some((va, i) => isPartOfSet([...chosen, va], rest.slice(i + 1), x))
}

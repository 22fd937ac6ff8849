import { SLOTS, type Slot } from '../content/language.ts'
import type { CardSet, Printed } from '../content/printed.ts'
import type { Play } from './types.ts'

/** Where a card may go: its optimal slots, any slot if transcended, several with Amplitude (RRD-141 to RRD-148, RRD-357). */

export interface Ways {
  plain: readonly Way[]
  transcended: readonly Way[]
}

export interface Way {
  first: number
  move: Play
}

const FIVE = [0, 1, 2, 3, 4]
const known = new WeakMap<CardSet, Ways[][]>()

/** All ways to put a card down with so much Amplitude on top of its own; made once. */
export function waysOf(set: CardSet, card: number, extra: number): Ways {
  let ways = known.get(set)
  if (ways === undefined) known.set(set, (ways = []))
  const ofCard = (ways[card] ??= [])
  return (ofCard[extra] ??= waysToPlay(set.cards[card]!, extra))
}

function waysToPlay(card: Printed, extra: number): Ways {
  const optimal = FIVE.filter(slot => (card.slots & (1 << slot)) !== 0)
  const reach = card.amplitude + extra
  // RRD-277: beyond the optimal slots it is lost.
  const plain = optimal.flatMap(first => orders([first], optimal, reach))
  // RRD-357: transcended, the first slot decides whether the card's own Amplitude works.
  const transcended = card.transcendable
    ? FIVE.flatMap(first => orders([first], FIVE, optimal.includes(first) ? reach : 1 + extra))
    : []
  return {
    plain: plain.map(slots => way(card, slots, false)),
    transcended: transcended.map(slots => way(card, slots, true)),
  }
}

function way({ id }: Printed, slots: number[], transcend: boolean): Way {
  return { first: slots[0]!, move: { do: 'play', card: id, slots: slots.map(name), transcend } }
}

/** Every ordered list of different slots that begins so, up to a length. */
function orders(begun: number[], among: readonly number[], most: number): number[][] {
  if (begun.length >= most) return [begun]
  const longer = among.filter(slot => !begun.includes(slot)).flatMap(slot => orders([...begun, slot], among, most))
  return [begun, ...longer]
}

function name(slot: number): Slot {
  return SLOTS[slot]!
}

export function slotNumber(slot: Slot): number {
  return SLOTS.indexOf(slot)
}

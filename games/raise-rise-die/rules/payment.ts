import type { Decision, Seat, Steps } from '@runatal/kernel'
import { loseHp } from './losses.ts'
import { isFree, priceOf } from './price.ts'
import { type Declaring, type How, NONE, type Placing, type RaiseRiseDie, type State } from './types.ts'
import { leastLoss, leastOf } from './worth.ts'
import { idOf, layInVoid, leaveHand, numberOf, printed, type T, takeOut } from './zones.ts'

/** Declaring a card and paying for it by sacrifice (RRD-126 to RRD-140, RRD-256, RRD-370). */

/** A card is named with its slots; nobody else is told before it is paid (RRD-138). */
export function declare(s: State, how: How, seat: Seat, card: number, slots: number[], transcended: boolean, t: T) {
  s.placing = placingOf(how, seat, card, slots, transcended)
  t.next('pay')
}

export function placingOf(how: How, seat: Seat, card: number, slots: number[], transcended: boolean): Placing {
  return {
    how,
    seat,
    card,
    slots,
    transcended,
    object: NONE,
    begun: false,
    flags: 0,
    bonus: 0,
    ownBonus: 0,
    ownPierce: 0,
    factors: [],
    after: NONE,
    at: NONE,
  }
}

/** RRD-138: as if nothing had been declared. Gives the question that is open again. */
export function takeBack(s: State): Declaring {
  const { how } = s.placing!
  s.placing = null
  s.agenda.pop()
  if (how === 'counter') s.agenda.push('resolve')
  return ASKED[how]
}

const ASKED = {
  play: 'play',
  counter: 'counter',
  free: 'react',
  attached: 'react',
  repeat: 'repeat',
} as const satisfies Record<How, Declaring>

export const payment: Steps<RaiseRiseDie, 'pay'> = {
  // RRD-134: one card at a time, only while the reserve is below the cost.
  pay(s, _, t) {
    const placing = s.placing!
    const { seat, how, transcended } = placing
    const side = s.sides[seat]!
    const card = printed(s, placing.card)
    const cost = priceOf(s, seat, card, how, placing.slots[0]!)
    if (side.reserve < cost) {
      // RRD-138: until the first sacrifice the question that was answered seems to be open.
      if (placing.begun) t.ask(seat, 'sacrifice')
      else t.instead('sacrifice')
      return t.next('pay')
    }
    side.reserve -= cost
    side.nextCost = 0 // RRD-352
    if (how !== 'repeat') leaveHand(side, placing.card)
    const counter = how === 'counter' || how === 'attached'
    const waived = isFree(side, card, counter, placing.slots[0]!)
    t.emit?.({ type: 'PAID', seat, card: card.id, cost, reserve: side.reserve, waived })
    // RRD-256, RRD-263, RRD-264: the printed cost, directly, before the card is placed.
    if (transcended) {
      t.emit?.({ type: 'TRANSCENDED', seat, card: card.id, hp: card.cost })
      if (card.cost > 0 && loseHp(s, seat, card.cost, 'transcend', t)) return
    }
    t.next('place')
  },
}

export const sacrifice: Decision<RaiseRiseDie, 'sacrifice'> = {
  rule: 'RRD-133',
  // RRD-133: any card in hand but the one being played.
  options(s, seat, options = []) {
    const { how, card } = s.placing!
    const { hand } = s.sides[seat]!
    const kept = how === 'repeat' ? NONE : hand.indexOf(card)
    for (let i = 0; i < hand.length; i++) {
      const held = hand[i]!
      const first = hand.indexOf(held)
      const listed = first === kept ? hand.indexOf(held, kept + 1) : first
      if (i === listed) options.push({ do: 'sacrifice', card: idOf(s, held) })
    }
    return options
  },

  take(s, seat, move, t) {
    const placing = s.placing!
    const side = s.sides[seat]!
    const card = numberOf(s, move.card)
    const { va } = printed(s, card)
    placing.begun = true
    leaveHand(side, card)
    layInVoid(side, card) // RRD-127
    side.reserve += va // RRD-129
    t.emit?.({ type: 'SACRIFICED', seat, card: move.card, va, reserve: side.reserve })
    t.stand() // RRD-138: until now an undo took the card back, and nobody had heard of it
  },

  // RRD-138, RRD-371: a card is taken back as long as it can be; then what is missed least pays for it.
  late(s, seat, t) {
    const { begun, card, how, slots } = s.placing!
    if (!begun) {
      const kind = takeBack(s)
      if ((s.tardy & (1 << seat)) !== 0) return t.next(['lapse', { seat, kind }])
      s.tardy |= 1 << seat
      return t.instead(kind)
    }
    const { hand, reserve } = s.sides[seat]!
    const value = priceOf(s, seat, printed(s, card), how, slots[0]!) - reserve
    const others = hand.slice()
    if (how !== 'repeat') takeOut(others, card)
    const least = leastOf(others, one => leastLoss(s, others, one, { value, chosen: 0, least: Infinity }))
    return { do: 'sacrifice', card: idOf(s, least) }
  },

  barred(s, seat) {
    const { how, card } = s.placing!
    const isLast = s.sides[seat]!.hand.filter(held => held === card).length === 1
    return how !== 'repeat' && isLast ? [{ move: { do: 'sacrifice', card: idOf(s, card) }, rule: 'RRD-133' }] : []
  },
}

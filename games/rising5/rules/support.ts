import type { Decisions, Seat, Steps, Turn } from '@runatal/kernel'
import { HEROES } from '../content/names.ts'
import { GIVE, OFFER } from './moves.ts'
import { isResolving } from './open.ts'
import { copies, discard, isSolo, nextSeat } from './team.ts'
import { type AskSupport, type CloseSupport, type OfferSupport, type Rising5, type State } from './types.ts'

/** Support before the roll of a fight (R5-248 to R5-258, R5-360, R5-368, R5-403, R5-404). */
export const support: Steps<Rising5, 'support' | 'askNext'> = {
  support(s, _, t) {
    if (isSolo(s)) {
      if (copies(s.support, s.hero) > 0) t.ask(s.active, 'giveSupport')
      return
    }
    // R5-255, R5-403: whoever may hold a card can give unasked, and change it until the roll.
    const others = s.team.filter(seat => seat !== s.active && (!s.openHands || copies(s.hands[seat]!, s.hero) > 0))
    if (others.length === 0) return
    for (const seat of others) t.offer(seat, 'offerSupport')
    t.ask(s.active, 'askSupport')
  },
  // R5-253: one at a time, clockwise; with private hands also those who cannot give.
  askNext(s, from, t) {
    if (!s.asking) return
    let seat = from
    while (seat !== s.active && s.openHands && copies(s.hands[seat]!, s.hero) === 0) seat = nextSeat(s, seat)
    if (seat === s.active) return
    t.ask(seat, 'giveSupport')
    t.next(['askNext', nextSeat(s, seat)])
  },
}

export const supportDecisions: Decisions<Rising5, 'askSupport' | 'giveSupport' | 'offerSupport' | 'closeSupport'> = {
  askSupport: {
    rule: 'R5-248',
    options: () => ASK_OR_ROLL,
    take(s, seat, move, t) {
      if (move.do === 'roll') return
      s.asking = true
      t.emit?.({ type: 'support_asked', seat, hero: HEROES[s.hero]! })
      t.offer(seat, 'closeSupport')
      t.next(['askNext', nextSeat(s, seat)])
    },
    late() {},
  },

  giveSupport: {
    options: (s, seat) => GIVE.slice(0, copies(givenFrom(s, seat), s.hero) + 1),
    take(s, seat, { cards }, t) {
      give(s, seat, cards, t)
    },
    barred: (s, seat) => [{ move: GIVE[copies(givenFrom(s, seat), s.hero) + 1]!, rule: 'R5-249' }],
    rule: 'R5-404',
    late() {},
  },

  // R5-255: unasked, or thought over.
  offerSupport: {
    options: (s, seat) => (isResolving(s) ? [] : offers(s, seat)),
    take(s, seat, { cards }, t) {
      const more = cards - s.given[seat]!
      if (more > 0) give(s, seat, more, t)
      else takeBack(s, seat, -more, t)
      t.keep()
    },
    barred: (s, seat) => [
      ...(isResolving(s) ? offers(s, seat).map(move => ({ move, rule: 'R5-405' })) : []),
      { move: OFFER[most(s, seat) + 1]!, rule: 'R5-249' },
    ],
    rule: 'R5-255',
  },

  // R5-254: the die is rolled with what was given so far.
  closeSupport: {
    rule: 'R5-254',
    options: s => (isResolving(s) ? [] : CLOSE),
    take(s, _seat, _move, t) {
      s.asking = false
      t.withdraw('giveSupport')
    },
    barred: s => (isResolving(s) ? CLOSE.map(move => ({ move, rule: 'R5-405' })) : []),
  },
}

/** Until the die is rolled, or the fight is over without it. */
export function closeSupport(s: State, t: Turn<Rising5>): void {
  s.asking = false
  t.withdraw('askSupport')
  t.withdraw('giveSupport')
  t.withdraw('offerSupport')
  t.withdraw('closeSupport')
}

function give(s: State, seat: Seat, cards: number, t: Turn<Rising5>) {
  discard(s, givenFrom(s, seat), s.hero, cards)
  s.given[seat]! += cards
  s.bonus += cards // R5-250
  t.emit?.({ type: 'support_given', seat, hero: HEROES[s.hero]!, cards, total: s.bonus })
}

/** The cards on top of the discard pile are those given for this fight, and all alike. */
function takeBack(s: State, seat: Seat, cards: number, t: Turn<Rising5>) {
  for (let i = 0; i < cards; i++) s.hands[seat]!.push(s.discard.pop()!)
  s.given[seat]! -= cards
  s.bonus -= cards
  t.emit?.({ type: 'support_taken_back', seat, hero: HEROES[s.hero]!, cards, total: s.bonus })
}

/** How many in all, another number than now. */
function offers(s: State, seat: Seat): OfferSupport[] {
  return OFFER.slice(0, most(s, seat) + 1).filter(({ cards }) => cards !== s.given[seat])
}

function most(s: State, seat: Seat): number {
  return s.given[seat]! + copies(s.hands[seat]!, s.hero)
}

/** R5-364: a team of one gives from the reserve, never from the hand. */
function givenFrom(s: State, seat: Seat): number[] {
  return isSolo(s) ? s.support : s.hands[seat]!
}

const ASK_OR_ROLL: AskSupport[] = [{ do: 'ask' }, { do: 'roll' }]
const CLOSE: CloseSupport[] = [{ do: 'close' }]

import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { HEROES } from '../content/names.ts'
import { GIVE } from './moves.ts'
import { copies, discard, isSolo, nextSeat } from './team.ts'
import { type AskSupport, type CloseSupport, type Rising5, type State } from './types.ts'

/** Support before the roll of a fight (R5-248 to R5-258, R5-360, R5-368, R5-403, R5-404). */
export const support: Steps<Rising5, 'support' | 'askNext'> = {
  support(s, _, t) {
    if (isSolo(s)) {
      if (copies(s.support, s.hero) > 0) t.ask(s.active, 'giveSupport')
    } else if (!s.openHands || othersHold(s)) t.ask(s.active, 'askSupport') // R5-255, R5-403
  },
  // R5-253: one at a time, clockwise; with private hands also those who cannot give.
  askNext(s, from, t) {
    if (!s.asking) return
    let seat = from
    while (seat !== s.active && s.openHands && copies(s.hands[seat]!, s.hero) === 0) seat = nextSeat(s, seat)
    if (seat === s.active) return t.withdraw('closeSupport')
    t.ask(seat, 'giveSupport')
    t.next(['askNext', nextSeat(s, seat)])
  },
}

export const supportDecisions: Decisions<Rising5, 'askSupport' | 'giveSupport' | 'closeSupport'> = {
  askSupport: {
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
      discard(s, givenFrom(s, seat), s.hero, cards)
      s.bonus += cards // R5-250
      t.emit?.({ type: 'support_given', seat, hero: HEROES[s.hero]!, cards, total: s.bonus })
    },
    barred: (s, seat) => [{ move: GIVE[copies(givenFrom(s, seat), s.hero) + 1]!, rule: 'R5-249' }],
  },

  // R5-254: the die is rolled with what was given so far.
  closeSupport: {
    options: () => CLOSE,
    take(s, _seat, _move, t) {
      s.asking = false
      t.withdraw('giveSupport')
    },
  },
}

/** R5-364: a team of one gives from the reserve, never from the hand. */
function givenFrom(s: State, seat: Seat): number[] {
  return isSolo(s) ? s.support : s.hands[seat]!
}

function othersHold(s: State): boolean {
  for (const seat of s.team) if (seat !== s.active && copies(s.hands[seat]!, s.hero) > 0) return true
  return false
}

const ASK_OR_ROLL: AskSupport[] = [{ do: 'ask' }, { do: 'roll' }]
const CLOSE: CloseSupport[] = [{ do: 'close' }]

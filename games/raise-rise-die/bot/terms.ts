import type { Seat } from '@runatal/kernel'
import type { State } from '../rules/types.ts'
import { held } from '../rules/worth.ts'
import { foeOf, setOf } from '../rules/zones.ts'
import { danger, pending, toInfuse, wornOut } from './evaluate.ts'
import { infusionWorth, objectWorth } from './lasting.ts'
import { bleedWorth, LATENT, NEXT, poisonWorth, RESERVE, STUN, WEAK } from './worths.ts'

/** Where a lead comes from, in hit points. */
export const TERMS = ['health', 'cards', 'lasting', 'marks', 'souls', 'chain'] as const
export type Term = (typeof TERMS)[number]

/** What the evaluation sees in a position for a seat, part by part: the lead over the opponent is their sum. */
export function termsOf(s: State, seat: Seat): Record<Term, number> {
  const [mine, theirs] = [ownTerms(s, seat), ownTerms(s, foeOf(seat))]
  return {
    health: mine.health - theirs.health,
    cards: mine.cards - theirs.cards,
    lasting: mine.lasting - theirs.lasting,
    marks: mine.marks - theirs.marks,
    souls: mine.souls - theirs.souls,
    chain: pending(s, seat),
  }
}

function ownTerms(s: State, seat: Seat): Record<Exclude<Term, 'chain'>, number> {
  const side = s.sides[seat]!
  const { cards } = setOf(s)
  const next = side.nextDamage + side.nextShake + side.nextBlock + side.nextAmplitude + side.nextCost
  return {
    health: side.hp - danger(side),
    cards: sum(side.hand, card => held(cards[card]!)) + RESERVE * Math.min(side.reserve, 4) + LATENT * side.latent,
    lasting:
      sum(side.objects, card => objectWorth(s, cards[card]!)) +
      sum(side.sockets, card => infusionWorth(s, cards[card]!)) +
      toInfuse(s, seat),
    marks:
      NEXT * next -
      bleedWorth(side.bleed) -
      poisonWorth(side.poison) -
      (side.stunned ? STUN : 0) -
      sum(side.weak, markers => WEAK * markers),
    souls: -wornOut(s, side, seat),
  }
}

function sum(list: readonly number[], worth: (of: number) => number): number {
  return list.reduce((total, of) => total + worth(of), 0)
}

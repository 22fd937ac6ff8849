import type { Ask, Move, Seat } from '@runatal/kernel'
import { priceOf } from '../rules/price.ts'
import { slotNumber } from '../rules/slots.ts'
import type { How, RaiseRiseDie, State } from '../rules/types.ts'
import { held } from '../rules/worth.ts'
import { numberOf, printed, setOf } from '../rules/zones.ts'
import { likely } from './likely.ts'
import { chainWorth } from './outlook.ts'
import { paying, textWorth } from './worths.ts'

/** What a move looks like gaining for its player, in hit points; to do nothing gains nothing. */
export function appraise(s: State, { seat, kind }: Ask, move: Move<RaiseRiseDie>): number {
  switch (move.do) {
    case 'play':
      return playing(s, seat, kind === 'play' ? 'play' : 'free', move.card, move.slots.map(slotNumber), move.transcend)
    case 'counter': {
      const slots = [s.chain.at(-1)!.slot, ...(move.further ?? []).map(slotNumber)]
      return answering(s, seat, 'counter', move.card, slots, move.transcend)
    }
    case 'attach':
      return answering(s, seat, 'attached', move.card, [s.chain.at(-1)!.slot], move.transcend)
    case 'use':
      return using(s, seat, move.object)
    case 'ability':
      return ability(s, seat)
    case 'repeat': {
      const { card, slots, transcended } = s.playing!
      return playing(s, seat, 'repeat', printed(s, card).id, slots, transcended)
    }
    case 'sacrifice':
      return -held(printed(s, numberOf(s, move.card))) + SPARE * spare(s, seat, move.card)
    case 'discard':
    case 'under':
      return -held(printed(s, numberOf(s, move.card)))
    case 'begin':
    case 'deck':
    case 'consume':
    case 'infuse':
    case 'replace':
    case 'shatter':
    case 'ready':
    case 'mark':
    case 'cleanse':
      return 1
    case 'void':
    case 'salvage':
    case 'take':
      return 0.5 + held(printed(s, numberOf(s, move.card)))
    case 'exchange':
      return held(printed(s, numberOf(s, move.take))) - held(printed(s, numberOf(s, move.give))) - 0.1
    case 'asPlayed':
      return 1
    case 'pass':
    case 'done':
    case 'decline':
    case 'keep':
    case 'stop':
    case 'letBegin':
    case 'shuffle':
    case 'none':
    case 'unbind':
    case 'next':
      return 0
  }
}

/** A point too many in the reserve is not quite lost. */
const SPARE = 0.05

function spare(s: State, seat: Seat, id: string): number {
  const { card, how, slots } = s.placing!
  const short = priceOf(s, seat, printed(s, card), how, slots[0]!) - s.sides[seat]!.reserve
  const { va } = printed(s, numberOf(s, id))
  return va >= short ? 6 - 2 * (va - short) : va
}

/** What the price, the card and the blood come to. */
function outlay(s: State, seat: Seat, how: How, card: number, slot: number, transcend: boolean): number {
  const print = printed(s, card)
  const price = paying(s.sides[seat]!, priceOf(s, seat, print, how, slot))
  const blood = transcend ? 1.1 * print.cost + 0.3 : 0
  return price + blood + (how === 'repeat' ? 0 : held(print) * RETURNS)
}

/** A card that is played comes back under the deck. */
const RETURNS = 0.85

/** How much of a card gets past somebody who may answer it. */
const THROUGH = 0.7

function playing(s: State, seat: Seat, how: How, id: string, slots: number[], transcend: boolean): number {
  const card = numberOf(s, id)
  let gain = 0
  for (let lane = 0; lane < slots.length; lane++) {
    const link = likely(s, seat, how, card, [slots[lane]!], transcend)
    gain += chainWorth(s, seat, [], link) * (lane === 0 ? 1 : 0.8)
  }
  const foe = s.sides[1 - seat]!
  if (how !== 'free' && foe.hand.length > 0 && !foe.stunned) gain *= THROUGH
  return gain - outlay(s, seat, how, card, slots[0]!, transcend)
}

function answering(s: State, seat: Seat, how: How, id: string, slots: number[], transcend: boolean): number {
  const card = numberOf(s, id)
  const link = likely(s, seat, how, card, slots, transcend)
  const print = printed(s, card)
  let gain = chainWorth(s, seat, s.chain, link) - chainWorth(s, seat, s.chain)
  if (link.optimal && (print.type === 2 || print.counterText))
    gain += textWorth(s, seat, print.resolve, link.slot, link.after)
  gain += 0.5 * (slots.length - 1)
  return gain - outlay(s, seat, how, card, slots[0]!, transcend)
}

function using(s: State, seat: Seat, object: number): number {
  const print = printed(s, s.sides[seat]!.objects[object]!)
  return 0.3 + textWorth(s, seat, print.use, -2, s.sides[seat]!.lastType)
}

function ability(s: State, seat: Seat): number {
  const { character, use } = setOf(s).characters[s.sides[seat]!.character]!
  if (character.kind !== 'active') return 0
  const { hp = 0, latent = 0, reserve = 0 } = character.cost
  return textWorth(s, seat, use, -2, -2) - hp - 0.8 * latent - 0.2 * reserve
}

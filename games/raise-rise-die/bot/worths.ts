import type { Seat } from '@runatal/kernel'
import type { Entry } from '../content/language.ts'
import type { Printed } from '../content/printed.ts'
import { canConsume } from '../rules/effects.ts'
import { holds } from '../rules/conditions.ts'
import type { Side, State } from '../rules/types.ts'
import { CARD, CARD_VA } from '../rules/worth.ts'
import { foeOf, printed, topSoul } from '../rules/zones.ts'
import { infusionWorth, objectWorth } from './lasting.ts'

/** What things are worth, all in hit points: guesses that were tried out in bulk play. */

export const RESERVE = 0.22
export const LATENT = 0.8
export const STUN = 1.8
export const WEAK = 0.35
export const NEXT = 0.5

/** Half a soul more than the damage is lost, on average; of an unseen soul the mean is known. */
const MEAN_VA = 2.25
const OVERKILL = 0.6

/** What it takes to pay so much: souls of the hand for what the reserve lacks. */
export function paying(side: Side, price: number): number {
  const short = Math.max(0, price - side.reserve)
  return RESERVE * (price - short) + short * (CARD_VA + CARD / MEAN_VA)
}

/** Hit points that so much damage costs: the Top soul is known, the rest is a guess. */
export function hpLost(s: State, seat: Seat, damage: number): number {
  if (damage <= 0) return 0
  const side = s.sides[seat]!
  const top = topSoul(side)
  if (top === undefined) return side.hp
  const { va } = printed(s, top)
  const lost = damage <= va ? va : damage + OVERKILL
  return Math.min(side.hp, lost)
}

/** Markers hurt once for each bout until they have faded. */
export function bleedWorth(markers: number): number {
  return 0.85 * ((markers * (markers + 1)) / 2)
}

export function poisonWorth(markers: number): number {
  return 0.8 * ((markers * (markers + 1)) / 2)
}

/** What a text would do for its reader, as things stand. */
export function textWorth(s: State, seat: Seat, text: readonly Entry[], slot: number, after: number): number {
  let worth = 0
  for (const entry of text)
    if (holds(s, entry.if, { seat, slot, opposed: false, after }) && canConsume(s, entry, seat))
      worth += entryWorth(s, seat, entry)
  return worth
}

function best(s: State, among: readonly number[], worth: (s: State, card: Printed) => number): number {
  return among.reduce((most, card) => Math.max(most, worth(s, printed(s, card))), 0)
}

function entryWorth(s: State, seat: Seat, { op, x = 1, to }: Entry): number {
  const me = s.sides[seat]!
  const foe = s.sides[foeOf(seat)]!
  const onSelf = to === 'self'
  switch (op) {
    case 'burn':
      return onSelf ? -hpLost(s, seat, x) : 1.1 * hpLost(s, foeOf(seat), x)
    case 'destroyer':
      return Math.min(x, foe.hp)
    case 'lose_hp':
      return -x
    case 'bleed':
      return onSelf
        ? bleedWorth(me.bleed) - bleedWorth(me.bleed + x)
        : bleedWorth(foe.bleed + x) - bleedWorth(foe.bleed)
    case 'poison':
      return onSelf
        ? poisonWorth(me.poison) - poisonWorth(me.poison + x)
        : poisonWorth(foe.poison + x) - poisonWorth(foe.poison)
    case 'draw':
      return me.deck.length > x + 2 ? x : 0
    case 'search':
      return 1.2
    case 'exchange':
      return 0.3
    case 'oblivion':
      return foe.hand.length === 0 ? 0 : 0.42 * x
    case 'stun':
      return foe.stunned ? 0 : STUN
    case 'torpor':
      return LATENT * Math.min(x, foe.latent)
    case 'reserve':
      return RESERVE * 1.4 * x
    case 'cost_down':
      return RESERVE * 1.4 * x
    case 'weak_point':
      return WEAK * x
    case 'damage_up':
    case 'shake_up':
    case 'block_up':
    case 'amplitude':
      return NEXT * Math.abs(x)
    case 'salvage':
      return 0.12 * x
    case 'bury':
      return 0.2
    case 'cleanse':
      return me.bleed + me.poison > 0 ? 0.9 * x : 0
    case 'ready':
      return me.used > 0 ? 0.6 * x : 0
    case 'shatter_object':
      return best(s, foe.objects, objectWorth)
    case 'shatter_infusion':
      return best(s, foe.sockets, infusionWorth)
    case 'unbind':
    case 'block':
    case 'damage_half':
    case 'damage_mul':
    case 'pierce':
    case 'follow_up':
    case 'frenzy':
      return 0
  }
}

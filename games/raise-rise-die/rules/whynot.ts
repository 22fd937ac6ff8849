import type { Barred, Seat } from '@runatal/kernel'
import { SLOTS } from '../content/language.ts'
import { ASSAULT, DEFENCE, type Printed } from '../content/printed.ts'
import { isStopped, mayCounter } from './chain.ts'
import { wouldWork } from './effects.ts'
import { isUsable } from './objects.ts'
import { isOptimal, means, priceOf } from './price.ts'
import { type Asks, type Attach, type How, type Link, NONE, type Play, type State } from './types.ts'
import { foeOf, setOf } from './zones.ts'

/** What a player might try with what they hold and may not, each with the rule that forbids it. */

/** The rules that can keep a card in the hand, an object or a capability unused. */
export const REASONS = [
  'RRD-022',
  'RRD-023',
  'RRD-139',
  'RRD-145',
  'RRD-146',
  'RRD-167',
  'RRD-177',
  'RRD-183',
  'RRD-195',
  'RRD-196',
  'RRD-245',
  'RRD-249',
  'RRD-250',
  'RRD-252',
  'RRD-255',
  'RRD-265',
  'RRD-346',
  'RRD-347',
] as const
export type Reason = (typeof REASONS)[number]

export function barredPlays(s: State, seat: Seat): Barred<Asks['play']>[] {
  const barred: Barred<Asks['play']>[] = []
  for (const card of heldBy(s, seat)) barred.push(...barredWays(s, seat, card, 'play'))
  for (let object = 0; object < s.sides[seat]!.objects.length; object++)
    for (let slot = 0; slot < SLOTS.length; slot++) {
      const rule = whyNotUsed(s, seat, object, 'as_support', slot)
      if (rule !== undefined) barred.push({ move: { do: 'use', object, slot: SLOTS[slot]! }, rule })
    }
  return barred
}

export function barredCounters(s: State, seat: Seat): Barred<Asks['counter']>[] {
  const last = s.chain.at(-1)!
  return heldBy(s, seat)
    .flatMap(card => barredAgainst(s, seat, card, last, 'counter'))
    .map(({ rule, ...way }) => ({ move: { do: 'counter', ...way }, rule }))
}

export function barredReactions(s: State, seat: Seat): Barred<Asks['react']>[] {
  const barred: Barred<Asks['react']>[] = []
  const last = s.chain.at(-1)
  const target = last?.seat === foeOf(seat) ? last : undefined
  for (const card of heldBy(s, seat)) {
    const free = barredWays(s, seat, card, 'free')
    const attached = barredAgainst(s, seat, card, target, 'attached').map(({ rule, ...way }): Barred<Attach> => ({
      move: { do: 'attach', ...way },
      rule,
    }))
    // The way that is the nearer one is told first.
    barred.push(
      ...(target !== undefined && mayCounter(card.type, target) ? [...attached, ...free] : [...free, ...attached]),
    )
  }
  for (let object = 0; object < s.sides[seat]!.objects.length; object++) {
    const rule = whyNotUsed(s, seat, object, 'any')
    if (rule !== undefined) barred.push({ move: { do: 'use', object }, rule })
  }
  const rule = whyNoAbility(s, seat)
  if (rule !== undefined) barred.push({ move: { do: 'ability' }, rule })
  return barred
}

/** Each card of the hand once. */
function heldBy(s: State, seat: Seat): Printed[] {
  const { cards } = setOf(s)
  return [...new Set(s.sides[seat]!.hand)].map(card => cards[card]!)
}

/** A card of its own, slot by slot: its own slots first, as they are what a player would try. */
function barredWays(s: State, seat: Seat, card: Printed, how: 'play' | 'free'): Barred<Play>[] {
  const barred: Barred<Play>[] = []
  const never = whyNever(card, how)
  for (const transcend of never === undefined ? [false, true] : [false])
    for (const optimal of never === undefined ? [true, false] : [true])
      for (let slot = 0; slot < SLOTS.length; slot++) {
        if (isOptimal(card, slot) !== optimal || (transcend && !optimal && !card.transcendable)) continue
        const rule =
          never ??
          whyNotTranscended(s, seat, card, transcend) ??
          (optimal || transcend ? whyNotPaid(s, seat, card, how, slot) : 'RRD-146')
        if (rule !== undefined)
          barred.push({ move: { do: 'play', card: card.id, slots: [SLOTS[slot]!], transcend }, rule })
      }
  return barred
}

/** Against the card that was put last, plain and transcended. */
function barredAgainst(s: State, seat: Seat, card: Printed, target: Link | undefined, how: 'counter' | 'attached') {
  const never = whyNever(card, how) ?? whyNoCounter(s, card, target)
  return (never === undefined ? [false, true] : [false]).flatMap(transcend => {
    const rule =
      never ??
      whyNotTranscended(s, seat, card, transcend) ??
      (transcend || isOptimal(card, target!.slot) ? whyNotPaid(s, seat, card, how, target!.slot) : 'RRD-346')
    return rule === undefined ? [] : { card: card.id, transcend, rule }
  })
}

/** RRD-183, RRD-145, RRD-196: what no slot and no payment mends. */
function whyNever({ instant, type }: Printed, how: How): Reason | undefined {
  if (instant !== (how === 'free' || how === 'attached')) return 'RRD-183'
  if (type !== DEFENCE) return undefined
  return how === 'play' ? 'RRD-145' : how === 'free' ? 'RRD-196' : undefined
}

function whyNoCounter(s: State, { type }: Printed, target: Link | undefined): Reason | undefined {
  if (target === undefined) return 'RRD-195'
  if (!mayCounter(type, target)) return target.type === ASSAULT ? 'RRD-167' : type === DEFENCE ? 'RRD-145' : 'RRD-177'
  return isStopped(s, target) ? 'RRD-347' : undefined
}

function whyNotTranscended(s: State, seat: Seat, card: Printed, transcend: boolean): Reason | undefined {
  if (!transcend) return undefined
  if (!card.transcendable) return 'RRD-255'
  return s.sides[seat]!.hp > card.cost ? undefined : 'RRD-265'
}

function whyNotPaid(s: State, seat: Seat, card: Printed, how: How, slot: number): Reason | undefined {
  return priceOf(s, seat, card, how, slot) > means(s, seat) - card.va ? 'RRD-139' : undefined
}

/** An active capability is used once a bout, for its price, and not to no effect. */
export function whyNoAbility(s: State, seat: Seat): Reason | undefined {
  const side = s.sides[seat]!
  const { character, use } = setOf(s).characters[side.character]!
  if (character.kind !== 'active' || side.abilityUsed) return 'RRD-022'
  const { hp = 0, latent = 0, reserve = 0 } = character.cost
  if (side.hp <= hp || side.latent < latent || side.reserve < reserve) return 'RRD-023'
  return wouldWork(s, use, { seat, slot: NONE, opposed: false, after: NONE }) ? undefined : 'RRD-252'
}

function whyNotUsed(
  s: State,
  seat: Seat,
  object: number,
  timing: 'any' | 'as_support',
  slot?: number,
): Reason | undefined {
  const { used, objects } = s.sides[seat]!
  const card = setOf(s).cards[objects[object]!]!
  if ((used & (1 << object)) !== 0) return 'RRD-245'
  if (card.timing !== timing) return 'RRD-249'
  if (slot !== undefined && !isOptimal(card, slot)) return 'RRD-250'
  return isUsable(s, seat, object, timing, slot) ? undefined : 'RRD-252'
}

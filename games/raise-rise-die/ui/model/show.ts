import { UNKNOWN } from '@runatal/kernel'
import { SLOTS } from '../../content/language.ts'
import { clone } from '../../rules/sight.ts'
import { type Link, NONE, type Side, type State } from '../../rules/types.ts'
import type { Event } from '../../rules/events.ts'
import { numberOf, printed, takeOut } from '../../rules/zones.ts'

/** What lies on the table after an event, as far as the event tells: what is drawn while events go by one by one. */
export function afterEvent(before: State, event: Event): State {
  const s = clone(before)
  const happen = HAPPENS[event.type] as ((event: Event, s: State, side: Side) => void) | undefined
  happen?.(event, s, s.sides['seat' in event ? event.seat : 0]!)
  return s
}

type Happens = { [T in Event['type']]?: (event: Extract<Event, { type: T }>, s: State, side: Side) => void }

const HAPPENS: Happens = {
  BOUT_STARTED({ number }, s) {
    s.bout = number
    s.laid = []
  },
  PHASE_STARTED({ phase }, s) {
    s.phase = phase
  },
  FIRST_PLAYER({ seat }, s) {
    s.first = seat
  },
  INITIATIVE({ seat }, s) {
    s.initiative = seat
    s.chain = []
  },
  CARD_PLAYED: (event, s) => lay(s, event),
  FRENZY_REPEAT: (event, s) => lay(s, event),
  COUNTERED_WITH: (event, s) => lay(s, event),
  INSTANT_PLAYED: (event, s) => lay(s, event),
  LINK_VALUE: (event, s) => chainUp(s, event),
  HP_LOST({ left }, _, side) {
    side.hp = left
  },
  TOP_SOUL_LOST({ card, to }, s, side) {
    side.deck.pop()
    side.shown = false
    side[to].push(numberOf(s, card))
  },
  TOP_REVEALED({ card }, s, side) {
    if (card !== undefined && side.deck.length > 0) side.deck[side.deck.length - 1] = numberOf(s, card)
    side.shown = true
  },
  DRAWN({ count, cards }, s, side) {
    side.deck.length = Math.max(0, side.deck.length - count)
    side.hand.push(...(cards?.map(card => numberOf(s, card)) ?? Array.from({ length: count }, () => UNKNOWN)))
    side.shown = false
  },
  LATENT_USED({ left }, _, side) {
    side.latent = left
  },
  LATENT_LOST({ left }, _, side) {
    side.latent = left
  },
  SACRIFICED({ card, reserve }, s, side) {
    leave(s, side, card)
    side.void.push(numberOf(s, card))
    side.reserve = reserve
  },
  PAID({ card, reserve }, s, side) {
    leave(s, side, card)
    side.reserve = reserve
  },
  RESERVE_CHANGED({ total }, _, side) {
    side.reserve = total
  },
  RESERVE_EMPTIED(_event, _, side) {
    side.reserve = 0
  },
  MARKER({ kind, total }, _, side) {
    side[kind] = total
  },
  STUNNED(_event, _, side) {
    side.stunned = true
  },
  STUN_SPENT(_event, _, side) {
    side.stunned = false
  },
  WEAK_POINT({ slot, total }, _, side) {
    side.weak[SLOTS.indexOf(slot)] = total
  },
  HAND_DISCARDED({ cards }, s, side) {
    for (const card of cards) {
      leave(s, side, card)
      side.discard.push(numberOf(s, card))
    }
  },
}

/** From a hand that may be hidden. */
function leave(s: State, side: Side, card: string): void {
  if (!takeOut(side.hand, numberOf(s, card))) takeOut(side.hand, UNKNOWN)
}

type Placed = Extract<Event, { type: 'CARD_PLAYED' | 'FRENZY_REPEAT' | 'COUNTERED_WITH' | 'INSTANT_PLAYED' }>

function lay(s: State, event: Placed): void {
  if (event.type === 'CARD_PLAYED' || event.type === 'FRENZY_REPEAT') s.chain = []
  if (event.type === 'FRENZY_REPEAT') return
  const slot = event.type === 'CARD_PLAYED' ? event.slots[0]! : event.slot
  const card = numberOf(s, event.card)
  const laid = { card, seat: event.seat, slot: SLOTS.indexOf(slot) }
  s.laid.push({ ...laid, transcended: false, sideways: false, infusable: false })
}

/** A link as its value tells it; the view that follows knows the rest. */
function chainUp(s: State, { link, parts }: Extract<Event, { type: 'LINK_VALUE' }>): void {
  const last = s.laid.at(-1)
  if (last === undefined) return
  const { card, seat, slot, transcended } = last
  const { type } = printed(s, card)
  const known: Link | undefined = s.chain[link]
  s.chain.length = Math.min(s.chain.length, link)
  s.chain[link] = known ?? {
    seat,
    card,
    type,
    slot,
    base: parts.base,
    mods: parts.mods,
    bonus: parts.bonus,
    cut: parts.against,
    pierce: parts.pierce,
    transcended,
    optimal: true,
    counter: link > 0,
    dead: false,
    opposed: false,
    after: NONE,
    at: s.laid.length - 1,
  }
}

const LENGTHS: Readonly<Partial<Record<Event['type'], number>>> = {
  DRAWN: 320,
  LATENT_USED: 200,
  TOP_REVEALED: 260,
  SACRIFICED: 320,
  PAID: 120,
  TRANSCENDED: 260,
  CARD_PLAYED: 420,
  INSTANT_PLAYED: 420,
  COUNTERED_WITH: 420,
  LINK_VALUE: 200,
  CHAIN_RESOLVED: 300,
  CARD_SIDEWAYS: 180,
  DAMAGE: 300,
  TOP_SOUL_LOST: 260,
  HP_LOST: 160,
  BURNED: 260,
  MARKER: 240,
  STUNNED: 260,
  WEAK_POINT: 240,
  HAND_DISCARDED: 320,
  RESERVE_CHANGED: 240,
  FRENZY_REPEAT: 300,
  OBJECT_PLACED: 300,
  OBJECT_USED: 200,
  ABILITY_USED: 260,
  PASSED: 260,
  INFUSED: 320,
  GATHERED: 300,
  BOUT_STARTED: 200,
  GAME_ENDED: 400,
}

/** How long an event is looked at, in milliseconds; 0 for one that shows nothing. */
export function lengthOf({ type }: Event): number {
  return LENGTHS[type] ?? 0
}

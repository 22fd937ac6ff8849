import type { Seat } from '@runatal/kernel'
import type { Entry, Marker } from '../content/language.ts'
import { SLOTS } from '../content/language.ts'
import { ASSAULT, DEFENCE, SUPPORT } from '../content/printed.ts'
import { type Circumstances, holds } from './conditions.ts'
import { burn, loseHp } from './losses.ts'
import { HALF, type Link, type Matter, type Side, type State } from './types.ts'
import { drawCards, foeOf, idOf, putUnder, reveal, type T, takeTop, topSoul } from './zones.ts'

/** The one interpreter of card texts: what each word of the language does (RRD-268 to RRD-321). */

/** A text being carried out, and of which card. */
export interface Context extends Circumstances {
  source: string
}

/** Whether there is a marker to destroy, if one is needed. */
export function canConsume(s: State, { consume }: Entry, seat: Seat): boolean {
  return consume === undefined || markedSide(s, consume, seat)[consume.marker] > 0
}

export function consumeMarker(s: State, { marker, from }: NonNullable<Entry['consume']>, seat: Seat, t: T) {
  s.sides[from === 'foe' ? foeOf(seat) : seat]![marker]--
  t.emit?.({ type: 'MARKER_CONSUMED', by: seat, from: from === 'foe' ? foeOf(seat) : seat, kind: marker })
}

function markedSide(s: State, { from }: { from: 'foe' | 'self' }, seat: Seat): Side {
  return s.sides[from === 'foe' ? foeOf(seat) : seat]!
}

/** RRD-252: whether a text would do anything as things stand. */
export function wouldWork(s: State, text: readonly Entry[], where: Circumstances): boolean {
  const { seat } = where
  return text.some(entry => holds(s, entry.if, where) && canConsume(s, entry, seat) && canApply(s, entry, seat))
}

/** Whether there is anything that an entry could apply to. */
function canApply(s: State, { op, to }: Entry, seat: Seat): boolean {
  const me = s.sides[seat]!
  const foe = s.sides[foeOf(seat)]!
  switch (op) {
    case 'draw':
    case 'search':
      return me.deck.length > 0
    case 'exchange':
      return me.hand.length > 0 && me.discard.length > 0
    case 'salvage':
      return me.void.length > 0
    case 'cleanse':
      return me.bleed + me.poison > 0
    case 'ready':
      return me.used !== 0
    case 'unbind':
      return me.sockets.length > 0
    case 'bury':
      return topSoul(to === 'self' ? me : foe) !== undefined
    case 'oblivion':
      return foe.hand.length > 0
    case 'torpor':
      return foe.latent > 0
    case 'shatter_object':
      return foe.objects.length > 0
    case 'shatter_infusion':
      return foe.sockets.length > 0
    case 'block':
    case 'damage_half':
      return lastLink(s, foeOf(seat), ASSAULT) !== undefined
    case 'amplitude':
    case 'bleed':
    case 'block_up':
    case 'burn':
    case 'cost_down':
    case 'damage_mul':
    case 'damage_up':
    case 'destroyer':
    case 'follow_up':
    case 'frenzy':
    case 'lose_hp':
    case 'pierce':
    case 'poison':
    case 'reserve':
    case 'shake_up':
    case 'stun':
    case 'weak_point':
      return true
  }
}

/** Carries out one entry as far as possible (RRD-125). */
export function perform(s: State, entry: Entry, context: Context, t: T): void {
  const { op, to } = entry
  const x = entry.x ?? 1
  const { seat } = context
  const me = s.sides[seat]!
  const foeSeat = foeOf(seat)
  const foe = s.sides[foeSeat]!
  const target = to === 'self' ? seat : foeSeat
  t.emit?.({ type: 'EFFECT', seat, card: context.source, op, ...(entry.x !== undefined && { x: entry.x }) })
  if (!canApply(s, entry, seat)) return
  const choice = (): Matter => ({ kind: 'effect', seat, x, cards: [] })

  switch (op) {
    case 'block':
    case 'damage_half': {
      const link = lastLink(s, foeSeat, ASSAULT)
      if (link === undefined) return
      oppose(link)
      if (op === 'block') link.cut += x // RRD-284
      else link.mods.push(HALF)
      return
    }
    case 'damage_up': {
      if (to === 'this') s.placing!.ownBonus += x
      else giveBonus(me, lastLink(s, seat, ASSAULT), 'nextDamage', x)
      return
    }
    case 'damage_mul':
      s.placing!.factors.push(x)
      return
    case 'pierce':
      s.placing!.ownPierce += x
      return
    case 'shake_up': {
      if (to === 'this') s.placing!.ownBonus += x
      else if (to === 'my_support') giveBonus(me, lastLink(s, seat, SUPPORT), 'nextShake', x)
      else {
        const link = lastLink(s, foeSeat, SUPPORT)
        giveBonus(foe, link && (x < 0 ? oppose(link) : link), 'nextShake', x)
      }
      return
    }
    case 'block_up': {
      if (to === 'this') s.placing!.ownBonus += x
      else giveBonus(me, lastLink(s, seat, DEFENCE), 'nextBlock', x)
      return
    }
    case 'amplitude':
      me.nextAmplitude += x
      return
    case 'cost_down':
      me.nextCost += x
      return
    case 'burn':
      burn(s, target, x, t)
      return
    case 'destroyer':
      loseHp(s, foeSeat, x, 'destroyer', t)
      return
    case 'lose_hp':
      loseHp(s, seat, x, 'text', t)
      return
    case 'draw':
      drawCards(s, seat, x, 'effect', t)
      reveal(s, seat, t)
      return
    case 'poison':
    case 'bleed':
      mark(s, target, op, x, t)
      return
    case 'stun':
      foe.stunned = true // RRD-318
      t.emit?.({ type: 'STUNNED', seat: foeSeat })
      return
    case 'torpor': {
      const amount = Math.min(foe.latent, x) // RRD-028
      foe.latent -= amount
      t.emit?.({ type: 'LATENT_LOST', seat: foeSeat, amount, left: foe.latent })
      return
    }
    case 'reserve':
      me.reserve += x
      t.emit?.({ type: 'RESERVE_CHANGED', seat, change: x, total: me.reserve })
      return
    case 'bury':
      bury(s, target, t)
      return
    case 'weak_point':
      if (to === 'this_slot') return weaken(s, foeSeat, context.slot, x, t)
      s.matter = choice()
      t.ask(seat, 'weakPoint') // RRD-306
      return
    case 'oblivion':
      s.matter = { kind: 'discard', seat: foeSeat, value: x, chosen: 0, least: 9, why: 'oblivion', cards: [] }
      t.next('discard')
      return
    case 'exchange':
      s.matter = choice()
      t.ask(seat, 'exchange')
      return
    case 'search':
      s.matter = choice()
      t.ask(seat, 'search')
      return
    case 'salvage':
      s.matter = choice()
      t.next('salvage')
      return
    case 'cleanse':
      s.matter = choice()
      t.next('cleanse')
      return
    case 'ready':
      s.matter = choice()
      t.next('readyObjects')
      return
    case 'shatter_object':
      t.ask(seat, 'shatterObject')
      return
    case 'shatter_infusion':
      t.ask(seat, 'shatterInfusion')
      return
    case 'unbind':
      t.ask(seat, 'unbind')
      return
    case 'follow_up':
    case 'frenzy':
      return // read where cards are paid for and repeated
  }
}

/** Bleed or Poison markers (RRD-307, RRD-312, RRD-321). */
export function mark(s: State, seat: Seat, kind: Marker, change: number, t: T) {
  const side = s.sides[seat]!
  side[kind] += change
  t.emit?.({ type: 'MARKER', seat, kind, change, total: side[kind] })
}

/** RRD-304: until the end of the bout; several add up. */
export function weaken(s: State, seat: Seat, slot: number, x: number, t: T) {
  const { weak } = s.sides[seat]!
  weak[slot]! += x
  t.emit?.({ type: 'WEAK_POINT', seat, slot: SLOTS[slot]!, total: weak[slot]! })
}

function bury(s: State, seat: Seat, t: T) {
  const side = s.sides[seat]!
  const top = takeTop(side)
  putUnder(side, [top])
  t.emit?.({ type: 'BURIED', seat, card: idOf(s, top) })
  reveal(s, seat, t)
}

/** The card of a kind that a seat placed last in the chain that is still open; a cancelled support is passed over. */
function lastLink(s: State, seat: Seat, type: number): Link | undefined {
  if (s.settled) return undefined
  return s.chain.findLast(link => link.seat === seat && link.type === type && !link.dead)
}

/** RRD-363: the text of a card or object lowered it. */
function oppose(link: Link): Link {
  link.opposed = true
  return link
}

/** RRD-352: to the card in the chain, or to the next one of its type. */
function giveBonus(side: Side, link: Link | undefined, next: 'nextDamage' | 'nextShake' | 'nextBlock', x: number) {
  if (link === undefined) side[next] += x
  else link.bonus += x
}

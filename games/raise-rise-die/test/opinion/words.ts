import type { Seat } from '@runatal/kernel'
import { type CardType, type Entry, type Marker, type Op, SLOTS } from '../../content/language.ts'
import type { Place } from './conditions.ts'
import { discardWorth } from './discard.ts'
import { loseHp, reveal } from './souls.ts'
import { ask, cardOf, distinct, found, HALF, type Link, other, type Part, sideOf } from './table.ts'
import { tell, without, type World } from './table.ts'

type Word = (w: World, x: number, at: Place & { to: Entry['to'] }) => Part | void

/** What each word of the card language does (chapter X, model.effects.ops). Burn is with the Top souls. */
export const WORDS: Record<Exclude<Op, 'burn'>, Word> = {
  amplitude(w, x, { seat, to }) {
    if (to === 'my_assault') sideOf(w, seat).next.amplitude += x
  },
  block(w, x, { seat }) {
    const link = lastOf(w, other(seat), 'assault')
    if (link === undefined) return
    link.cut += x
    link.placed.opposed = true
  },
  damage_half(w, _, { seat }) {
    const link = lastOf(w, other(seat), 'assault')
    if (link === undefined) return
    link.mods.push(HALF)
    link.placed.opposed = true
  },
  damage_up(w, x, { seat }) {
    bonus(w, seat, 'assault', x)
  },
  shake_up(w, x, { seat, to }) {
    if (to !== 'foe_support') return bonus(w, seat, 'support', x)
    const link = lastOf(w, other(seat), 'support')
    if (link !== undefined && x < 0) link.placed.opposed = true
    bonus(w, other(seat), 'support', x)
  },
  block_up(w, x, { seat }) {
    bonus(w, seat, 'defence', x)
  },
  destroyer(w, x, { seat }) {
    loseHp(w, other(seat), x, 'destroyer')
  },
  lose_hp(w, x, { seat }) {
    loseHp(w, seat, x, 'text')
  },
  *exchange(w, x, { seat }) {
    const side = sideOf(w, seat)
    // What everybody sees to be impossible is not asked; what depends on the hand is (RRD-369).
    if (side.discard.length === 0 || side.hand.length === 0) return
    const given = distinct(side.hand).filter(id => cardOf(w, id).va === x)
    const swaps = given.flatMap(give => distinct(side.discard).map(take => ({ do: 'exchange', give, take })))
    const move = yield* ask(seat, 'exchange', [...swaps, { do: 'decline' }])
    if (move.do === 'decline') return
    const give = found(move.give, 'card to give')
    const take = found(move.take, 'card to take')
    side.hand = [...without(side.hand, give), take]
    side.discard[side.discard.indexOf(take)] = give
    tell(w, { type: 'EXCHANGED', seat, given: give, taken: take })
  },
  *oblivion(w, x, { seat }) {
    yield* discardWorth(w, other(seat), x, 'oblivion')
  },
  draw(w, x, { seat }) {
    draw(w, seat, x, 'effect')
    if (x > 0) reveal(w, seat)
  },
  *weak_point(w, x, { seat, slot, to }) {
    const marks = SLOTS.map(one => ({ do: 'mark', slot: one }))
    const hit = to === 'this_slot' ? slot : (yield* ask(seat, 'weakPoint', marks)).slot
    const at = found(hit, 'slot')
    const { weak } = sideOf(w, other(seat))
    weak[at] += x
    tell(w, { type: 'WEAK_POINT', seat: other(seat), slot: at, total: weak[at] })
  },
  poison(w, x, at) {
    mark(w, target(at), 'poison', x)
  },
  bleed(w, x, at) {
    mark(w, target(at), 'bleed', x)
  },
  *search(w, x, { seat }) {
    const side = sideOf(w, seat)
    if (side.deck.length === 0) return
    const cards = distinct(side.deck).filter(id => cardOf(w, id).va === x)
    const takes = cards.map(card => ({ do: 'take', card }))
    const move = yield* ask(seat, 'search', [...takes, { do: 'shuffle' }, { do: 'decline' }])
    if (move.do === 'decline') return
    if (move.card !== undefined) {
      side.deck = without(side.deck, move.card)
      side.hand.push(move.card)
    }
    tell(w, { type: 'SEARCHED', seat, va: x, ...(move.card !== undefined && { card: move.card }) })
    // The positions tell chance to leave decks as they are: what a shuffle does, other tests look at.
    tell(w, { type: 'DECK_SHUFFLED', seat, reason: 'search' })
    reveal(w, seat)
  },
  stun(w, _, { seat }) {
    sideOf(w, other(seat)).stunned = true
    tell(w, { type: 'STUNNED', seat: other(seat) })
  },
  torpor(w, x, { seat }) {
    const side = sideOf(w, other(seat))
    const amount = Math.min(x, side.latent)
    side.latent -= amount
    if (amount > 0) tell(w, { type: 'LATENT_LOST', seat: side.seat, amount, left: side.latent })
  },
  reserve(w, x, { seat }) {
    const side = sideOf(w, seat)
    side.reserve += x
    tell(w, { type: 'RESERVE_CHANGED', seat, change: x, total: side.reserve })
  },
  cost_down(w, x, { seat }) {
    sideOf(w, seat).next.cost += x
  },
  *salvage(w, x, { seat }) {
    const side = sideOf(w, seat)
    const cards: string[] = []
    let rest = side.void
    while (cards.length < x && rest.length > 0) {
      const options = distinct(rest).map(card => ({ do: 'salvage', card }))
      const { card } = yield* ask(seat, 'salvage', [...options, { do: 'stop' }])
      if (card === undefined) break
      rest = without(rest, card)
      cards.push(card)
    }
    const wasEmpty = side.deck.length === 0
    side.void = rest
    side.deck.push(...cards)
    if (cards.length > 0) tell(w, { type: 'SALVAGED', seat, cards })
    if (wasEmpty) reveal(w, seat)
  },
  bury(w, _, at) {
    const seat = target(at)
    const side = sideOf(w, seat)
    const [card, ...rest] = side.deck
    if (card === undefined) return
    side.deck = [...rest, card]
    tell(w, { type: 'BURIED', seat, card })
    reveal(w, seat)
  },
  *cleanse(w, x, { seat }) {
    const side = sideOf(w, seat)
    for (let left = x; left > 0; left--) {
      const kinds = (['bleed', 'poison'] as const).filter(kind => side[kind] > 0)
      const [one, two] = kinds
      if (one === undefined) return
      const chosen =
        two === undefined
          ? one
          : (yield* ask(
              seat,
              'cleanse',
              kinds.map(marker => ({ do: 'cleanse', marker })),
            )).marker
      mark(w, seat, found(chosen, 'marker'), -1)
    }
  },
  *ready(w, x, { seat }) {
    const side = sideOf(w, seat)
    for (let left = x; left > 0; left--) {
      const used = side.objects.flatMap((object, i) => (object.used ? i : []))
      const [only, two] = used
      if (only === undefined) return
      const options = used.map(object => ({ do: 'ready', object }))
      const chosen = two === undefined ? only : (yield* ask(seat, 'ready', options)).object
      const object = found(side.objects[found(chosen, 'choice')], 'object')
      object.used = false
      tell(w, { type: 'OBJECT_READIED', seat, card: object.card })
    }
  },
  *shatter_object(w, _, { seat }) {
    const foe = sideOf(w, other(seat))
    if (foe.objects.length === 0) return
    const options = foe.objects.map((_one, object) => ({ do: 'shatter', object }))
    const { object: at } = yield* ask(seat, 'shatterObject', [...options, { do: 'none' }])
    if (at === undefined) return
    const { card } = found(foe.objects[at], 'object')
    foe.objects.splice(at, 1)
    foe.discard.push(card)
    tell(w, { type: 'OBJECT_SHATTERED', seat: foe.seat, card })
  },
  *shatter_infusion(w, _, { seat }) {
    const foe = sideOf(w, other(seat))
    if (foe.sockets.length === 0) return
    const options = foe.sockets.map((_one, socket) => ({ do: 'shatter', socket }))
    const { socket } = yield* ask(seat, 'shatterInfusion', [...options, { do: 'none' }])
    if (socket === undefined) return
    foe.discard.push(takeInfusion(w, foe.seat, socket, 'discard'))
  },
  *unbind(w, _, { seat }) {
    const side = sideOf(w, seat)
    if (side.sockets.length === 0) return
    const options = side.sockets.map((_one, socket) => ({ do: 'unbind', socket }))
    const { socket } = yield* ask(seat, 'unbind', [...options, { do: 'none' }])
    if (socket === undefined) return
    side.hand.push(takeInfusion(w, seat, socket, 'hand'))
  },
  // These work when a card is declared or placed: placing.ts.
  follow_up() {},
  frenzy() {},
  pierce() {},
  damage_mul() {},
}

export function target({ seat, to }: { seat: Seat; to: Entry['to'] }): Seat {
  return to === 'self' ? seat : other(seat)
}

/** The card of that type that a player placed last in the open chain; a cancelled support is passed over (RRD-348). */
function lastOf(w: World, seat: Seat, type: CardType): Link | undefined {
  return w.chain.findLast(link => link.seat === seat && link.type === type && !link.cancelled)
}

/** A bonus goes to the card in the chain, else it waits for the next (RRD-348, RRD-352). */
function bonus(w: World, seat: Seat, type: CardType, x: number) {
  const link = lastOf(w, seat, type)
  if (link !== undefined) link.bonus += x
  else sideOf(w, seat).next[({ assault: 'damage', support: 'shake', defence: 'block' } as const)[type]] += x
}

export function mark(w: World, seat: Seat, kind: Marker, change: number) {
  const side = sideOf(w, seat)
  side[kind] += change
  tell(w, { type: 'MARKER', seat, kind, change, total: side[kind] })
}

function takeInfusion(w: World, seat: Seat, socket: number, to: 'discard' | 'hand'): string {
  const side = sideOf(w, seat)
  const { id } = found(side.sockets[socket], 'infusion')
  side.sockets.splice(socket, 1)
  tell(w, { type: 'INFUSION_REMOVED', seat, card: id, to })
  return id
}

/** As many as there are; a missing draw costs nothing (RRD-091, RRD-125). */
export function draw(w: World, seat: Seat, x: number, source: 'active' | 'latent' | 'effect'): number {
  const side = sideOf(w, seat)
  const cards = side.deck.slice(0, x)
  side.deck = side.deck.slice(x)
  side.hand.push(...cards)
  if (cards.length > 0) tell(w, { type: 'DRAWN', seat, count: cards.length, source })
  return cards.length
}

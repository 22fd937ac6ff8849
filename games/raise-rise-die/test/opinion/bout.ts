import type { Seat } from '@runatal/kernel'
import { clash } from './clash.ts'
import { discardWorth } from './discard.ts'
import { usable } from './options.ts'
import { reveal } from './souls.ts'
import { ask, cardOf, distinct, found, noWeakness, other, Over, type Part, sideOf, speaker, speakers } from './table.ts'
import { tell, without, type World } from './table.ts'
import { triggered } from './texts.ts'
import { useObject } from './window.ts'
import { draw, mark } from './words.ts'

export type From = 'setUp' | 'bout' | 'draws' | 'upkeep' | 'clash' | 'play' | 'consolidation'

const STAGES: readonly From[] = ['setUp', 'bout', 'draws', 'upkeep', 'clash', 'play', 'consolidation']

/** A duel from here to its end: bout after bout (RRD-075, RRD-076). */
export function* duel(w: World, from: From): Part<Over> {
  try {
    for (let stage = from; ; stage = 'bout') {
      yield* bout(w, stage)
      w.bout++
    }
  } catch (error) {
    if (!(error instanceof Over)) throw error
    const { winner, reason } = error
    tell(w, { type: 'GAME_ENDED', reason, ...(winner !== undefined && { winner }) })
    return error
  }
}

function* bout(w: World, from: From): Part {
  const begins = (stage: From) => STAGES.indexOf(from) <= STAGES.indexOf(stage)
  if (from === 'setUp') setUp(w)
  if (from === 'bout') yield* chooseFirst(w)
  const order = [w.first, other(w.first)]
  if (begins('draws')) for (const seat of order) yield* draws(w, seat)
  if (begins('upkeep')) {
    for (const seat of order) reveal(w, seat)
    for (const seat of order) yield* upkeep(w, seat)
  }
  if (begins('play')) yield* clash(w, from === 'play' ? 'play' : 'clash', w.first)
  yield* consolidation(w, order)
}

/** Decks are shuffled, and chance says who begins (RRD-067, RRD-068): as the position has told it to. */
function setUp(w: World) {
  for (const { seat } of w.sides) tell(w, { type: 'DECK_SHUFFLED', seat, reason: 'setup' })
  tell(w, { type: 'FIRST_PLAYER', seat: w.first, how: 'random' })
}

/** Who passed first in the bout before chooses (RRD-081). */
function* chooseFirst(w: World): Part {
  const chooser = found(w.firstPasser, 'first passer')
  const move = yield* ask(chooser, 'chooseFirst', [{ do: 'begin' }, { do: 'letBegin' }])
  w.first = move.do === 'begin' ? chooser : other(chooser)
  w.firstPasser = undefined
  tell(w, { type: 'FIRST_PLAYER', seat: w.first, how: 'choice', chooser })
}

/** Active potential, then latent cards one at a time from the deck or the Void (RRD-084 to RRD-090). */
function* draws(w: World, seat: Seat): Part {
  const side = sideOf(w, seat)
  draw(w, seat, side.character.active, 'active')
  while (side.latent > 0) {
    const fromDeck = side.deck.length > 0 ? [{ do: 'deck' }] : []
    const fromVoid = distinct(side.void).map(card => ({ do: 'void', card }))
    if (fromDeck.length + fromVoid.length === 0) return
    const move = yield* ask(seat, 'latent', [...fromDeck, ...fromVoid, { do: 'stop' }])
    if (move.do === 'stop') return
    side.latent--
    const { card } = move
    if (card === undefined) {
      tell(w, { type: 'LATENT_USED', seat, from: 'deck', left: side.latent })
      draw(w, seat, 1, 'latent')
    } else {
      side.void = without(side.void, card)
      side.hand.push(card)
      tell(w, { type: 'LATENT_USED', seat, from: 'void', card, left: side.latent })
    }
  }
}

/** Poison, upkeep texts, upkeep objects (RRD-095 to RRD-098, RRD-308). */
function* upkeep(w: World, seat: Seat): Part {
  const side = sideOf(w, seat)
  tell(w, { type: 'UPKEEP', seat })
  if (side.poison > 0) {
    const before = side.poison
    tell(w, { type: 'POISON_TICK', seat, before, after: before - 1 })
    yield* discardWorth(w, seat, before, 'poison')
    mark(w, seat, 'poison', -1)
  }
  yield* triggered(w, seat, 'upkeep')
  for (;;) {
    const uses = usable(w, side, 'upkeep')
    if (uses.length === 0) return
    const { object } = yield* ask(seat, 'upkeepObject', [...uses, { do: 'done' }])
    if (object === undefined) return
    yield* useObject(w, seat, object, 'upkeep')
  }
}

/** The end of a bout, in its fixed order (RRD-322 to RRD-334). */
function* consolidation(w: World, order: readonly Seat[]): Part {
  bleed(w)
  for (const seat of order) {
    tell(w, { type: 'END_EFFECTS', seat })
    yield* triggered(w, seat, 'end_of_bout')
  }
  for (const seat of order) yield* infuse(w, seat)
  yield* gather(w)
  for (const seat of order) {
    for (const object of sideOf(w, seat).objects) object.used = false
    tell(w, { type: 'OBJECTS_READIED', seat })
  }
  for (const seat of order) {
    const side = sideOf(w, seat)
    tell(w, { type: 'RESERVE_EMPTIED', seat, lost: side.reserve })
    side.reserve = 0
  }
  if (w.handLimit) yield* limitHands(w)
  forget(w)
  w.stillBouts = w.normals === 0 ? w.stillBouts + 1 : 0
  w.normals = 0
  if (w.stillBouts >= 3) throw new Over(ahead(w), 'stall')
  if (w.bout >= 40) throw new Over(ahead(w), 'limit')
}

/** Both at the same time: only here can a duel be drawn by hit points (RRD-313, RRD-314, RRD-338). */
function bleed(w: World) {
  for (const side of w.sides) {
    if (side.bleed === 0) continue
    side.hp = Math.max(0, side.hp - side.bleed)
    const lost = side.bleed
    side.bleed--
    tell(w, { type: 'BLEED_TICK', seat: side.seat, lost, left: side.bleed })
    tell(w, { type: 'HP_LOST', seat: side.seat, amount: lost, cause: 'bleed', left: side.hp })
  }
  const fallen = w.sides.filter(side => side.hp === 0)
  const [one, two] = fallen
  if (two !== undefined) throw new Over(undefined, 'bleed')
  if (one !== undefined) throw new Over(other(one.seat), 'hp')
}

/** Valid cards with infusion text, while a socket is free (RRD-222 to RRD-232). */
function* infuse(w: World, seat: Seat): Part {
  const side = sideOf(w, seat)
  const sockets = side.weapons.reduce((sum, { bubbles }) => sum + bubbles, 0)
  while (side.sockets.length < sockets) {
    const cards = w.laid.filter(one => one.seat === seat && one.infusable)
    if (cards.length === 0) return
    const options = distinct(cards.map(({ card }) => card)).map(card => ({ do: 'infuse', card }))
    const { card } = yield* ask(seat, 'infuse', [...options, { do: 'done' }])
    if (card === undefined) return
    const chosen = cards.find(one => one.card === card)
    w.laid = w.laid.filter(one => one !== chosen)
    side.sockets.push(speaker(card, cardOf(w, card).infusion))
    tell(w, { type: 'INFUSED', seat, card, socket: side.sockets.length - 1 })
  }
}

/** Cards from the slots, each in the order its owner likes, both in secret; then the discard goes under the deck. */
function* gather(w: World): Part {
  const left = w.sides.map(({ seat }) => w.laid.filter(one => one.seat === seat).map(({ card }) => card))
  const gathered: string[][] = [[], []]
  const rest = (seat: Seat) => found(left[seat], 'cards')
  const done = (seat: Seat) => found(gathered[seat], 'order')
  for (;;) {
    const open = [0, 1].filter(seat => distinct(rest(seat)).length > 1)
    if (open.length === 0) break
    const { seat, move } = yield open.map(one => ({
      seat: one,
      kind: 'gather',
      options: [...distinct(rest(one)).map(card => ({ do: 'next', card })), { do: 'asPlayed' }],
    }))
    done(seat).push(...(move.card === undefined ? rest(seat) : [move.card]))
    left[seat] = move.card === undefined ? [] : without(rest(seat), move.card)
  }
  w.laid = []
  for (const seat of [w.first, other(w.first)]) {
    const side = sideOf(w, seat)
    const cards = [...done(seat), ...rest(seat)]
    const wasEmpty = side.deck.length === 0
    if (cards.length > 0) tell(w, { type: 'GATHERED', seat, cards })
    const under = [...side.discard, ...cards]
    if (under.length > 0) tell(w, { type: 'DISCARD_UNDER_DECK', seat, count: under.length })
    side.deck.push(...under)
    side.discard = []
    if (wasEmpty) reveal(w, seat)
  }
}

/** A variant: down to eight, cards of one's choice under the deck (RRD-343). */
function* limitHands(w: World): Part {
  for (;;) {
    const open = w.sides.filter(({ hand }) => hand.length > 8)
    if (open.length === 0) return
    const { seat, move } = yield open.map(({ seat: one, hand }) => ({
      seat: one,
      kind: 'handLimit',
      options: distinct(hand).map(card => ({ do: 'under', card })),
    }))
    const side = sideOf(w, seat)
    const card = found(move.card, 'card')
    side.hand = without(side.hand, card)
    side.deck.push(card)
  }
}

/** What lasts until the end of the bout (RRD-334). */
function forget(w: World) {
  for (const side of w.sides) {
    side.weak = noWeakness()
    side.next = { damage: 0, shake: 0, block: 0, amplitude: 0, cost: 0 }
    side.played = 0
    side.last = undefined
    side.begun.clear()
    side.passes = 0
    side.hasPassed = false
    side.abilityUsed = false
    for (const source of speakers(side)) source.uses = source.texts.map(() => 0)
  }
  w.passed = false
}

/** Who kept the larger share of the hit points they began with (RRD-339). */
function ahead({ sides: [a, b] }: World): Seat | undefined {
  const lead = a.hp * b.character.ether - b.hp * a.character.ether
  return lead === 0 ? undefined : lead > 0 ? 0 : 1
}

import type { Decision, Seat, Steps, Turn } from '@runatal/kernel'
import { ageOf, roundOf, symbolAt, TURNS_PER_ROUND, turnOf } from '../content/path.ts'
import { BIOMES, biomeNumber, COST, type Deed, DEEDS, SHOWN, WATER } from '../content/tables.ts'
import { bestAnimal, worth } from './effects.ts'
import { playingOrder } from './track.ts'
import { NONE, type Pick, type Rauha, type State } from './types.ts'

/** Rounds, and step 1: choose a Biome card (RAU-059 to RAU-080). */

const CARDS_PER_SATELLITE = 4

export const draft: Steps<Rauha, 'round' | 'turn' | 'closePicks'> = {
  // RAU-061, RAU-062: four cards of the current Age on each Satellite.
  round(s, _, t) {
    const age = ageOf(s.stop)
    const deck = s.decks[age - 1]!
    t.emit?.({ type: 'round.started', round: roundOf(s.stop), age })
    for (let satellite = 0; satellite < s.satellites.length; satellite++) {
      for (let i = 0; i < CARDS_PER_SATELLITE; i++) s.satellites[satellite]!.push(deck.pop()!)
      t.emit?.({ type: 'cards.dealt', satellite, count: CARDS_PER_SATELLITE })
    }
    t.next('turn')
  },

  // RAU-065, RAU-068: all at the same time.
  turn(s, _, t) {
    const { stop } = s
    t.emit?.({ type: 'turn.started', round: roundOf(stop), turn: turnOf(stop), stop, symbol: symbolAt(stop) })
    s.drafting = true
    for (let seat = 0; seat < s.kept.length; seat++) {
      t.emit?.({ type: 'hand.shown', seat, cards: hand(s, seat).map(cardId) }, { to: seat })
      t.ask(seat, 'pickBiome')
    }
    t.next('closePicks')
  },

  // RAU-072: only when everybody has chosen. RAU-077: from here on no pick can be changed.
  closePicks(s, _, t) {
    t.withdraw('pickBiome')
    t.emit?.({ type: 'picks.closed' })
    s.drafting = false
    for (let seat = 0; seat < s.kept.length; seat++) {
      takeOut(hand(s, seat), s.kept[seat]!) // RAU-071: the others stay where they came from
    }
    if (turnOf(s.stop) === TURNS_PER_ROUND) swallowLeftovers(s, t)

    // RAU-066, RAU-067, RAU-084: one after the other, in an order fixed now, then all move on.
    const order = playingOrder(s)
    t.emit?.({ type: 'order.set', order })
    t.next('advance')
    for (let i = order.length - 1; i >= 0; i--) t.next(['takeTurn', order[i]!])
  },
}

export const pickBiome: Decision<Rauha, 'pickBiome'> = {
  // RAU-070, RAU-079: every card, and no pass.
  options(s, seat, options = []) {
    for (const card of hand(s, seat)) options.push(PICKS[card]!)
    return options
  },
  rule: 'RAU-077',

  take(s, seat, { card }, t) {
    const changed = s.kept[seat] !== NONE
    s.kept[seat] = biomeNumber(card)
    // RAU-076, RAU-077: the others learn that a card was chosen, once, whatever the changes.
    t.emit?.(
      { type: 'biome.picked', seat, card },
      changed ? { to: seat } : { to: seat, others: { type: 'biome.picked', seat } },
    )
    t.keep()
    t.stand() // RAU-077: a pick is changed by another pick; to take it back would show the others that it was
  },

  // RAU-198: what gives most. Who has picked owes nothing more, and keeps the pick.
  late(s, seat) {
    const cards = hand(s, seat)
    return PICKS[cards.reduce((best, card) => (promise(s, seat, card) > promise(s, seat, best) ? card : best))]!
  },
}

/** RAU-068: moon, the Satellite on the left, which is the seat's own; star, the one on the right. */
export function satelliteOf(s: State, seat: Seat): number {
  if (symbolAt(s.stop) === 'moon') return seat
  return seat === 0 ? s.satellites.length - 1 : seat - 1
}

/**
 * RAU-198: what a card would leave if it were placed and used once on that world as it is, in crystals: Life Energy weighs
 * ten times as much, and a Spore is the four crystals that a card gives in its place (RAU-091).
 */
export function promise(s: State, seat: Seat, card: number): number {
  const cost = COST[card]!
  const deed = DEEDS[card]
  if (deed === undefined || cost + deed.pay > s.crystals[seat]!) return -cost
  const points = worth(s, seat, deed, bestAnimal(s, seat, deed)) + deed.points * ownCount(card, deed)
  const gain = 10 * points + deed.crystals + (deed.spore ? 4 : 0)
  return Math.max(0, gain - deed.pay) - cost
}

/** How much of what its effect counts a card brings itself, once it is placed. */
function ownCount(card: number, { per }: Deed): number {
  if (per === 'water') return WATER[card]!
  return per === 'air' || per === 'land' || per === 'sea' ? SHOWN[per][card]! : 0
}

/** The cards keep their order. Not by splice, which builds a list of what it takes out. */
function takeOut(cards: number[], card: number) {
  for (let i = cards.indexOf(card); i < cards.length - 1; i++) cards[i] = cards[i + 1]!
  cards.pop()
}

function hand(s: State, seat: Seat): number[] {
  return s.satellites[satelliteOf(s, seat)]!
}

/** RAU-073: on the last turn of a round the card not chosen goes face down to the Black Hole. */
function swallowLeftovers(s: State, t: Turn<Rauha>) {
  for (let seat = 0; seat < s.kept.length; seat++) {
    s.blackHole.push(hand(s, seat).pop()!)
    t.emit?.({ type: 'card.swallowed', seat })
  }
}

const PICKS: readonly Pick[] = BIOMES.map(({ id }) => ({ do: 'pick', card: id }))

function cardId(card: number): string {
  return BIOMES[card]!.id
}

import type { Ask, Move, Seat } from '@runatal/kernel'
import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { cardSet } from '../content/printed.ts'
import type { RaiseRiseDie, State } from '../index.ts'
import { priceOf } from '../rules/price.ts'
import { duel } from './duel.ts'
import { mostDecisions, secrets } from './secrets.ts'

/** What the conformance kit is told about Raise, Rise & Die. */
export const spec: Spec<RaiseRiseDie> = {
  bound: mostDecisions,
  secrets,
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
  // RRD-341: a window that nobody is asked in tells something; who wants it so is told.
  tells: s => s.quickWindows,
  // RRD-057, RRD-327: that cards are being chosen or put in order is open, one after the other; which ones is not.
  noticed: (_, ask) => ask.kind === 'gather' || ask.kind === 'salvage',
  perSeat: ({ sides }) => ({ sides }),
  cards: s => ({ first: cardsOf(s, 0), second: cardsOf(s, 1) }),
  care: {
    worth,
    harmless,
    // RRD-371: a play that nothing was paid for yet.
    takesBack: (s, { kind }) => kind === 'sacrifice' && s.placing?.begun === false,
  },
  starts: [
    duel({ hand: ['EM09', 'BL02', 'BL01', 'BL06'], poison: 3 }, {}, { phase: 'upkeep' }),
    duel({ hand: ['EM09', 'BL02', 'BL01', 'BL06', 'BL02', 'BL11'], reserve: 0 }),
    duel(
      { hand: ['EM09', 'BL02', 'BL01', 'BL06', 'BL06', 'BL06', 'BL11', 'BL12', 'BL13', 'BL14'] },
      { bleed: 3, poison: 2 },
      { phase: 'consolidation', bout: 2, handLimit: 'eight' },
    ),
    unpaidCounter(),
    searching(),
  ].map(({ match }) => match),
}

/** Whoever is late takes this counter back and lets through what it would have stopped. */
function unpaidCounter() {
  const table = duel({ hand: ['BL32'] }, { hand: ['SH11', 'BL01'], reserve: 0 })
  table.as(0).play('play', { card: 'BL32', slots: ['high'] })
  table.as(1).play('counter', { card: 'SH11', transcend: false })
  return table
}

/** Whoever is late takes the card that may be had for nothing. */
function searching() {
  const table = duel({ hand: ['EM14'], deck: ['BL01', 'EM12', 'BL06'] })
  table.as(0).play('play', { card: 'EM14', slots: ['body'] })
  table.as(1).play('counter', { do: 'decline' })
  return table
}

function cardsOf(s: State, seat: 0 | 1): number[] {
  const { deck, hand, discard, void: gone, sockets, objects } = s.sides[seat]
  const laid = s.laid.filter(one => one.seat === seat).map(({ card }) => card)
  return [deck, hand, discard, gone, sockets, objects, laid].flat()
}

/** What a player has: hit points, latent potential, souls in the hand, cards, less markers and what must still be given up. */
function worth(s: State, seat: Seat): number {
  const { hp, latent, bleed, poison, hand, deck } = s.sides[seat]!
  const souls = hand.map(card => soulOf(s, card))
  const markers = bleed * (bleed + 1) + poison * (poison + 1)
  return (
    100 * hp +
    80 * latent +
    (deck.length === 0 ? -LAST_SOUL : deck.length) -
    40 * markers +
    souls.reduce((sum, va) => sum + heldFor(va), 0) -
    owed(s, seat)
  )
}

/** With no soul left any damage is the end: that is worse than to go without any card. */
const LAST_SOUL = 1000

/** A card is something by itself, and more with a larger soul. */
const heldFor = (va: number) => 55 + 18 * va

const soulOf = (s: State, card: number) => cardSet(s.pack).cards[card]!.va

/** What must still go: what is missing in a payment or a discard, at its cheapest. */
function owed(s: State, seat: Seat): number {
  const hand = s.sides[seat]!.hand.slice()
  const { matter, placing } = s
  if (matter?.kind === 'discard' && matter.seat === seat) return cheapest(s, hand, matter.value - matter.chosen)
  // Once it is paid for, its text may ask.
  if (placing?.seat !== seat || !placing.begun || !s.agenda.includes('pay')) return 0
  if (placing.how !== 'repeat') hand.splice(hand.indexOf(placing.card), 1)
  return cheapest(s, hand, short(s, seat))
}

/** What the reserve lacks for the card that is being paid for. */
function short(s: State, seat: Seat): number {
  const { card, how, slots } = s.placing!
  return priceOf(s, seat, cardSet(s.pack).cards[card]!, how, slots[0]!) - s.sides[seat]!.reserve
}

/** Every way to reach the sum, card by card. */
function cheapest(s: State, hand: readonly number[], sum: number): number {
  let ways = new Map([[0, 0]])
  for (const card of hand) {
    const longer = new Map(ways)
    for (const [reached, loss] of ways) {
      const now = Math.min(Math.max(0, sum), reached + soulOf(s, card))
      longer.set(now, Math.min(longer.get(now) ?? Infinity, loss + heldFor(soulOf(s, card))))
    }
    ways = longer
  }
  return ways.get(Math.max(0, sum)) ?? 0
}

/** What must be answered, and what may be had for nothing. */
const MUST: readonly string[] = ['discard', 'weakPoint', 'cleanse', 'ready', 'gather', 'handLimit', 'search', 'salvage']
const QUIET: readonly string[] = ['done', 'pass', 'stop', 'decline', 'keep', 'none']

/**
 * What does nothing, and every answer where something must be given up or chosen. Of a payment that has begun, what ends
 * it: what the card then does is the same for all of these.
 */
function harmless(s: State, { kind, seat }: Ask, move: Move<RaiseRiseDie>): boolean {
  if (move.do !== 'sacrifice') return MUST.includes(kind) || QUIET.includes(move.do)
  const { va } = cardSet(s.pack).cards[cardSet(s.pack).cardNumber.get(move.card)!]!
  return s.placing?.begun === true && va >= short(s, seat)
}

import { at } from '@runatal/look/at.ts'
import { type Card, COPIES, type Deck, faultsOf, foreignTo, type Pack } from '../../index.ts'
import { hasTrait, sizeOf, TRAITS, withCopies } from './pool.ts'
import { suits } from './suits.ts'

/**
 * The deck filled up to one that may be played: card by card the one that the deck lacks most, beside the ready decks,
 * and that suits its character and weapons. What may not stay leaves. Undefined where filling up does not make it legal.
 */
export function completed(pack: Pack, deck: Deck): Deck | undefined {
  if (!canComplete(pack, deck)) return undefined
  const ether = etherOf(pack, deck)
  const open = openTo(pack, deck)
  let next = lawful(deck, open)
  const wanted = wantedOf(pack, deck, ether)
  while (sizeOf(next) < ether) {
    const best = mostWanted(pack, next, open, wanted)
    next = withCopies(next, best.id, 1)
  }
  return next
}

/** Asked at every change of the deck: whether only cards are missing, and there are enough of them. */
export function canComplete(pack: Pack, deck: Deck): boolean {
  const ether = etherOf(pack, deck)
  const open = openTo(pack, deck)
  const isCarried = faultsOf(deck, pack).every(({ card, reason }) => card !== undefined || reason === 'size')
  return isCarried && sizeOf(lawful(deck, open)) < ether && open.length * COPIES >= ether
}

function etherOf(pack: Pack, deck: Deck): number {
  return pack.characters.find(({ id }) => id === deck.character)?.ether ?? 0
}

function openTo(pack: Pack, deck: Deck): Card[] {
  return pack.cards.filter(card => foreignTo(deck, card, pack).length === 0)
}

/** The player's choice, less what no rule allows. */
function lawful(deck: Deck, open: readonly Card[]): Deck {
  const stays = open.flatMap(({ id }): [string, number][] => {
    const copies = Math.min(COPIES, Math.floor(deck.cards[id] ?? 0))
    return copies > 0 ? [[id, copies]] : []
  })
  return { ...deck, cards: Object.fromEntries(stays) }
}

type Counts = Map<string, number>

/** How many cards of each sort the ready decks of these archetypes would have at this size. */
function wantedOf(pack: Pack, deck: Deck, ether: number): Counts {
  const archetypes = (weapons: readonly string[]) =>
    pack.weapons.filter(({ id }) => weapons.includes(id)).map(({ arch }) => arch)
  const own = archetypes(deck.weapons)
  const alike = pack.decks.filter(({ weapons }) => archetypes(weapons).some(arch => own.includes(arch)))
  const models = alike.length > 0 ? alike : pack.decks
  const wanted: Counts = new Map()
  for (const model of models)
    for (const [sort, count] of countsOf(pack.cards, model))
      wanted.set(sort, (wanted.get(sort) ?? 0) + (count * ether) / sizeOf(model) / models.length)
  return wanted
}

function countsOf(cards: readonly Card[], deck: Deck): Counts {
  const counts: Counts = new Map()
  for (const card of cards)
    for (const sort of sortsOf(card)) counts.set(sort, (counts.get(sort) ?? 0) + (deck.cards[card.id] ?? 0))
  return counts
}

/** Its type, its place on both curves, what it can do, and where it strikes or holds. */
function sortsOf(card: Card): string[] {
  const side = card.type === 'assault' ? 'strikes' : 'holds'
  return [
    card.type,
    `cost ${Math.min(card.cost, 5)}`,
    `soul ${card.va}`,
    ...TRAITS.filter(trait => hasTrait(card, trait)),
    ...card.slots.map(slot => `${side} ${slot}`),
  ]
}

function mostWanted(pack: Pack, deck: Deck, open: readonly Card[], wanted: Counts): Card {
  const counts = countsOf(open, deck)
  let best = at(open, 0)
  let most = -Infinity
  for (const card of open) {
    const copies = deck.cards[card.id] ?? 0
    if (copies === COPIES) continue
    const worth = lack(card, counts, wanted) + SUITING * suits(pack, deck, card) - AGAIN * copies
    if (worth <= most) continue
    most = worth
    best = card
  }
  return best
}

/** One more point in common with the bearers counts as much as one sort that is there only half. */
const SUITING = 0.15
/** Another copy of the same card is a little less to play with. */
const AGAIN = 0.2

/** From 1, nothing of its sorts is there, down below 0, there are too many of them. */
function lack(card: Card, counts: Counts, wanted: Counts): number {
  const sorts = sortsOf(card)
  const sum = sorts.reduce((total, sort) => {
    const goal = wanted.get(sort) ?? 0
    return total + (goal - (counts.get(sort) ?? 0)) / Math.max(1, goal)
  }, 0)
  return sum / sorts.length
}

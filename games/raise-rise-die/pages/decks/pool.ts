import { type Card, type CardType, COPIES, type Deck, type Pack, type Slot } from '../../index.ts'
import { linesOf } from '../../ui/cards.ts'
import { fold } from '@runatal/look/fold.ts'

/** What is shown of the pool. Empty sets let everything through. */
export interface Filter {
  text: string
  types: ReadonlySet<CardType>
  costs: ReadonlySet<number>
  souls: ReadonlySet<number>
  traits: ReadonlySet<Trait>
  slot: Slot | undefined
  sort: 'cost' | 'soul' | 'name'
}

export const TRAITS = ['instant', 'object', 'infusion', 'transcend'] as const
export type Trait = (typeof TRAITS)[number]

export const NO_FILTER: Filter = {
  text: '',
  types: new Set(),
  costs: new Set(),
  souls: new Set(),
  traits: new Set(),
  slot: undefined,
  sort: 'cost',
}

/** The cards that a deck's weapons open, as the filter leaves them. */
export function poolOf(pack: Pack, deck: Deck, filter: Filter, language: 'en' | 'fr'): Card[] {
  const archetypes = new Set(pack.weapons.filter(({ id }) => deck.weapons.includes(id)).map(({ arch }) => arch))
  const open = pack.cards.filter(({ arch, id }) => archetypes.has(arch) || deck.cards[id] !== undefined)
  return open.filter(card => passes(card, filter)).toSorted(order(filter.sort, language))
}

export function passes(card: Card, filter: Filter): boolean {
  return (
    lets(filter.types, card.type) &&
    lets(filter.costs, Math.min(card.cost, 5)) &&
    lets(filter.souls, card.va) &&
    [...filter.traits].every(trait => hasTrait(card, trait)) &&
    (filter.slot === undefined || card.slots.includes(filter.slot)) &&
    says(card, filter.text)
  )
}

function lets<T>(set: ReadonlySet<T>, value: T): boolean {
  return set.size === 0 || set.has(value)
}

export function hasTrait(card: Card, trait: Trait): boolean {
  if (trait === 'instant') return card.instant === true
  if (trait === 'object') return card.object === true
  if (trait === 'infusion') return (card.infusion ?? []).length > 0
  return card.value2 !== undefined || (card.red ?? []).length > 0
}

/** Every word is found in the name or the text, in either language. */
function says(card: Card, text: string): boolean {
  const wanted = fold(text).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return true
  const all = (['en', 'fr'] as const).map(language =>
    fold(
      [card.id, card.name[language], ...linesOf(card, language).map(line => line.text.replaceAll('*', ''))].join(' '),
    ),
  )
  return all.some(said => wanted.every(word => said.includes(word)))
}

function order(sort: Filter['sort'], language: 'en' | 'fr'): (a: Card, b: Card) => number {
  const byName = (a: Card, b: Card) => a.name[language].localeCompare(b.name[language])
  if (sort === 'name') return byName
  return (a, b) => (sort === 'cost' ? a.cost - b.cost : a.va - b.va) || byName(a, b)
}

/** How many cards of each type there are at each step of a curve. */
export function curveOf(pack: Pack, deck: Deck, stepOf: (card: Card) => number, steps: readonly number[]) {
  return steps.map(step => {
    const bar = { step, assault: 0, support: 0, defence: 0 }
    for (const card of pack.cards) if (stepOf(card) === step) bar[card.type] += deck.cards[card.id] ?? 0
    return bar
  })
}

export function sizeOf(deck: Deck): number {
  return Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0)
}

export function averageOf(pack: Pack, deck: Deck, of: (card: Card) => number): number {
  const size = sizeOf(deck)
  const sum = pack.cards.reduce((total, card) => total + of(card) * (deck.cards[card.id] ?? 0), 0)
  return size === 0 ? 0 : sum / size
}

/** One copy more or less; none leaves the list. */
export function withCopies(deck: Deck, id: string, change: number): Deck {
  const { [id]: now = 0, ...others } = deck.cards
  const copies = Math.max(0, Math.min(COPIES, now + change))
  return { ...deck, cards: copies === 0 ? others : { ...others, [id]: copies } }
}

/** A deck as people write it: a line for the character, the weapons, and each card with its copies. */
export function deckText(pack: Pack, deck: Deck, language: 'en' | 'fr'): string {
  const called = (all: readonly Titled[], id: string) => all.find(one => one.id === id)?.name[language] ?? id
  return [
    called(pack.characters, deck.character),
    ...deck.weapons.map(weapon => called(pack.weapons, weapon)),
    '',
    ...Object.entries(deck.cards).map(([id, copies]) => `${copies} ${called(pack.cards, id)}`),
  ].join('\n')
}

/** Reads such a text back, in either language; lines that mean nothing are given as they are. */
export function readDeckText(pack: Pack, text: string): { deck: Deck; unread: string[] } {
  const deck = { character: '', weapons: [] as string[], cards: {} as Record<string, number> }
  const unread: string[] = []
  for (const line of text.split('\n').map(one => one.trim())) {
    if (line === '') continue
    const [, copies, name] = /^(\d{1,2})\s*[x×*]?\s+(.+)$/.exec(line) ?? [undefined, '1', line]
    const card = find(pack.cards, name)
    const weapon = find(pack.weapons, line)
    const character = find(pack.characters, line)
    if (character !== undefined) deck.character = character
    else if (weapon !== undefined) deck.weapons.push(weapon)
    else if (card !== undefined) deck.cards[card] = (deck.cards[card] ?? 0) + Number(copies)
    else unread.push(line)
  }
  return { deck, unread }
}

interface Titled {
  id: string
  name: { en: string; fr: string }
}

function find(all: readonly Titled[], said: string): string | undefined {
  return all.find(({ id, name }) => [id, name.en, name.fr].some(one => fold(one) === fold(said)))?.id
}

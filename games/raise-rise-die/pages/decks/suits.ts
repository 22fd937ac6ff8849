import type { Card, Deck, Pack } from '../../index.ts'

/** Points that a card has in common with who carries the deck: their texts speak of it, or it is made for their weapon. */
export function suits(pack: Pack, deck: Deck, card: Card): number {
  const texts = textsOf(pack, deck)
  const spoken = texts.filter(text => speaksOf(text, card)).length
  const made = card.weapon === undefined ? 0 : 1
  return spoken + made + markers(pack, deck, card)
}

type Text = NonNullable<Card['infusion']>[number]

/** What the character and the weapons give all the time; a capability that is used speaks of no card. */
function textsOf(pack: Pack, deck: Deck): Text[] {
  return [
    ...pack.characters.flatMap(one => (one.id === deck.character && one.kind === 'passive' ? one.ability : [])),
    ...pack.weapons.flatMap(one => (deck.weapons.includes(one.id) ? (one.trait ?? []) : [])),
  ]
}

function speaksOf({ when, op, filter, if: condition }: Text, card: Card): boolean {
  if (op === 'block') return false // it lowers what the opponent plays
  const slots = filter?.slot ?? condition?.slot
  if (slots !== undefined && !card.slots.some(slot => slots.includes(slot))) return false
  if (when === 'on_hit') return card.type === 'assault'
  if (when === 'on_counter') return card.instant !== true && card.type !== 'assault'
  if (filter?.cards === undefined) return when === 'always' && slots !== undefined
  switch (filter.cards) {
    case 'assault':
    case 'first_assault':
      return card.type === 'assault'
    case 'first_counter':
      return card.type !== 'assault'
    case 'first_instant':
      return card.instant === true
    case 'support':
    case 'defence':
      return card.type === filter.cards
  }
}

/** A card that feeds on Bleed or Poison wants cards that give it; one that gives it wants those that feed on it. */
function markers(pack: Pack, deck: Deck, card: Card): number {
  const chosen = pack.cards.filter(({ id }) => deck.cards[id] !== undefined)
  const common = (['bleed', 'poison'] as const).filter(marker =>
    gives(card, marker)
      ? chosen.some(other => feedsOn(other, marker))
      : feedsOn(card, marker) && chosen.some(other => gives(other, marker)),
  )
  return common.length
}

type Marker = 'bleed' | 'poison'

function gives(card: Card, marker: Marker): boolean {
  return entriesOf(card).some(({ op, to }) => op === marker && to === 'foe')
}

function feedsOn(card: Card, marker: Marker): boolean {
  return entriesOf(card).some(entry => entry.if?.foe_marker === marker || entry.consume?.marker === marker)
}

function entriesOf({ play = [], resolve = [], red = [], infusion = [], use }: Card) {
  return [...play, ...resolve, ...red, ...infusion, ...(use?.do ?? [])]
}

import type { Refusal } from '@runatal/kernel'
import { readDeckCode } from '../content/deck-code.ts'
import type { Card, Deck, Pack } from '../content/language.ts'
import { STARTER } from '../content/starter.ts'

/** Whether a deck may be played, and if not why, rule by rule (RRD-003 to RRD-017). */

export const COPIES = 3
const HANDS = 2

export interface Fault {
  reason: 'character' | 'weapon' | 'hands' | 'size' | 'copies' | 'archetype' | 'dedicated' | 'unknown'
  rule: string
  text: string
  /** The card that it is about, if it is about one. */
  card?: string
}

/** A deck by its name, or itself. */
export function deckNamed(deck: Deck | string, pack: Pack = STARTER): Deck {
  if (typeof deck !== 'string') return deck
  return pack.decks.find(({ id }) => id === deck) ?? pack.decks[0]!
}

/** Everything that is wrong with a deck; nothing if it may sit at a table. */
export function faultsOf(deck: Deck, pack: Pack = STARTER): Fault[] {
  const faults: Fault[] = []
  const fault = (reason: Fault['reason'], rule: string, text: string, card?: string) =>
    faults.push({ reason, rule, text, ...(card !== undefined && { card }) })

  const character = pack.characters.find(({ id }) => id === deck.character)
  if (character === undefined)
    fault('character', 'RRD-019', `There is no character ${deck.character}: choose one of the set`)

  const weapons = deck.weapons.flatMap(id => pack.weapons.filter(weapon => weapon.id === id))
  const hands = weapons.reduce((sum, weapon) => sum + weapon.hands, 0)
  if (weapons.length === 0) fault('weapon', 'RRD-013', 'Choose at least one weapon')
  if (weapons.length < deck.weapons.length)
    fault('weapon', 'RRD-012', 'One of the weapons is not in the set: choose another')
  if (hands > HANDS || new Set(deck.weapons).size < deck.weapons.length)
    fault('hands', 'RRD-012', 'Take one two-handed weapon, or one or two different one-handed weapons')

  const size = Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0)
  if (character !== undefined && size !== character.ether)
    fault('size', 'RRD-008', `${character.name.en} needs exactly ${character.ether} cards: there are ${size}`)

  for (const [id, copies] of Object.entries(deck.cards)) {
    const card = pack.cards.find(printed => printed.id === id)
    if (card === undefined) {
      fault('unknown', 'RRD-009', `There is no card ${id} in the set: take it out`, id)
      continue
    }
    if (!Number.isInteger(copies) || copies < 1 || copies > COPIES)
      fault('copies', 'RRD-005', `${card.name.en}: 1 to ${COPIES} copies of a card, not ${copies}`, id)
    faults.push(...foreignTo(deck, card, pack))
  }
  return faults
}

/** Why a card has no place beside the weapons of a deck, however many copies of it. */
export function foreignTo({ weapons }: Deck, { id, name, arch, weapon }: Card, pack: Pack = STARTER): Fault[] {
  const faults: Fault[] = []
  if (!pack.weapons.some(one => weapons.includes(one.id) && one.arch === arch)) {
    const text = `${name.en} is a ${arch} card, and no weapon of the deck is`
    faults.push({ reason: 'archetype', rule: 'RRD-009', text, card: id })
  }
  if (weapon !== undefined && !weapons.includes(weapon))
    faults.push({ reason: 'dedicated', rule: 'RRD-011', text: `${name.en} needs the weapon ${weapon}`, card: id })
  return faults
}

/** A deck as it came in, or what forbids it. */
export function checkDeck(value: unknown, pack: Pack | undefined): Deck | string | Refusal {
  const set = pack ?? STARTER
  const named = set.decks.find(({ id }) => id === value)
  if (named !== undefined) return named.id
  const deck = typeof value === 'string' ? readDeckCode(value) : asDeck(value)
  if (deck === undefined && typeof value === 'string')
    return bad(`There is no deck ${value}; there is: ${set.decks.map(({ id }) => id).join(', ')}`)
  if (deck === undefined)
    return bad('A deck is { character, weapons, cards }, with the number of copies of each card by its id')
  const [fault] = faultsOf(deck, set)
  return fault === undefined ? deck : bad(`${fault.text} (${fault.rule})`, fault.rule)
}

function asDeck(value: unknown): Deck | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { character, weapons, cards } = value as Record<string, unknown>
  if (typeof character !== 'string' || !Array.isArray(weapons) || typeof cards !== 'object' || cards === null)
    return undefined
  if (!weapons.every(weapon => typeof weapon === 'string')) return undefined
  const counts: [string, unknown][] = Object.entries(cards)
  if (!counts.every((count): count is [string, number] => typeof count[1] === 'number')) return undefined
  return { character, weapons, cards: Object.fromEntries(counts) }
}

function bad(text: string, rule?: string): Refusal {
  return { refused: 'bad-setting', text, ...(rule !== undefined && { rule }) }
}

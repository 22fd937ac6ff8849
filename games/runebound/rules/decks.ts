import type { Seat } from '@runatal/kernel'
import {
  ADVENTURE_KIND,
  adventures,
  assets,
  assetSpeaksOfOthers,
  FIRST_TWIST,
  skills,
  twists,
} from '../content/tables.ts'
import { KINDS } from '../content/language.ts'
import { fitDamage } from './hero.ts'
import { NONE, type State, type T } from './types.ts'

/** Decks, discards, hands, trophies, gold: how cards and coins change hands. */

export function isSolo(s: State): boolean {
  return s.heroes.length === 1
}

/** The top skill card, or NONE when deck and discard are empty (RB-139, RB-564); in solo others are passed over (RB-337). */
export function takeSkill(s: State, t: T): number {
  t.stand()
  for (;;) {
    if (s.skillDeck.length === 0) {
      if (s.skillDiscard.length === 0) return NONE
      s.skillDeck = s.skillDiscard
      s.skillDiscard = []
      t.chance.shuffle(s.skillDeck)
      t.emit?.({ type: 'deck_reshuffled', deck: 'skills' })
      if (isSolo(s) && s.skillDeck.every(card => skills[card]!.other)) return NONE
    }
    const card = s.skillDeck.pop()!
    if (!isSolo(s) || !skills[card]!.other) return card
    s.skillDiscard.push(card)
    t.emit?.({ type: 'card_replaced', card: skills[card]!.id })
  }
}

export function drawSkills(s: State, seat: Seat, count: number, t: T): void {
  const drawn: number[] = []
  for (let i = 0; i < count; i++) {
    const card = takeSkill(s, t)
    if (card === NONE) break
    drawn.push(card)
  }
  s.hands[seat]!.push(...drawn)
  t.emit?.({ type: 'skills_drawn', seat, cards: drawn.map(skillId) })
}

export function discardSkill(s: State, seat: Seat, card: number, t: T): void {
  take(s.hands[seat]!, card)
  s.skillDiscard.push(card)
  t.emit?.({ type: 'skills_discarded', seat, cards: [skillId(card)] })
}

/** RB-177, RB-181 */
export function exert(s: State, seat: Seat, id: string, t: T): void {
  const card = s.hands[seat]!.find(held => skillId(held) === id)!
  take(s.hands[seat]!, card)
  s.skillDiscard.push(card)
  t.emit?.({ type: 'exerted', seat, card: id })
}

export function skillId(card: number): string {
  return skills[card]!.id
}

export function assetId(card: number): string {
  return card < FIRST_TWIST ? assets[card]!.id : twists[card - FIRST_TWIST]!.id
}

export function adventureId(card: number): string {
  return adventures[card]!.card.id
}

/** An asset from the deck, twists shuffled back (RB-037, RB-159); NONE if there is none (RB-155, RB-156). */
export function takeAsset(s: State, t: T): number {
  if (!hasAsset(s)) return NONE
  for (;;) {
    const card = takeAssetCard(s, t)
    if (card < FIRST_TWIST) return card
    s.assetDeck.push(card)
    // With nothing but twists left in it, the deck is made anew with the discard.
    if (s.assetDeck.every(left => left >= FIRST_TWIST)) s.assetDeck.push(...s.assetDiscard.splice(0))
    t.chance.shuffle(s.assetDeck)
  }
}

/** The top card of the asset deck, twist or not; there is one (`hasAsset`). */
export function takeAssetCard(s: State, t: T): number {
  t.stand()
  for (;;) {
    if (s.assetDeck.length === 0) {
      s.assetDeck = s.assetDiscard
      s.assetDiscard = []
      t.chance.shuffle(s.assetDeck)
      t.emit?.({ type: 'deck_reshuffled', deck: 'assets' })
    }
    const card = s.assetDeck.pop()!
    if (!isSolo(s) || !assetSpeaksOfOthers(card)) return card
    s.assetDiscard.push(card) // RB-336
    t.emit?.({ type: 'card_replaced', card: assetId(card) })
  }
}

/** RB-156: whether deck and discard hold anything but twists. */
export function hasAsset(s: State): boolean {
  const isAsset = (card: number) => card < FIRST_TWIST && !(isSolo(s) && assetSpeaksOfOthers(card))
  return s.assetDeck.some(isAsset) || s.assetDiscard.some(isAsset)
}

export function loseAsset(s: State, seat: Seat, asset: number, t: T): void {
  take(s.assets[seat]!, asset)
  s.assetDiscard.push(asset)
  fitDamage(s, seat)
  t.emit?.({ type: 'asset_discarded', asset: assetId(asset) })
}

export function changeGold(s: State, seat: Seat, change: number, t: T): void {
  const before = s.gold[seat]!
  s.gold[seat] = Math.max(0, before + change)
  if (s.gold[seat] !== before) t.emit?.({ type: 'gold_changed', seat, change: s.gold[seat] - before })
}

/** A trophy by its card (RB-015). */
export function keepTrophy(s: State, seat: Seat, card: number, t: T): void {
  s.trophies[seat]!.push(card)
  t.emit?.({ type: 'trophy_gained', seat, kind: KINDS[ADVENTURE_KIND[card]!]! })
}

/** A trophy without a card (RB-111). */
export function gainTrophy(s: State, seat: Seat, kind: number, t: T): void {
  s.loose[3 * seat + kind]!++
  t.emit?.({ type: 'trophy_gained', seat, kind: KINDS[kind]! })
}

/** How many trophies of a kind a hero has. */
export function trophies(s: State, seat: Seat, kind: number): number {
  let count = s.loose[3 * seat + kind]!
  for (const card of s.trophies[seat]!) if (ADVENTURE_KIND[card] === kind) count++
  return count
}

/** RB-138: spent trophies go to the discard pile of their deck. */
export function spendTrophy(s: State, seat: Seat, kind: number): void {
  const card = s.trophies[seat]!.find(held => ADVENTURE_KIND[held] === kind)
  if (card === undefined) s.loose[3 * seat + kind]!--
  else {
    take(s.trophies[seat]!, card)
    discardAdventure(s, card)
  }
}

export function discardAdventure(s: State, card: number): void {
  s.adventureDiscards[ADVENTURE_KIND[card]!]!.push(card)
}

export function take(from: number[], item: number): void {
  const at = from.indexOf(item)
  if (at >= 0) from.splice(at, 1)
}

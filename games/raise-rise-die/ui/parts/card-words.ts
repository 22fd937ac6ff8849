import type { Language } from '@runatal/look/board.ts'
import type { Card, Character, Weapon } from '../../content/language.ts'
import { en } from '../../messages/phrases-en.ts'
import { fr } from '../../messages/phrases-fr.ts'
import { cardText, characterText, type Line, weaponText } from '../../messages/text.ts'
import { boardWords } from '../words/words.ts'

/** What cards say, made once for each card and language. */

const PHRASES = { en, fr }
const kept = { en: new WeakMap<Card, Line[]>(), fr: new WeakMap<Card, Line[]>() }

export function linesOf(card: Card, language: Language): Line[] {
  let lines = kept[language].get(card)
  if (lines === undefined) kept[language].set(card, (lines = cardText(card, PHRASES[language])))
  return lines
}

export function characterLine(character: Character, language: Language): string {
  return characterText(character, PHRASES[language])
}

export function weaponLine(weapon: Weapon, language: Language): string {
  return weaponText(weapon, PHRASES[language])
}

/** The words in white of what happens when the card is played or used. */
export function keywordsOf(card: Card, language: Language): string[] {
  const found = linesOf(card, language)
    .filter(({ block }) => block !== 'infusion' && block !== 'red')
    .flatMap(({ text }) => whiteIn(text))
  return [...new Set(found)]
}

/** What stands between asterisks. */
export function whiteIn(text: string): string[] {
  return [...text.matchAll(/\*([^*]+)\*/g)].map(([, word]) => word!)
}

/** All of a card in one sentence, for screen readers. */
export function labelOf(card: Card, language: Language): string {
  const words = boardWords[language]
  const parts = [
    card.name[language],
    words.types[card.type],
    ...(card.instant ? [words.instant] : []),
    ...(card.object ? [words.object] : []),
    words.costIs(card.cost),
    words.soulIs(card.va),
    words.valueIs(card.type, card.value),
    ...(card.value2 === undefined ? [] : [words.transcendedIs(card.value2)]),
    ...linesOf(card, language).map(({ text }) => text.replaceAll('*', '').replace(/\.$/, '')),
  ]
  return parts.join(', ')
}

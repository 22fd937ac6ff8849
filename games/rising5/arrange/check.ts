import { FACES } from '../content/box.ts'
import { HEROES, ITEMS, PLACES } from '../content/names.ts'
import { CARD_IDS } from '../content/tables.ts'
import { type Rune, RUNES, SIGNS, SPACES } from '../rules/puzzle.ts'
import { MOON } from '../rules/types.ts'
import { cannot } from './flaws.ts'
import type { Phase, Position } from './position.ts'

/** What a description may say; anything else is refused in one line. */

export const heroOf = (hero: string) => named('hero', hero, HEROES)
export const itemOf = (item: string) => named('item', item, ITEMS)
export const placeOf = (place: string) => named('place', place, PLACES)
export const cardOf = (card: string) => named('Region card', card, CARD_IDS)
export const runeOf = (rune: string) => named('rune', rune, RUNES)
export const signOf = (sign: string) => named('sign', sign, SIGNS)
export const characterOf = (card: string) => (card === 'moon' ? MOON : heroOf(card))

export function checkNumber(what: string, n: number, least: number, most: number): number {
  if (!Number.isInteger(n) || n < least || n > most) throw cannot('number', { what, n, least, most })
  return n
}

/** Four different runes. */
export function checkRunes(what: string, runes: readonly Rune[]): number[] {
  const numbers = runes.map(runeOf)
  if (numbers.length !== SPACES || new Set(numbers).size !== SPACES)
    throw cannot('runes', { what, said: runes.join(', ') })
  return numbers
}

export function checkOnce(what: string, numbers: readonly number[], names: readonly string[]): void {
  const twice = numbers.find((n, i) => numbers.indexOf(n) !== i)
  if (twice !== undefined) throw cannot('twice', { what, id: names[twice]! })
}

export function checkFaces(faces: readonly number[]): readonly number[] {
  for (const face of faces) checkNumber('A face of the die', face, FACES[0], FACES.at(-1)!)
  return faces
}

/** At the set-up everything is still to be drawn: only who plays, and by which rules, can be said. */
export function checkSetUp(position: Position): void {
  const field = beyondSetUp(position)
  if (field !== undefined) throw cannot('notYet', { field })
}

export function likelyPhase(position: Position): Phase {
  if (position.hero !== undefined) return 'actions'
  return beyondSetUp(position) === undefined ? 'setUp' : 'turn'
}

function beyondSetUp({ players, ...rest }: Position): string | undefined {
  if (players.some(({ hand }) => hand !== undefined)) return 'hand'
  return Object.keys(rest).find(field => !SET_UP.has(field))
}

const SET_UP = new Set('difficulty shuffled privateHands assistant master phase onTurn chance seed die'.split(' '))

function named(what: string, id: string, ids: readonly string[]): number {
  const number = ids.indexOf(id)
  if (number < 0) throw cannot('noSuch', { what, id, names: ids.join(', ') })
  return number
}

import { TERRAIN_NAMES } from '../content/map.ts'
import { heroes } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { faceUp } from './asked.ts'
import { effectText, FOE, YOU } from './effects.ts'
import { TROPHY } from './effects-en.ts'
import { cardsEn, list, sideEn } from './en-names.ts'
import { abilityName, hexName, nameOf, terrainOf } from './names.ts'

/** How things are called in sentences. */

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

export const called = (id: string) => nameOf(id, 'en')
export const hex = (code: string) => {
  const name = hexName(code, 'en')
  const terrain = TERRAIN_NAMES[terrainOf(code)]
  return name === undefined ? `${code} (${terrain})` : terrain === undefined ? name : `${name} (${code})`
}
export const effect = (text: string, by?: 'hero' | 'foe') => effectText(text, cardsEn.phrases, by === 'foe' ? FOE : YOU)
export const abilityCalled = (source: string) => abilityName(source, 'en')
export const hero = (s: State, seat: number) =>
  s.heroes[seat]! < 0 ? `seat ${seat + 1}` : called(heroes[s.heroes[seat]!]!.id)
/** '2 gold and Old Sword': what one side of a trade gives. */
export const goods = (gold: number, assets: readonly string[]) =>
  list([...(gold > 0 ? [`${gold} gold`] : []), ...assets.map(called)])
export const trophies = (paid: string) =>
  `${list(paid.split('').map(letter => TROPHY[letter as 'o']))} ${paid.length === 1 ? 'trophy' : 'trophies'}`

export const token = (s: State, of: number, index: number) => `token ${index + 1} (${sideEn(faceUp(s, of, index))})`

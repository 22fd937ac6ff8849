import { TERRAIN_NAMES } from '../content/map.ts'
import { heroes } from '../content/tables.ts'
import type { State } from '../rules/types.ts'
import { faceUp } from './asked.ts'
import { effectText, FOE, YOU } from './effects.ts'
import { TROPHY } from './effects-fr.ts'
import { cardsFr, frNames, list, sideFr } from './fr-names.ts'
import { atPlace } from './fr-places.ts'
import { abilityName, hexName, nameOf, terrainOf } from './names.ts'

/** How things are called in sentences. */

export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']

export const called = (id: string) => nameOf(id, 'fr')
export const hex = (code: string) => {
  const name = hexName(code, 'fr')
  const terrain = TERRAIN_NAMES[terrainOf(code)]
  if (name === undefined) return `${code} (${frNames.terrains[terrain ?? 'plains']})`
  return terrain === undefined ? name : `${name} (${code})`
}
/** 'à Tamalir', 'en I5 (plaine)' */
export const at = (code: string) => {
  if (hexName(code, 'fr') === undefined) return `en ${hex(code)}`
  return hex(code).endsWith(')') ? `${atPlace(code)} (${code})` : atPlace(code)
}
export const effect = (text: string, by?: 'hero' | 'foe') => effectText(text, cardsFr.phrases, by === 'foe' ? FOE : YOU)
export const abilityCalled = (source: string) => abilityName(source, 'fr')
export const hero = (s: State, seat: number) =>
  s.heroes[seat]! < 0 ? `place ${seat + 1}` : called(heroes[s.heroes[seat]!]!.id)
/** '2 Or et Vieille Épée': what one side of a trade gives. */
export const goods = (gold: number, assets: readonly string[]) =>
  list([...(gold > 0 ? [`${gold} Or`] : []), ...assets.map(called)])
export const trophies = (paid: string) =>
  `${paid.length === 1 ? 'un Trophée' : 'les Trophées'} ${list(paid.split('').map(letter => TROPHY[letter as 'o']))}`

export const token = (s: State, of: number, index: number) => `pion ${index + 1} (${sideFr(faceUp(s, of, index))})`

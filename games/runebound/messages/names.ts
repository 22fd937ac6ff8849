import { REGIONS, SITES } from '../content/land.ts'
import type { Named } from '../content/language.ts'
import { hexOf, TERRAIN } from '../content/map.ts'
import { SKILL_SETS } from '../content/sets.ts'
import { adventures, assets, enemies, envelopes, heroes, skills, stories, twists } from '../content/tables.ts'

/** What anything with an id is called: heroes, cards, places, skill sets. */

export type Language = keyof Named

export function nameOf(id: string, language: Language): string {
  return NAMES.get(id)?.[language] ?? id
}

export function enemyName(id: string, language: Language): string {
  return nameOf(id, language)
}

/** A site, a region, or a hex by its code: 'Tamalir', 'Dragonback', 'C7'. */
export function placeName(id: string, language: Language): string {
  return nameOf(id, language)
}

/** The site or region of a hex, or undefined where the map names none. */
export function hexName(code: string, language: Language): string | undefined {
  return PLACE_OF.get(code)?.[language]
}

/** The terrain of a hex as a number of TERRAIN_NAMES, 5 for a city. */
export function terrainOf(code: string): number {
  return TERRAIN[hexOf(code)]!
}

/** The name of an ability by what it is printed on, of an enemy's by its English name. */
export function abilityName(source: string, language: Language): string {
  return ABILITIES.get(source)?.[language] ?? nameOf(source.replace(/_\d+$/, ''), language)
}

const NAMES = new Map<string, Named>([
  ...[...heroes, ...enemies, ...assets, ...twists, ...skills, ...stories, ...envelopes, ...SKILL_SETS].map(
    ({ id, name }): [string, Named] => [id, name],
  ),
  ...adventures.map(({ card }): [string, Named] => [card.id, card.name]),
  ...[...SITES, ...REGIONS].map(({ id, name }): [string, Named] => [id, name]),
])

const PLACE_OF = new Map<string, Named>([
  ...REGIONS.flatMap(({ hexes, name }) => hexes.map((hex): [string, Named] => [hex, name])),
  ...SITES.map(({ hex, name }): [string, Named] => [hex, name]),
])

const ABILITIES = new Map<string, Named>([
  ...heroes.flatMap((hero): [string, Named][] => [
    [hero.id, hero.ability.name],
    [`${hero.id}_surge`, hero.surge.name],
  ]),
  ...enemies.flatMap(enemy => enemy.surges.map(({ name }): [string, Named] => [name.en, name])),
  ['spear', stories.find(story => story.id === 'm6')!.name],
])

import { REGIONS, SITES } from '../content/land.ts'
import type { Named, Thing } from '../content/language.ts'
import { hexOf, TERRAIN } from '../content/map.ts'
import { SKILL_SETS } from '../content/sets.ts'
import { adventures, assets, enemies, envelopes, heroes, skills, stories, twists } from '../content/tables.ts'

/** What anything with an id is called: heroes, cards, places, skill sets. */

export type Language = keyof Named

export function nameOf(id: string, language: Language): string {
  return NAMES.get(id)?.[language] ?? id
}

/** What stands in sentences with an article; undefined of what is called by a title: quests, skills, stories. */
export function thingOf(id: string): Thing | undefined {
  return THINGS.get(id)
}

/** The site or region of a hex, or undefined where the map names none. */
export function placeOf(code: string): (Thing & { id: string }) | undefined {
  return PLACE_OF.get(code)
}

/** The terrain of a hex as a number of TERRAIN_NAMES, 5 for a city. */
export function terrainOf(code: string): number {
  return TERRAIN[hexOf(code)]!
}

/** The name of an ability by what it is printed on, of an enemy's by its English name. */
export function abilityName(source: string, language: Language): string {
  return ABILITIES.get(source)?.[language] ?? nameOf(source.replace(/_\d+$/, ''), language)
}

/** The asset that an ability is printed on, if it is one's. */
export function assetOf(source: string): string | undefined {
  return assets.find(({ id }) => id === source.replace(/_\d+$/, ''))?.id
}

const NAMES = new Map<string, Named>([
  ...[...heroes, ...enemies, ...assets, ...twists, ...skills, ...stories, ...envelopes, ...SKILL_SETS].map(
    ({ id, name }): [string, Named] => [id, name],
  ),
  ...adventures.map(({ card }): [string, Named] => [card.id, card.name]),
  ...[...SITES, ...REGIONS].map(({ id, name }): [string, Named] => [id, name]),
])

const THINGS = new Map<string, Thing>([
  ...[...enemies, ...assets, ...SITES, ...REGIONS].map((thing): [string, Thing] => [thing.id, thing]),
  ...heroes.map(({ id, name }): [string, Thing] => [id, { name, is: 'proper' }]),
])

const PLACE_OF = new Map<string, Thing & { id: string }>([
  ...REGIONS.flatMap(region => region.hexes.map((hex): [string, Thing & { id: string }] => [hex, region])),
  ...SITES.map((site): [string, Thing & { id: string }] => [site.hex, site]),
])

const ABILITIES = new Map<string, Named>([
  ...heroes.flatMap((hero): [string, Named][] => [
    [hero.id, hero.ability.name],
    [`${hero.id}_surge`, hero.surge.name],
  ]),
  ...enemies.flatMap(enemy => enemy.surges.map(({ name }): [string, Named] => [name.en, name])),
  ['spear', stories.find(story => story.id === 'm6')!.name],
])

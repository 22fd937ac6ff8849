import type { Seat } from '@runatal/kernel'
import type { Rule, Stat, Text } from '../content/effects.ts'
import type { Ability, Attribute } from '../content/language.ts'
import { ATTRIBUTES } from '../content/language.ts'
import { assets, heroes, skills } from '../content/tables.ts'
import { ASSET_TOKEN, HERO_TOKENS } from '../content/tokens.ts'
import type { State } from './types.ts'

/** What a hero is worth: its sheet, with all that its assets and skills add. */

export function attribute(s: State, seat: Seat, name: Attribute): number {
  return Math.max(0, heroOf(s, seat)[name] + bonus(s, seat, ATTRIBUTES.indexOf(name))) // RB-240
}

export function health(s: State, seat: Seat): number {
  return heroOf(s, seat).health + bonus(s, seat, 3)
}

export function speed(s: State, seat: Seat): number {
  return Math.max(1, heroOf(s, seat).speed + bonus(s, seat, 4)) // RB-240
}

export function handLimit(s: State, seat: Seat): number {
  return heroOf(s, seat).hand + bonus(s, seat, 5)
}

function heroOf(s: State, seat: Seat) {
  return heroes[s.heroes[seat]!]!
}

/** RB-239: a lost bonus to Health never defeats. Called after an asset or a skill has left. */
export function fitDamage(s: State, seat: Seat): void {
  if (s.mustRest[seat] === 0 && s.damage[seat]! >= health(s, seat)) s.damage[seat] = health(s, seat) - 1
  else if (s.damage[seat]! > health(s, seat)) s.damage[seat] = health(s, seat)
}

/** RB-239: whether a hero has Health enough to hand these assets over for those. */
export function canSpare(s: State, seat: Seat, give: readonly number[], get: readonly number[]): boolean {
  const lost = healthOf(give) - healthOf(get)
  return lost <= 0 || health(s, seat) - lost - s.damage[seat]! >= (s.mustRest[seat] === 1 ? 0 : 1)
}

function healthOf(cards: readonly number[]): number {
  return cards.reduce((sum, asset) => sum + ASSET_BONUS[asset]![3]!, 0)
}

/** The combat tokens of a hero: its own and those of its assets (RB-151). */
export function tokensOf(s: State, seat: Seat): number[] {
  const ofAssets = s.assets[seat]!.map(asset => ASSET_TOKEN[asset]!).filter(token => token >= 0)
  return [...HERO_TOKENS[s.heroes[seat]!]!, ...ofAssets]
}

/** An ability and what it is printed on. */
export interface Owned {
  source: string
  ability: Ability
}

/** The abilities of one moment that a hero has: its own, of its assets, of its learned skills. */
export function abilitiesOf(s: State, seat: Seat, when: Ability['when']): readonly Owned[] {
  let found = HERO_MOMENTS[s.heroes[seat]!]!.get(when) ?? NOTHING
  for (const asset of s.assets[seat]!) found = joined(found, ASSET_MOMENTS[asset]!.get(when))
  for (const skill of s.learned[seat]!) found = joined(found, SKILL_MOMENTS[skill]!.get(when))
  return found
}

/** Most cards have nothing for most moments: only what is there makes a new list. */
function joined(one: readonly Owned[], two: readonly Owned[] | undefined): readonly Owned[] {
  return two === undefined ? one : [...one, ...two]
}

export function abilityNamed(s: State, seat: Seat, source: string): Ability | undefined {
  const own = HERO_ABILITIES[s.heroes[seat]!]!.find(owned => owned.source === source)
  if (own !== undefined) return own.ability
  for (const asset of s.assets[seat]!)
    for (const owned of ASSET_ABILITIES[asset]!) if (owned.source === source) return owned.ability
  for (const skill of s.learned[seat]!)
    for (const owned of SKILL_ABILITIES[skill]!) if (owned.source === source) return owned.ability
  return undefined
}

/** Whether a hero has one of the named permanent rules. */
export function hasRule(s: State, seat: Seat, rule: Rule): boolean {
  if (HERO_RULES[s.heroes[seat]!]!.includes(rule)) return true
  for (const skill of s.learned[seat]!) if (SKILL_RULES[skill]!.includes(rule)) return true
  for (const asset of s.assets[seat]!) if (ASSET_RULES[asset]!.includes(rule)) return true
  return false
}

/** Whether a text is a named permanent rule. */
export function isRule([first]: Text): boolean {
  return first?.[0] === 'rule'
}

const STATS: readonly Stat[] = [...ATTRIBUTES, 'health', 'speed', 'hand']

function bonus(s: State, seat: Seat, stat: number): number {
  let sum = 0
  for (const asset of s.assets[seat]!) sum += ASSET_BONUS[asset]![stat]!
  for (const skill of s.learned[seat]!) sum += SKILL_BONUS[skill]![stat]!
  return sum
}

function bonusOf(abilities: readonly Ability[]): number[] {
  const sums = STATS.map(() => 0)
  for (const ability of abilities)
    for (const effect of ability.do) if (effect[0] === 'stat') sums[STATS.indexOf(effect[1])]! += effect[2]
  return sums
}

const ASSET_BONUS = assets.map(asset => bonusOf(asset.abilities ?? []))
const SKILL_BONUS = skills.map(skill => bonusOf(skill.abilities))

const HERO_ABILITIES: readonly (readonly Owned[])[] = heroes.map(hero => [
  { source: hero.id, ability: hero.ability },
  { source: `${hero.id}_surge`, ability: { when: 'surge', cost: hero.surge.cost, do: hero.surge.do } },
])
const ASSET_ABILITIES: readonly (readonly Owned[])[] = assets.map(asset =>
  (asset.abilities ?? []).map((ability, i) => ({ source: i === 0 ? asset.id : `${asset.id}_${i}`, ability })),
)
const SKILL_ABILITIES: readonly (readonly Owned[])[] = skills.map(skill =>
  skill.abilities.map((ability, i) => ({ source: i === 0 ? skill.id : `${skill.id}_${i}`, ability })),
)

function rulesOf(abilities: readonly Owned[]): Rule[] {
  return abilities.flatMap(
    ({
      ability: {
        do: [first],
      },
    }) => (first?.[0] === 'rule' ? first[1] : []),
  )
}

const HERO_RULES = HERO_ABILITIES.map(rulesOf)
const ASSET_RULES = ASSET_ABILITIES.map(rulesOf)
const SKILL_RULES = SKILL_ABILITIES.map(rulesOf)

const NOTHING: readonly Owned[] = []

/** The abilities of a card by their moment: asked for many times in every fight. */
type Moments = ReadonlyMap<Ability['when'], readonly Owned[]>

function momentsOf(abilities: readonly Owned[]): Moments {
  return Map.groupBy(abilities, ({ ability }) => ability.when)
}

const HERO_MOMENTS = HERO_ABILITIES.map(momentsOf)
const ASSET_MOMENTS = ASSET_ABILITIES.map(momentsOf)
const SKILL_MOMENTS = SKILL_ABILITIES.map(momentsOf)

import type { Seat } from '@runatal/kernel'
import type { Ability } from '../content/language.ts'
import { assets, heroes, skills } from '../content/tables.ts'
import { ASSET_TOKEN } from '../content/tokens.ts'
import { sentences, word } from '../content/words.ts'
import { tokensOf } from '../rules/hero.ts'
import type { State } from '../rules/types.ts'
import { tokenWorth } from './fight/faces.ts'

/** What a hero and its things are worth, in points of damage a round: the coin in which all plans are reckoned. */

/** How hard a hero hits, with all that it has. */
export function might(s: State, seat: Seat): number {
  let sum = HERO_WORTH[s.heroes[seat]!]!
  for (const token of tokensOf(s, seat)) sum += tokenWorth(token)
  for (const asset of s.assets[seat]!) sum += ASSET_EDGE[asset]!
  for (const skill of s.learned[seat]!) sum += SKILL_EDGE[skill]!
  return sum
}

/** What an asset adds to a hero, its tokens, its health and its uses on the way. */
export function assetWorth(asset: number): number {
  return ASSET_WORTH[asset]!
}

/** What a learned skill adds. */
export function skillWorth(skill: number): number {
  return SKILL_WORTH[skill]!
}

/** A point of health, of speed and the others: found by fighting thousands of fights with and without. */
const STATS: Readonly<Record<string, number>> = { B: 0.12, M: 0.12, S: 0.12, health: 0.32, speed: 0.35, hand: 0.12 }

const MOMENTS: Readonly<Partial<Record<Ability['when'], number>>> = {
  in_combat: 0.35,
  combat_start: 0.12,
  round_start: 0.12,
  combat_action: 0.45,
  on_hit: 0.9,
  combat_win: 0.3,
  free: 0.3,
  on_test: 0.15,
  on_explore: 0.15,
  on_move: 0.15,
  on_enter: 0.12,
  on_rest: 0.08,
  on_shop: 0.25,
  on_adventure: 0.1,
}

function abilityWorth(ability: Ability): number {
  if (ability.when === 'surge') return 0.25 / Math.max(1, ability.cost ?? 1) + 0.1
  if (ability.when !== 'passive') return MOMENTS[ability.when] ?? 0.1
  let sum = 0
  for (const sentence of sentences(ability.do)) {
    const { verb, args } = word(sentence)
    if (verb === 'stat') sum += (STATS[args[0]!] ?? 0) * Number(args[1])
    else sum += 0.15
  }
  return sum
}

const FIGHTING: readonly Ability['when'][] = [
  'surge',
  'in_combat',
  'combat_start',
  'round_start',
  'combat_action',
  'on_hit',
]

function edge(abilities: readonly Ability[]): number {
  let sum = 0
  for (const ability of abilities) if (FIGHTING.includes(ability.when)) sum += abilityWorth(ability)
  return sum
}

const HERO_WORTH = heroes.map(hero => edge([hero.ability]))
const ASSET_EDGE = assets.map(asset => edge(asset.abilities ?? []))
const SKILL_EDGE = skills.map(skill => edge(skill.abilities))
const SKILL_WORTH = skills.map(skill => total(skill.abilities))
const ASSET_WORTH = assets.map(
  (asset, i) => (ASSET_TOKEN[i]! < 0 ? 0 : tokenWorth(ASSET_TOKEN[i]!)) + total(asset.abilities ?? []),
)

function total(abilities: readonly Ability[]): number {
  let sum = 0
  for (const ability of abilities) sum += abilityWorth(ability)
  return sum
}

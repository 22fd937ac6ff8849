import type { Seat } from '@runatal/kernel'
import { type Stat, type Text, textsIn, type Word, wordsIn } from '../content/effects.ts'
import { type Ability, ATTRIBUTES } from '../content/language.ts'
import { assets, heroes, skills } from '../content/tables.ts'
import { ASSET_TOKEN } from '../content/tokens.ts'
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

/** A point of health, of speed and the others. Health counts more the harder a hero hits: this is for the last fights. */
const STATS: Readonly<Record<Stat, number>> = {
  body: 0.12,
  mind: 0.12,
  spirit: 0.12,
  health: 0.5,
  speed: 0.35,
  hand: 0.1,
}

/** Abilities outside of fights. */
const MOMENTS: Readonly<Partial<Record<Ability['when'], number>>> = {
  combat_win: 0.3,
  free: 0.3,
  on_test: 0.15,
  on_explore: 0.12,
  on_move: 0.12,
  on_enter: 0.12,
  on_rest: 0.06,
  on_shop: 0.25,
  on_adventure: 0.1,
}

function abilityWorth(ability: Ability): number {
  if (ability.when === 'passive') return passiveWorth(ability.do)
  return FIGHTING[ability.when]?.(ability.do) ?? MOMENTS[ability.when] ?? 0.1
}

function passiveWorth(text: Text): number {
  let sum = 0
  for (const effect of text) sum += effect[0] === 'stat' ? STATS[effect[1]] * effect[2] : 0.12
  return sum
}

/** Fitted to fights with and without: what answers each blow is best, surge has to be there and is soon spent. */
const FIGHTING: Readonly<Partial<Record<Ability['when'], (text: Text) => number>>> = {
  surge: text =>
    wordsIn(text).includes('free_double')
      ? 0.35
      : 0.02 + 0.11 * numberIn(text, ['deal', 'deal_magic', 'unavoidable', 'block']),
  in_combat: () => 0.4,
  combat_start: () => 0.08,
  round_start: text =>
    text.some(effect => effect[1] === 'others_here') ? 0.12 : 0.08 + 0.4 * numberIn(text, ['block']),
  combat_action: () => 0.65,
  on_hit: text => (wordsIn(text).some(word => word === 'deal' || word === 'deal_magic') ? 1 : 0.05),
  on_deal: () => 0.3,
  after_cast: () => 0.2,
  round_end: text => 0.45 * numberIn(text, ['heal_self']),
}

/** The number that a text gives one of these words; an attribute counts as two. */
function numberIn(text: Text, words: readonly Word[]): number {
  for (const effect of text) {
    const [word, n] = effect
    const inside = textsIn(effect)
      .map(one => numberIn(one, words))
      .find(found => found > 0)
    if (inside !== undefined) return inside
    if (!words.includes(word)) continue
    if (typeof n === 'number') return n
    if (ATTRIBUTES.some(attribute => attribute === n)) return 2
  }
  return 0
}

function edge(abilities: readonly Ability[]): number {
  let sum = 0
  for (const { when, do: text } of abilities) sum += FIGHTING[when]?.(text) ?? 0
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

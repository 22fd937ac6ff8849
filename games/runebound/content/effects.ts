import type { AssetType, Attribute, GemKind, TrophyIcon } from './language.ts'
import type { HexCode, PlaceId, SiteId, SiteKind } from './map.ts'

/**
 * The language that card texts are written in: a closed vocabulary, each word with what it takes, so that a wrong
 * argument does not compile. What a word does is in `rules/effects/`, how it reads in `messages/`.
 */
export interface Words {
  // What holds others together.
  for: [who: Who, text: Text]
  if: [condition: Condition, text: Text, otherwise?: Text]
  per: [n: Quantity, text: Text]
  may: [text: Text]
  either: [one: Text, other: Text]
  this_action: [text: Text]
  this_round: [text: Text]
  // Gold, trophies, cards.
  gold: [n: Amount]
  trophy: [kind: TrophyIcon, n: Amount]
  draw_skill: [n: Amount]
  discard_skill: [n: Amount]
  learn_free: [trophies: number]
  asset_draw: [n: number | 'heroes', cost?: number]
  asset_market: [discount: number]
  lose_asset: [type: AssetType]
  market_refill: [city: SiteId]
  envelope: []
  // The hero and its turn.
  heal: [n: Amount, who?: 'hero_here']
  suffer: [n: Amount, who?: 'self']
  delay: []
  clear_delay: []
  prepare: []
  action: [n: Amount]
  rest_cap: [n: number]
  // The map.
  move: [n: Amount]
  move_on: [n: Amount]
  teleport: [to: SiteId]
  gem_up: [from: SiteId | 'here', n: number]
  gem_down: [from: SiteId | 'here', n: number]
  // Tests and fights.
  test: [attribute: Attribute, modifier: number, need: number]
  tiers: [attribute: Attribute]
  explore_wild: [found: Text, missed: Text]
  fight: [enemy: string]
  challenge: []
  ward: [n: Amount]
  once_against: [enemy: 'margath', text: Text]
  // In a fight.
  deal: [n: Amount]
  deal_magic: [n: Amount]
  unavoidable: [n: Amount]
  block: [n: Amount]
  heal_self: [n: Amount]
  remove_tokens: [whose: Whose, n: number]
  recast: [whose: Whose, n: number]
  flip: [n: number]
  reclaim: [n: number]
  free_double: []
  skip_cast: [n: Amount]
  silence: []
  no_block: [who: Whose]
  initiative: [n: Amount]
  reflect: [n: Amount]
  end_combat: []
  steal: [n: Amount]
  // What stands: read where it helps, never done.
  rule: [rule: Rule]
  stat: [stat: Stat, n: number]
  dice: [n: number]
  reroll: [n: number]
  test_cards: [n: number]
  peek_adventure: [n: number]
  shop_cost: [change: number, ...types: AssetType[]]
  tamalir_cost: [change: number]
  sell_bonus: [n: number]
  // The scenarios.
  place_web: [where: Where, n: Amount]
  remove_web: [which: 'here' | 'chosen', n: Amount]
  arcane: [n: Amount]
  companion: [n: Amount]
  margath_move: [n: Amount]
  zombie: [where: Where, n: Amount]
  zombie_quiet: [where: Where, n: Amount]
  kill_zombie: [n: Amount]
  zombies_step: [n: Amount]
  activate: [which: 'nearest' | 'river' | 'random' | NearestTown, n: Amount]
  quarantine: [which: 'chosen' | NearestTown, n: Amount]
  cure: [which: 'chosen' | 'here' | NearestTown, n: Amount]
  infection_dice: [n: number]
  plague_gate: []
  flip_warband: [hex: HexCode]
  add_unit: [which: 'all' | 'up' | 'nearest', n: Amount]
  kill_unit: [n: Amount]
  scorch: [where: Where]
  unscorch: []
  move_warbands: [n: Amount]
  hold_warbands: []
  look_warband: []
}

export type Word = keyof Words

/** One effect: its word, and what the word takes. */
export type EffectOf<W extends Word> = { [V in W]: readonly [V, ...Words[V]] }[W]
export type Effect = EffectOf<Word>

/** Effects that are done one after another. */
export type Text = readonly Effect[]

/** A text, frozen: positions share it and never change it. */
export function text(...effects: Text): Text {
  for (const effect of effects) {
    for (const part of effect) Object.freeze(part)
    Object.freeze(effect)
  }
  return Object.freeze(effects)
}

/** Every word of a text, those inside others too. */
export function wordsIn(effects: Text): Word[] {
  return effects.flatMap(effect => [effect[0], ...textsIn(effect).flatMap(wordsIn)])
}

/** The texts inside an effect: of several, one will be done. */
export function textsIn(effect: Effect): readonly Text[] {
  const parts: readonly unknown[] = effect
  return parts.filter(isText)
}

function isText(part: unknown): part is Text {
  return Array.isArray(part) && part.every(Array.isArray)
}

/** What is said of some words, each entry about the effects of its own word. */
export type ByWord<A extends unknown[], R> = { readonly [W in Word]?: (effect: EffectOf<W>, ...rest: A) => R }

export function byWord<A extends unknown[], R>(table: ByWord<A, R>, effect: Effect, ...rest: A): R | undefined {
  const entry = table[effect[0]] as ((effect: Effect, ...rest: A) => R) | undefined
  return entry?.(effect, ...rest)
}

/** The numbers that hang on the position. */
export type Quantity =
  | 'heroes'
  | 'pairs_of_heroes'
  | 'body'
  | 'mind'
  | 'spirit'
  | 'successes'
  | 'damage'
  | 'spent'
  | 'pool'
  | 'webs_near'
  | 'heroes_in_cities'
  | 'others_here'
  | 'webs'
  | 'zombies_here'
  | 'units'
export type Amount = number | Quantity | readonly ['plus' | 'at_most', number, Quantity]

export type Condition =
  | 'wild'
  | 'shrine'
  | 'company'
  | 'margath_out'
  | readonly ['at_least', number, 'successes' | 'damage']
  // Known where the test is taken, where the card is drawn.
  | readonly ['test', Attribute]
  | readonly ['gem', GemKind]

export type Who =
  | 'opponent'
  | 'winner'
  | 'each_hero'
  | 'party'
  | 'others_here'
  | 'hero_here'
  | 'chosen_hero'
  | readonly ['each_hero' | 'chosen_hero', 'wild' | 'city' | 'town_or_city']
  | readonly ['nearest_hero', 'web' | 'warband']

export type Where =
  | 'here'
  | 'bridges'
  | PlaceId
  | readonly ['random', HexKind]
  | readonly ['nearest', HexKind, to?: PlaceId]
  | readonly ['road_next_to', 'city']
export type HexKind = SiteKind | 'wild' | 'city_without_zombie'
export type NearestTown = readonly ['nearest', 'town']

export type Whose = 'self' | 'opponent'
export type Stat = Attribute | 'health' | 'speed' | 'hand'

/** The named permanent rules. */
export const RULES = ['guard_other', 'river_as_bridge', 'forest_any_die', 'free_follower', 'cover_by_exert'] as const
export type Rule = (typeof RULES)[number]

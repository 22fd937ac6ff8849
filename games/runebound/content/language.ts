import type { EffectOf, Text } from './effects.ts'

/** What is printed on cards; what they do is written in the words of `effects.ts`. */

export interface Named {
  en: string
  fr: string
}

/** Something whose name stands in sentences: of one or of many, by its French gender; a proper name takes no article. */
export interface Thing {
  name: Named
  is: 'm' | 'f' | 'mp' | 'fp' | 'proper'
}

export const KINDS = ['combat', 'exploration', 'social'] as const
export type GemKind = (typeof KINDS)[number]

export const SCENARIOS = ['web', 'margath', 'corpse', 'red', 'locust'] as const
export type Scenario = (typeof SCENARIOS)[number]

export const ATTRIBUTES = ['body', 'mind', 'spirit'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

export const TRAITS = ['warrior', 'mystic', 'savage', 'rogue'] as const
export type Trait = (typeof TRAITS)[number]

/** RB-153 */
export const ASSET_TYPES = ['weapon', 'clothing', 'equipment', 'travel', 'good'] as const
export type AssetType = (typeof ASSET_TYPES)[number]

export const TERRAINS = ['plains', 'forest', 'hills', 'mountains', 'water'] as const
export type Terrain = (typeof TERRAINS)[number]
export type Symbol = Terrain | 'wild'

/** Trophies as skills ask for them: o combat, g exploration, p social, w any (RB-133). */
export type TrophyIcon = 'o' | 'g' | 'p' | 'w'

export type When =
  | 'passive'
  | 'action'
  | 'free'
  | 'in_combat'
  | 'combat_start'
  | 'round_start'
  | 'after_cast'
  | 'combat_action'
  | 'surge'
  | 'on_hit'
  | 'on_deal'
  | 'round_end'
  | 'combat_win'
  | 'combat_lose'
  | 'on_test'
  | 'on_explore'
  | 'on_move'
  | 'on_enter'
  | 'on_rest'
  | 'on_train'
  | 'on_shop'
  | 'on_adventure'

export interface Ability {
  when: When
  /** Of a surge ability (RB-252); of an action, how many it takes. */
  cost?: number
  limit?: 'turn' | 'round'
  /** A hand card has to be discarded (RB-177). */
  exert?: true
  do: Text
}

export interface Surge {
  cost: number
  name: Named
  do: Text
}

export interface Hero {
  id: string
  name: Named
  box: string
  body: number
  mind: number
  spirit: number
  health: number
  speed: number
  hand: number
  gold: number
  home: string
  tokens: readonly [string, string, string]
  surge: Surge
  ability: Ability & { name: Named }
  setup: Text
}

export interface Enemy extends Thing {
  id: string
  deck?: GemKind
  scenario?: Scenario
  trait: Trait
  subtype: string
  health: number
  gold: number
  surges: readonly Surge[]
  start?: Text
  reward?: Text
  lose?: Text
  antagonist?: true
  other?: true
}

/** A test with its modifier and the successes it needs, or one whose successes are counted. */
export type Trial = EffectOf<'test' | 'tiers'>
/** What a story quest asks: a test, or a fight to win. */
export type StoryTrial = Trial | EffectOf<'fight'>

export interface EventOption {
  name: Named
  gold?: number
  needs?: 'company' | 'town'
  test?: Trial
  pass: Text
  fail?: Text
}

export interface EventCard {
  id: string
  name: Named
  deck: GemKind
  scenario?: Scenario
  /** It refers to another hero (RB-336). */
  other?: true
  options: readonly EventOption[]
}

export interface QuestCard {
  id: string
  name: Named
  deck: GemKind
  scenario?: Scenario
  place: string
  actions: number
  outcomes: readonly { need: readonly Symbol[]; do: Text }[]
  other?: true
}

export interface Asset extends Thing {
  id: string
  set: string
  type: AssetType
  cost: number
  token?: string
  abilities?: readonly Ability[]
  trade?: { value: number; at: 'town' | 'shrine' | 'stronghold' }
  other?: true
}

export interface Twist {
  id: string
  name: Named
  other?: true
  do: Text
}

/** A sealed letter: what it brings its bearer, and whoever opens it. */
export interface Envelope {
  id: string
  name: Named
  holder: Text
  opener: Text
}

export interface Skill {
  id: string
  set: string
  type: Attribute
  name: Named
  cost: readonly TrophyIcon[]
  success?: true
  other?: true
  abilities: readonly Ability[]
}

export interface StoryQuest {
  place: string
  actions: number
  test?: StoryTrial
  need?: readonly Symbol[]
  do: Text
}

export interface Story {
  id: string
  name: Named
  scenario: Scenario
  now: Text
  quest?: StoryQuest
}

export interface Sheet {
  trait: Trait
  name: Named
  ability: Named
  boxes: readonly { icon: string; more?: number }[]
  tokens: readonly string[]
}

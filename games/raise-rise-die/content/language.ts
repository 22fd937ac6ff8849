/**
 * The language that cards are written in: a closed vocabulary, the same in our own set and in a designer's pack. What
 * a word does is in `rules/effects.ts`; how it reads is in `messages/`.
 */

export const SLOTS = ['high', 'body', 'low', 'right', 'left'] as const
export type Slot = (typeof SLOTS)[number]

export const TYPES = ['assault', 'support', 'defence'] as const
export type CardType = (typeof TYPES)[number]

export const MARKERS = ['bleed', 'poison'] as const
export type Marker = (typeof MARKERS)[number]

export const WHENS = ['always', 'upkeep', 'end_of_bout', 'on_hit', 'on_counter', 'on_top_soul_lost'] as const
export type When = (typeof WHENS)[number]

export const FILTERS = ['assault', 'support', 'defence', 'first_assault', 'first_counter', 'first_instant'] as const
export type CardFilter = (typeof FILTERS)[number]

export const TIMINGS = ['any', 'upkeep', 'as_support'] as const
export type Timing = (typeof TIMINGS)[number]

export type Target =
  | 'this'
  | 'my_assault'
  | 'my_support'
  | 'my_defence'
  | 'foe_assault'
  | 'foe_support'
  | 'self'
  | 'foe'
  | 'this_slot'
  | 'chosen_slot'

/** Each word with whom it may be aimed at, and whether it carries a number. */
export const OPS = {
  amplitude: { to: ['this', 'my_assault'], x: true },
  block: { to: ['foe_assault'], x: true },
  damage_up: { to: ['this', 'my_assault'], x: true },
  shake_up: { to: ['this', 'my_support', 'foe_support'], x: true },
  block_up: { to: ['this', 'my_defence'], x: true },
  burn: { to: ['foe', 'self'], x: true },
  destroyer: { to: ['foe'], x: true },
  exchange: { to: ['self'], x: true },
  follow_up: { to: ['this'], x: true },
  frenzy: { to: ['this'], x: true },
  oblivion: { to: ['foe'], x: true },
  pierce: { to: ['this'], x: true },
  draw: { to: ['self'], x: true },
  weak_point: { to: ['this_slot', 'chosen_slot'], x: true },
  poison: { to: ['foe', 'self'], x: true },
  search: { to: ['self'], x: true },
  bleed: { to: ['foe', 'self'], x: true },
  stun: { to: ['foe'], x: false },
  torpor: { to: ['foe'], x: true },
  damage_mul: { to: ['this'], x: true },
  damage_half: { to: ['foe_assault'], x: false },
  reserve: { to: ['self'], x: true },
  cost_down: { to: ['self'], x: true },
  salvage: { to: ['self'], x: true },
  bury: { to: ['foe', 'self'], x: false },
  cleanse: { to: ['self'], x: true },
  ready: { to: ['self'], x: true },
  shatter_object: { to: ['foe'], x: false },
  shatter_infusion: { to: ['foe'], x: false },
  unbind: { to: ['self'], x: false },
  lose_hp: { to: ['self'], x: true },
} as const satisfies Record<string, { to: readonly Target[]; x: boolean }>

export type Op = keyof typeof OPS

/** What must hold when the entry would apply. */
export interface Condition {
  slot?: readonly Slot[]
  nth?: number
  foe_marker?: Marker
  self_marker?: Marker
  unopposed?: true
  hp_max?: number
  foe_hp_max?: number
  hand_max?: number
  foe_top_min?: number
  own_top_min?: number
  void_min?: number
  infusions_min?: number
  after?: CardType
  foe_passed?: true
}

/** One sentence of a card. */
export interface Entry {
  op: Op
  x?: number
  to: Target
  if?: Condition
  /** One marker is destroyed, or the entry is skipped. */
  consume?: { marker: Marker; from: 'foe' | 'self' }
}

/** A sentence that stands: of an infusion, a weapon or a passive capability. */
export interface Standing extends Entry {
  when: When
  filter?: { cards?: CardFilter; slot?: readonly Slot[] }
  /** Uses per bout. */
  limit?: number
}

export interface Named {
  en: string
  fr: string
}

export interface Card {
  id: string
  name: Named
  arch: string
  /** Legal only beside this weapon (RRD-011). */
  weapon?: string
  type: CardType
  instant?: true
  object?: true
  /** Its text works even when countering (RRD-163). */
  counter_text?: true
  cost: number
  va: number
  /** Damage, shake or block (RRD-033). */
  value: number
  /** The second sphere (RRD-041). */
  value2?: number
  slots: readonly Slot[]
  play?: readonly Entry[]
  resolve?: readonly Entry[]
  infusion?: readonly Standing[]
  use?: { timing: Timing; shake?: number; do: readonly Entry[] }
  red?: readonly Entry[]
}

export interface Weapon {
  id: string
  name: Named
  arch: string
  hands: 1 | 2
  bubbles: number
  trait?: readonly Standing[]
}

export type Character = {
  id: string
  name: Named
  ether: number
  active: number
  latent: number
} & (
  | { kind: 'passive'; ability: readonly Standing[] }
  | { kind: 'active'; cost: { hp?: number; latent?: number; reserve?: number }; ability: readonly Entry[] }
)

/** What a player brings: a character, weapons and a number of copies per card. */
export interface Deck {
  character: string
  weapons: readonly string[]
  cards: Readonly<Record<string, number>>
}

export interface ReadyDeck extends Deck {
  id: string
  name: Named
}

/** A card set: ours, or a designer's own. */
export interface Pack {
  id: string
  name: Named
  archetypes: readonly { id: string; name: Named }[]
  characters: readonly Character[]
  weapons: readonly Weapon[]
  cards: readonly Card[]
  decks: readonly ReadyDeck[]
}

import type { Core, Seat } from '@runatal/kernel'
import type { Text } from '../content/effects.ts'
import type { Difficulty } from '../content/difficulty.ts'
import type { Attribute, Scenario } from '../content/language.ts'
import type { Fight, Hit } from './fight-state.ts'

export type Fate = 'playing' | 'won' | 'lost'

export type RollFor = 'move' | 'rest' | 'quest' | 'story_quest' | 'wild' | 'retreat'

/** A roll of terrain dice by or for a hero. */
export interface Roll {
  for: RollFor
  seat: Seat
  faces: number[]
  /** Dice spent on the way (RB-084). */
  spent: number[]
  /** Rerolls without exerting: for each, the ability that gives it. */
  free: string[]
  /** The quest card or slot, or NONE. */
  quest: number
  done: Text
  failed: Text
}

export interface Test {
  seat: Seat
  attribute: Attribute
  need: number
  counted: boolean
  cards: number[]
  successes: number
}

/** What may be chosen by an effect: the values, and what they are. */
export type What =
  | 'hex'
  | 'hero'
  | 'skill'
  | 'asset'
  | 'adventure'
  | 'token'
  | 'foe_token'
  | 'trophy'
  | 'option'
  | 'slot'

export interface Choice {
  what: What
  values: readonly number[]
  pass: boolean
  /** Texts of options, where they are effects. */
  texts: readonly Text[]
}

/** Heroes, assets, skills, cards and hexes are numbers; lists named after something of a hero are by seat. */
export interface State extends Core {
  scenario: Scenario
  assetSets: string
  skillSets: string
  /** Without our house rules (RB-486, RB-519). */
  byTheBook: boolean
  difficulty: Difficulty
  first: number
  act: number
  space: number
  round: number
  fate: Fate
  /** Who is on turn, or NONE between turns. */
  active: number
  actions: number
  heroes: number[]
  at: number[]
  out: number[]
  damage: number[]
  gold: number[]
  delayed: number[]
  prepared: number[]
  mustRest: number[]
  /** Actions owed for following (RB-192). */
  owed: number[]
  /** Had its turn in this round. */
  played: number[]
  arcane: number[]
  companions: number[]
  /** Damage prevented in each fight with the Queen or an Avatar. */
  wards: number[]
  /** Spears against Margath. */
  spears: number[]
  restCaps: number[]
  /** Trophies without a card: three numbers a seat. */
  loose: number[]
  trophies: number[][]
  hands: number[][]
  learned: number[][]
  assets: number[][]
  quests: number[][]
  letters: number[][]
  /** Abilities used this turn. */
  used: string[][]
  adventureDecks: number[][]
  adventureDiscards: number[][]
  /** Per deck, what each seat has looked at and knows of its top cards: seat × 3 + kind -> how many. */
  peeked: number[]
  skillDeck: number[]
  skillDiscard: number[]
  assetDeck: number[]
  assetDiscard: number[]
  storyDeck: number[]
  storyDiscard: number[]
  envelopes: number[]
  markets: number[][]
  /** Per gem: 1 face up. */
  gems: number[]
  slots: number[]
  /** Per slot: the hex of a story quest that takes place where its card struck, or NONE. */
  slotHexes: number[]
  webs: number[]
  cityWebs: number
  ariad: number
  /** Damage of the Queen or of Margath between fights. */
  masterDamage: number
  restForbidden: boolean
  margath: number
  zombies: number[]
  vorakesh: number
  champions: number[]
  plagues: number[]
  epicentre: number
  solved: number
  infection: number
  gate: number
  bands: number[]
  bandsUp: number[]
  units: number[]
  bandsAt: number[]
  /** Per band: the seats that have looked at it, as bits. */
  bandsSeen: number[]
  /** The cards of those that were defeated. */
  bandsFallen: number[]
  scorched: number[]
  held: boolean
  defeats: number
  /** The change of prices in Tamalir this round, and of all prices in this Shop. */
  tamalirPrice: number
  shopPrice: number
  travellers: number[]
  webFree: number[]
  moved: number[]
  roll: Roll | null
  test: Test | null
  fight: Fight | null
  choice: Choice | null
  picked: number
  /** Who won the last challenge, or NONE. */
  winner: number
  hit: Hit | null
  /** The hex that a card has just used. */
  sameHex: number
  successes: number
  adventure: number
  /** How the last test or fight ended: 0 not yet, 1 passed or won, 2 not. */
  victory: number
}

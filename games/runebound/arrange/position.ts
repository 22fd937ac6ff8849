import type { Script, Seat } from '@runatal/kernel'
import type { FACE_NAMES } from '../content/dice.ts'
import type { Difficulty } from '../content/difficulty.ts'
import type { Scenario, Trait } from '../content/language.ts'
import type { State } from '../rules/types.ts'

/** A hero of an arranged table. What is left out is as after the set-up; lists replace what was dealt. */
export interface Player {
  hero: string
  at?: string
  damage?: number
  gold?: number
  hand?: readonly string[]
  learned?: readonly string[]
  assets?: readonly string[]
  quests?: readonly string[]
  /** Trophies without a card: 'oog'. */
  trophies?: string
  /** Trophies that are adventure cards. */
  trophyCards?: readonly string[]
  letters?: readonly string[]
  arcane?: number
  companions?: number
  delayed?: boolean
  prepared?: boolean
  mustRest?: boolean
  /** Removed from the game. */
  out?: boolean
}

/** A position in a few words. Decks are named from the top down, and whole. */
export interface Position extends Tokens {
  scenario?: Scenario
  /** Three asset sets, 'ABC'; six skill sets by id with a space between, or a preset. */
  assetSets?: string
  skillSets?: string
  /** With our house rules, or by the book. */
  rules?: 'house' | 'book'
  difficulty?: Difficulty
  /** Where play begins; left out, in the turn of the first player. */
  phase?: 'setUp' | 'turn' | 'endOfRound'
  players: readonly Player[]
  /** The first player, who is also on turn unless `onTurn` says otherwise. */
  first?: Seat
  onTurn?: Seat
  act?: 1 | 2
  space?: number
  actions?: number
  gemsDown?: readonly string[]
  combatDeck?: readonly string[]
  explorationDeck?: readonly string[]
  socialDeck?: readonly string[]
  skillDeck?: readonly string[]
  skillDiscard?: readonly string[]
  /** Twists too. */
  assetDeck?: readonly string[]
  assetDiscard?: readonly string[]
  storyDeck?: readonly string[]
  /** Story quests by slot, from the first. */
  storyQuests?: readonly string[]
  /** By city; a market that is not named stays as it was dealt. */
  markets?: Readonly<Record<string, readonly string[]>>
  fight?: Duel
  /** Anything else about the table, in the state's own words. */
  table?: Partial<State>
  /** The faces of terrain dice, in the order they are rolled. */
  dice?: readonly (typeof FACE_NAMES)[number][]
  /** What chance says else: `ints` are dice, sides of tokens (0 or 1) and draws among equals. */
  chance?: Script
  seed?: number
}

/** What scenarios put on the map, by the code of its hex. */
export interface Tokens {
  webs?: readonly string[]
  ariad?: string
  /** How many hexes Margath has flown from Skyfall. */
  margath?: number
  zombies?: readonly string[]
  vorakesh?: string
  champions?: readonly string[]
  /** Active ones; all others are latent or cured. */
  plagues?: readonly string[]
  cured?: readonly string[]
  epicentre?: string
  /** By slot. */
  warbands?: readonly Warband[]
  scorched?: readonly string[]
}

export interface Warband {
  id: string
  /** Left out, it lies face down. */
  at?: string
  units?: number
}

/** A fight in progress, on the first go of a round; without tokens it begins with its start effects. */
export interface Duel {
  /** An enemy's id; none in a challenge. */
  enemy?: string
  rival?: Seat
  /** The tokens by what they show: 'phys2', or in full with the side that is up first, 'phys2|shield1'. */
  hero?: readonly string[]
  foe?: readonly string[]
  starts?: 'hero' | 'foe'
  /** Against Margath: the sheets that the heroes meet, in turn order. */
  sheets?: readonly Trait[]
  damage?: number
  round?: number
}

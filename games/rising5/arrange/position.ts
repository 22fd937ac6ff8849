import type { Script, Seat } from '@runatal/kernel'
import type { Artefact, Hero, Item, Place, Region } from '../content/names.ts'
import type { RegionCardId } from '../content/regions.ts'
import type { Rune, Sign } from '../rules/puzzle.ts'
import type { Difficulty, NotePlace } from '../rules/types.ts'

/** Where an arranged match begins. See the README. */
export type Phase = 'setUp' | 'secret' | 'turn' | 'actions' | 'draw' | 'endTurn'

export interface Player {
  hand?: readonly Hero[]
}

/** A position in a few words: what is left out is as after the set-up, and cards that are not named are dealt. */
export interface Position {
  players: readonly Player[]
  difficulty?: Difficulty
  shuffled?: boolean
  privateHands?: boolean
  assistant?: boolean
  master?: Seat
  fillIn?: boolean
  phase?: Phase
  onTurn?: Seat
  turn?: number
  hero?: Hero
  actions?: number
  skill?: boolean
  support?: readonly Hero[]
  pile?: readonly (Hero | 'moon')[]
  next?: readonly (Hero | 'moon')[]
  discard?: readonly Hero[]
  moonWaiting?: boolean
  at?: { readonly [H in Hero]?: Place }
  places?: { readonly [P in Place]?: RegionCardId | 'empty' }
  regionPiles?: { readonly [R in Region]?: readonly RegionCardId[] }
  items?: readonly Item[]
  used?: readonly Item[]
  artefacts?: readonly Artefact[]
  altars?: number
  eclipse?: number
  portal?: readonly Rune[]
  reserve?: readonly Rune[]
  solution?: readonly Rune[]
  links?: { readonly [R in Rune]?: Sign }
  tested?: readonly (readonly Rune[])[]
  hints?: readonly Rune[]
  notes?: { readonly [S in Sign]?: NotePlace }
  die?: readonly number[]
  chance?: Script
  seed?: number
}

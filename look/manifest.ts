import type { Language } from './board.ts'
import type { RuneId } from './runes/signs.ts'

/**
 * What a game says of itself before any of its code is loaded: `games/<game>/manifest.ts`. Everything else about a game is
 * found by its place in the folder.
 */
export interface Manifest {
  name: string
  /** What the ids of its rules begin with: RAU in RAU-001. */
  key: string
  players: Span
  minutes: Span
  kind: 'together' | 'reflexes' | 'rivals' | 'duel'
  /** What it is, in one short sentence under its name. */
  line: Readonly<Record<Language, string>>
  rune: RuneId
  /** The display face, as CSS. */
  face: string
  stele: SteleLook
  /** Who plays at each level of the hall, where the game brings players of its own. */
  levels?: Readonly<Record<Level, string>>
  /** What is counted in its deal of the day, where it has one: one of it, and several. */
  daily?: Readonly<Record<Language, readonly [one: string, several: string]>>
  /** Pages of its own in the hall, by address: what is at `/decks` stands in `pages/decks/index.tsx`. */
  pages?: Readonly<Record<string, OwnPage>>
}

/** What the hall knows of a game's own page before it is loaded. */
export interface OwnPage {
  /** What is written on the doors to it. */
  door: Readonly<Record<Language, string>>
  /** The choice of a seat beside which its door stands; left out, it stands on the stele and in the book. */
  choice?: string
  /** What may follow its address, as in `/companion/print`; left out, anything. */
  rooms?: readonly string[]
  /** It fills the screen, without the hall around it, and can be started from the home screen of a phone. */
  bare?: true
}

type Span = readonly [least: number, most: number]

/** How its stone in the hall is cut. */
export interface SteleLook {
  /** What is inscribed around it. */
  spell: string
  /** The light in its niche. */
  light: string
  shape: Shape
}

export type Shape = 'ogive' | 'boulder' | 'round' | 'broken' | 'gable'

/** The levels of bots that the hall offers, from the weakest to the strongest. */
export const LEVELS = ['novice', 'apprentice', 'adept', 'master', 'grandmaster'] as const
export type Level = (typeof LEVELS)[number]

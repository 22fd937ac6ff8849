import type { Term } from '../../bot/weigh.ts'
import type { Language } from '@runatal/look/board.ts'
import type { Animal, BiomeType } from '../../content/biome.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the board itself says, besides the game's own words. */
export interface BoardWords {
  entities: string
  track: string
  trackSpaces: string
  /** Seats of equal total, bottom to top. */
  pile(names: readonly string[], total: number): string
  worlds: string
  yourWorld: string
  worldOf(name: string): string
  you: string
  points(n: number): string
  crystals(n: number): string
  spores(n: number): string
  sources(n: number): string
  free: string
  ownedBy(name: string): string
  usedUp: string
  withSpore: string
  sporeTurned: string
  active: string
  enlarge: string
  close: string
  reserves: string
  yourEntities: string
  entitiesOf(name: string): string
  none: string
  /** Step 1. */
  hand: string
  keepOne: string
  goBack(cards: number, satellite: string): string
  toBlackHole: string
  kept: string
  onlyYou: string
  notPayable(missing: number): string
  /** Entities, each with a space where the card would bring it. */
  brings(entities: readonly string[]): string
  /** Between a label and what it says. */
  colon: string
  capital(text: string): string
  whoChose: string
  chose(name: string): string
  thinking(name: string): string
  satelliteCards(a: string, b: string, cards: number, mine: boolean): string
  blackHole(cards: number): string
  deck(age: number, cards: number): string
  moon: string
  star: string
  /** Step 2. */
  yourCard: string
  pointAt: string
  ifPlaced(cell: string): string
  ifSpore(cell: string): string
  costLeft(left: number): string
  line(kind: 'row' | 'column', symbol: BiomeType | Animal): string
  comesFrom(entity: string, owner: string | undefined): string
  activeLine(kind: 'row' | 'column'): string
  fromTo(from: number, to: number): string
  ahead(names: readonly string[]): string
  place(cell: string): string
  costs(n: number): string
  discardFor: string
  discardCrystals: string
  discardSpore: string
  chooseSpore: string
  sporeHere: string
  cancel: string
  markerWouldBe(total: number): string
  /** Step 4 and scorings. */
  activate: string
  chooseWhere: string
  activateAll: string
  activateAllNote: string
  end: string
  endLeaving(n: number): string
  confirm: string
  countAnimal(animal: Animal, n: number): string
  toActivate: string
  waits(name: string): string
  water: string
  difference: string
  player: string
  /** Cards in full. */
  cost: string
  effect: string
  animals: string
  sourcesLabel: string
  rules: string
  notNow: string
  why: Readonly<Record<string, string>>
  /** Where points came from. */
  cameFrom: Record<'lines' | 'scorings' | 'water', string>
  entitiesShort: string
  /** What the evaluation counts, and how much of it a good move brings more than the next best. */
  terms: Record<Term, string>
  reason(total: number, terms: readonly string[]): string
  /** Where it pays only later. */
  reasonLater(terms: readonly string[]): string
  won: string
  standings: string
}

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, fr }

import type { Language } from '@runatal/look/board.ts'
import type { Item, Place, Region } from '../../content/names.ts'
import type { RegionCard, RegionCardId } from '../../content/regions.ts'
import type { Rune, Sign, SignState } from '../../rules/puzzle.ts'
import type { Press } from '../model/choices.ts'
import type { Fact } from '../model/knowledge.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** What the board itself says; the game's own words are in `../../messages`. */
export interface BoardWords {
  portal: string
  portalSays(runes: readonly string[], cubes: number): string
  runeAt(rune: string, position: number): string
  reserve: string
  relics: string
  relicToWin(relic: Item): string
  artefacts: string
  pile: string
  pileSays(cards: number, moons: number): string
  moonIn(cards: number): string
  moonInSays(cards: number): string
  crisisOf(moons: number): string
  discard: string
  discardSays(cards: number): string
  signs: string
  lastSeen: string
  means: Record<SignState, string>
  signIs(sign: Sign, state: SignState): string
  history: string
  firstResult: string
  attempt(number: number): string
  hintSays(rune: Rune, sign: Sign): string
  arrangement(runes: readonly string[]): string
  notebook: string
  shared: string
  masterNotes: string
  noteHead(sign: Sign, isOn: boolean): string
  square(rune: Rune, sign: Sign, pinned: boolean, hinted: boolean, fact: Fact | undefined): string
  thinking: string
  solutionsLeft(count: number): string
  linksCertain(count: number): string
  showSolutions: string
  hideSolutions: string
  items: string
  noItems: string
  useItem(item: Item): string
  itemIdle(item: Item, rule: string | undefined): string
  shortItem: Record<Item, string>
  eclipse: string
  eclipseSays(space: number, last: number, after: number | undefined): string
  portraits: string
  onPortrait(hero: string): string
  aboutHero(hero: string): string
  regions: string
  /** Where a region has no room for its whole name. */
  shortRegion: Record<Region, string>
  regionPile(cards: number): string
  fight: string
  whoIsAt(place: Place): string
  empty: string
  cardSays(id: RegionCardId, card: RegionCard): string
  pressPlace(press: Press, place: Place, card: RegionCardId | undefined): string
  hand: string
  hiddenCard: string
  supportReserve: string
  team: string
  handSays(cards: readonly string[]): string
  howMany(hero: string): string
  activate(hero: string, actions: number): string
  /** The shell's own word for taking back. */
  back: string
  pressLit: string
  /** What a press on a lit place does, in a word. */
  verb(press: Press, isMonster: boolean): string
  meanwhile(name: string, hero: string | undefined, actions: number): string
  die: string
  teamwork: string
  beside(hero: string): string
  support: string
  strength: string
  won: string
  lost: string
  totalEclipse: string
  space(space: number): string
  spaceThenCrisis(space: number): string
  giveCards(cards: number): string
  sixths(faces: number): string
  rollWins: string
  rollLoses: string
  orPressPlace: string
  meets(card: string, faces: number): string
  swipeDown: string
  actionsLeft(actions: number): string
  sealNeeds(cubes: number): string
  sealWarning: string
  firstRune: string
  secondRune: string
  crisisLoses: string
  crisisMoves(from: number, to: number): string
  tabs: { board: string; signs: string; notes: string; team: string }
  close: string
  rules: string
  notNow: string
  lord: string
  moons: string
  reward: string
  skill: string
  master: MasterWords
  end: EndWords
}

/** The Game Master's desk. */
export interface MasterWords {
  title: string
  secret: string
  chooseSolution: string
  chooseLinks: string
  layResult: string
  handSign(rune: Rune): string
  space(number: number): string
  spaceHas(number: number, rune: Rune | undefined): string
  signOf(rune: Rune): string
  none: string
  set: string
  random: string
  publish: string
  hand: string
  fill: string
  fillIn: string
  notFour: string
  notStart: string
  notSeven: string
}

/** What is told after the end of each answer of the Portal. */
export interface DebriefWords {
  title: string
  left(solutions: number): string
  excluded(solutions: number): string
}

/** The last page. */
export interface EndWords {
  won: string
  lost: string
  why: Record<'won' | 'eclipse' | 'deck', string>
  solution: string
  links: string
  debrief: DebriefWords
  supportGiven: string
  master: string
  numbers: Record<'turns' | 'attempts' | 'hints' | 'cardsLeft' | 'eclipse', string>
}

export const boardWords: Record<Language, BoardWords> = { en, fr }

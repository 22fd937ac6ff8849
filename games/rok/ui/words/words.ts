import type { Called } from '@runatal/grammar'
import type { Colour, RuneName } from '../../content/stones.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Why a stone cannot be taken. */
export type Reason = 'faceDown' | 'noTarget' | 'notOpen'

/** What the board itself says. */
export interface BoardWords {
  loot(runes: number): string
  bag(stones: number): string
  balanceOf(name: string, rune: string): string
  noBalance: string
  holdsBag: string
  away: string
  stones: string
  faceDown(colour: Colour): string
  whyNot: Record<Reason, string>
  hand: { free: string; busy: string }
  closesIn(seconds: number): string
  nothingLeft: string
  lookAgain: string
  finished(names: readonly string[]): string
  caught: string
  throwNow: string
  aim: string
  strength: string
  left: string
  right: string
  ready: string
  go: string
  tooEarly: string
  tooLate: string
  grabbed(who: Called, rune: RuneName): string
  leftHanded: string
  deep: string
  takeTime: string
  toCorner: string
  steps: readonly [string, string, string, string, string, string, string]
  stepsTitle: string
  stepDone: string
  next: string
  back: string
  again: string
  close: string
  goOn: string
  page: PageWords
  slide: SlideWords
  calm: CalmWords
  /** Thefts, one after the other. */
  thefts(order: readonly (readonly [thief: Called, victim: Called])[]): string
  wins(who: Called): string
  ending: { counted: string; colours: Record<Colour, string>; why(name: string): string }
}

/** The pages of the resolution, in words for a child of eight. */
export interface PageWords {
  /** Who reached for one stone, after how many milliseconds. */
  report: [title: (times: readonly (readonly [who: Called, milliseconds: number])[]) => string, text: string]
  reaction(milliseconds: number): string
  falsePair: [title: (who: Called) => string, text: (stones: number, pairs: number) => string]
  paid: [title: (who: Called) => string, text: string]
  half: [title: (who: Called) => string, text: string]
  split: [title: (all: readonly Called[]) => string, text: string]
  stolen: [
    title: (thief: Called, victim: Called) => string,
    text: (victim: Called, colour: Colour, count: number) => string,
  ]
  twins: string
  changeHands(count: number, colour: Colour): string
  stay(count: number): string
  ordered: [title: (who: Called) => string, text: string]
  slid: [title: (who: Called) => string, text: string]
  slideAgain: [title: (allTouched: boolean) => string, text: string]
  /** Rounds enough: the lot decides. */
  drawn(who: Called): string
  touched: string
  noShot: string
  gap(millimetres: number): string
  nerve: [title: (limit: number) => string, text: string]
  nerveAgain: string
  replaced: [title: (who: Called) => string, text: (distance: number) => string]
  unserved: [title: (who: Called) => string, text: string]
  cleared: [title: (count: number) => string, text: (bag: number) => string]
  passed: [title: (who: Called) => string, text: string]
  over: [title: string, text: (reason: 'bag' | 'cap') => string]
  tie: [title: (all: readonly Called[]) => string, text: string]
  calm: [title: string, text: string]
  pass: string
  results: Record<'won' | 'lost' | 'split' | 'stays' | 'passed', string>
  toBag: string
}

export interface SlideWords {
  title: string
  about(colour: Colour | undefined): string
  round(round: number): string
  watch: string
  how: string
  rule: string
  power: string
  aim: string
  degrees(aim: number): string
  shoot: string
  hasShot: string
  toShoot: string
  ghost: string
  lane: string
  waiting: string
}

export interface CalmWords {
  focus: string
  points(focus: number): string
  pick: string
  pass: string
}

export const boardWords = { en, fr } satisfies Record<'en' | 'fr', BoardWords>

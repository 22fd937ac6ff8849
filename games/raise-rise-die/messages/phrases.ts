import type { CardFilter, CardType, Condition, Marker, Op, Slot, Timing, When } from '../content/language.ts'

/** The phrases that card texts are made of, one set a language. Keywords are set between asterisks. */
export interface Phrases {
  /** The word itself, for its number and whom it is aimed at. */
  ops: { [O in Op]: (x: number) => string }
  /** In place of the plain word, where it is aimed elsewhere. */
  onSelf: { [O in Op]?: (x: number) => string }
  onMyCard: { [O in Op]?: (x: number) => string }
  onFoesCard: { [O in Op]?: (x: number) => string }
  onChosenSlot: (entry: string) => string
  /** A standing bonus: what the cards it speaks of have. */
  standing: { [O in Op]?: (x: number) => string }
  filter: { [F in CardFilter]: string }
  /** 'on the body', 'on the body or on the left' */
  places: (slots: readonly Slot[]) => string
  when: { [W in Exclude<When, 'always'>]: string }
  conditions: { [C in keyof Condition]-?: (value: never) => string }
  consume: (marker: Marker, from: 'foe' | 'self') => string
  limit: (times: number) => string
  blocks: { play: string; infusion: string; red: string }
  use: { [T in Timing]: (shake: number) => string }
  counterText: string
  cost: (cost: { hp?: number; latent?: number; reserve?: number }) => string
  slot: { [S in Slot]: string }
  type: { [T in CardType]: string }
  /** 'a, b and c' or 'a, b or c' */
  list: (words: readonly string[], last: 'and' | 'or') => string
  colon: string
}

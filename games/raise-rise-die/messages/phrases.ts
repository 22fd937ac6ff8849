import type { CardFilter, Condition, Marker, Op, Slot, Timing, When } from '../content/language.ts'

/** The phrases that card texts are made of, one set a language. Keywords are set between asterisks. */
export interface Phrases {
  /** The word itself, for its number and whom it is aimed at. */
  ops: { [O in Op]: (x: number) => string }
  /** In place of the plain word, where it is aimed elsewhere. */
  onSelf: { [O in Op]?: (x: number) => string }
  onMyCard: { [O in Op]?: (x: number) => string }
  onFoesCard: { [O in Op]?: (x: number) => string }
  onChosenSlot: (entry: string) => string
  /** A standing text that speaks of no cards: what it does by itself. */
  standing: { [O in Op]?: (x: number) => string }
  /** One that speaks of cards, of one or of many: 'your assaults have +1 damage', 'your first counter costs 1 less'. */
  filter: { [F in CardFilter]: { cards: string; many: boolean } }
  has: (bonus: string, many: boolean) => string
  costs: (less: number, many: boolean) => string
  /** 'on the body', 'on the body or on the left' */
  places: (slots: readonly Slot[]) => string
  when: { [W in Exclude<When, 'always'>]: string }
  conditions: { [C in keyof Condition]-?: (value: never) => string }
  consume: (marker: Marker, from: 'foe' | 'self') => string
  limit: (times: number) => string
  blocks: { infusion: string; red: string }
  use: { [T in Timing]: (shake: number) => string }
  counterText: string
  cost: (cost: { hp?: number; latent?: number; reserve?: number }) => string
  colon: string
  capital: (text: string) => string
}

import type { Effect, Text, Word } from '../../content/effects.ts'
import { choose } from '../choose.ts'
import type { By, Doing, State, T, What } from '../types.ts'

/** What a word does, at once. */
export type Deed<W extends Word = Word> = (s: State, doing: Doing<W>, t: T) => void

/** A word for which something is chosen first: how it is asked, and what is then done with what was picked. */
export interface Asked<W extends Word = Word> {
  ask: Deed<W>
  chosen: Deed<W>
}

export type Deeds<W extends Word> = { readonly [V in W]: Deed<V> | Asked<V> }

/** Whose effect it is chooses one of these; with nothing to choose, nothing is done. */
export function ask(
  s: State,
  doing: Doing,
  what: What,
  values: readonly number[],
  t: T,
  { pass, texts }: { pass?: boolean; texts?: readonly Text[] } = {},
): void {
  t.next(['chosen', doing])
  choose(s, doing.seat, what, values, t, pass, texts)
}

/** Asks for the rest of an effect that is done one by one. */
export function more(s: State, doing: Doing, left: number, effect: (left: number) => Effect, t: T): void {
  if (left > 0 && s.fate === 'playing') t.next(['effect', { ...doing, effect: effect(left) }])
}

/** The texts inside an effect are for whom the effect is for. */
export function follow(text: Text, { seat, side }: By, t: T): void {
  if (text.length > 0) t.next(['effects', { text, seat, side }])
}

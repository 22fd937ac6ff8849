import type { Seat, Steps } from '@runatal/kernel'
import { type Text, type Word, wordsIn } from '../content/effects.ts'
import type { Ability } from '../content/language.ts'
import { choose } from './choose.ts'
import { abilitiesOf } from './hero.ts'
import { leader } from './places.ts'
import { NONE, type Runebound, type State, type T } from './types.ts'

/** What abilities of one moment do, in the order that somebody chooses where the order matters (RB-019). */

export function trigger(s: State, seat: Seat, side: number, when: Ability['when'], t: T): void {
  const abilities = abilitiesOf(s, seat, when)
  if (abilities.length === 0) return // nearly always
  const texts = abilities.map(({ ability }) => ability.do)
  triggerAll(seat, side, texts, t)
}

export function triggerAll(seat: Seat, side: number, texts: readonly Text[], t: T): void {
  if (texts.length > 1 && texts.flatMap(wordsIn).some(word => ORDERED.has(word)))
    return t.next(['triggered', { seat, side, texts }])
  inOrder(seat, side, texts, t)
}

function inOrder(seat: Seat, side: number, texts: readonly Text[], t: T) {
  for (const text of texts.toReversed()) t.next(['effects', { text, seat, side }])
}

/** What abilities of one moment do that may change what another one does; gold, blocks and the like come in any order. */
const ORDERED: ReadonlySet<Word> = new Set<Word>(['deal', 'deal_magic', 'may'])

export const triggerSteps: Steps<Runebound, 'triggered' | 'orderChosen'> = {
  triggered(s, { seat, side, texts }, t) {
    if (texts.length < 2) return inOrder(seat, side, texts, t)
    t.next(['orderChosen', { seat, side, texts }])
    const chooser = s.active === NONE || s.out[s.active] === 1 ? leader(s) : s.active
    choose(
      s,
      chooser,
      'option',
      texts.map((_, i) => i),
      t,
      true,
      texts,
    )
  },
  orderChosen(s, { seat, side, texts }, t) {
    if (s.picked === NONE) return inOrder(seat, side, texts, t)
    const text = texts[s.picked]!
    const rest = texts.filter((_, i) => i !== s.picked)
    t.next(['effects', { text, seat, side }], ['triggered', { seat, side, texts: rest }])
  },
}

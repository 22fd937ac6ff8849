import type { Text, Who } from '../../content/effects.ts'
import { choose } from '../choose.ts'
import { holds } from '../conditions.ts'
import { quantity } from '../quantities.ts'
import { type Doing, FOE, NONE, type State, type T } from '../types.ts'
import { heroesMeant } from '../who.ts'
import { ask, type Deeds, follow } from './deeds.ts'

/** The words that hold others together: for whom, on what condition, how often, by choice. */
export const sentences: Deeds<'for' | 'if' | 'per' | 'may' | 'either' | 'this_action' | 'this_round'> = {
  for: {
    ask: (s, doing, t) => forHeroes(s, doing.effect[1], doing.effect[2], doing, t),
    chosen: (s, { effect: [, , text], side }, t) => follow(text, { seat: s.picked, side }, t),
  },
  if(s, doing, t) {
    const [, condition, text, otherwise = []] = doing.effect
    follow(holds(s, condition, doing.seat) ? text : otherwise, doing, t)
  },
  per(s, doing, t) {
    const [, n, text] = doing.effect
    for (let i = quantity(s, n, doing); i > 0; i--) follow(text, doing, t)
  },
  may: {
    ask: (s, doing, t) => ask(s, doing, 'option', [0], t, { pass: true, texts: [doing.effect[1]] }),
    chosen: (_, doing, t) => follow(doing.effect[1], doing, t),
  },
  either: {
    ask(s, doing, t) {
      const [, ...texts] = doing.effect
      const hasCards = s.hands[doing.seat]!.length > 0
      const able = texts.flatMap((text, i) => (text[0]![0] === 'discard_skill' && !hasCards ? [] : i))
      ask(s, doing, 'option', able, t, { texts })
    },
    chosen: (s, doing, t) => follow(s.picked === 0 ? doing.effect[1] : doing.effect[2], doing, t),
  },
  this_action: (_, doing, t) => follow(doing.effect[1], doing, t),
  this_round: (_, doing, t) => follow(doing.effect[1], doing, t),
}

/** RB-583: each hero completely before the next. */
export function forHeroes(s: State, who: Who, text: Text, doing: Doing, t: T): void {
  const { seats, choice } = heroesMeant(s, who, doing, t)
  if (doing.side === FOE && who === 'others_here') {
    for (const seat of seats.toReversed())
      t.next(['hurt', { seat, amount: 1, kind: 'skull', side: NONE, fought: false }]) // RB-430
    return
  }
  if (!choice) {
    for (const seat of seats.toReversed()) follow(text, { seat, side: doing.side }, t)
    return
  }
  t.next(['chosen', { ...doing, effect: ['for', who, text] }])
  choose(s, doing.seat, 'hero', seats, t)
}

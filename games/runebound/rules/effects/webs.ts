import { quantity } from '../quantities.ts'
import { looseWebs, placeWeb, removeWeb } from '../scenarios/web.ts'
import { hexesMeant } from '../where.ts'
import { ask, type Deeds, more } from './deeds.ts'

/** Webs (RB-400 and after). */
export const webs: Deeds<'place_web' | 'remove_web'> = {
  place_web(s, doing, t) {
    const [, where, n] = doing.effect
    for (let i = quantity(s, n, doing); i > 0; i--)
      for (const hex of hexesMeant(s, where, doing.seat, t)) placeWeb(s, hex, t)
  },
  remove_web: {
    ask(s, doing, t) {
      if (doing.effect[1] === 'here') removeWeb(s, s.at[doing.seat]!, t)
      else ask(s, doing, 'hex', looseWebs(s), t)
    },
    chosen(s, doing, t) {
      removeWeb(s, s.picked, t)
      more(s, doing, quantity(s, doing.effect[2], doing) - 1, left => ['remove_web', 'chosen', left], t)
    },
  },
}

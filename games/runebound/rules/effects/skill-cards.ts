import { skills } from '../../content/tables.ts'
import { discardSkill, drawSkills } from '../decks.ts'
import { hasRoom, learnCard } from '../learn.ts'
import { quantity } from '../quantities.ts'
import { ask, type Deeds } from './deeds.ts'

/** Skill cards, drawn, discarded or learned. */
export const skillCards: Deeds<'draw_skill' | 'discard_skill' | 'learn_free'> = {
  draw_skill: (s, doing, t) => drawSkills(s, doing.seat, quantity(s, doing.effect[1], doing), t),
  discard_skill: {
    ask(s, doing, t) {
      const hand = s.hands[doing.seat]!
      if (hand.length === 0) return
      const left = quantity(s, doing.effect[1], doing) - 1
      if (left > 0) t.next(['effect', { ...doing, effect: ['discard_skill', left] }])
      ask(s, doing, 'skill', hand, t)
    },
    chosen: (s, { seat }, t) => discardSkill(s, seat, s.picked, t),
  },
  learn_free: {
    ask(s, doing, t) {
      const { seat } = doing
      const [, trophies] = doing.effect
      const cheap = s.hands[seat]!.filter(card => skills[card]!.cost.length <= trophies && hasRoom(s, seat, card))
      ask(s, doing, 'skill', cheap, t, { pass: true })
    },
    chosen: (s, { seat }, t) => learnCard(s, seat, s.picked, t),
  },
}

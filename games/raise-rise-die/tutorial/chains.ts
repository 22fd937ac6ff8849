import type { Lesson } from '@runatal/look/tutorial.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { counters, FOE, has, lessonOn, ME, of, strikes } from './judge.ts'
import { INCH, JAB, LUNGE, PARRY, STANCE, STROKE } from './school.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** Card against card: counters, the chain and its arithmetic, and windows to react. */

export const chain: Lesson<RaiseRiseDie> = {
  id: 'chain',
  title: inAll(words => words.chain.title),
  start: () =>
    lessonOn({ hand: [LUNGE, JAB, STROKE], reserve: 5 }, { hand: [STANCE], reserve: 1, deck: [LUNGE, STROKE, JAB] }),
  answer: counters,
  steps: [
    {
      ...taskWords(words => words.chain.open),
      spots: state => [...spot.inHand(state, LUNGE), spot.slot(FOE, 'body')],
      judge(attempt) {
        const [played] = of(attempt, 'CARD_PLAYED', ME)
        if (played === undefined) return has(attempt, 'PASSED') ? 'missed' : undefined
        if (played.card !== LUNGE || played.slots[0] !== 'body') return 'missed'
        return has(attempt, 'COUNTERED_WITH') ? 'reached' : undefined
      },
    },
    { say: inAll(words => words.chain.ladder), spots: () => [spot.CHAIN] },
    {
      ...taskWords(words => words.chain.cancel),
      spots: state => [spot.CHAIN, ...spot.inHand(state, JAB, STROKE)],
      judge(attempt) {
        if (!has(attempt, 'CHAIN_RESOLVED')) return undefined
        return has(attempt, 'DAMAGE') ? 'reached' : 'missed'
      },
    },
  ],
  rules: ['RRD-104', 'RRD-150', 'RRD-155', 'RRD-176', 'RRD-180'],
}

export const reaction: Lesson<RaiseRiseDie> = {
  id: 'reaction',
  title: inAll(words => words.reaction.title),
  start: () =>
    lessonOn(
      { hand: [INCH, PARRY], reserve: 2, deck: [STROKE, LUNGE, JAB] },
      { hand: [STROKE], reserve: 3 },
      { first: FOE },
    ),
  answer: strikes,
  steps: [
    { say: inAll(words => words.reaction.windows), spots: () => [spot.WINDOWS] },
    {
      ...taskWords(words => words.reaction.attach),
      spots: state => [...spot.inHand(state, INCH), spot.CHAIN],
      judge(attempt) {
        if (of(attempt, 'INSTANT_PLAYED', ME).length > 0) return 'reached'
        return has(attempt, 'WINDOW_CLOSED') ? 'missed' : undefined
      },
    },
    {
      ...taskWords(words => words.reaction.counter),
      spots: state => [...spot.inHand(state, PARRY), spot.CHAIN],
      judge(attempt) {
        if (!has(attempt, 'CHAIN_RESOLVED')) return undefined
        return has(attempt, 'DAMAGE') ? 'missed' : 'reached'
      },
    },
  ],
  rules: ['RRD-184', 'RRD-187', 'RRD-193', 'RRD-152', 'RRD-166'],
}

import type { Lesson } from '@runatal/look/tutorial.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { FOE, has, hpLost, lessonOn, ME, of } from './judge.ts'
import { GUARD, JAB, LUNGE, PARRY, PRAYER, PROMISE, STROKE } from './school.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** One card: where it goes, what it does, what it costs. */

export const body: Lesson<RaiseRiseDie> = {
  id: 'body',
  title: inAll(words => words.body.title),
  start: () => lessonOn({ hand: [JAB] }, { deck: [LUNGE, JAB, STROKE] }),
  steps: [
    { say: inAll(words => words.body.two), spots: () => [spot.life(ME), spot.life(FOE)] },
    { say: inAll(words => words.body.card), spots: () => [spot.HAND] },
    {
      ...taskWords(words => words.body.strike),
      spots: state => [...spot.inHand(state, JAB), spot.slot(FOE, 'high')],
      judge(attempt) {
        const [played] = of(attempt, 'CARD_PLAYED', ME)
        if (played === undefined) return has(attempt, 'PASSED') ? 'missed' : undefined
        if (played.slots[0] !== 'high') return 'missed'
        return has(attempt, 'DAMAGE') ? 'reached' : undefined
      },
    },
  ],
  rules: ['RRD-002', 'RRD-049', 'RRD-141', 'RRD-142'],
}

const SEVEN = 7

export const souls: Lesson<RaiseRiseDie> = {
  id: 'souls',
  title: inAll(words => words.souls.title),
  start: () => lessonOn({ hand: [LUNGE, STROKE], reserve: 3 }, { deck: [STROKE, JAB, PROMISE, LUNGE, GUARD] }),
  steps: [
    { say: inAll(words => words.souls.top), spots: () => [spot.deck(FOE), spot.deck(ME)] },
    { say: inAll(words => words.souls.next), spots: () => [spot.deck(FOE)] },
    {
      ...taskWords(words => words.souls.strike),
      spots: state => spot.inHand(state, LUNGE, STROKE),
      judge(attempt) {
        if (has(attempt, 'DAMAGE')) return hpLost(attempt, FOE) === SEVEN ? 'reached' : 'missed'
        return has(attempt, 'PASSED') ? 'missed' : undefined
      },
    },
  ],
  rules: ['RRD-054', 'RRD-201', 'RRD-202', 'RRD-203', 'RRD-204'],
}

export const payment: Lesson<RaiseRiseDie> = {
  id: 'payment',
  title: inAll(words => words.payment.title),
  start: () => lessonOn({ hand: [STROKE, PROMISE, PRAYER, GUARD, PARRY] }, { deck: [JAB, JAB, LUNGE, LUNGE] }),
  steps: [
    { say: inAll(words => words.payment.two), spots: () => [spot.HAND] },
    {
      ...taskWords(words => words.payment.sacrifice),
      spots: state => [...spot.inHand(state, STROKE, GUARD), spot.reserve(ME)],
      judge(attempt) {
        const given = of(attempt, 'SACRIFICED', ME)
        if (given.some(({ card }) => card !== GUARD) || has(attempt, 'PASSED')) return 'missed'
        const [played] = of(attempt, 'CARD_PLAYED', ME)
        if (played === undefined) return undefined
        return played.card === STROKE ? 'reached' : 'missed'
      },
    },
    { say: inAll(words => words.payment.change), spots: () => [spot.reserve(ME), spot.sunk(ME)] },
    {
      ...taskWords(words => words.payment.spend),
      spots: state => [...spot.inHand(state, PROMISE), spot.reserve(ME)],
      judge(attempt) {
        const [played] = of(attempt, 'CARD_PLAYED', ME)
        if (played !== undefined) return played.card === PROMISE ? 'reached' : 'missed'
        return of(attempt, 'PASSED', ME).length > 0 ? 'missed' : undefined
      },
    },
  ],
  rules: ['RRD-126', 'RRD-127', 'RRD-129', 'RRD-131', 'RRD-134', 'RRD-132'],
}

const WEAK = 2

export const transcendence: Lesson<RaiseRiseDie> = {
  id: 'transcendence',
  title: inAll(words => words.transcendence.title),
  start: () => lessonOn({ hand: [PROMISE], reserve: 1 }, { weak: { high: WEAK }, deck: [GUARD, STROKE, LUNGE, JAB] }),
  steps: [
    { say: inAll(words => words.transcendence.slots), spots: state => spot.inHand(state, PROMISE) },
    {
      ...taskWords(words => words.transcendence.strike),
      spots: state => [...spot.inHand(state, PROMISE), spot.slot(FOE, 'high')],
      judge(attempt) {
        const [played] = of(attempt, 'CARD_PLAYED', ME)
        if (played === undefined) return has(attempt, 'PASSED') ? 'missed' : undefined
        if (played.slots[0] !== 'high') return 'missed'
        return has(attempt, 'DAMAGE') ? 'reached' : undefined
      },
    },
  ],
  rules: ['RRD-146', 'RRD-254', 'RRD-256', 'RRD-258', 'RRD-304'],
}

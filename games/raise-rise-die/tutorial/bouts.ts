import type { Lesson } from '@runatal/look/tutorial.ts'
import type { RaiseRiseDie } from '../rules/types.ts'
import { FOE, has, lessonOn, ME, of } from './judge.ts'
import { GUARD, JAB, LUNGE, PARRY, PRAYER, STROKE, VIAL } from './school.ts'
import * as spot from './spots.ts'
import { endlessWords, inAll, taskWords } from './words/words.ts'

/** What outlasts a bout, how it ends, how the next begins, and how a duel is won. */

const RAISED = 4

export const object: Lesson<RaiseRiseDie> = {
  id: 'object',
  title: inAll(words => words.object.title),
  start: () => lessonOn({ hand: [JAB], objects: [VIAL] }, { deck: [GUARD, LUNGE, JAB] }, { phase: 'clash', bout: 2 }),
  steps: [
    { say: inAll(words => words.object.stays), spots: () => [spot.OBJECTS] },
    {
      ...taskWords(words => words.object.use),
      spots: state => [spot.OBJECTS, ...spot.inHand(state, JAB)],
      judge(attempt) {
        const [hit] = of(attempt, 'DAMAGE', FOE)
        if (hit !== undefined) return hit.amount === RAISED ? 'reached' : 'missed'
        return has(attempt, 'PASSED') ? 'missed' : undefined
      },
    },
  ],
  rules: ['RRD-235', 'RRD-240', 'RRD-244', 'RRD-247', 'RRD-251'],
}

export const infusion: Lesson<RaiseRiseDie> = {
  id: 'infusion',
  title: inAll(words => words.infusion.title),
  start: () => lessonOn({ hand: [PRAYER, PARRY], reserve: 1 }, {}),
  steps: [
    { say: inAll(words => words.infusion.passing), spots: () => [spot.BUTTONS] },
    {
      ...taskWords(words => words.infusion.play),
      spots: state => [...spot.inHand(state, PRAYER), spot.slot(ME, 'body'), spot.BUTTONS],
      judge(attempt) {
        if (attempt.state.asks.some(({ kind }) => kind === 'infuse')) return 'reached'
        return has(attempt, 'CLASH_ENDED') ? 'missed' : undefined
      },
    },
    {
      ...taskWords(words => words.infusion.infuse),
      spots: () => [spot.WEAPONS],
      judge(attempt) {
        if (of(attempt, 'INFUSED', ME).length > 0) return 'reached'
        return has(attempt, 'RESERVE_EMPTIED') ? 'missed' : undefined
      },
    },
    { say: inAll(words => words.infusion.under), spots: () => [spot.deck(ME), spot.reserve(ME)] },
  ],
  rules: ['RRD-109', 'RRD-110', 'RRD-222', 'RRD-223', 'RRD-327', 'RRD-333'],
}

export const bout: Lesson<RaiseRiseDie> = {
  id: 'bout',
  title: inAll(words => words.bout.title),
  start: () =>
    lessonOn({ hand: [JAB], void: [STROKE, PARRY] }, { hand: [JAB] }, { phase: 'bout', bout: 2, firstPasser: ME }),
  steps: [
    {
      ...endlessWords(words => words.bout.first),
      spots: () => [spot.BUTTONS],
      judge: attempt => (has(attempt, 'FIRST_PLAYER') ? 'reached' : undefined),
    },
    { say: inAll(words => words.bout.draws), spots: () => [spot.latent(ME), spot.sunk(ME)] },
    {
      ...taskWords(words => words.bout.latent),
      spots: () => [spot.sunk(ME), spot.latent(ME)],
      judge(attempt) {
        const [taken] = of(attempt, 'LATENT_USED', ME)
        if (taken !== undefined) return taken.card === STROKE ? 'reached' : 'missed'
        return has(attempt, 'UPKEEP') ? 'missed' : undefined
      },
    },
  ],
  rules: ['RRD-081', 'RRD-084', 'RRD-085', 'RRD-088', 'RRD-028'],
}

export const end: Lesson<RaiseRiseDie> = {
  id: 'end',
  title: inAll(words => words.end.title),
  start: () => lessonOn({ hand: [JAB] }, { hp: 3, bleed: 3, deck: [JAB, JAB, LUNGE] }, { bout: 4 }),
  steps: [
    { say: inAll(words => words.end.ways), spots: () => [spot.life(FOE), spot.deck(FOE)] },
    {
      ...endlessWords(words => words.end.win),
      spots: () => [spot.BUTTONS],
      judge: ({ state }) => (state.result === null ? undefined : 'reached'),
    },
  ],
  rules: ['RRD-336', 'RRD-207', 'RRD-313', 'RRD-115'],
}

import type { Lesson } from '@runatal/look/tutorial.ts'
import type { Rising5 } from '../rules/types.ts'
import { isOver, kindly, saw } from './judge.ts'
import { lessonAt, SWAPPED } from './riddle.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** Whom one meets, fights, and what rises over it all. */

export const companion: Lesson<Rising5> = {
  id: 'companion',
  title: inAll(words => words.companion.title),
  start: () =>
    lessonAt({
      players: [{ hand: ['eli', 'nova'] }, {}],
      portal: SWAPPED,
      phase: 'actions',
      hero: 'orakl',
      at: { orakl: 'I-b' },
      places: { 'I-a': 'I-S1', 'I-b': 'I-S2' },
    }),
  answer: kindly,
  steps: [
    { say: inAll(words => words.companion.hermit), spots: () => [spot.placeSpot('I-b')] },
    {
      ...taskWords(words => words.companion.meet),
      spots: () => [spot.placeSpot('I-b')],
      judge(attempt) {
        if (saw(attempt, 'cubes_gained').length > 0) return 'reached'
        const other = saw(attempt, 'companion_met').length + saw(attempt, 'character_moved').length
        return other > 0 || isOver(attempt) ? 'missed' : undefined
      },
    },
  ],
  rules: ['R5-096', 'R5-124', 'R5-125', 'R5-131'],
}

export const fight: Lesson<Rising5> = {
  id: 'fight',
  title: inAll(words => words.fight.title),
  start: () =>
    lessonAt({
      players: [{ hand: ['eli', 'nova'] }, { hand: ['ekho', 'ekho', 'hal'] }],
      portal: SWAPPED,
      phase: 'actions',
      hero: 'ekho',
      turn: 3,
      altars: 1,
      at: { ekho: 'III-a', hal: 'III-a' },
      places: { 'III-a': 'III-S1', 'III-b': 'III-S2' },
      die: [2],
    }),
  answer: kindly,
  steps: [
    { say: inAll(words => words.fight.brute), spots: () => [spot.placeSpot('III-a')] },
    { say: inAll(words => words.fight.sum), spots: () => [spot.heroSpot('hal'), spot.TEAM] },
    {
      ...taskWords(words => words.fight.win),
      spots: () => [spot.PANEL],
      judge(attempt) {
        if (saw(attempt, 'fight_won').length > 0) return 'reached'
        const other = saw(attempt, 'fight_lost').length + saw(attempt, 'character_moved').length
        return other > 0 || isOver(attempt) ? 'missed' : undefined
      },
    },
  ],
  rules: ['R5-248', 'R5-249', 'R5-250', 'R5-259', 'R5-265'],
}

export const moon: Lesson<Rising5> = {
  id: 'moon',
  title: inAll(words => words.moon.title),
  start: () =>
    lessonAt({
      players: [{ hand: ['eli', 'nova', 'hal', 'ekho'] }, { hand: ['nova', 'eli', 'hal'] }],
      portal: SWAPPED,
      phase: 'draw',
      turn: 6,
      altars: 3,
      eclipse: 4,
      next: ['ekho', 'moon', 'hal', 'nova'],
      at: { ekho: 'III-a', hal: 'I-b', orakl: 'I-b' },
    }),
  answer: kindly,
  steps: [
    { say: inAll(words => words.moon.pile), spots: () => [spot.PILE] },
    {
      ...taskWords(words => words.moon.draw),
      spots: () => [spot.PANEL],
      judge(attempt) {
        if (saw(attempt, 'crisis_resolved').length > 0) return 'reached'
        return saw(attempt, 'draw_declared').some(({ seat, cards }) => seat === 0 && cards === 1) ? 'missed' : undefined
      },
    },
    { say: inAll(words => words.moon.after), spots: () => [spot.TRACK] },
  ],
  rules: ['R5-183', 'R5-188', 'R5-195', 'R5-199', 'R5-200', 'R5-201'],
}

import type { Lesson } from '@runatal/look/tutorial.ts'
import { RUNES, SIGNS } from '../rules/puzzle.ts'
import { ASIDE, type Rising5 } from '../rules/types.ts'
import { isOver, kindly, saw } from './judge.ts'
import { lessonAt, START, SWAPPED } from './riddle.ts'
import * as spot from './spots.ts'
import { endlessWords, inAll, taskWords } from './words/words.ts'

/** What the Portal says, and the one way to move its runes. */

const SHOWN = ['sage', 'gobel', 'spider', 'snake'] as const

export const signs: Lesson<Rising5> = {
  id: 'signs',
  title: inAll(words => words.signs.title),
  start: () => lessonAt({ players: [{}, {}], portal: START }),
  answer: kindly,
  steps: [
    { say: inAll(words => words.signs.portal), spots: () => [spot.PORTAL] },
    { say: inAll(words => words.signs.answer), spots: () => [spot.SIGNS, spot.SIGNS_TAB] },
    { say: inAll(words => words.signs.states), spots: () => [spot.SIGNS, spot.SIGNS_TAB] },
    {
      ...endlessWords(words => words.signs.note),
      spots: () => [...SHOWN.map(spot.headSpot), spot.NOTES_TAB],
      judge: ({ state }) => (SHOWN.every(sign => state.notes[SIGNS.indexOf(sign)] !== ASIDE) ? 'reached' : undefined),
    },
  ],
  rules: ['R5-007', 'R5-152', 'R5-154', 'R5-155', 'R5-159', 'R5-041'],
}

export const swap: Lesson<Rising5> = {
  id: 'swap',
  title: inAll(words => words.swap.title),
  start: () => lessonAt({ players: [{ hand: ['orakl', 'orakl', 'eli', 'nova'] }, {}], portal: START }),
  answer: kindly,
  steps: [
    {
      ...taskWords(words => words.swap.activate),
      spots: () => [spot.HAND],
      judge(attempt) {
        const [activated] = saw(attempt, 'activated')
        if (activated?.hero === 'orakl') return 'reached'
        return activated !== undefined || isOver(attempt) ? 'missed' : undefined
      },
    },
    {
      ...taskWords(words => words.swap.runes),
      spots: () => [spot.runeSpot('blue'), spot.runeSpot('red')],
      judge(attempt) {
        const [swapped] = saw(attempt, 'runes_swapped')
        if (swapped !== undefined)
          return SWAPPED.every((rune, i) => rune === runeAt(attempt.state.runes, i)) ? 'reached' : 'missed'
        return saw(attempt, 'skill_skipped').length + saw(attempt, 'character_moved').length > 0 || isOver(attempt)
          ? 'missed'
          : undefined
      },
    },
    {
      ...taskWords(words => words.swap.move),
      spots: () => [spot.placeSpot('I-b'), spot.placeSpot('III-a')],
      judge(attempt) {
        if (saw(attempt, 'character_moved').length > 0) return 'reached'
        return isOver(attempt) ? 'missed' : undefined
      },
    },
  ],
  rules: ['R5-073', 'R5-219', 'R5-223', 'R5-224', 'R5-090'],
}

export const replica: Lesson<Rising5> = {
  id: 'replica',
  title: inAll(words => words.replica.title),
  start: () =>
    lessonAt({
      players: [{ hand: ['hal', 'eli', 'nova'] }, {}],
      portal: SWAPPED,
      at: { hal: 'I-b', orakl: 'I-b' },
      turn: 5,
      altars: 3,
    }),
  answer: kindly,
  steps: [
    {
      say: inAll(words => words.replica.beside),
      spots: () => [spot.heroSpot('hal'), spot.heroSpot('orakl')],
    },
    {
      ...taskWords(words => words.replica.swap),
      spots: () => [spot.runeSpot('yellow'), spot.runeSpot('green')],
      judge(attempt) {
        if (runeAt(attempt.state.runes, 2) === 'green') return 'reached'
        const done = saw(attempt, 'runes_swapped').length + saw(attempt, 'skill_skipped').length
        return done > 0 || isOver(attempt) || saw(attempt, 'activated').some(({ hero }) => hero !== 'hal')
          ? 'missed'
          : undefined
      },
    },
  ],
  rules: ['R5-225', 'R5-240', 'R5-243', 'R5-244'],
}

function runeAt(runes: readonly number[], position: number) {
  return RUNES[runes[position]!]
}

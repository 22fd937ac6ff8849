import type { Lesson } from '@runatal/look/tutorial.ts'
import { RUNES, SIGNS } from '../rules/puzzle.ts'
import type { Rising5 } from '../rules/types.ts'
import { isOver, kindly, saw } from './judge.ts'
import { ALMOST, lessonAt, START, TESTED } from './riddle.ts'
import * as spot from './spots.ts'
import { endlessWords, inAll, taskWords } from './words/words.ts'

/** Attempts, hints, and the last one that is needed. */

export const seal: Lesson<Rising5> = {
  id: 'seal',
  title: inAll(words => words.seal.title),
  start: () =>
    lessonAt({
      players: [{ hand: ['eli', 'nova'] }, {}],
      portal: TESTED,
      phase: 'actions',
      hero: 'hal',
      turn: 8,
      altars: 4,
      eclipse: 7,
      at: { hal: 'I-b', orakl: 'I-b', ekho: 'III-a' },
    }),
  answer: kindly,
  steps: [
    {
      ...taskWords(words => words.seal.attempt),
      spots: () => [spot.PORTAL],
      judge(attempt) {
        if (saw(attempt, 'seal_failed').length > 0) return 'reached'
        return saw(attempt, 'character_moved').length > 0 || isOver(attempt) ? 'missed' : undefined
      },
    },
    { say: inAll(words => words.seal.read), spots: () => [spot.SIGNS, spot.SIGNS_TAB] },
    { say: inAll(words => words.seal.monkey), spots: () => [spot.SIGNS, spot.SIGNS_TAB] },
    {
      ...endlessWords(words => words.seal.note),
      spots: () => [spot.noteSpot('green', 'monkey'), spot.NOTES_TAB],
      judge: ({ state }) => (state.notes[SIGNS.indexOf('monkey')] === RUNES.indexOf('green') ? 'reached' : undefined),
    },
  ],
  rules: ['R5-139', 'R5-140', 'R5-144', 'R5-145', 'R5-156', 'R5-338'],
}

export const hint: Lesson<Rising5> = {
  id: 'hint',
  title: inAll(words => words.hint.title),
  start: () =>
    lessonAt({
      players: [{ hand: ['eli', 'nova'] }, {}],
      portal: TESTED,
      tested: [START, TESTED],
      phase: 'actions',
      hero: 'nova',
      turn: 10,
      altars: 2,
      eclipse: 8,
      at: { nova: 'II-a', hal: 'I-b', orakl: 'I-b' },
      places: { 'II-a': 'II-6', 'II-b': 'II-S1' },
      notes: { monkey: 'green' },
    }),
  answer: kindly,
  steps: [
    { say: inAll(words => words.hint.astronomer), spots: () => [spot.placeSpot('II-a')] },
    {
      ...taskWords(words => words.hint.ask),
      spots: () => [spot.runeSpot('blue')],
      judge(attempt) {
        const [given] = saw(attempt, 'hint_given')
        if (given !== undefined) return given.rune === 'blue' ? 'reached' : 'missed'
        const other = saw(attempt, 'hint_declined').length + saw(attempt, 'character_moved').length
        return other > 0 || isOver(attempt) ? 'missed' : undefined
      },
    },
    { say: inAll(words => words.hint.two), spots: () => [spot.NOTES, spot.NOTES_TAB] },
  ],
  rules: ['R5-170', 'R5-172', 'R5-174', 'R5-175', 'R5-176'],
}

export const victory: Lesson<Rising5> = {
  id: 'victory',
  title: inAll(words => words.victory.title),
  start: () =>
    lessonAt({
      players: [{ hand: ['orakl', 'eli', 'nova'] }, {}],
      portal: ALMOST,
      tested: [START, TESTED],
      hints: ['blue'],
      turn: 14,
      altars: 4,
      eclipse: 10,
      at: { orakl: 'I-b', hal: 'I-b', nova: 'II-a' },
      notes: { monkey: 'green', sage: 'blue', gobel: 'red' },
    }),
  answer: kindly,
  steps: [
    { say: inAll(words => words.victory.odds), spots: () => [spot.PORTAL, spot.RESERVE] },
    {
      ...taskWords(words => words.victory.swap),
      spots: () => [spot.runeSpot('orange'), spot.runeSpot('black')],
      judge(attempt) {
        if (RUNES[attempt.state.runes[2]!] === 'black') return 'reached'
        const done = saw(attempt, 'runes_swapped').length + saw(attempt, 'skill_skipped').length
        return done > 0 || isOver(attempt) || saw(attempt, 'activated').some(({ hero }) => hero !== 'orakl')
          ? 'missed'
          : undefined
      },
    },
    {
      ...taskWords(words => words.victory.seal),
      spots: () => [spot.PORTAL],
      judge(attempt) {
        if (saw(attempt, 'game_won').length > 0) return 'reached'
        return saw(attempt, 'character_moved').length > 0 || isOver(attempt) ? 'missed' : undefined
      },
    },
  ],
  rules: ['R5-149', 'R5-150', 'R5-226', 'R5-001'],
}

import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import type { Runebound } from '../rules/types.ts'
import { judged, quietly, saw, wentAstray } from './judge.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** What a day is spent on besides adventures: rest, training, and a day kept for later. */

export const rest: Lesson<Runebound> = {
  id: 'rest',
  title: inAll(words => words.rest.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'H5', hand: [], damage: 6 }],
      dice: ['plains/forest', 'mountains/water', 'forest/hills', 'mountains/water', 'forest/hills'],
    }).match,
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.rest.heal),
      spots: () => [spot.figureSpot(0)],
      judge(attempt) {
        const isHurt = attempt.state.damage[0]! > 0
        const hasRested = saw(attempt, 'action').some(({ action }) => action === 'rest')
        return judged(!isHurt, (isHurt && hasRested) || wentAstray(attempt, ['move', 'rest']))
      },
    },
  ],
  rules: ['RB-160', 'RB-161'],
}

export const train: Lesson<Runebound> = {
  id: 'train',
  title: inAll(words => words.train.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'H6', hand: ['sk_bear_hide'] }],
      skillDeck: ['sk_long_stride', 'sk_blessing', 'sk_hymn', 'sk_thorn_skin'],
    }).match,
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.train.draw),
      spots: () => [spot.HAND],
      judge: attempt => judged(saw(attempt, 'skills_discarded').length > 0, wentAstray(attempt, ['train'])),
    },
  ],
  rules: ['RB-127', 'RB-128', 'RB-129'],
}

export const prepare: Lesson<Runebound> = {
  id: 'prepare',
  title: inAll(words => words.prepare.title),
  start: () => arrange({ players: [{ hero: 'tatianna', at: 'G9', hand: [] }], actions: 1 }).match,
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.prepare.keep),
      spots: () => [spot.figureSpot(0)],
      judge: attempt => judged(saw(attempt, 'prepared').length > 0, wentAstray(attempt, ['prepare'])),
    },
    {
      ...taskWords(words => words.prepare.spend),
      spots: () => [spot.SHEET, spot.PARTY],
      judge: attempt =>
        judged(attempt.state.actions > 3, saw(attempt, 'action').length > 0 || saw(attempt, 'turn_ended').length > 1),
    },
  ],
  rules: ['RB-063', 'RB-064', 'RB-167', 'RB-168'],
}

import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import { hexOf } from '../content/map.ts'
import type { Runebound } from '../rules/types.ts'
import { judged, quietly, saw, wentAstray } from './judge.ts'
import * as spot from './spots.ts'
import { endlessWords, inAll, taskWords } from './words/words.ts'

/** On the map: a step, the dice, an adventure, the scenario. */

export const step: Lesson<Runebound> = {
  id: 'step',
  title: inAll(words => words.step.title),
  start: () => arrange({ players: [{ hero: 'tatianna', at: 'H6', hand: [] }] }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.step.land), spots: () => [spot.MAP] },
    { say: inAll(words => words.step.sheet), spots: () => [spot.SHEET, spot.PARTY] },
    {
      ...taskWords(words => words.step.move),
      spots: () => [spot.figureSpot(0)],
      judge: attempt => judged(saw(attempt, 'hero_moved').length > 0, wentAstray(attempt, ['move'])),
    },
  ],
  rules: ['RB-058', 'RB-070', 'RB-071'],
}

export const dice: Lesson<Runebound> = {
  id: 'dice',
  title: inAll(words => words.dice.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'H6', hand: [] }],
      dice: ['plains/forest', 'mountains/water', 'plains/hills', 'wild'],
    }).match,
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.dice.roll),
      spots: () => [spot.figureSpot(0)],
      judge(attempt) {
        const { state } = attempt
        const isThere = state.at[0] === hexOf('G9')
        const hasStepped = saw(attempt, 'hero_moved').length > 0 && saw(attempt, 'dice_rolled').length === 0
        const hasStopped = saw(attempt, 'dice_rolled').length > 0 && state.roll === null
        return judged(isThere, hasStepped || hasStopped || wentAstray(attempt, ['move']))
      },
    },
    { say: inAll(words => words.dice.gems), spots: () => [spot.MAP] },
  ],
  rules: ['RB-072', 'RB-075', 'RB-078', 'RB-084'],
}

export const event: Lesson<Runebound> = {
  id: 'event',
  title: inAll(words => words.event.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'G9', hand: ['sk_bear_hide'] }],
      explorationDeck: ['ev_grave_lights'],
      skillDeck: ['sk_long_stride', 'sk_blessing', 'sk_thorn_skin', 'sk_hymn'],
    }).match,
  answer: quietly,
  steps: [
    {
      ...taskWords(words => words.event.test),
      spots: () => [spot.figureSpot(0), spot.HAND],
      judge(attempt) {
        const [ended] = saw(attempt, 'test_ended')
        return judged(ended?.passed === true, ended?.passed === false || wentAstray(attempt, ['adventure']))
      },
    },
  ],
  rules: ['RB-063', 'RB-094', 'RB-101', 'RB-112', 'RB-115'],
}

export const time: Lesson<Runebound> = {
  id: 'time',
  title: inAll(words => words.time.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'H6', hand: [] }],
      space: 4,
      gemsDown: ['G9', 'F2', 'I7'],
    }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.time.track), spots: () => [spot.TIME, spot.STRIP] },
    {
      ...endlessWords(words => words.time.pass),
      spots: () => [spot.MAP],
      judge: attempt => judged(saw(attempt, 'gems_refreshed').length > 0, false),
    },
  ],
  rules: ['RB-066', 'RB-199', 'RB-201', 'RB-202'],
}

export const web: Lesson<Runebound> = {
  id: 'web',
  title: inAll(words => words.web.title),
  start: () =>
    arrange({
      players: [{ hero: 'tatianna', at: 'G7', hand: [] }],
      webs: ['G7', 'D3'],
      space: 2,
      storyDeck: ['w4'],
    }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.web.goals), spots: () => [spot.STORY, spot.STRIP] },
    {
      ...taskWords(words => words.web.destroy),
      spots: () => [spot.figureSpot(0)],
      judge: attempt => judged(saw(attempt, 'web_removed').length > 0, wentAstray(attempt, ['destroyWeb'])),
    },
    {
      ...endlessWords(words => words.web.time),
      spots: () => [spot.TIME, spot.STRIP],
      judge: attempt => judged(saw(attempt, 'story_drawn').length > 0, false),
    },
  ],
  rules: ['RB-348', 'RB-350', 'RB-353', 'RB-198', 'RB-205'],
}

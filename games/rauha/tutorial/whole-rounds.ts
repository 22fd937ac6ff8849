import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import { sources } from '../rules/board.ts'
import type { Rauha } from '../rules/types.ts'
import { hasPlayed, isDone, ME, mine, quietly, unused } from './judge.ts'
import * as spot from './spots.ts'
import { endlessWords, inAll, taskWords } from './words/words.ts'

/** What goes beyond one's own turn: water, the order of play, the end. */

const PRINTED_MOUNTAIN = 7

export const water: Lesson<Rauha> = {
  id: 'water',
  title: inAll(words => words.water.title),
  start: () => arrange({ players: [{ card: 'B1-26', crystals: 1, points: 6 }, { points: 4 }], stop: 3 }).match,
  answer: quietly,
  steps: [
    {
      say: inAll(words => words.water.compare),
      spots: () => [spot.cellSpot(PRINTED_MOUNTAIN), spot.NEIGHBOURS],
    },
    {
      ...taskWords(words => words.water.place),
      spots: () => [spot.HELD],
      judge(attempt) {
        if (sources(attempt.state, ME) >= 3) return 'reached'
        return hasPlayed(attempt) ? 'missed' : undefined
      },
    },
    {
      ...endlessWords(words => words.water.score),
      spots: () => [spot.CONFIRM, spot.WATER],
      judge: attempt => (mine(attempt, 'water.scored').length > 0 ? 'reached' : undefined),
    },
  ],
  rules: ['RAU-147', 'RAU-155', 'RAU-157', 'RAU-158', 'RAU-159'],
}

const LEADING = 12
const FOREST = 1
const PLACES = [4, 7]

export const first: Lesson<Rauha> = {
  id: 'first',
  title: inAll(words => words.first.title),
  start: () =>
    arrange({
      players: [{ card: 'B1-25', crystals: 2, points: 9 }, { points: LEADING }, { points: 11 }],
      stop: 2,
      onTurn: ME,
      satellites: [
        ['B1-03', 'B1-33'],
        ['B1-09', 'B1-35'],
        ['B1-13', 'B1-17'],
      ],
    }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.first.track), spots: () => [spot.TRACK] },
    {
      ...taskWords(words => words.first.reach),
      spots: state => (state.kept[ME]! >= 0 ? PLACES : unused(state, [FOREST, ...PLACES])).map(spot.cellSpot),
      judge(attempt) {
        if (attempt.state.points[ME]! >= LEADING) return 'reached'
        const isPlaced = mine(attempt, 'biome.placed').some(({ cell }) => PLACES.includes(cell))
        return isDone(attempt.state) || (hasPlayed(attempt) && !isPlaced) ? 'missed' : undefined
      },
    },
    {
      ...endlessWords(words => words.first.next),
      spots: state => [state.drafting ? spot.HAND : spot.CONFIRM],
      judge: ({ events }) => (events.some(({ type }) => type === 'order.set') ? 'reached' : undefined),
    },
  ],
  rules: ['RAU-081', 'RAU-082', 'RAU-083', 'RAU-183', 'RAU-139'],
}

const CRYSTALS_AT = 4
const POINTS_AT = 5

export const end: Lesson<Rauha> = {
  id: 'end',
  title: inAll(words => words.end.title),
  start: () =>
    arrange({
      players: [
        {
          points: 50,
          crystals: 2,
          spores: [CRYSTALS_AT, POINTS_AT],
          board: { 0: 'B2-12', 2: 'B1-12', [CRYSTALS_AT]: 'B2-01', [POINTS_AT]: 'B2-04', 8: 'B2-21' },
          entities: ['TAIVAS'],
        },
        { points: 60, crystals: 1, board: { 0: 'B2-09', 2: 'B2-16', 4: 'B2-10', 6: 'B2-22' }, entities: ['METSAT'] },
      ],
      stop: 16,
      onTurn: ME,
    }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.end.last), spots: () => [spot.TRACK] },
    {
      ...taskWords(words => words.end.win),
      spots: state => [
        ...unused(state, [CRYSTALS_AT, POINTS_AT]).map(spot.cellSpot),
        ...(state.usedEntities === 0 ? [spot.entitySpot('TAIVAS')] : []),
      ],
      judge(attempt) {
        const won = attempt.events.find(event => event.type === 'game.won')
        if (won === undefined) return undefined
        return won.seats.includes(ME) ? 'reached' : 'missed'
      },
    },
  ],
  rules: ['RAU-059', 'RAU-062', 'RAU-189', 'RAU-190', 'RAU-192'],
}

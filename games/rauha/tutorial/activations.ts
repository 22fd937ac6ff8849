import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import type { Rauha } from '../rules/types.ts'
import { hasPlayed, isDone, ME, mine, quietly, unused } from './judge.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** What activation is worth: the order, the Entities, the Spores at a scoring. */

const CRYSTALS_AT = 1
const SPORE_AT = 4
const POINTS_AT = 7

export const order: Lesson<Rauha> = {
  id: 'order',
  title: inAll(words => words.order.title),
  start: () =>
    arrange({
      players: [
        {
          crystals: 0,
          points: 2,
          spores: [0, 8],
          board: { [CRYSTALS_AT]: 'B1-03', [SPORE_AT]: 'B1-18', [POINTS_AT]: 'B1-21' },
        },
        { points: 1 },
      ],
      stop: 2,
      phase: 'activate',
      onTurn: ME,
    }).match,
  steps: [
    {
      say: inAll(words => words.order.column),
      spots: () => [CRYSTALS_AT, SPORE_AT, POINTS_AT].map(spot.cellSpot),
    },
    {
      ...taskWords(words => words.order.activate),
      spots: state => unused(state, [CRYSTALS_AT, SPORE_AT, POINTS_AT]).slice(0, 1).map(spot.cellSpot),
      judge(attempt) {
        const counted = mine(attempt, 'biome.activated').find(({ cell }) => cell === POINTS_AT)
        if (counted !== undefined) return counted.points >= 3 ? 'reached' : 'missed'
        return isDone(attempt.state) ? 'missed' : undefined
      },
    },
  ],
  rules: ['RAU-127', 'RAU-133', 'RAU-134', 'RAU-201'],
}

const ROW = [0, 1, 2]

export const entity: Lesson<Rauha> = {
  id: 'entity',
  title: inAll(words => words.entity.title),
  start: () =>
    arrange({
      players: [
        { card: 'B1-13', board: { 0: 'B1-14', 4: 'B1-03' } },
        { board: { 0: 'B1-09', 2: 'B1-12' }, entities: ['METSAT'] },
      ],
      stop: 3,
    }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.entity.line), spots: () => [spot.entitySpot('METSAT'), spot.NEIGHBOURS] },
    {
      ...taskWords(words => words.entity.place),
      spots: () => ROW.map(spot.cellSpot),
      judge(attempt) {
        if (mine(attempt, 'entity.welcomed').length > 0) return 'reached'
        return hasPlayed(attempt) ? 'missed' : undefined
      },
    },
    {
      ...taskWords(words => words.entity.activate),
      spots: () => [spot.entitySpot('METSAT')],
      judge(attempt) {
        const counted = mine(attempt, 'entity.activated').at(0)
        if (counted !== undefined) return counted.points >= 2 ? 'reached' : 'missed'
        return isDone(attempt.state) ? 'missed' : undefined
      },
    },
  ],
  rules: ['RAU-105', 'RAU-106', 'RAU-108', 'RAU-111', 'RAU-125', 'RAU-172'],
}

const SPORED = [0, 8]

export const scoring: Lesson<Rauha> = {
  id: 'scoring',
  title: inAll(words => words.scoring.title),
  start: () =>
    arrange({
      players: [
        { points: 8, crystals: 1, spores: SPORED, board: { 0: 'B1-03', 8: 'B1-25' }, entities: ['KITEET'] },
        { points: 5 },
      ],
      stop: 4,
    }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.scoring.corner), spots: () => [spot.AVATAR] },
    {
      ...taskWords(words => words.scoring.activate),
      spots: state => [
        ...unused(state, SPORED).map(spot.cellSpot),
        ...(state.usedEntities === 0 ? [spot.entitySpot('KITEET')] : []),
      ],
      judge(attempt) {
        const activated = mine(attempt, 'biome.activated').length + mine(attempt, 'entity.activated').length
        if (activated === SPORED.length + 1) return 'reached'
        return isDone(attempt.state) ? 'missed' : undefined
      },
    },
  ],
  rules: ['RAU-060', 'RAU-144', 'RAU-145', 'RAU-152', 'RAU-162'],
}

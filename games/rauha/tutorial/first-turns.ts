import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import { BIOMES, biomeNumber, COST } from '../content/tables.ts'
import { hasSpore } from '../rules/board.ts'
import type { Rauha } from '../rules/types.ts'
import { hasPlayed, isDone, ME, mine, quietly, unused } from './judge.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** The world, the cards, and what can be done with one. */

const LEFT = [0, 3, 6]
const START_CRYSTALS = 4

export const world: Lesson<Rauha> = {
  id: 'world',
  title: inAll(words => words.world.title),
  start: () => arrange({ players: [{}, {}], stop: 1, phase: 'activate', onTurn: ME }).match,
  steps: [
    { say: inAll(words => words.world.nine), spots: () => [spot.WORLD] },
    { say: inAll(words => words.world.avatar), spots: () => [spot.AVATAR, ...LEFT.map(spot.cellSpot)] },
    {
      ...taskWords(words => words.world.activate),
      spots: state => unused(state, LEFT).map(spot.cellSpot),
      judge(attempt) {
        if (mine(attempt, 'biome.activated').length === LEFT.length) return 'reached'
        return isDone(attempt.state) ? 'missed' : undefined
      },
    },
  ],
  rules: ['RAU-021', 'RAU-035', 'RAU-124', 'RAU-001'],
}

const PAYABLE = ['B1-16', 'B1-32', 'B1-15']
const TOO_DEAR = 'B1-31'
const USELESS_DESERT = 2

export const turn: Lesson<Rauha> = {
  id: 'turn',
  title: inAll(words => words.turn.title),
  start: () => arrange({ players: [{ hand: [...PAYABLE, TOO_DEAR] }, {}], stop: 1, phase: 'draft' }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.turn.hand), spots: () => [spot.HAND] },
    {
      ...taskWords(words => words.turn.keep),
      spots: () => [spot.CRYSTALS],
      judge(attempt) {
        const kept = mine(attempt, 'biome.picked').at(-1)?.card
        if (kept === undefined) return undefined
        return COST[biomeNumber(kept)]! <= START_CRYSTALS ? 'reached' : 'missed'
      },
    },
    {
      ...taskWords(words => words.turn.place),
      spots: () => [spot.cellSpot(USELESS_DESERT)],
      judge(attempt) {
        if (mine(attempt, 'biome.placed').some(({ cell }) => cell === USELESS_DESERT)) return 'reached'
        return hasPlayed(attempt) ? 'missed' : undefined
      },
    },
  ],
  rules: ['RAU-070', 'RAU-071', 'RAU-088', 'RAU-094', 'RAU-095'],
}

const GRID_CARD = 'B1-24'
const IN_LINE = 6

export const where: Lesson<Rauha> = {
  id: 'where',
  title: inAll(words => words.where.title),
  start: () => arrange({ players: [{ card: GRID_CARD }, {}], stop: 1 }).match,
  answer: quietly,
  steps: [
    {
      say: inAll(words => words.where.grid),
      spots: () => [spot.HELD, ...BIOMES[biomeNumber(GRID_CARD)]!.cells!.map(spot.cellSpot)],
    },
    {
      ...taskWords(words => words.where.place),
      spots: () => [spot.cellSpot(IN_LINE)],
      judge(attempt) {
        if (mine(attempt, 'biome.placed').some(({ cell }) => cell === IN_LINE)) return 'reached'
        return hasPlayed(attempt) ? 'missed' : undefined
      },
    },
    {
      ...taskWords(words => words.where.activate),
      spots: () => [spot.cellSpot(IN_LINE)],
      judge(attempt) {
        if (mine(attempt, 'biome.activated').some(({ cell }) => cell === IN_LINE)) return 'reached'
        return isDone(attempt.state) ? 'missed' : undefined
      },
    },
  ],
  rules: ['RAU-089', 'RAU-090', 'RAU-093', 'RAU-131'],
}

const FOREST = 1

export const discard: Lesson<Rauha> = {
  id: 'discard',
  title: inAll(words => words.discard.title),
  start: () => arrange({ players: [{ card: TOO_DEAR, crystals: 1 }, {}], stop: 1 }).match,
  answer: quietly,
  steps: [
    { say: inAll(words => words.discard.dear), spots: () => [spot.HELD, spot.CRYSTALS] },
    {
      ...taskWords(words => words.discard.spore),
      spots: () => [spot.DISCARDS, spot.cellSpot(FOREST)],
      judge(attempt) {
        if (hasSpore(attempt.state, ME, FOREST)) return 'reached'
        return hasPlayed(attempt) ? 'missed' : undefined
      },
    },
  ],
  rules: ['RAU-091', 'RAU-092', 'RAU-098', 'RAU-161'],
}

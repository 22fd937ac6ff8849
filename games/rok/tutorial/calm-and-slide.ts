import type { Ask, Move } from '@runatal/kernel'
import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import { runesOf } from '../rules/seats.ts'
import type { Rok } from '../rules/types.ts'
import { grabbed, isClosed, ME, saw } from './judge.ts'
import * as spot from './spots.ts'
import { inAll, taskWords } from './words/words.ts'

/** The slide, the end of a game, and the calm way to play. */

/** With this power Tove's stone stops well short; 76 is the most that does not touch. */
const RIVAL_POWER = 60

export const slide: Lesson<Rok> = {
  id: 'slide',
  title: inAll(words => words.slide.title),
  start: () =>
    arrange({
      players: [
        { balance: 'black-fehu', loot: ['black-ansuz', 'black-wunjo', 'white-fehu'], claims: ['black-raido'] },
        { balance: 'black-raido', loot: ['black-tiwaz', 'grey-fehu', 'grey-ansuz'], claims: ['black-fehu'] },
      ],
      phase: 'thefts',
      opening: 0,
      chance: { ints: [500] },
    }).match,
  answer: ask => (ask.kind === 'slideShot' ? { do: 'shoot', power: RIVAL_POWER, aim: 0 } : undefined),
  steps: [
    { say: inAll(words => words.slide.why), spots: () => [spot.LANE] },
    {
      ...taskWords(words => words.slide.shoot),
      spots: () => [],
      judge(attempt) {
        const [result] = saw(attempt, 'contest.result')
        if (result === undefined) return undefined
        return result.winner === ME ? 'reached' : 'missed'
      },
    },
    {
      ...taskWords(words => words.slide.order),
      spots: () => [spot.PANEL],
      judge(attempt) {
        if (saw(attempt, 'theft.ordered').length === 0) return undefined
        return runesOf(attempt.state, ME) === 12 ? 'reached' : 'missed'
      },
    },
  ],
  rules: ['ROK-126', 'ROK-127', 'ROK-128', 'ROK-138', 'ROK-139', 'ROK-215'],
}

const LAST_PAIR = [1, 2]

export const end: Lesson<Rok> = {
  id: 'end',
  title: inAll(words => words.end.title),
  start: () =>
    arrange({
      players: [
        { balance: 'white-raido', loot: ['black-fehu', 'grey-algiz', 'white-wunjo'] },
        { balance: 'grey-tiwaz', loot: ['grey-fehu', 'white-ansuz', 'black-wunjo'] },
      ],
      table: [
        { rune: 'white-berkano', at: [-120, 60] },
        { rune: 'white-berkano', at: [100, -90] },
      ],
      bag: 2,
    }).match,
  steps: [
    { say: inAll(words => words.end.bag), spots: () => [spot.BAG] },
    {
      ...taskWords(words => words.end.win),
      spots: ({ table }) => LAST_PAIR.filter(tag => table.tag.includes(tag)).map(spot.stoneSpot),
      judge(attempt) {
        const [won] = saw(attempt, 'game.won')
        if (won !== undefined) return 'reached'
        return isClosed(attempt) && grabbed(attempt, ME).length < LAST_PAIR.length ? 'missed' : undefined
      },
    },
  ],
  rules: ['ROK-161', 'ROK-165', 'ROK-167', 'ROK-169'],
}

export const calm: Lesson<Rok> = {
  id: 'calm',
  title: inAll(words => words.calm.title),
  start: () =>
    arrange({
      players: [{ balance: 'white-raido' }, { balance: 'grey-tiwaz' }],
      table: [
        { rune: 'black-ansuz', at: [-110, -60] },
        { rune: 'black-ansuz', at: [90, 100] },
        { rune: 'grey-fehu', at: [70, -100] },
      ],
      variant: 'calm',
    }).match,
  answer: withOnePoint,
  steps: [
    { say: inAll(words => words.calm.focus), spots: () => LAST_PAIR.map(spot.stoneSpot) },
    {
      ...taskWords(words => words.calm.choose),
      spots: () => [...LAST_PAIR.map(spot.stoneSpot), spot.PANEL],
      judge(attempt) {
        const [revealed] = saw(attempt, 'calm.revealed')
        if (revealed === undefined) return undefined
        return revealed.choices[ME]!.result === 'won' ? 'reached' : 'missed'
      },
    },
  ],
  rules: ['ROK-187', 'ROK-188', 'ROK-189', 'ROK-190', 'ROK-191'],
}

/** Tove always spends one point. */
function withOnePoint(_ask: Ask, options: readonly Move<Rok>[]): Move<Rok> | undefined {
  return options.find(move => move.do === 'target' && move.focus === 1)
}

import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange } from '../arrange.ts'
import type { Rok } from '../rules/types.ts'
import { grabbed, grabbing, isClosed, ME, RIVAL, saw } from './judge.ts'
import * as spot from './spots.ts'
import { endlessWords, inAll, taskWords } from './words/words.ts'

/** What Balance runes do: pairs of one's own, and thefts. */

const TWIN = 1

export const own: Lesson<Rok> = {
  id: 'own',
  title: inAll(words => words.own.title),
  start: () =>
    arrange({
      players: [{ balance: 'white-raido', loot: ['black-fehu'] }, { balance: 'grey-tiwaz' }],
      table: [
        { rune: 'white-raido', at: [-110, -90] },
        { rune: 'grey-raido', at: [120, -40] },
        { rune: 'black-ansuz', at: [30, 90] },
        { rune: 'black-tiwaz', at: [-130, 90], face: 'down' },
      ],
    }).match,
  steps: [
    { say: inAll(words => words.own.single), spots: () => [spot.dishSpot(ME)] },
    {
      ...taskWords(words => words.own.grab),
      untimed: true,
      spots: () => [spot.stoneSpot(TWIN)],
      judge(attempt) {
        if (saw(attempt, 'balance.completed').length > 0) return 'reached'
        return grabbed(attempt, ME).length > 0 || isClosed(attempt) ? 'missed' : undefined
      },
    },
    {
      ...endlessWords(words => words.own.next),
      spots: () => [spot.dishSpot(ME)],
      judge: attempt => (saw(attempt, 'balance.replaced').length > 0 ? 'reached' : undefined),
    },
  ],
  rules: ['ROK-072', 'ROK-074', 'ROK-075', 'ROK-143', 'ROK-145'],
}

export const theft: Lesson<Rok> = {
  id: 'theft',
  title: inAll(words => words.theft.title),
  start: () =>
    arrange({
      players: [
        { balance: 'white-raido', loot: ['black-fehu'] },
        { balance: 'grey-raido', loot: ['grey-fehu', 'grey-tiwaz', 'white-berkano'] },
      ],
      table: [
        { rune: 'grey-raido', at: [110, 80] },
        { rune: 'black-raido', at: [-120, -30] },
        { rune: 'white-ansuz', at: [40, -110] },
        { rune: 'black-wunjo', at: [-90, 130], face: 'down' },
      ],
    }).match,
  intend: grabbing({ tag: TWIN, after: 6500 }),
  steps: [
    { say: inAll(words => words.theft.rich), spots: () => [spot.dishSpot(RIVAL), spot.lootSpot(RIVAL)] },
    {
      ...taskWords(words => words.theft.grab),
      spots: () => [spot.stoneSpot(TWIN)],
      judge(attempt) {
        if (saw(attempt, 'claim.taken').length > 0) return 'reached'
        return saw(attempt, 'grab.awarded').length > 0 || isClosed(attempt) ? 'missed' : undefined
      },
    },
    {
      ...endlessWords(words => words.theft.rob),
      spots: () => [spot.lootSpot(RIVAL)],
      judge: attempt => (saw(attempt, 'theft.resolved').length > 0 ? 'reached' : undefined),
    },
  ],
  rules: ['ROK-073', 'ROK-116', 'ROK-117', 'ROK-118', 'ROK-119', 'ROK-152'],
}

import type { Lesson } from '@runatal/look/tutorial.ts'
import { arrange, type Lies, type Position } from '../arrange.ts'
import type { RuneName } from '../content/stones.ts'
import type { Rok } from '../rules/types.ts'
import { FIRST_THROW } from './first-throw.ts'
import { grabbed, grabbing, isClosed, ME, RIVAL, saw } from './judge.ts'
import * as spot from './spots.ts'
import { endlessWords, inAll, taskWords } from './words/words.ts'

/** The throw, the race for pairs, and what goes wrong in it. */

const PLAYERS: Position['players'] = [{ balance: 'white-raido' }, { balance: 'grey-tiwaz' }]
const THROWN: readonly RuneName[] = [
  'grey-algiz',
  'white-fehu',
  'black-fehu',
  'grey-raido',
  'black-ansuz',
  'white-berkano',
  'black-tiwaz',
  'black-fehu',
  'white-tiwaz',
  'grey-wunjo',
]
/** The stones as they came to lie. */
const LYING = FIRST_THROW.thrown.map(({ x, y, up }, i): Lies => ({
  rune: THROWN[i]!,
  at: [x, y],
  ...(!up && { face: 'down' }),
}))

export const throwing: Lesson<Rok> = {
  id: 'throw',
  title: inAll(words => words.throwing.title),
  start: () => arrange({ players: PLAYERS, phase: 'draw', bag: THROWN }).match,
  answer: ask => (ask.kind === 'launch' ? { do: 'launch', landing: FIRST_THROW } : undefined),
  steps: [
    { say: inAll(words => words.throwing.table), spots: () => [spot.DISC] },
    { say: inAll(words => words.throwing.balance), spots: () => [spot.dishSpot(ME), spot.dishSpot(RIVAL)] },
    {
      ...endlessWords(words => words.throwing.signal),
      spots: state => (state.phase === 'draw' ? [spot.THROW] : []),
      judge: attempt => (saw(attempt, 'grab.opened').length > 0 ? 'reached' : undefined),
    },
  ],
  rules: ['ROK-003', 'ROK-020', 'ROK-029', 'ROK-038', 'ROK-039', 'ROK-042'],
}

const TWINS = [3, 8]
const FACE_DOWN = 1

export const pair: Lesson<Rok> = {
  id: 'pair',
  title: inAll(words => words.pair.title),
  start: () => arrange({ players: PLAYERS, table: LYING }).match,
  steps: [
    { say: inAll(words => words.pair.twins), spots: () => TWINS.map(spot.stoneSpot) },
    { say: inAll(words => words.pair.hidden), spots: () => [spot.stoneSpot(FACE_DOWN)] },
    {
      ...taskWords(words => words.pair.grab),
      untimed: true,
      spots: ({ table }) => TWINS.filter(tag => table.tag.includes(tag)).map(spot.stoneSpot),
      judge(attempt) {
        if (saw(attempt, 'pair.made').length > 0) return 'reached'
        const isOther = grabbed(attempt, ME).some(rune => rune !== 'black-fehu')
        return isOther || isClosed(attempt) ? 'missed' : undefined
      },
    },
  ],
  rules: ['ROK-012', 'ROK-013', 'ROK-058', 'ROK-060', 'ROK-063', 'ROK-068'],
}

const ALONE = [1, 2]

export const falsePair: Lesson<Rok> = {
  id: 'false-pair',
  title: inAll(words => words.falsePair.title),
  start: () =>
    arrange({
      players: [{ ...PLAYERS[ME], loot: ['grey-berkano', 'black-algiz'] }, { ...PLAYERS[RIVAL] }],
      table: [
        { rune: 'black-thurisaz', at: [-90, -70] },
        { rune: 'black-wunjo', at: [80, -90] },
        { rune: 'white-ansuz', at: [20, 120], face: 'down' },
      ],
    }).match,
  steps: [
    { say: inAll(words => words.falsePair.alike), spots: () => ALONE.map(spot.stoneSpot) },
    {
      ...endlessWords(words => words.falsePair.grab),
      untimed: true,
      spots: ({ table }) => ALONE.filter(tag => table.tag.includes(tag)).map(spot.stoneSpot),
      judge: attempt => (grabbed(attempt, ME).length === ALONE.length ? 'reached' : undefined),
    },
    {
      ...endlessWords(words => words.falsePair.pay),
      spots: ({ phase }) => (phase === 'check' ? [spot.PANEL] : [spot.lootSpot(ME)]),
      judge: attempt => (saw(attempt, 'penalty.paid').length > 0 ? 'reached' : undefined),
    },
  ],
  rules: ['ROK-069', 'ROK-098', 'ROK-099', 'ROK-100', 'ROK-103', 'ROK-105'],
}

const FIRST_TWIN = 1
const SECOND_TWIN = 2

export const split: Lesson<Rok> = {
  id: 'split',
  title: inAll(words => words.split.title),
  start: () =>
    arrange({
      players: [
        { ...PLAYERS[ME], loot: ['grey-berkano'] },
        { ...PLAYERS[RIVAL], loot: ['white-algiz', 'black-algiz'] },
      ],
      table: [
        { rune: 'black-fehu', at: [120, 110] },
        { rune: 'black-fehu', at: [-60, -110] },
        { rune: 'grey-ansuz', at: [90, -60] },
        { rune: 'white-wunjo', at: [-150, 40], face: 'down' },
      ],
    }).match,
  intend: grabbing({ tag: FIRST_TWIN, after: 900 }, { tag: SECOND_TWIN, after: 6000 }),
  steps: [
    { say: inAll(words => words.split.rival), spots: () => [FIRST_TWIN, SECOND_TWIN].map(spot.stoneSpot) },
    {
      ...taskWords(words => words.split.deny),
      spots: ({ table }) => (table.tag.includes(SECOND_TWIN) ? [spot.stoneSpot(SECOND_TWIN)] : [spot.PAGES]),
      judge(attempt) {
        if (saw(attempt, 'pair.split').length > 0) return 'reached'
        const isLost = saw(attempt, 'pair.made').length > 0 || saw(attempt, 'table.cleared').length > 0
        return isLost || grabbed(attempt, ME).includes('grey-ansuz') ? 'missed' : undefined
      },
    },
  ],
  rules: ['ROK-071', 'ROK-083', 'ROK-112', 'ROK-113'],
}

import { core, type Setting, type Steps } from '@runatal/kernel'
import { ENTITIES } from '../content/entities.ts'
import { CARDS_PER_AGE, CELLS, FIRST_CELL } from '../content/tables.ts'
import { COLOURS, NONE, type Rauha, type State } from './types.ts'

/** Set-up (RAU-045 to RAU-058). */

export const START_CRYSTALS = 4
const NOBODYS = ENTITIES.map(() => NONE)
const FIRST_AGE = range(0, CARDS_PER_AGE)
const SECOND_AGE = range(CARDS_PER_AGE, CARDS_PER_AGE)

export function create({ seats, table, seat }: Setting<Rauha>): State {
  const perSeat = (value: number) => seat.map(() => value)
  // Named one by one, as in `clone`, so that the engine sees one shape of state, with all fields in place.
  const { agenda, asks, nextAsk } = core('setUp')
  return {
    agenda,
    asks,
    nextAsk,
    side: table.side, // RAU-030: one side for all
    colours: seat.map(({ colour }) => COLOURS.indexOf(colour)),
    activateForMe: seat.map(chosen => chosen.activateForMe === 'on'),
    confirmForMe: seat.map(chosen => chosen.confirmForMe === 'on'),
    stop: 1, // RAU-053: the top-left notch
    decks: [FIRST_AGE.slice(), SECOND_AGE.slice()],
    satellites: seat.map(() => []), // RAU-050: as many as players
    drafting: false,
    kept: perSeat(NONE),
    blackHole: [], // RAU-056
    covered: [],
    boards: boards(seats, FIRST_CELL[table.side]), // RAU-032: all alike
    spores: perSeat(0), // RAU-058
    crystals: perSeat(START_CRYSTALS), // RAU-057
    points: perSeat(0), // RAU-054
    arrivals: range(0, seats),
    owners: NOBODYS.slice(), // RAU-045
    active: NONE,
    usedCells: perSeat(0),
    usedEntities: 0,
    welcomed: 0,
  }
}

export const setup: Steps<Rauha, 'setUp'> = {
  setUp(s, _, t) {
    t.emit?.({ type: 'game.created', seats: s.points.length, side: s.side })
    // RAU-047: the two Ages are shuffled separately.
    t.chance.shuffle(s.decks[0])
    t.chance.shuffle(s.decks[1])
    // RAU-055: the markers are piled up at random.
    t.chance.shuffle(s.arrivals)
    t.emit?.({ type: 'track.piled', order: s.arrivals.slice() })
    t.next('round')
  },
}

function boards(count: number, first: number): number[] {
  const cells: number[] = []
  for (let board = 0; board < count; board++) for (let cell = 0; cell < CELLS; cell++) cells.push(first + cell)
  return cells
}

function range(from: number, count: number): number[] {
  const numbers: number[] = []
  for (let i = 0; i < count; i++) numbers.push(from + i)
  return numbers
}

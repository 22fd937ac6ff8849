import { type Core, core, type Decision, type Game, type Steps } from '@runatal/kernel'

/** Connect four on our kernel: the same rules as beside it on boardgame.io. */

interface State extends Core {
  /** 0 for empty, else seat + 1; row by row from the bottom, with a rim of 0 all round (see `at`). */
  cells: number[]
  heights: number[]
  /** One bit for each column that takes no more. */
  full: number
  turn: number
  placed: number
  winner: number
}

interface Drop {
  do: 'drop'
  column: number
}

export interface ConnectFour {
  state: State
  table: object
  seat: object
  steps: { turn: undefined }
  asks: { drop: Drop }
  event: { type: 'dropped'; seat: number; column: number } | { type: 'won'; seat: number }
}

const NOBODY = -1
const DROPS: readonly Drop[] = [0, 1, 2, 3, 4, 5, 6].map(column => ({ do: 'drop', column }))

/** The legal moves, by which columns are full: there are few such lists, and so a playout builds none. */
const OPEN = Array.from({ length: 1 << 7 }, (_, full) => DROPS.filter(({ column }) => (full & (1 << column)) === 0))
/** A copy is quicker than an array filled anew. */
const NO_CELLS = Array<number>(65).fill(0)
const NO_HEIGHTS = Array<number>(7).fill(0)

const steps: Steps<ConnectFour> = {
  turn(s, _, t) {
    t.ask(s.turn, 'drop')
  },
}

const drop: Decision<ConnectFour, 'drop'> = {
  options(s) {
    return OPEN[s.full]!
  },
  take(s, seat, { column }, t) {
    const cell = at(column, s.heights[column]!++)
    s.cells[cell] = seat + 1
    s.placed++
    if (s.heights[column] === 6) s.full |= 1 << column
    t.emit?.({ type: 'dropped', seat, column })
    if (hasFour(s.cells, cell)) {
      s.winner = seat
      t.emit?.({ type: 'won', seat })
    } else if (s.placed < 42) {
      s.turn = 1 - s.turn
      t.next('turn')
    }
  },
  // One of the columns must be chosen: the first that has room.
  late: s => OPEN[s.full]![0]!,
}

export const connectFour: Game<ConnectFour> = {
  id: 'connect-four',
  seats: { min: 2, max: 2 },
  choices: { table: {}, seat: {} },
  create: () => {
    // Named one by one, as in `clone`, so that the engine sees one shape of state, with all fields in place.
    const { agenda, asks, nextAsk } = core('turn')
    return {
      agenda,
      asks,
      nextAsk,
      cells: NO_CELLS.slice(),
      heights: NO_HEIGHTS.slice(),
      full: 0,
      turn: 0,
      placed: 0,
      winner: NOBODY,
    }
  },
  steps,
  decisions: { drop },
  clone,
  mask: clone,
  imagine: clone,
  outcome(s) {
    if (s.winner === NOBODY) return s.placed < 42 ? undefined : { winners: [0, 1], places: [1, 1], scores: [0, 0] }
    const won = (seat: number) => (seat === s.winner ? 1 : 0)
    return { winners: [s.winner], places: [2 - won(0), 2 - won(1)], scores: [won(0), won(1)] }
  },
}

function clone(s: State): State {
  return {
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    cells: s.cells.slice(),
    heights: s.heights.slice(),
    full: s.full,
    turn: s.turn,
    placed: s.placed,
    winner: s.winner,
  }
}

/** Eight cells a row: the eighth is the rim between two rows, so that no line runs round the edge. */
function at(column: number, row: number): number {
  return 8 * (row + 1) + column + 1
}

function hasFour(cells: readonly number[], cell: number): boolean {
  return isLine(cells, cell, 1) || isLine(cells, cell, 8) || isLine(cells, cell, 9) || isLine(cells, cell, 7)
}

function isLine(cells: readonly number[], cell: number, step: number): boolean {
  const who = cells[cell]
  let length = 1
  for (let i = cell + step; cells[i] === who; i += step) length++
  for (let i = cell - step; cells[i] === who; i -= step) length++
  return length >= 4
}

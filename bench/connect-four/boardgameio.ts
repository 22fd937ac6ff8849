import { createRequire } from 'node:module'
import type { Game } from 'boardgame.io' with { 'resolution-mode': 'require' }
import type { Client } from 'boardgame.io/client' with { 'resolution-mode': 'require' }

/** Connect four on boardgame.io: the same rules as beside it on our kernel, written as its documentation teaches. */

interface Position {
  /** 0 for empty, else player + 1; row by row from the bottom. */
  cells: number[]
  heights: number[]
  /** The cell filled last; -1 before the first move. */
  last: number
}

/** How a finished game is reported: without a winner it is a draw. */
export interface GameOver {
  winner?: number
}

const COLUMNS = 7
const ROWS = 6

export const connectFour: Game<Position> = {
  name: 'connect-four',
  // Saves it a copy of the state per move: playouts never undo, and our side keeps no history either.
  disableUndo: true,
  setup: () => ({
    cells: Array<number>(COLUMNS * ROWS).fill(0),
    heights: Array<number>(COLUMNS).fill(0),
    last: -1,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop({ G, ctx }, column: number) {
      G.last = COLUMNS * G.heights[column]!++ + column
      G.cells[G.last] = Number(ctx.currentPlayer) + 1
    },
  },
  endIf({ G }): GameOver | undefined {
    if (G.last < 0) return undefined
    if (hasFour(G.cells, G.last)) return { winner: G.cells[G.last]! - 1 }
    return isFull(G) ? {} : undefined
  },
}

/** A client on its own: no server, no debug panel. */
export function newClient() {
  return boardgameio.Client({ game: connectFour, numPlayers: 2, debug: false })
}

/** The columns that still take a disc. */
export function options({ heights }: Position): number[] {
  const open: number[] = []
  for (let column = 0; column < COLUMNS; column++) if (heights[column]! < ROWS) open.push(column)
  return open
}

function isFull({ heights }: Position): boolean {
  return heights.every(height => height === ROWS)
}

function hasFour(cells: readonly number[], cell: number): boolean {
  const column = cell % COLUMNS
  const row = (cell - column) / COLUMNS
  return (
    isLine(cells, column, row, 1, 0) ||
    isLine(cells, column, row, 0, 1) ||
    isLine(cells, column, row, 1, 1) ||
    isLine(cells, column, row, 1, -1)
  )
}

function isLine(cells: readonly number[], column: number, row: number, right: number, up: number): boolean {
  return 1 + reach(cells, column, row, right, up) + reach(cells, column, row, -right, -up) >= 4
}

/** How many discs of the same colour follow in one direction. */
function reach(cells: readonly number[], column: number, row: number, right: number, up: number): number {
  const who = cells[COLUMNS * row + column]
  let length = 0
  for (;;) {
    column += right
    row += up
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return length
    if (cells[COLUMNS * row + column] !== who) return length
    length++
  }
}

const boardgameio = inProduction()

/** Outside production it checks each state and writes each move to the console: that would not be a fair race. */
function inProduction() {
  process.env['NODE_ENV'] = 'production'
  const required: { Client: typeof Client } = createRequire(import.meta.url)('boardgame.io/client')
  return required
}

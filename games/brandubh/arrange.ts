import { core, type Seat } from '@runatal/kernel'
import { arrangeMatch } from '@runatal/kernel/arrange'
import { rules } from './rules/brandubh.ts'
import { SIZE, SQUARES, startingBoard } from './rules/board.ts'
import { positionOf } from './rules/ending.ts'
import type { Cell, Side } from './rules/types.ts'

export interface Position {
  /** Seven rows from the seventh down to the first: `a` attacker, `d` defender, `K` king, `.` empty. The set-up, if left out. */
  board?: readonly string[]
  /** Who is to move; the attackers, if left out. */
  turn?: Side
  /** The seat of the king's side; 1, if left out. */
  king?: Seat
}

/** A game from any position. */
export function arrange({ board, turn = 'attackers', king = 1 }: Position = {}) {
  const cells = board === undefined ? startingBoard() : readBoard(board)
  const seat = [0, 1].map(one => ({ side: one === king ? ('king' as const) : ('attackers' as const) }))
  return arrangeMatch(rules, {
    wish: { seats: 2, seat },
    from: {
      ...core('turn'),
      board: cells,
      seats: { attackers: 1 - king, king },
      turn,
      past: [positionOf(cells, turn)],
    },
  })
}

function readBoard(rows: readonly string[]): Cell[] {
  const cells = rows.toReversed().flatMap(row => row.replaceAll(' ', '').split('').map(readCell))
  if (rows.length !== SIZE || cells.length !== SQUARES.length)
    throw new Error(
      `A board has ${SIZE} rows of ${SIZE} squares: this one has ${rows.length} rows, ${cells.length} squares`,
    )
  if (cells.filter(cell => cell === 'king').length !== 1) throw new Error('There is one king on a board: write one K')
  return cells
}

function readCell(sign: string): Cell {
  const cell = CELLS[sign]
  if (cell === undefined) throw new Error(`A board cannot have '${sign}': there is a, d, K and .`)
  return cell
}

const CELLS: Readonly<Record<string, Cell>> = { a: 'attacker', d: 'defender', K: 'king', '.': '' }

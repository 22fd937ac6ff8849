import { core, openGame, type Turn } from '@runatal/kernel'
import { otherSide, placeOf, squareAt, startingBoard } from './board.ts'
import { endOfBoard, endOfTurn, positionOf } from './ending.ts'
import { careful } from './late.ts'
import { after, barredMoves, movesOf } from './moving.ts'
import { type Brandubh, type End, type Side, SIDES, type State } from './types.ts'

/** The rules; what bots know of the game is added to them in `index.ts`. */
export const rules = openGame<Brandubh>({
  id: 'brandubh',
  seats: { min: 2, max: 2 },
  // BRA-004.
  choices: { table: {}, seat: { side: { values: SIDES, first: 'attackers', distinct: true } } },
  outOfTurn: { theirs: 'BRA-005', later: 'BRA-005' },
  create({ seat }) {
    const board = startingBoard()
    const king = seat.findIndex(({ side }) => side === 'king')
    // BRA-005: the attackers begin.
    return {
      ...core('turn'),
      board,
      seats: { attackers: 1 - king, king },
      turn: 'attackers',
      past: [positionOf(board, 'attackers')],
    }
  },
  steps: {
    turn(s, _, t) {
      const end = endOfTurn(s)
      if (end === undefined) t.ask(s.seats[s.turn], 'move')
      else finish(s, end, t)
    },
  },
  decisions: {
    move: {
      rule: 'BRA-007',
      options: s => movesOf(s.board, s.turn),
      barred: s => barredMoves(s.board, s.turn),
      take(s, seat, move, t) {
        const piece = s.board[placeOf(move.from)]
        if (piece === undefined || piece === '') throw new Error(`Nothing stands on ${move.from}`)
        const { board, taken } = after(s.board, move)
        t.emit?.({ type: 'moved', seat, piece, from: move.from, to: move.to })
        for (const place of taken) {
          const captured = s.board[place]
          if (captured) t.emit?.({ type: 'captured', seat, piece: captured, at: squareAt(place) })
        }
        s.board = board
        s.turn = otherSide(s.turn)
        if (taken.length > 0) s.past = []
        s.past.push(positionOf(board, s.turn))
        const end = endOfBoard(board)
        if (end === undefined) t.next('turn')
        else finish(s, end, t)
      },
      late: s => careful(s),
    },
  },
  // By hand: the bots copy a position thousands of times a second.
  clone: s => ({
    agenda: s.agenda.slice(),
    asks: s.asks.slice(),
    nextAsk: s.nextAsk,
    board: s.board.slice(),
    seats: { ...s.seats },
    turn: s.turn,
    past: s.past.slice(),
    ...(s.end && { end: { ...s.end } }),
  }),
  outcome({ end, seats }) {
    if (end === undefined) return undefined
    if (end.winner === undefined) return { winners: [], places: [1, 1], scores: [0, 0] }
    const won = seats[end.winner]
    return {
      winners: [won],
      places: [0, 1].map(seat => (seat === won ? 1 : 2)),
      scores: [0, 1].map(seat => (seat === won ? 1 : 0)),
    }
  },
})

function finish(s: State, end: End, t: Turn<Brandubh>): void {
  s.end = end
  t.emit?.({ type: 'ended', why: end.why, ...(end.winner !== undefined && { seat: s.seats[end.winner] }) })
}

/** The side that a seat plays. */
export function sideOfSeat({ seats }: State, seat: number): Side | undefined {
  return SIDES.find(side => seats[side] === seat)
}

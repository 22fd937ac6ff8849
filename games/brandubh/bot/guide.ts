import type { Guide } from '@runatal/kernel'
import { isCorner, RAYS } from '../rules/board.ts'
import { endOfBoard } from '../rules/ending.ts'
import { after } from '../rules/moving.ts'
import type { Brandubh, Cell, Move, State } from '../rules/types.ts'

/** What bots know of Brandubh: where the king can go, who stands around him, and who is left. */
export const guide: Guide<Brandubh> = {
  levels: {
    novice: 'greedy/75',
    apprentice: 'greedy/50',
    adept: 'greedy',
    master: 'ismcts:100',
    grandmaster: 'ismcts:800',
  },
  /** By the shares on docs/levels.md: `greedy` is 1400. */
  stars: { novice: 1195, apprentice: 1310, adept: 1400, master: 1525, grandmaster: 1640 },
  evaluate(s, seat) {
    const king = chancesOfKing(s)
    return s.seats.king === seat ? king : 1 - king
  },
  rollout(s, _, options, chance) {
    let best: Move | undefined
    let most = 0
    // A few looks at random: what wins is taken, else what takes most.
    for (let look = 0; look < LOOKS; look++) {
      const move = options[chance.int(options.length)]
      if (move === undefined) continue
      const { board, taken } = after(s.board, move)
      if (endOfBoard(board) !== undefined) return move
      if (best === undefined || taken.length > most) [best, most] = [move, taken.length]
    }
    const [first] = options
    if (best === undefined && first === undefined) throw new Error('A rollout needs an option')
    return best ?? (first as Move)
  },
  key: ({ from, to }) => `${from}${to}`,
}

const LOOKS = 4

/** From 0 to 1: how well the king's side stands. */
function chancesOfKing({ board, turn, end }: State): number {
  if (end !== undefined) return end.winner === undefined ? 0.5 : end.winner === 'king' ? 1 : 0
  const king = board.indexOf('king')
  const ways = waysOut(board, king)
  if (ways > 0 && turn === 'king') return 0.99
  if (ways > 1) return 0.95
  const attackers = count(board, 'attacker')
  const defenders = count(board, 'defender')
  const pressed = neighbours(king).filter(place => board[place] === 'attacker').length
  const worth =
    0.5 * (defenders - 4) -
    0.35 * (attackers - 8) +
    0.9 * ways +
    0.12 * freedom(board, king) +
    0.5 * cornersNear(board, king) -
    0.7 * pressed
  return 1 / (1 + Math.exp(-worth))
}

/** The corners that the king reaches in one move. */
function waysOut(board: readonly Cell[], king: number): number {
  return stops(board, king).filter(isCorner).length
}

/** The places from which he would reach one, that he can go to now. */
function cornersNear(board: readonly Cell[], king: number): number {
  const without = board.slice()
  without[king] = ''
  return Math.max(0, ...stops(board, king).map(place => waysOut(without, place)))
}

function freedom(board: readonly Cell[], king: number): number {
  return stops(board, king).length
}

/** How far a piece gets along its lines. */
function stops(board: readonly Cell[], place: number): number[] {
  return (RAYS[place] ?? []).flatMap(ray => {
    const wall = ray.findIndex(next => board[next] !== '')
    return wall === -1 ? [...ray] : ray.slice(0, wall)
  })
}

function neighbours(place: number): number[] {
  return (RAYS[place] ?? []).flatMap(([next]) => (next === undefined ? [] : [next]))
}

function count(board: readonly Cell[], piece: Cell): number {
  return board.filter(cell => cell === piece).length
}

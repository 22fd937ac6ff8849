import { type Arranged, flawed } from '@runatal/kernel/arrange'
import { arrange } from '../arrange.ts'
import { isCorner, squareAt, startingBoard, THRONE_PLACE } from '../rules/board.ts'
import type { Brandubh, Piece } from '../rules/types.ts'
import { cellsOf, type Composed, rowsOf } from './position.ts'

/** What tests may arrange, and no game can come to. */
export const IN_NO_GAME = {
  noKing: ({ pieces }: { pieces: number }) => `There is no king among ${pieces} pieces`,
  escaped: ({ square }: { square: string }) => `The king stands on ${square}, a corner: the game is over`,
  tooMany: ({ piece, count }: { piece: string; count: number }) => `${count} times '${piece}': the box has fewer`,
  forTheKing: ({ piece, square }: { piece: string; square: string }) =>
    `'${piece}' stands on ${square}: only the king may`,
}

const cannot = flawed(IN_NO_GAME)

/** A game from a position that a game can come to. */
export function checked(position: Composed): Arranged<Brandubh> {
  const cells = cellsOf(position)
  const king = cells.indexOf('king')
  if (king < 0) throw cannot('noKing', { pieces: cells.filter(Boolean).length })
  if (isCorner(king)) throw cannot('escaped', { square: squareAt(king) })
  for (const piece of ['attacker', 'defender'] as const) {
    const count = countOf(cells, piece)
    if (count > countOf(startingBoard(), piece)) throw cannot('tooMany', { piece, count })
  }
  for (const [place, piece] of cells.entries())
    if (piece !== '' && piece !== 'king' && (isCorner(place) || place === THRONE_PLACE))
      throw cannot('forTheKing', { piece, square: squareAt(place) })
  return arrange({ ...position, board: rowsOf(cells) })
}

function countOf(cells: readonly string[], piece: Piece): number {
  return cells.filter(cell => cell === piece).length
}

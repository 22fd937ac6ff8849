import { portal, SHEET, TILE_BOX } from './portal.ts'
import { printedTile, RUNES } from './runes.ts'
import type { Drawing } from './shape.ts'
import { SIGNS, type SignState } from './signs.ts'
import { printedToken } from './tokens.ts'

/** A4, in millimetres. */
export const PAGE = { width: 210, height: 297 } as const

/** A drawing on a page: its middle and its side in millimetres. */
export interface Piece {
  readonly id: string
  readonly drawing: Drawing
  readonly x: number
  readonly y: number
  readonly size: number
}

/** From middle to middle, with room for the scissors. */
const TILE_PITCH = 42
const TOKEN_PITCH = 36

/** What is printed, to scale: the portal; the tiles with the tokens for results; the tokens for hints. */
export const pages: readonly (readonly Piece[])[] = [
  [{ id: 'portal', drawing: portal, x: PAGE.width / 2, y: 18 + SHEET / 2, size: SHEET }],
  [
    ...RUNES.map((rune, i) => ({
      id: `tile-${rune}`,
      drawing: printedTile(rune),
      x: PAGE.width / 2 + (i < 4 ? i - 1.5 : i - 5) * TILE_PITCH,
      y: i < 4 ? 40 : 82,
      size: TILE_BOX,
    })),
    ...tokens('bright', 132),
    ...tokens('golden', 132 + 2 * TOKEN_PITCH),
  ],
  [...tokens('unknown', 40), ...tokens('dark', 40 + 2 * TOKEN_PITCH)],
]

/** Seven of one state in two rows, the second row between the first. */
function tokens(state: SignState, y: number): readonly Piece[] {
  return SIGNS.map((sign, i) => ({
    id: `sign-${sign}-${state}`,
    drawing: printedToken(sign, state),
    x: PAGE.width / 2 + (i < 4 ? i - 1.5 : i - 5) * TOKEN_PITCH,
    y: y + (i < 4 ? 0 : TOKEN_PITCH),
    size: 30,
  }))
}

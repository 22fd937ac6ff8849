import { EMBLEMS } from '@runatal/look/emblems.ts'
import type { Seat, Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import type { ReactNode } from 'react'
import { type Messages, messages } from '../messages/index.ts'
import { type Colour, COLOURS, type State } from '../rules/types.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What every part of the board needs to know. */
export interface Table {
  /** What is drawn: while events go by, not yet the latest view. */
  state: State
  me: Viewer
  still: boolean
  words: BoardWords
  game: Messages
  name(seat: Seat): string
  clock(seat: Seat): ReactNode
  colour(seat: Seat): Colour
  ink(seat: Seat): string
  zoom(what: Zoomed): void
}

/** Something to look at closely. */
export type Zoomed =
  | { what: 'biome'; seat: Seat; cell: number }
  | { what: 'card'; biome: number }
  | { what: 'entity'; entity: number }
  | { what: 'world'; seat: Seat }

export function makeTable(
  state: State,
  me: Viewer,
  faces: readonly SeatFace[],
  language: Language,
  still: boolean,
  zoom: (what: Zoomed) => void,
): Table {
  const colour = (seat: Seat): Colour => COLOURS[state.colours[seat] ?? 0] ?? 'moss'
  return {
    state,
    me,
    still,
    words: boardWords[language],
    game: messages[language],
    name: seat => faces.find(face => face.seat === seat)?.name ?? `${seat + 1}`,
    clock: seat => faces.find(face => face.seat === seat)?.clock,
    colour,
    ink: seat => EMBLEMS[colour(seat)].ink,
    zoom,
  }
}

export const { TableContext, useTable } = boardContext<Table>()

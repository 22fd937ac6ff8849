import { EMBLEMS } from '@runatal/look/emblems.ts'
import type { Seat, Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { type Faces, facesOf } from '@runatal/look/faces.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import { type Messages, messages } from '../messages/index.ts'
import { type Colour, COLOURS, type State } from '../rules/types.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What stays as it is while views come and go: parts that know no more than this are drawn again only for their own sake. */
export interface Setting extends Faces {
  me: Viewer
  still: boolean
  words: BoardWords
  game: Messages
  colour(seat: Seat): Colour
  ink(seat: Seat): string
  zoom(what: Zoomed): void
}

/** And what is drawn: while events go by, not yet the latest view. */
export interface Table extends Setting {
  state: State
}

/** Something to look at closely. */
export type Zoomed =
  | { what: 'biome'; seat: Seat; cell: number }
  | { what: 'card'; biome: number }
  | { what: 'entity'; entity: number }
  | { what: 'world'; seat: Seat }

export function makeSetting(
  colours: readonly number[],
  me: Viewer,
  faces: readonly SeatFace[],
  language: Language,
  still: boolean,
  zoom: (what: Zoomed) => void,
): Setting {
  const colour = (seat: Seat): Colour => COLOURS[colours[seat] ?? 0] ?? 'moss'
  return {
    ...facesOf(faces, me),
    me,
    still,
    words: boardWords[language],
    game: messages[language],
    colour,
    ink: seat => EMBLEMS[colour(seat)].ink,
    zoom,
  }
}

export const { TableContext: SettingContext, useTable: useSetting } = boardContext<Setting>()
export const { TableContext, useTable } = boardContext<Table>()

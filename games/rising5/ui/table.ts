import type { Seat, Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import { type Messages, messages } from '../messages/index.ts'
import type { Hero, Item } from '../content/names.ts'
import type { State } from '../rules/types.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What every part of the board needs to know. */
export interface Table {
  /** What is drawn: while events go by, not yet the latest view. */
  state: State
  me: Viewer
  language: Language
  still: boolean
  frozen: boolean
  words: BoardWords
  game: Messages
  name(seat: Seat): string
  zoom(what: Zoomed): void
  showRule(id: string): void
}

/** Something to look at closely. */
export type Zoomed =
  | { what: 'card'; card: number }
  | { what: 'hero'; hero: Hero }
  | { what: 'item'; item: Item }
  | { what: 'discard' }
  | { what: 'history' }

export function makeTable(
  state: State,
  me: Viewer,
  faces: readonly SeatFace[],
  language: Language,
  rest: Pick<Table, 'still' | 'frozen' | 'zoom' | 'showRule'>,
): Table {
  return {
    state,
    me,
    language,
    words: boardWords[language],
    game: messages[language],
    name: seat => faces.find(face => face.seat === seat)?.name ?? `${seat + 1}`,
    ...rest,
  }
}

export const { TableContext, useTable } = boardContext<Table>()

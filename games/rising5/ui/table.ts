import type { Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { type Faces, facesOf } from '@runatal/look/faces.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import { type Messages, messages } from '../messages/index.ts'
import type { Hero, Item } from '../content/names.ts'
import type { State } from '../rules/types.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What every part of the board needs to know. */
export interface Table extends Faces {
  /** What is drawn: while events go by, not yet the latest view. */
  state: State
  me: Viewer
  language: Language
  still: boolean
  frozen: boolean
  words: BoardWords
  game: Messages
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
    ...facesOf(faces, me),
    state,
    me,
    language,
    words: boardWords[language],
    game: messages[language],
    ...rest,
  }
}

export const { TableContext, useTable } = boardContext<Table>()

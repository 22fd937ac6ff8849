import type { Seat, Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { type Faces, facesOf } from '@runatal/look/faces.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import { type Messages, messages } from '../messages/index.ts'
import type { AnyMove } from '../messages/messages.ts'
import { NONE, type State } from '../rules/types.ts'
import type { Offered } from './model/choices.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What every part of the board needs to know. */
export interface Table extends Faces {
  /** What is drawn: while events go by, not yet the latest view. */
  state: State
  me: Viewer
  language: Language
  words: BoardWords
  game: Messages
  still: boolean
  frozen: boolean
  zoom(what: Zoomed): void
  showRule(id: string): void
}

/** Something to look at closely. */
export type Zoomed =
  | { what: 'card'; id: string }
  | { what: 'hero'; seat: Seat }
  | { what: 'hand'; seat: Seat }
  | { what: 'story' }
  | { what: 'hex'; hex: number }
  /** One place, several moves: which of them. */
  | { what: 'which'; title: string; offered: readonly Offered[] }
  | { what: 'more'; offered: readonly Offered[] }
  | { what: 'trade'; offered: readonly Offered[] }
  | { what: 'barred'; move: AnyMove; rule: string }

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

/** Whose sheet lies open at first: mine, or that of whoever is on turn. */
export function nearSeat({ active, first }: State, me: Viewer): Seat {
  if (me >= 0) return me
  return active === NONE ? Math.max(0, first) : active
}

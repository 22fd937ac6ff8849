import type { Seat, Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { type Faces, facesOf } from '@runatal/look/faces.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import type { Card } from '../content/language.ts'
import type { CardSet } from '../content/printed.ts'
import type { State } from '../rules/types.ts'
import { setOf } from '../rules/zones.ts'
import type { Reason } from '../rules/whynot.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What every part of the board needs to know. */
export interface Table extends Faces {
  /** What is drawn: while events go by, not yet the latest view. */
  state: State
  set: CardSet
  me: Viewer
  /** Who is shown on the left. */
  near: Seat
  language: Language
  words: BoardWords
  card(number: number): Card
  cardNamed(id: string): Card
  zoom(what: Zoomed): void
}

/** Something to look at closely. */
export type Zoomed =
  | { what: 'card'; card: Card; why?: Reason | undefined }
  | { what: 'pile'; seat: Seat; pile: 'void' | 'discard' }
  | { what: 'slot'; seat: Seat; slot: number }
  | { what: 'character'; seat: Seat }
  | { what: 'weapon'; seat: Seat; weapon: number }

export function makeTable(
  state: State,
  me: Viewer,
  faces: readonly SeatFace[],
  language: Language,
  zoom: (what: Zoomed) => void,
): Table {
  const set = setOf(state)
  return {
    ...facesOf(faces, me),
    state,
    set,
    me,
    near: me >= 0 ? me : 0,
    language,
    words: boardWords[language],
    card: number => set.cards[number]!.card,
    cardNamed: id => set.cards[set.cardNumber.get(id)!]!.card,
    zoom,
  }
}

export const { TableContext, useTable } = boardContext<Table>()

import { type Called, reader } from '@runatal/grammar'
import type { Seat, Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import type { ReactNode } from 'react'
import type { Card } from '../content/language.ts'
import type { CardSet } from '../content/printed.ts'
import type { State } from '../rules/types.ts'
import { setOf } from '../rules/zones.ts'
import type { Reason } from '../rules/whynot.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What every part of the board needs to know. */
export interface Table {
  /** What is drawn: while events go by, not yet the latest view. */
  state: State
  set: CardSet
  me: Viewer
  /** Who is shown on the left. */
  near: Seat
  language: Language
  words: BoardWords
  name(seat: Seat): string
  /** How sentences speak of a seat: to the viewer, of the other. */
  called(seat: Seat): Called
  clock(seat: Seat): ReactNode
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
  const face = (seat: Seat) => faces.find(one => one.seat === seat)
  const name = (seat: Seat) => face(seat)?.name ?? `${seat + 1}`
  return {
    state,
    set,
    me,
    near: me >= 0 ? me : 0,
    language,
    words: boardWords[language],
    name,
    called: seat => (seat === me ? reader(name(seat)) : name(seat)),
    clock: seat => face(seat)?.clock,
    card: number => set.cards[number]!.card,
    cardNamed: id => set.cards[set.cardNumber.get(id)!]!.card,
    zoom,
  }
}

export const { TableContext, useTable } = boardContext<Table>()

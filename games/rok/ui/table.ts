import { EMBLEMS, type Emblem } from '@runatal/look/emblems.ts'
import type { Seat, Viewer } from '@runatal/kernel'
import type { Language, SeatFace } from '@runatal/look/board.ts'
import { type Faces, facesOf } from '@runatal/look/faces.ts'
import { boardContext } from '@runatal/look/hooks/boardContext.ts'
import { type Messages, messages } from '../messages/index.ts'
import type { State } from '../rules/types.ts'
import { type BoardWords, boardWords } from './words/words.ts'

/** What every part of the board needs to know. */
export interface Table extends Faces {
  state: State
  me: Viewer
  still: boolean
  tempo: number
  frozen: boolean
  /** Clocks stand still. */
  paused: boolean
  /** There are no clocks. */
  untimed: boolean
  words: BoardWords
  game: Messages
  faces: readonly SeatFace[]
  emblem(seat: Seat): Emblem
  showRule(id: string): void
}

type Known = Pick<Table, 'state' | 'me' | 'still' | 'tempo' | 'frozen' | 'paused' | 'untimed' | 'faces' | 'showRule'>

export function makeTable(known: Known, language: Language): Table {
  return {
    ...known,
    ...facesOf(known.faces, known.me),
    words: boardWords[language],
    game: messages[language],
    emblem: seat => EMBLEM_ORDER[seat % EMBLEM_ORDER.length]!,
  }
}

/** As the hall gives them to the seats. */
const EMBLEM_ORDER = Object.values(EMBLEMS)

export const { TableContext, useTable } = boardContext<Table>()

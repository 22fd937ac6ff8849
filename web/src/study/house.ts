import type { AnyTypes } from '@runatal/kernel'
import type { Judged } from '@runatal/study'
import { request } from '../api.ts'
import type { NotDone } from '../tables/table.ts'

/** How far the house has come with a game. */
export interface Progress {
  judged: Judged<AnyTypes>[]
  whole: boolean
  /** So many others are judged in turns with it; absent where nobody has asked for it. */
  beside?: number
}

export const house = {
  look: (table: string) => request<Progress>('GET', `/api/tables/${table}/analysis`),
  want: (table: string) => request<Progress | NotDone>('POST', `/api/tables/${table}/analysis`, {}, true),
}

import type { Change, Study } from '@runatal/study'
import { request } from '../api.ts'
import type { NotDone } from '../tables/table.ts'

/** A study of the house in a list. */
export interface ListedStudy {
  study: string
  name: string
  games: string[]
  at: number
  mine: boolean
}

export const api = {
  mine: async () => (await request<{ studies: ListedStudy[] }>('GET', '/api/studies'))?.studies ?? [],
  begin: (study: Study) => request<{ study: string } | NotDone>('POST', '/api/studies', { study }, true),
  write: (study: string, change: Change) =>
    request<{ version: number } | NotDone>('POST', `/api/studies/${study}`, { change }, true),
  forget: (study: string) => request<{ gone: true } | NotDone>('DELETE', `/api/studies/${study}`, undefined, true),
}

import { Store, useWatched, type Watched } from '@runatal/look/store.ts'
import type { Change, Place, Study } from '@runatal/study'
import { useEffect, useState } from 'react'
import type { NotDone } from '../tables/table.ts'
import { isLocalStudy, LocalStudy } from './local.ts'

/** Where in a study somebody is. */
export interface Spot extends Place {
  chapter: string
}

/** A study as a page sees it. */
export interface StudySight {
  study: Study
  /** Whether I may write in it, and whether I say who else may. */
  mayWrite: boolean
  mine: boolean
  /** Who else reads it now, and where. */
  readers: readonly Reader[]
  /** The way to the house is cut; it is tried again by itself. */
  cut: boolean
}

export interface Reader {
  /** Absent for somebody without a name. */
  person?: string
  name: string
  at?: Spot
}

/** A study with one face and two homes: on a server, or on this device. */
export interface StudyDoor {
  readonly id: string
  /** Undefined until it is there. */
  readonly sight: Watched<StudySight | 'gone' | undefined>
  /** Undefined when it is done and durable. */
  change(change: Change): Promise<NotDone | undefined>
  /** Says where I am. */
  stand(at: Spot): void
  close(): void
}

const CLOSED = new Store<StudySight | 'gone' | undefined>(undefined)

export function useStudy(id: string): { door: StudyDoor | undefined; sight: StudySight | 'gone' | undefined } {
  const [door, setDoor] = useState<StudyDoor>()
  useEffect(() => {
    const opened = openStudy(id)
    setDoor(opened)
    return () => opened.close()
  }, [id])
  return { door, sight: useWatched(door?.sight ?? CLOSED) }
}

function openStudy(id: string): StudyDoor {
  if (isLocalStudy(id)) return new LocalStudy(id)
  throw new Error(`No study is called ${id}`)
}

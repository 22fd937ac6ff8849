import { useEffect, useState } from 'react'
import { api, wire } from '../api.ts'
import { Store, useWatched } from '@runatal/look/store.ts'
import { isLocal, LocalTable } from './local.ts'
import { RemoteTable } from './remote.ts'
import type { Missing, Sight, TableDoor } from './table.ts'

const CLOSED = new Store<Sight | Missing | undefined>(undefined)

/** The hook of a page: it opens a table, wherever its home is, for as long as the page shows it. */
export function useDoor(id: string): { door: TableDoor | undefined; sight: Sight | Missing | undefined } {
  const [door, setDoor] = useState<TableDoor>()
  useEffect(() => {
    const opened = openDoor(id)
    setDoor(opened)
    return () => opened.close()
  }, [id])
  return { door, sight: useWatched(door?.sight ?? CLOSED) }
}

export function openDoor(id: string): TableDoor {
  return isLocal(id) ? new LocalTable(id) : new RemoteTable(id, wire, api.finished)
}

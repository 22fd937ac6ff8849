import { useEffect, useState } from 'react'
import { api, wire } from '../api.ts'
import { arrive } from '@runatal/look/hall/arrive.ts'
import type { LobbyTable } from './wire.ts'

/** The open tables, live. Undefined until the server has answered; it may never. */
export function useLobby(): readonly LobbyTable[] | undefined {
  const [tables, setTables] = useState<readonly LobbyTable[]>()
  useEffect(() => {
    let stop: (() => void) | undefined
    const leave = arrive(api.lobby(), list => {
      if (list === undefined) return
      setTables(list)
      stop = wire.listen({
        opened: () => wire.send({ t: 'lobby' }),
        said: message => {
          if (message.t === 'lobby') setTables(message.tables)
        },
        lost: () => undefined,
      })
    })
    return () => {
      leave()
      stop?.()
    }
  }, [])
  return tables
}

import { useEffect, useState } from 'react'
import { api, wire } from '../api.ts'
import type { LobbyTable } from './wire.ts'

/** The open tables, live. Undefined until the server has answered; it may never. */
export function useLobby(): readonly LobbyTable[] | undefined {
  const [tables, setTables] = useState<readonly LobbyTable[]>()
  useEffect(() => {
    let stop: (() => void) | undefined
    let current = true
    void api.lobby().then(list => {
      if (list === undefined || !current) return
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
      current = false
      stop?.()
    }
  }, [])
  return tables
}

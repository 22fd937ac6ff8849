import { useEffect, useState } from 'react'
import { isLocal } from '../tables/local.ts'
import type { TableView } from '@runatal/table'
import { type AtTable, clubApi } from './api.ts'

/**
 * Who sits at a table of the server, by kept names and ratings. Asked anew when somebody else sits down and when it ends;
 * then until the house has rated it.
 */
export function useAtTable({ table, seats, status }: TableView): AtTable | undefined {
  const [known, setKnown] = useState<AtTable>()
  const who = seats.map(({ person, bot }) => person ?? bot ?? '').join(' ')
  useEffect(() => {
    if (isLocal(table)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let tries = 0
    const ask = async () => {
      const answer = await clubApi.atTable(table)
      if (tries < 0) return
      if (answer !== undefined) setKnown(answer)
      const settled = answer?.unrated !== undefined || answer?.seats.some(({ gain }) => gain !== undefined)
      if (status === 'over' && !settled && ++tries < MOST_TRIES) timer = setTimeout(() => void ask(), 700)
    }
    void ask()
    return () => {
      tries = -1
      clearTimeout(timer)
    }
  }, [table, who, status])
  return known
}

const MOST_TRIES = 8

import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import { useWatched } from '@runatal/look/store.ts'
import { freshenSummaries, summaries } from './desk.ts'
import type { Summary } from './shelf.ts'

let elsewhere: Promise<Summary[]> | undefined

/** My tables, on this device and on the server: those that wait for me first. */
export function useMine(): readonly Summary[] {
  const here = useWatched(summaries)
  const [there, setThere] = useState<readonly Summary[]>([])
  useEffect(freshenSummaries, [])
  useEffect(() => {
    elsewhere ??= api.mine().then(list => list ?? [])
    void elsewhere.then(setThere)
  }, [])
  return [...here, ...there].toSorted((a, b) => rank(a) - rank(b) || b.at - a.at)
}

function rank({ status, mine }: Summary): number {
  if (status === 'over') return 2
  return mine ? 0 : 1
}

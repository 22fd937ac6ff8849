import { useWatched } from '@runatal/look/store.ts'
import { playSound } from '@runatal/look/sound/sound.ts'
import { useEffect, useState } from 'react'
import { introduceMe } from '../me.ts'
import { go } from '../router.ts'
import type { NotDone } from '../tables/table.ts'
import { clubApi, type SeekState } from './api.ts'
import { listenToClub, onSeek, told } from './club-line.ts'

/** By how much the clock of the house is ahead of this device's. */
let ahead = 0
/** When the search was last known to go on, and where the last one led. */
let lookedAt = 0
let wentTo: string | undefined

/** My search for opponents, wherever I walk: undefined until the house has told of it. */
export function useSeeking(): SeekState | undefined {
  useEffect(listenToClub, [])
  return useWatched(told.seek)
}

/** Wall time of the house, in milliseconds, looked at again every so often. */
export function useHouseNow(every = 250): number {
  const [now, setNow] = useState(() => Date.now() + ahead)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + ahead), every)
    return () => clearInterval(timer)
  }, [every])
  return now
}

/** Begins to look. Gives why not, if the house refuses. */
export async function seek(
  wants: Parameters<typeof clubApi.seek>[0],
  bots: boolean,
  guest: string,
): Promise<NotDone | undefined> {
  if (!(await introduceMe(guest))) return undefined
  return take(await clubApi.seek(wants, bots))
}

export async function stopSeeking(): Promise<NotDone | undefined> {
  return take(await clubApi.stopSeeking())
}

export async function sitDown(table: string): Promise<NotDone | undefined> {
  return take(await clubApi.comeTo(table))
}

function take(answer: SeekState | NotDone | undefined): NotDone | undefined {
  if (answer === undefined) return undefined
  if ('refused' in answer) return answer
  hear(answer)
  return undefined
}

function hear(next: SeekState): void {
  const before = told.seek.get()
  ahead = next.now - Date.now()
  told.seek.set(next)
  if (next.call !== undefined && before?.call?.table !== next.call.table) playSound('turn')
  if (next.mine !== undefined) lookedAt = Date.now()
  // Who was looking is taken to the table, once; who comes back to the page later finds it among their games.
  if (next.table === undefined || next.table === wentTo || Date.now() - lookedAt > JUST_NOW) return
  wentTo = next.table
  go({ page: 'table', table: next.table })
}

const JUST_NOW = 60_000

onSeek(hear)

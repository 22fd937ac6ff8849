import { useEffect, useState } from 'react'
import type { State } from '../rules/types.ts'

/** Whether my one hand is busy (ROK-059, ROK-061): a grab is on its way, or was just decided. */
export function useBusy(state: State, me: number, version: number): boolean {
  const { race, time, phase } = state
  const isRace = phase === 'grab' || phase === 'flight' || phase === 'closing'
  const left = isRace && me >= 0 ? (race.busyUntil[me] ?? 0) - time : 0
  const [freeSince, setFreeSince] = useState(-1)
  useEffect(() => {
    if (left <= 0) return undefined
    const timer = setTimeout(() => setFreeSince(version), left)
    return () => clearTimeout(timer)
  }, [left, version])
  const isReaching = isRace && race.requests.some(({ seat, result }) => seat === me && result === 'pending')
  return isReaching || (left > 0 && freeSince !== version)
}

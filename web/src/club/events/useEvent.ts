import { useCallback, useEffect, useRef, useState } from 'react'
import type { NotDone } from '../../tables/table.ts'
import { type EventView, eventsApi } from './api.ts'

/** A tournament as it is now: looked at again every other second while the page is seen. */
export function useEvent(id: string) {
  const [view, setView] = useState<EventView | 'none'>()
  const [refusal, setRefusal] = useState<NotDone>()
  /** By how much the house's clock is ahead of this device's. */
  const ahead = useRef(0)
  const take = useCallback((answer: EventView | undefined) => {
    if (answer === undefined) return setView(known => known ?? 'none')
    ahead.current = answer.now - Date.now()
    setView(answer)
  }, [])
  useEffect(() => {
    let gone = false
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await eventsApi.event(id)
      if (!gone) take(answer)
    }
    void look()
    const timer = setInterval(() => void look(), EVERY)
    return () => {
      gone = true
      clearInterval(timer)
    }
  }, [id, take])
  const answered = useCallback(
    async (asked: Promise<EventView | NotDone | undefined>) => {
      const answer = await asked
      if (answer === undefined) return
      if ('refused' in answer) return setRefusal(answer)
      setRefusal(undefined)
      take(answer)
    },
    [take],
  )
  return { view, refusal, answered, houseNow: () => Date.now() + ahead.current }
}

const EVERY = 2000

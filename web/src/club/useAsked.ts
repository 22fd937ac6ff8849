import { arrive } from '@runatal/look/hall/arrive.ts'
import { useCallback, useEffect, useState } from 'react'

/** What the house answers to a question, by its name; asked anew when the name changes, or on demand. */
export function useAsked<T>(name: string, ask: () => Promise<T | undefined>): [T | 'none' | undefined, () => void] {
  const [answer, setAnswer] = useState<{ name: string; answer: T | 'none' }>()
  const [times, setTimes] = useState(0)
  useEffect(() => {
    void times
    return arrive(ask(), found => setAnswer({ name, answer: found ?? 'none' }))
    // `ask` is another function at every turn: its name says what it asks.
  }, [name, times])
  const again = useCallback(() => setTimes(n => n + 1), [])
  return [answer?.name === name ? answer.answer : undefined, again]
}

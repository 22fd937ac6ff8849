import { useEffect, useState } from 'react'
import { serverAnswers } from '../api.ts'
import { useWatched } from '@runatal/look/store.ts'

/** What the house says, looked at again every so often while somebody looks at the page; nothing without a house. */
export function useOften<T>(ask: () => Promise<T | undefined>, every: number): T | undefined {
  const [found, setFound] = useState<T>()
  const answers = useWatched(serverAnswers)
  useEffect(() => {
    if (answers !== true) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') void ask().then(setFound)
    }
    look()
    const timer = setInterval(look, every)
    return () => clearInterval(timer)
  }, [ask, every, answers])
  return found
}

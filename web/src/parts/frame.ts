import { useEffect } from 'react'
import { Store } from '../store.ts'

/** Whether a page at a table's address shows the hall's bar and tabs: before the game and after it, not during it. */
export const hallFrame = new Store(false)

export function useHallFrame(): void {
  useEffect(() => {
    hallFrame.set(true)
    return () => hallFrame.set(false)
  }, [])
}

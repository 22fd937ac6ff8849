import { useLayoutEffect } from 'react'
import { Store } from '@runatal/look/store.ts'

/** Whether a table covers the hall: neither its bar and tabs nor its wall are to be seen then. */
export const covered = new Store(false)

export function useCover(): void {
  useLayoutEffect(() => {
    covered.set(true)
    return () => covered.set(false)
  }, [])
}

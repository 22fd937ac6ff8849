import { useEffect } from 'react'

/** Names the tab, and the page for a screen reader; the hall's own name when the page is left. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Runatal`
    return () => {
      document.title = 'Runatal'
    }
  }, [title])
}

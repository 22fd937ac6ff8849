import { useLayoutEffect, useRef } from 'react'

/** A move that follows by itself: made once for each question, before anybody sees that it was asked. */
export function useOnce(ask: number | undefined, act: () => void): void {
  const done = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (ask === undefined || done.current === ask) return
    done.current = ask
    act()
  })
}

import { useEffect, useRef } from 'react'

/** Something to be done once for each key, as soon as it is there. */
export function useOnce(key: number | undefined, act: () => void): void {
  const done = useRef<number>(undefined)
  useEffect(() => {
    if (key === undefined || done.current === key) return
    done.current = key
    act()
  })
}

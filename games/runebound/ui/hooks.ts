import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A value that starts afresh whenever the key changes. */
export function useFresh<T>(key: string, first: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ key, value: first })
  return [kept.key === key ? kept.value : first, value => setKept({ key, value })]
}

/** A phone, or as narrow as one: sheets then open over the map. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    listener => {
      const phone = matchMedia(PHONE)
      phone.addEventListener('change', listener)
      return () => phone.removeEventListener('change', listener)
    },
    () => matchMedia(PHONE).matches,
    () => false,
  )
}

const PHONE = '(max-width: 759px)'

/** Something to be done once for each key, as soon as it is there. */
export function useOnce(key: number | undefined, act: () => void): void {
  const done = useRef<number>(undefined)
  useEffect(() => {
    if (key === undefined || done.current === key) return
    done.current = key
    act()
  })
}

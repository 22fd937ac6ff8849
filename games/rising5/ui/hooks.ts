import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

/** The same function for as long as the board lives, doing what the latest one does: memoised parts stay as they are. */
export function useSteady<A extends unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const ref = useRef(latest)
  useLayoutEffect(() => {
    ref.current = latest
  })
  const [steady] = useState(
    () =>
      (...args: A) =>
        ref.current(...args),
  )
  return steady
}

/** A value that starts afresh whenever the key changes. */
export function useFresh<T>(key: string, first: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ key, value: first })
  return [kept.key === key ? kept.value : first, value => setKept({ key, value })]
}

/** A phone, or as narrow as one: the panel then lies in the shell's bar. */
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

/** Keys for the whole table, except where somebody types or a dialog is open. */
export function useKeys(act: (key: string) => void): void {
  const steady = useSteady(act)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (at instanceof HTMLElement && at.closest('input, textarea, select, [role="dialog"]') !== null) return
      steady(event.key)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [steady])
}

import { useSyncExternalStore } from 'react'

/** A phone, or as narrow as one. */
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

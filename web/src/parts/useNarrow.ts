import { useSyncExternalStore } from 'react'

const phone = matchMedia('(max-width: 759px)')

/** A phone, or as narrow as one. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    listener => {
      phone.addEventListener('change', listener)
      return () => phone.removeEventListener('change', listener)
    },
    () => phone.matches,
  )
}

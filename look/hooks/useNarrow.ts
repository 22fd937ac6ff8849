import { useSyncExternalStore } from 'react'

/** A phone, or as narrow as one. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    listener => {
      phone().addEventListener('change', listener)
      return () => phone().removeEventListener('change', listener)
    },
    () => phone().matches,
    () => false,
  )
}

let query: MediaQueryList | undefined

/** Asked for once: every part that knows it looks at every view. */
function phone(): MediaQueryList {
  query ??= matchMedia('(max-width: 759px)')
  return query
}

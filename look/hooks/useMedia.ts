import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is such as the media query says, also when it is turned or made larger. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const screen = screenFor(query)
      screen.addEventListener('change', listener)
      return () => screen.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => screenFor(query).matches,
    () => false,
  )
}

const screens = new Map<string, MediaQueryList>()

/** Asked for once: every part that knows it looks at every view. */
function screenFor(query: string): MediaQueryList {
  const known = screens.get(query)
  if (known !== undefined) return known
  const screen = matchMedia(query)
  screens.set(query, screen)
  return screen
}

import { useLayoutEffect, useRef, useState } from 'react'

/** The same function for as long as the part lives, doing what the latest one does: memoised parts stay as they are. */
export function useSteady<A extends unknown[], R>(latest: (...args: A) => R): (...args: A) => R {
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

import { useRef } from 'react'

/**
 * A finger cannot hover: its first tap on a thing shows what a press would do, the second does it. Answers whether this
 * press only shows; `key` changes with the question, and all begins anew.
 */
export function useTapFirst(key: string, byTouch: () => boolean): (thing: number) => boolean {
  const shown = useRef<{ key: string; thing: number }>(undefined)
  return thing => {
    const isFirst = byTouch() && !(shown.current?.key === key && shown.current.thing === thing)
    shown.current = isFirst ? { key, thing } : undefined
    return isFirst
  }
}

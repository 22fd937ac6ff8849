import type { BoardProps } from '@runatal/look/board.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Rauha } from '../rules/types.ts'
import type { Choice } from './model/choices.ts'

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

/** One press, then one move after the other, each when the last one has come back. */
export function useActivateAll(free: Choice | undefined, frozen: boolean, play: BoardProps<Rauha>['play']): () => void {
  const [isRunning, setRunning] = useState(false)
  const sent = useRef<number>(undefined)
  useEffect(() => {
    if (!isRunning || frozen) return
    if (free === undefined || !('move' in free)) setRunning(false)
    else if (sent.current !== free.ask) {
      sent.current = free.ask
      play(free.ask, free.move)
    }
  }, [isRunning, frozen, free, play])
  return () => setRunning(!frozen)
}

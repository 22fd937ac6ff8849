import type { BoardProps } from '@runatal/look/board.ts'
import { useEffect, useRef, useState } from 'react'
import type { Rauha } from '../rules/types.ts'
import type { Choice } from './model/choices.ts'

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

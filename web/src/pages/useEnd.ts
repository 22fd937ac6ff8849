import type { TableView } from '@runatal/table'
import { useCallback, useEffect, useState } from 'react'

/** As long as the last position is looked at before the result comes by itself, in milliseconds. */
const LOOK = 1600

/**
 * Whether the result is shown, decided in one place: who watched the end sees the board come to rest first, and the
 * result then comes by itself, once; who asks for it has it at once; who opens a finished game has it from the start.
 */
export function useEnd(status: TableView['status'] | undefined) {
  const [shows, show] = useState<'result' | 'board'>()
  const [watched, setWatched] = useState(false)
  const [rests, setRests] = useState(false)
  if (status === 'playing' && !watched) setWatched(true)
  const waits = status === 'over' && watched && rests && shows === undefined
  useEffect(() => {
    if (!waits) return undefined
    const timer = setTimeout(() => show(asked => asked ?? 'result'), LOOK)
    return () => clearTimeout(timer)
  }, [waits])
  return {
    shown: status === 'over' && (shows ?? (watched ? 'board' : 'result')) === 'result',
    onRest: useCallback(() => setRests(true), []),
    onResult: useCallback(() => show('result'), []),
    onBoard: useCallback(() => show('board'), []),
  }
}

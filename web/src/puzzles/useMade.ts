import type { Plain } from '@runatal/look/editor/editor.ts'
import { useEffect, useState } from 'react'
import type { GameId } from '../games.ts'
import type { Heard, Wanted } from './maker.ts'

/** The puzzle that a position makes, while it is being proved and after; nothing for no position. */
export function useMade(game: GameId, position: Plain | undefined): Heard {
  const [heard, setHeard] = useState<Heard>(NOTHING)
  useEffect(() => {
    if (position === undefined) return undefined
    setHeard(NOTHING)
    const worker = new Worker(new URL('./maker.ts', import.meta.url), { type: 'module', name: 'puzzle' })
    worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => setHeard(data))
    // What cannot even be set up is no moment of the game.
    worker.addEventListener('error', () => setHeard({ no: 'moment' }))
    worker.postMessage({ game, position } satisfies Wanted)
    return () => worker.terminate()
  }, [game, position])
  return heard
}

const NOTHING: Heard = { looked: 0 }

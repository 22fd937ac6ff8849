import type { Move } from '@runatal/kernel'
import { useEffect, useRef } from 'react'
import { NONE, type Rok, type State } from '../rules/types.ts'
import { useKept } from './hooks.ts'
import { type Ask, askOf } from './model/asks.ts'

/**
 * Whoever plays with bots alone may read the seven steps in peace: the board asks for a pause during the throw
 * (ROK-088), and the table goes on when its reader does.
 */
export function usePeace(
  state: State,
  asks: readonly Ask[],
  isAlone: boolean,
  play: (ask: number, move: Move<Rok>) => void,
): [boolean, (on: boolean) => void] {
  const [wanted, setWanted] = useKept('takeTime', true)
  const askedIn = useRef(0)
  const pause = askOf(asks, 'pause')?.id
  const isDue = wanted && isAlone && state.pausedBy === NONE && (state.phase === 'grab' || state.phase === 'flight')
  useEffect(() => {
    if (!isDue || pause === undefined || askedIn.current === state.turn) return
    askedIn.current = state.turn
    play(pause, { do: 'pause' })
  }, [isDue, pause, state.turn, play])
  return [wanted, setWanted]
}

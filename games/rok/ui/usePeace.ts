import type { Move } from '@runatal/kernel'
import { useSteady } from '@runatal/look/hooks/useSteady.ts'
import { useEffect, useRef } from 'react'
import { NONE, type Rok, type State } from '../rules/types.ts'
import { useKept } from './hooks.ts'
import { type Ask, askOf } from './model/asks.ts'

/**
 * The seven steps are read in peace: the board asks for a pause during the throw (ROK-088), and the table goes on when
 * one of its readers does. `place`: how many people are before me; undefined for those who do not ask.
 */
export function usePeace(
  state: State,
  asks: readonly Ask[],
  place: number | undefined,
  play: (ask: number, move: Move<Rok>) => void,
): [boolean, (on: boolean) => void] {
  const [wanted, setWanted] = useKept('takeTime', true)
  const askedIn = useRef(0)
  const ask = useSteady((pause: number) => play(pause, { do: 'pause' }))
  const pause = askOf(asks, 'pause')?.id
  const isDue =
    wanted && place !== undefined && state.pausedBy === NONE && (state.phase === 'grab' || state.phase === 'flight')
  useEffect(() => {
    if (!isDue || pause === undefined || askedIn.current === state.turn) return undefined
    // One after the other: the first one's wish is everybody's.
    const timer = setTimeout(() => {
      askedIn.current = state.turn
      ask(pause)
    }, place * IN_TURN)
    return () => clearTimeout(timer)
  }, [isDue, pause, place, state.turn, ask])
  return [wanted, setWanted]
}

const IN_TURN = 900

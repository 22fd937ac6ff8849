import type { Types, Viewer } from '@runatal/kernel'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { BoardProps } from '../board.ts'
import { type Parade, type ParadeProps, useParade } from './parade.ts'

/** How a game's events move: made once, and asked at every event what is true by then. */
export type Staging<G extends Types> = (
  root: () => HTMLElement | null,
  tempo: () => number,
  me: () => Viewer,
) => Pick<ParadeProps<G['state'], G['event']>, 'before' | 'after'>

interface Staged<G extends Types> {
  stage: Staging<G>
  apply: ParadeProps<G['state'], G['event']>['apply']
  /** At the usual tempo, in milliseconds. */
  length(event: G['event']): number
}

/** A parade on the board that `root` is put on, as quick as its player likes it. */
export function useStaged<G extends Types>(
  props: BoardProps<G>,
  { stage, apply, length }: Staged<G>,
): Parade<G['state'], G['event']> & { root: RefObject<HTMLDivElement | null> } {
  const { me, tempo = 1, onMoving } = props
  const root = useRef<HTMLDivElement>(null)
  const now = useRef({ me, tempo })
  const [staging] = useState(() =>
    stage(
      () => root.current,
      () => now.current.tempo,
      () => now.current.me,
    ),
  )
  const parade = useParade({ ...props, apply, length: event => length(event) * tempo, ...staging })
  useLayoutEffect(() => {
    now.current = { me, tempo }
  })
  useLayoutEffect(() => {
    if (!parade.busy) return undefined
    onMoving?.(true)
    return () => onMoving?.(false)
  }, [parade.busy, onMoving])
  return { ...parade, root }
}

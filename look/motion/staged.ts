import type { Types, Viewer } from '@runatal/kernel'
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BoardProps } from '../board.ts'
import { type Parade, type ParadeProps, useParade } from './parade.ts'

/** How a game's events move: made once, and asked at every event what is true by then. */
export type Staging<G extends Types> = (
  root: () => HTMLElement | null,
  tempo: () => number,
  me: () => Viewer,
) => Pick<ParadeProps<G['state'], G['event']>, 'before' | 'after'>

interface Stagecraft<G extends Types> {
  stage: Staging<G>
  apply: ParadeProps<G['state'], G['event']>['apply']
  /** At the usual tempo, in milliseconds. */
  length(event: G['event']): number
}

export interface Staged<G extends Types> extends Parade<G['state'], G['event']> {
  /** The board. */
  root: RefObject<HTMLDivElement | null>
  /** What everything that can be pressed stands in is given. */
  pressed: { onPointerDownCapture(event: SyntheticEvent): void; onKeyDownCapture(event: SyntheticEvent): void }
  /** Whether the latest press was a finger's, or that of a pen: what cannot hover. */
  byTouch(): boolean
}

/** A parade on the board that `root` is put on, as quick as its player likes it. */
export function useStaged<G extends Types>(props: BoardProps<G>, { stage, apply, length }: Stagecraft<G>): Staged<G> {
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
  const { busy, unseen } = parade
  useLayoutEffect(() => onMoving?.(busy, unseen), [busy, unseen, onMoving])
  // A board that is put away moves no more.
  useLayoutEffect(() => () => onMoving?.(false), [onMoving])
  const pointer = useRef('mouse')
  // A press while things are moving shows where they go at once; what is then under the finger takes the press.
  const press = ({ nativeEvent }: SyntheticEvent) => {
    pointer.current = 'pointerType' in nativeEvent ? String(nativeEvent.pointerType) : 'key'
    if (parade.busy) flushSync(parade.hurry)
  }
  const pressed = { onPointerDownCapture: press, onKeyDownCapture: press }
  return { ...parade, root, pressed, byTouch: () => pointer.current === 'touch' || pointer.current === 'pen' }
}

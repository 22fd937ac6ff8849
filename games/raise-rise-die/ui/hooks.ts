import { useSteady } from '@runatal/look/hooks/useSteady.ts'
import { useEffect, useState } from 'react'
import type { AnyMove } from './model/choices.ts'
import { Pace } from './model/pace.ts'

/** Gives an answer that waits, whoever it is from, when its moment has come; `open` is the question that is open now. */
export function usePacedAnswer(
  open: number | undefined,
  answer: { ask: number; move: AnyMove } | undefined,
  play: (ask: number, move: AnyMove) => void,
): void {
  const [pace] = useState(() => new Pace(() => performance.now(), Math.random))
  const say = useSteady((id: number) => answer && play(id, answer.move))
  const id = answer?.ask
  useEffect(() => {
    if (open !== undefined) pace.left(open)
  }, [open, pace])
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => say(id), pace.left(id))
    return () => clearTimeout(timer)
  }, [id, pace, say])
}

import type { BoardProps, Prompt } from '@runatal/look/board.ts'
import { useSteady } from '@runatal/look/hooks/useSteady.ts'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { RaiseRiseDie } from '../rules/types.ts'
import type { AnyMove } from './model/choices.ts'
import { Pace } from './model/pace.ts'

/** Gives an answer that waits, whoever it is from, when its moment has come; `open` is the question that is open now. */
export function usePacedAnswer(
  open: number | undefined,
  answer: { ask: number; move: AnyMove } | undefined,
  isWatched: boolean,
  play: (ask: number, move: AnyMove) => void,
): void {
  const [pace] = useState(() => new Pace(() => performance.now(), Math.random))
  const say = useSteady((id: number) => answer && play(id, answer.move))
  const id = answer?.ask
  useEffect(() => {
    if (open !== undefined) pace.left(open, isWatched)
  }, [open, pace, isWatched])
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => say(id), pace.left(id, isWatched))
    return () => clearTimeout(timer)
  }, [id, pace, say, isWatched])
}

/** Tells the shell what to say in place of its own sentence, before anybody sees the wrong one. */
export function usePrompt(prompt: Prompt | undefined, tell: BoardProps<RaiseRiseDie>['onPrompt']): void {
  const { text, mine } = prompt ?? {}
  useLayoutEffect(() => {
    if (text === undefined || mine === undefined) return undefined
    tell?.({ text, mine })
    return () => tell?.(undefined)
  }, [text, mine, tell])
}

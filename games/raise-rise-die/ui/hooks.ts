import { useSteady } from '@runatal/look/hooks/useSteady.ts'
import { useEffect } from 'react'
import type { AnyMove } from './model/choices.ts'

/** About as long as somebody needs who has nothing to decide (RRD-199): never less, so that nothing betrays a hand. */
const LEAST = 1200
const MORE = 500

/** Answers by itself what needs no decision, as late as somebody would who thinks. */
export function useOwnAnswer(
  ask: number | undefined,
  answer: AnyMove | undefined,
  play: (ask: number, move: AnyMove) => void,
): void {
  const say = useSteady((id: number) => answer && play(id, answer))
  const id = answer === undefined ? undefined : ask
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(() => say(id), LEAST + Math.random() * MORE)
    return () => clearTimeout(timer)
  }, [id, say])
}

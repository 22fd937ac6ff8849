import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AnyMove } from './model/choices.ts'

/** A value that starts afresh whenever the key changes. */
export function useFresh<T>(key: string, first: T): [T, (value: T) => void] {
  const [kept, setKept] = useState({ key, value: first })
  return [kept.key === key ? kept.value : first, value => setKept({ key, value })]
}

/** About as long as somebody needs who has nothing to decide (RRD-199): never less, so that nothing betrays a hand. */
const LEAST = 1200
const MORE = 500

/** Answers by itself what needs no decision, as late as somebody would who thinks. */
export function useOwnAnswer(
  ask: number | undefined,
  answer: AnyMove | undefined,
  play: (ask: number, move: AnyMove) => void,
): void {
  const latest = useRef({ answer, play })
  useLayoutEffect(() => {
    latest.current = { answer, play }
  })
  const id = answer === undefined ? undefined : ask
  useEffect(() => {
    if (id === undefined) return undefined
    const timer = setTimeout(
      () => latest.current.answer && latest.current.play(id, latest.current.answer),
      LEAST + Math.random() * MORE,
    )
    return () => clearTimeout(timer)
  }, [id])
}

/** Keys of the board, wherever the focus is, but not while somebody writes or a dialog is open. */
export function useKeys(press: (key: string) => boolean): void {
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]') !== null) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return
      // A button in focus takes its own Enter.
      if (event.key === 'Enter' && target instanceof HTMLElement && target.closest('button, a')) return
      if (latest.current(event.key)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

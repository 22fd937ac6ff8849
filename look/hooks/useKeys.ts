import { useEffect } from 'react'
import { useSteady } from './useSteady.ts'

/** Keys of the whole table, wherever the focus is, but not while somebody writes or a dialog is open. True: it was used. */
export function useKeys(press: (event: KeyboardEvent) => boolean): void {
  const steady = useSteady(press)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog]') !== null) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return
      // A button in focus takes its own Enter.
      if (event.key === 'Enter' && target instanceof HTMLElement && target.closest('button, a')) return
      if (steady(event)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [steady])
}

import { useEffect, useRef } from 'react'

/** One key for one thing, except where somebody types. */
export function useKey(key: string, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target
      const typing =
        at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement
      if (typing || event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== key) return
      event.preventDefault()
      latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [key])
}

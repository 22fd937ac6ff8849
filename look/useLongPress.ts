import { type PointerEvent, type SyntheticEvent, useRef } from 'react'

const LONG = 450

/** A long press (or the right button) looks closely in place of pressing. */
export function useLongPress(look: () => void, press: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasLooked = useRef(false)
  const open = () => {
    clearTimeout(timer.current)
    hasLooked.current = true
    look()
  }
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown(event: PointerEvent) {
      hasLooked.current = false
      if (event.pointerType === 'touch') timer.current = setTimeout(open, LONG)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu(event: SyntheticEvent) {
      event.preventDefault()
      if (!hasLooked.current) open()
    },
    onClick() {
      stop()
      if (hasLooked.current) hasLooked.current = false
      else press()
    },
  }
}

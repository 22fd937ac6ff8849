import { type PointerEvent, useEffect, useState } from 'react'
import { useSteady } from '@runatal/look/hooks/useSteady.ts'

/** Something of the box in the hand: where it was taken from, if it lay somewhere. */
export interface Held {
  kind: string
  thing: string
  from?: string
}

interface Dragged extends Held {
  x: number
  y: number
  /** Over this place, of those on the page. */
  over: string | undefined
}

/** Farther than a finger trembles. */
const TREMBLE = 8

/** What is held: by a press, until it is put down; or under the pointer, until it lets go. */
export function useHeld(drop: (held: Held, place: string | undefined) => void) {
  const [held, setHeld] = useState<Held>()
  const [grip, setGrip] = useState<Held & { x: number; y: number; pointer: number }>()
  const [drag, setDrag] = useState<Dragged>()
  const steady = useSteady(drop)
  useEffect(() => {
    if (grip === undefined) return undefined
    const { kind, thing, from } = grip
    const what: Held = { kind, thing, ...(from !== undefined && { from }) }
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== grip.pointer) return
      const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > TREMBLE
      setDrag(now =>
        now !== undefined || far
          ? { ...what, x: event.clientX, y: event.clientY, over: placeAt(event.clientX, event.clientY) }
          : undefined,
      )
    }
    const end = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== grip.pointer) return
      setGrip(undefined)
      setDrag(undefined)
    }
    const up = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== grip.pointer) return
      const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) > TREMBLE
      end(event)
      if (!far) return
      // The click that follows a drag is none.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      setHeld(undefined)
      steady(what, placeAt(event.clientX, event.clientY))
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', end)
    return () => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', end)
    }
  }, [grip, steady])
  return {
    held,
    drag,
    hold: (what: Held | undefined) => setHeld(what),
    /** On what can be dragged. */
    grip: (what: Held) => (event: PointerEvent) => {
      if (event.button !== 0) return
      // A finger that is down belongs to what it touched first; here it is led over others.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId)
      setGrip({ ...what, x: event.clientX, y: event.clientY, pointer: event.pointerId })
    },
  }
}

function placeAt(x: number, y: number): string | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place']
    if (place !== undefined) return place
  }
  return undefined
}

function swallow(event: Event) {
  event.stopPropagation()
  event.preventDefault()
}

import { type PointerEvent, useRef } from 'react'

/** A drop this near to a slot counts as on it, in pixels. */
const REACH = 33
/** A finger that moves less than this has only pressed. */
const SLACK = 8

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Which of some boxes is meant by a drop: the nearest within reach, by its place among them; -1 for none. */
export function meantBy(x: number, y: number, boxes: readonly Box[]): number {
  const far = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  )
  const least = Math.min(...far)
  return least <= REACH ? far.indexOf(least) : -1
}

interface Drag {
  /** The card goes along with the pointer: it is taken up. */
  begin(): void
  /** It was dropped on a slot that is lit: `1:high`. */
  drop(slot: string): void
}

/** A card that is dragged to a slot; a press that does not move stays a press. */
export function useDrag(isLit: boolean, { begin, drop }: Drag) {
  const from = useRef<{ x: number; y: number }>(undefined)
  const isDragged = useRef(false)
  const putDown = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.style.translate = ''
    from.current = undefined
  }
  return {
    /** Whether the click that follows a drop is only its end. */
    isEnd(): boolean {
      const was = isDragged.current
      isDragged.current = false
      return was
    },
    onPointerDown({ clientX, clientY, button }: PointerEvent) {
      isDragged.current = false
      from.current = isLit && button === 0 ? { x: clientX, y: clientY } : undefined
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current === undefined) return
      const { clientX, clientY, currentTarget, pointerId } = event
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      if (!isDragged.current) {
        if (Math.hypot(x, y) < SLACK) return
        isDragged.current = true
        currentTarget.setPointerCapture(pointerId)
        begin()
      }
      currentTarget.style.translate = `${x}px ${y}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (isDragged.current && from.current !== undefined) {
        const slots = [...document.querySelectorAll<HTMLElement>('.rrd-slot[data-choice]')]
        const boxes = slots.map(slot => slot.getBoundingClientRect())
        const { slot } = slots[meantBy(event.clientX, event.clientY, boxes)]?.dataset ?? {}
        if (slot !== undefined) drop(slot)
      }
      putDown(event)
    },
    onPointerCancel: putDown,
  }
}

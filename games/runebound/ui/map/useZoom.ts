import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { centre, HEIGHT, type Point, WIDTH } from './geometry.ts'

/** Where the map lies in its window: moved, then scaled. */
interface Lens {
  x: number
  y: number
  k: number
}

const LARGEST = 2.2
/** Further than this is a drag and no press. */
const STILL = 7
/** On narrow windows the map opens this large, on the hero. */
const CLOSE = 1.05

/** Zoom and pan by wheel, mouse, fingers and keys. The picture is moved directly: a drag draws nothing anew. */
export function useZoom(frame: RefObject<HTMLElement | null>, land: RefObject<HTMLElement | null>, still: boolean) {
  const lens = useRef<Lens>({ x: 0, y: 0, k: 1 })
  const fingers = useRef(new Map<number, Point>())
  const travelled = useRef(0)

  const show = useCallback(
    (wanted: Lens, glides = false) => {
      const box = frame.current?.getBoundingClientRect()
      if (box === undefined || box.width === 0 || land.current === null) return
      const k = Math.min(LARGEST, Math.max(fitting(box), wanted.k))
      lens.current = { k, x: held(wanted.x, box.width, WIDTH * k), y: held(wanted.y, box.height, HEIGHT * k) }
      const { x, y } = lens.current
      land.current.style.transition = glides && !still ? 'transform .35s ease' : 'none'
      land.current.style.transform = `translate(${x}px, ${y}px) scale(${k})`
    },
    [frame, land, still],
  )
  const zoomAt = useCallback(
    (factor: number, at?: Point, glides = true) => {
      const box = frame.current?.getBoundingClientRect()
      if (box === undefined) return
      const { x, y, k } = lens.current
      const next = Math.min(LARGEST, Math.max(fitting(box), k * factor))
      const p = at ?? { x: box.width / 2, y: box.height / 2 }
      show({ k: next, x: p.x - ((p.x - x) / k) * next, y: p.y - ((p.y - y) / k) * next }, glides)
    },
    [frame, show],
  )
  const whole = useCallback(() => show({ x: 0, y: 0, k: 0 }, true), [show])
  /** Brings a hex to the middle, near enough to be read. */
  const goTo = useCallback(
    (hex: number, glides = true) => {
      const box = frame.current?.getBoundingClientRect()
      if (box === undefined) return
      const { x, y } = centre(hex)
      const k = Math.max(lens.current.k, box.width < 700 ? CLOSE : fitting(box))
      show({ k, x: box.width / 2 - x * k, y: box.height / 2 - y * k }, glides)
    },
    [frame, show],
  )

  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const watch = new ResizeObserver(() => show(lens.current))
    watch.observe(element)
    // Not by React: its wheel listeners may not keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const box = element.getBoundingClientRect()
      zoomAt(Math.exp(-event.deltaY * 0.0016), { x: event.clientX - box.left, y: event.clientY - box.top }, false)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      watch.disconnect()
      element.removeEventListener('wheel', wheel)
    }
  }, [frame, show, zoomAt])

  const handlers = useMemo(
    () => ({
      onPointerDown(event: PointerEvent) {
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        if (fingers.current.size === 1) travelled.current = 0
      },
      onPointerMove(event: PointerEvent) {
        const before = fingers.current.get(event.pointerId)
        if (before === undefined || frame.current === null) return
        const now = { x: event.clientX, y: event.clientY }
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
        travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
        fingers.current.set(event.pointerId, now)
        if (travelled.current < STILL) return
        frame.current.setPointerCapture(event.pointerId)
        const { x, y, k } = lens.current
        if (other === undefined) return show({ k, x: x + now.x - before.x, y: y + now.y - before.y })
        const box = frame.current.getBoundingClientRect()
        const apart = (p: Point) => Math.max(1, Math.hypot(p.x - other.x, p.y - other.y))
        const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top }
        zoomAt(apart(now) / apart(before), middle, false)
      },
      onPointerUp: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent) => void fingers.current.delete(event.pointerId),
      onKeyDown(event: KeyboardEvent) {
        const { x, y, k } = lens.current
        const step = STEPS[event.key]
        if (step !== undefined) show({ k, x: x + step[0], y: y + step[1] }, true)
        else if (event.key === '+' || event.key === '=') zoomAt(1.3)
        else if (event.key === '-') zoomAt(1 / 1.3)
        else if (event.key === '0') whole()
        else return
        event.preventDefault()
        event.stopPropagation()
      },
    }),
    [frame, show, whole, zoomAt],
  )
  /** The press that ends a drag is none. */
  const wasDragged = useCallback(() => travelled.current >= STILL, [])
  return { handlers, goTo, whole, zoomAt, wasDragged }
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [80, 0],
  ArrowRight: [-80, 0],
  ArrowUp: [0, 80],
  ArrowDown: [0, -80],
}

/** How large the whole map can be. */
function fitting({ width, height }: DOMRect): number {
  return Math.min(width / WIDTH, height / HEIGHT)
}

/** The map never leaves its window; where it is smaller it lies in the middle. */
function held(at: number, room: number, size: number): number {
  return size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at))
}

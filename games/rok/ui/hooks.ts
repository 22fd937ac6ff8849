import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

export interface Size {
  width: number
  height: number
}

/** How large an element is, in pixels. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 760, height: 760 })
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element
      setSize(old => (old.width === width && old.height === height ? old : { width, height }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

/** Milliseconds of table time, running on from the latest that the view told; looked at ten times a second while `on`. */
export function useTableTime(time: number, version: number, on: boolean): number {
  const [passed, setPassed] = useState({ version, ms: 0 })
  useEffect(() => {
    if (!on) return undefined
    const at = performance.now()
    const timer = setInterval(() => setPassed({ version, ms: performance.now() - at }), 100)
    return () => clearInterval(timer)
  }, [version, on])
  return time + (passed.version === version ? passed.ms : 0)
}

/** Something that this device remembers, such as left-handedness. */
export function useKept(name: string, first: boolean): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => recall(name) ?? first)
  return [
    value,
    next => {
      setValue(next)
      try {
        localStorage.setItem(`runatal.rok.${name}`, String(next))
      } catch {
        // A browser that keeps nothing: it holds until the page is closed.
      }
    },
  ]
}

function recall(name: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(`runatal.rok.${name}`)
    return kept === null ? undefined : kept === 'true'
  } catch {
    return undefined
  }
}

/** Whether fingers, and no pointer, reach for things here. */
export function useTouch(): boolean {
  return useSyncExternalStore(watchTouch, isTouch, () => false)
}

const isTouch = () => matchMedia(TOUCH).matches
const TOUCH = '(pointer: coarse)'

function watchTouch(tell: () => void): () => void {
  const query = matchMedia(TOUCH)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

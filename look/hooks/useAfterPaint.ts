import { useEffect, useState } from 'react'

/** The value, one picture later: what is looked at less shall not keep waiting what is looked at first. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value)
  useEffect(() => {
    if (Object.is(shown, value)) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => show(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown, value])
  return shown
}

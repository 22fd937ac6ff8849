import { useEffect, useState } from 'react'

/** The value, one picture later: what is looked at less shall not keep waiting what is looked at first. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value)
  useEffect(() => (Object.is(shown, value) ? undefined : afterPaint(() => show(value))), [shown, value])
  return shown
}

/** Does something when the page has been drawn next. The answer is a way to have it left alone. */
export function afterPaint(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(job)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

import { afterPaint } from '@runatal/look/hooks/useAfterPaint.ts'
import { useRef, useState } from 'react'

/** As long as somebody waits without wondering, in milliseconds. */
const UNNOTICED = 200

/**
 * What has been sent from the version that is shown and is not answered yet. `isOut` knows at once, and so does whoever
 * is read the table, but nothing is drawn: an answer comes within a frame or two as a rule, and a table that dims and
 * brightens again would only keep it waiting. `isLate` is for whoever has to wait.
 */
export function useSending(version: number) {
  const table = useRef<HTMLDivElement>(null)
  const out = useRef<{ from: number }>(undefined)
  const [late, setLate] = useState<number>()
  const wait = async <T>(answer: Promise<T>): Promise<T> => {
    const mine = { from: version }
    out.current = mine
    table.current?.setAttribute('aria-busy', 'true')
    const timer = setTimeout(() => setLate(version), UNNOTICED)
    try {
      return await answer
    } finally {
      clearTimeout(timer)
      // With the answer a new view has come, as a rule: it is shown first, and nothing is drawn twice.
      afterPaint(() => {
        setLate(undefined)
        if (out.current !== mine) return
        out.current = undefined
        table.current?.removeAttribute('aria-busy')
      })
    }
  }
  return { table, isOut: () => out.current?.from === version, isLate: late === version, wait }
}

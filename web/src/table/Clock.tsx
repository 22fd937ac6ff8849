import type { Seat } from '@runatal/kernel'
import type { ClockView } from '@runatal/table'
import { useEffect, useState } from 'react'
import { remaining } from '../parts/time.ts'
import { useWords } from '../words/words.ts'

/** What is left of a seat's time, counted down from when the view came. */
export function Clock({ clock, seat }: { clock: ClockView; seat: Seat }) {
  const words = useWords()
  const left = clock.left[seat]
  const running = clock.running.includes(seat)
  const [seen, setSeen] = useState({ clock, at: Date.now() })
  const [now, setNow] = useState(Date.now)
  if (seen.clock !== clock) setSeen({ clock, at: Date.now() })
  useEffect(() => {
    if (!running || left === undefined) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [running, left])
  if (left === undefined) return undefined
  const ms = left - (running ? Math.max(0, now - seen.at) : 0)
  return (
    <span className={ms < 30_000 && running ? 'clock short' : 'clock'} role="timer">
      <span className="sr">{words.table.left('')}</span>
      {remaining(ms, words)}
    </span>
  )
}

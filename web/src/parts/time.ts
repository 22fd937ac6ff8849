import type { ClockRule } from '@runatal/table'
import type { Messages } from '../words/en.ts'

/** How long ago, in one word. */
export function ago(at: number, { time }: Messages, now = Date.now()): string {
  const minutes = Math.floor((now - at) / 60_000)
  if (minutes < 1) return time.now
  if (minutes < 60) return time.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? time.hours(hours) : time.days(Math.floor(hours / 24))
}

/** A clock's face: 4:58, or days and hours where there are any. */
export function remaining(ms: number, { time }: Messages): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 24) return `${time.days(Math.floor(hours / 24))} ${time.hours(hours % 24)}`
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

export function paceOf(rule: ClockRule, { clocks }: Messages): string {
  switch (rule.kind) {
    case 'none':
      return clocks.none
    case 'move':
      return clocks.move(rule.seconds)
    case 'bank':
      return clocks.bank(Math.round(rule.seconds / 60), rule.increment)
    case 'days':
      return clocks.days(rule.days)
  }
}

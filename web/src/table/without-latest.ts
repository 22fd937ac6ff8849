import type { Heard } from '../tables/table.ts'

/** Never ahead of the board: the latest events wait until they are shown. */
export function withoutLatest(log: readonly Heard[], unseen: number): readonly Heard[] {
  const last = log.at(-1)
  if (unseen === 0 || last === undefined) return log
  const before = log.slice(0, -1)
  if (last.events.length <= unseen) return withoutLatest(before, unseen - last.events.length)
  return [...before, { ...last, events: last.events.slice(0, -unseen) }]
}

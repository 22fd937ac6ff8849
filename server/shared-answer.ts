import { setTimeout as wait } from 'node:timers/promises'

/**
 * Single flight: what many ask for is worked out once for all who wait, one after the other, and at most every so many
 * milliseconds. Nobody is told what was so before they asked.
 */
export function sharedAnswer<T>(work: () => Promise<T>, every: number): () => Promise<T> {
  let next: Promise<T> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let began = -Infinity
  const soon = async () => {
    await last.catch(() => {})
    const early = began + every - performance.now()
    if (early > 0) await wait(early)
    next = undefined
    began = performance.now()
    const answer = work()
    last = answer
    return answer
  }
  return () => (next ??= soon())
}

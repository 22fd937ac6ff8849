/** Does one thing after the other, each when there is nothing else to do. What it gives back leaves the rest undone. */
export function whileIdle(things: Iterable<() => void>): () => void {
  const rest = things[Symbol.iterator]()
  let isLeft = false
  const doNext = () => {
    const next = isLeft ? undefined : rest.next()
    if (next === undefined || next.done === true) return
    next.value()
    whenIdle(doNext)
  }
  whenIdle(doNext)
  return () => {
    isLeft = true
  }
}

function whenIdle(what: () => void): void {
  // Safari does not tell when it is idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(what)
  else setTimeout(what, 50)
}

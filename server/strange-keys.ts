/** Whether what came in, at any depth, has a key that means something to every object: games read moves as they are. */
export function hasStrangeKey(message: unknown): boolean {
  const waiting = [message]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null) continue
    for (const key of Object.keys(one)) {
      if (!Array.isArray(one) && STRANGE.has(key)) return true
      const inner: unknown = Reflect.get(one, key)
      if (typeof inner === 'object') waiting.push(inner)
    }
  }
  return false
}

const STRANGE: ReadonlySet<string> = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'toJSON'])

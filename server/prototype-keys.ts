/**
 * The guard against prototype pollution: whether what came in has, at any depth, a key that means something to every
 * object. Games read moves as they are.
 */
export function hasPrototypeKey(message: unknown): boolean {
  const waiting = [message]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null) continue
    for (const key of Object.keys(one)) {
      if (!Array.isArray(one) && EVERY_OBJECT_HAS.has(key)) return true
      const inner: unknown = Reflect.get(one, key)
      if (typeof inner === 'object') waiting.push(inner)
    }
  }
  return false
}

const EVERY_OBJECT_HAS: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'toJSON',
])

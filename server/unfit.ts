/**
 * What nothing that comes in may hold, at any depth, since games read moves as they are: a key that means something to every
 * object (the guard against prototype pollution), and more levels than anybody needs, which would be one call each for
 * whoever compares them. Gives the sentence, or undefined where there is nothing of that.
 */
export function unfit(message: unknown): string | undefined {
  let level = [message]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return `A message is nested at most ${DEEPEST} levels deep`
    const inner: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      for (const key of Object.keys(one)) {
        if (!Array.isArray(one) && EVERY_OBJECT_HAS.has(key)) return 'A message has no such key'
        const its: unknown = Reflect.get(one, key)
        if (typeof its === 'object') inner.push(its)
      }
    }
    level = inner
  }
  return undefined
}

const DEEPEST = 100

const EVERY_OBJECT_HAS: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'toJSON',
])

import type { Core } from '../game.ts'

/** A value as JSON text: what two states, masks or events are compared by. */
export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined'
}

/** Where a value is not plain data that JSON gives back as it was, and why; undefined if it is. */
export function impurity(value: unknown): string | undefined {
  const found = search(value)
  return found && `${found.keys.toReversed().join('.') || 'the whole'} is ${found.why}`
}

/** A text, or a name of a field, that something was written into which was not there; undefined if all are whole. */
export function brokenWord(value: unknown): string | undefined {
  return /"[^"]*(\bundefined\b|\bNaN\b|\[object )[^"]*"/.exec(bytes(value))?.[0]
}

/** An array or object that stands at two places of a state: the two would part at the first copy. */
export function tangle(state: Core): string | undefined {
  const parts = new Map<object, string>()
  let found: string | undefined
  eachPart(state, '', (part, path) => {
    const other = parts.get(part)
    if (other !== undefined && !Object.isFrozen(part)) found ??= `${other} and ${path} are the same object`
    parts.set(part, path)
  })
  return found
}

/**
 * The first place where a copy holds the very array or object of the original. What is frozen may be shared, and so may
 * asks and frames, which are replaced and never changed.
 */
export function sharedPart(original: unknown, copy: unknown): string | undefined {
  if (!isObject(original) || !isObject(copy)) return undefined
  const parts = new Set<object>()
  eachPart(original, '', part => parts.add(part))
  let found: string | undefined
  eachPart(copy, '', (part, path) => {
    if (parts.has(part) && !Object.isFrozen(part)) found ??= path === '' ? 'the whole of it' : path
  })
  return found
}

/** The first place where two values differ, for a message. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [x, y]: unknown[] = [Reflect.get(a, key), Reflect.get(b, key)]
      if (bytes(x) !== bytes(y)) return difference(x, y, within(path, key))
    }
    return `${path || 'the whole'}: the keys are in another order`
  }
  return `${path || 'the whole'}: ${short(a)} and ${short(b)}`
}

/** A value in a message, cut where it gets long. */
export function short(value: unknown): string {
  const text = typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : bytes(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** Why it is not plain and the keys that lead there, innermost first: they are only needed where something is found. */
interface Impurity {
  why: string
  keys: string[]
}

function search(value: unknown): Impurity | undefined {
  if (typeof value === 'number') {
    if (Number.isFinite(value) && !Object.is(value, -0)) return undefined
    return impure(Object.is(value, -0) ? '-0' : String(value))
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (!isObject(value)) return impure(value === undefined ? 'undefined' : `a ${typeof value}`)
  const isList = Array.isArray(value)
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype))
    return impure('not a plain object or array')
  const keys = Object.keys(value)
  if (Reflect.ownKeys(value).length !== keys.length + (isList ? 1 : 0)) return impure('something with unlisted keys')
  if (isList && keys.length !== value.length) return impure('a list with holes or names')
  for (const key of keys) {
    const found = search(Reflect.get(value, key))
    if (found === undefined) continue
    found.keys.push(key)
    return found
  }
  return undefined
}

function impure(why: string): Impurity {
  return { why, keys: [] }
}

function eachPart(value: object, path: string, visit: (part: object, path: string) => void) {
  visit(value, path)
  if (path === 'asks' || path === 'agenda') return
  for (const key of Object.keys(value)) {
    const part: unknown = Reflect.get(value, key)
    if (isObject(part)) eachPart(part, within(path, key), visit)
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function within(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

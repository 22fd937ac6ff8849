/**
 * Structural sharing: what has come, with everything unchanged in it being the very object that was there, so that what
 * shows it stays.
 */
export function shared<T>(was: unknown, is: T): T
export function shared(was: unknown, is: unknown): unknown {
  if (Array.isArray(was) && Array.isArray(is)) {
    const parts = is.map((part, i) => shared(was[i], part))
    return was.length === parts.length && parts.every((part, i) => Object.is(part, was[i])) ? was : parts
  }
  if (!isRecord(was) || !isRecord(is)) return is
  const parts = Object.entries(is).map(([key, part]) => [key, shared(was[key], part)] as const)
  const isSame =
    Object.keys(was).length === parts.length &&
    parts.every(([key, part]) => Object.hasOwn(was, key) && Object.is(part, was[key]))
  return isSame ? was : Object.fromEntries(parts)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

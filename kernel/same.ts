/** Whether two plain values are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  // A move is compared with every option: most differ at the first look, which must not cost a list of keys.
  let keys = 0
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !same(Reflect.get(a, key), Reflect.get(b, key))) return false
    keys++
  }
  return keys === Object.keys(b).length
}

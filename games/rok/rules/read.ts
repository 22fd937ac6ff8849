/** Reads what came over the wire: an object with this `do` and exactly these numbers. Undefined if it is anything else. */
export function numbersIn(sent: unknown, action: string, names: readonly string[]): number[] | undefined {
  if (!isOf(sent, action, names)) return undefined
  const values: unknown[] = names.map(name => Reflect.get(sent, name))
  return values.every(isNumber) ? values : undefined
}

/** A plain object with this `do` and exactly these other fields. */
export function isOf(sent: unknown, action: string, names: readonly string[]): sent is object {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false
  const keys = Object.keys(sent)
  return (
    keys.length === names.length + 1 && Reflect.get(sent, 'do') === action && names.every(name => keys.includes(name))
  )
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value)
}

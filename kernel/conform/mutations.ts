/** What might come over the wire in place of a move, near misses first: each field removed, changed, or one added. */
export function nearMisses(move: unknown): unknown[] {
  const misses: unknown[] = [[move], bare(move), JSON.stringify(move)]
  if (typeof move !== 'object' || move === null) return [...misses, ...changed(move)]
  misses.push({ ...move, extra: 0 }, withOwnPrototype(move))
  for (const [key, value] of Object.entries(move)) {
    const { [key]: _, ...without } = move as Record<string, unknown>
    misses.push(without, { ...without, [`${key} `]: value })
    for (const other of changed(value)) misses.push({ ...move, [key]: other })
  }
  return misses
}

/** What is no move at all. */
export function garbage(): unknown[] {
  let nested: unknown = {}
  for (let i = 0; i < 500; i++) nested = i % 2 ? [nested] : { do: nested }
  return [
    undefined,
    null,
    true,
    0,
    -1,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    2 ** 53,
    '',
    'pass',
    'x'.repeat(20_000),
    [],
    [[]],
    {},
    { do: undefined },
    { do: {} },
    { length: 0 },
    nested,
    Array<number>(5000).fill(7),
    JSON.parse('{"__proto__":{"do":"pass"}}'),
    JSON.parse('{"constructor":{"prototype":{"do":"pass"}}}'),
  ]
}

/** Ids that no ask has. */
export const STRANGE_IDS: readonly unknown[] = [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, [1], {}]

function changed(value: unknown): unknown[] {
  if (typeof value === 'number')
    return [value + 1, value - 1, value + 0.5, -value - 1, 1e9, Number.NaN, String(value), [value], null]
  if (typeof value === 'string') return [`${value}x`, '', value.toUpperCase(), 0, null, [value], '__proto__']
  if (typeof value === 'boolean') return [!value, Number(value), null]
  if (Array.isArray(value)) {
    const list: unknown[] = value
    const parts = list.flatMap((part, i) => changed(part).map(other => list.with(i, other)))
    return [[], list.slice(1), [...list, ...list], list.toReversed(), ...parts, null, Object.assign({}, list)]
  }
  return [...nearMissesOfPart(value), null, 0]
}

function nearMissesOfPart(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? nearMisses(value).slice(3) : []
}

/** The move's first value alone, as if the rest were understood. */
function bare(move: unknown): unknown {
  return typeof move === 'object' && move !== null ? Object.values(move)[0] : [[move]]
}

function withOwnPrototype(move: object): unknown {
  return Object.defineProperty({ ...move }, '__proto__', { value: {}, enumerable: true, configurable: true })
}

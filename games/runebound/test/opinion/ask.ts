import type { Move, Part } from './table.ts'

/** Small questions of the hero's player. */

/** A small question; the only answer is given without asking. Undefined is none. */
export function* choose(what: string, values: string[], pass = false): Part<string | undefined> {
  if (!pass && values.length < 2) return values[0]
  const options: Move[] = values.map(value => ({ do: 'choose', what, value }))
  if (pass) options.push({ do: 'none' })
  const move = yield { kind: 'choose', options }
  return move.do === 'none' ? undefined : String(move['value'])
}

/** The hero's player picks one of its own tokens, or of the enemy's. */
export function* pick(what: string, tokens: number[]): Part<number | undefined> {
  const value = yield* choose(what, tokens.map(String))
  return value === undefined ? undefined : Number(value)
}

import type { Refusal } from '@runatal/kernel'

/** For answers that come as they like, from the Game Master's desk. */

export function no(text: string, rule: string): Refusal {
  return { refused: 'not-an-option', text, rule }
}

export function says(move: unknown, word: string): boolean {
  return field(move, 'do') === word
}

export function field(move: unknown, name: string): unknown {
  return typeof move === 'object' && move !== null && Object.hasOwn(move, name) ? Reflect.get(move, name) : undefined
}

/** What the ids stand for; -1 for what is none of these, and nothing at all if it is no list. */
export function numbers(ids: unknown, names: readonly string[]): number[] {
  return Array.isArray(ids) ? ids.map(id => names.indexOf(id)) : []
}

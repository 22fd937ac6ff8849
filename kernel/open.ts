import type { Game, Types } from './game.ts'

/** The rules of a game without secrets: a copy can be left to the house, and everybody sees all there is. */
export type OpenRules<G extends Types> = Omit<Game<G>, 'clone' | 'mask' | 'imagine'> & Partial<Pick<Game<G>, 'clone'>>

/** A game in which nothing is hidden from anybody. */
export function openGame<G extends Types>(rules: OpenRules<G>): Game<G> {
  const clone = rules.clone ?? copy
  return { ...rules, clone, mask: state => clone(state), imagine: state => clone(state) }
}

/** An independent copy of plain data. */
function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copy) as T
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)])) as T
}

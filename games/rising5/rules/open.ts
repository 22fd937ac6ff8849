import type { Rising5, State } from './types.ts'

/** Whether a question of this kind is open. */
export function isOpen(s: State, kind: keyof Rising5['asks']): boolean {
  return s.asks.some(ask => ask.kind === kind)
}

/** R5-271, R5-405: the choices inside a reward or an item, and the Game Master's, are no moments for items or support. */
export function isResolving(s: State): boolean {
  return s.asks.some(ask => ask.must && RESOLVING.has(ask.kind))
}

const RESOLVING: ReadonlySet<string> = new Set<keyof Rising5['asks']>([
  'slashReward',
  'relic',
  'hint',
  'bladeTarget',
  'gmSolution',
  'gmLinks',
  'gmResult',
  'gmHint',
])

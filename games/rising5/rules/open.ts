import type { Rising5, State } from './types.ts'

/** Whether a question of this kind is open. */
export function isOpen(s: State, kind: keyof Rising5['asks']): boolean {
  for (let i = 0; i < s.asks.length; i++) if (s.asks[i]!.kind === kind) return true
  return false
}

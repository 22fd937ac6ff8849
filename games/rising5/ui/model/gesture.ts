import type { Choice, Choices } from './choices.ts'

/** What a stroke of the finger over the Portal means: down seals, up shows the history (R5-338). */
export function strokeOf(dx: number, dy: number): 'down' | 'up' | undefined {
  if (Math.abs(dy) < REACH || Math.abs(dx) > Math.abs(dy) * 0.7) return undefined
  return dy > 0 ? 'down' : 'up'
}

/** A stroke shorter than this, in pixels, is a slip. */
const REACH = 56

/** R5-334: down or S seals, up or H shows the history. */
export function keyStroke(key: string): 'down' | 'up' | undefined {
  if (key === 'ArrowDown' || key.toLowerCase() === 's') return 'down'
  if (key === 'ArrowUp' || key.toLowerCase() === 'h') return 'up'
  return undefined
}

/** The move of a downward stroke: undefined for whoever may not seal now, and nothing happens. */
export function sealMove({ seal }: Pick<Choices, 'seal'>): Choice | undefined {
  return seal
}

import type { Chance } from '@runatal/kernel'
import { type Budget, start } from './budget.ts'

/** A candidate, and how it fared on average in its trials; -Infinity if there was time for none. */
export interface Tried<T> {
  candidate: T
  worth: number
}

/**
 * Ranks candidates, best first, by trying them out (sequential halving): all are tried in turn, and after each equal part of
 * the budget the worse half is dropped, so that most trials go to the close calls. `round` prepares what the trials of
 * one round share, so that candidates are compared on equal luck.
 */
export function rankByTrials<T>(
  candidates: readonly T[],
  budget: Budget,
  chance: Chance,
  round: () => (candidate: T) => number,
): Tried<T>[] {
  let left = candidates.map(candidate => ({ candidate, total: 0, trials: 0 }))
  chance.shuffle(left)
  const dropped: typeof left = []
  const cuts = Math.ceil(Math.log2(left.length))
  const meter = start(budget)
  for (let cut = 1, spent = meter.spent(); spent < 1 && left.length > 1;) {
    const tryOut = round()
    for (const one of left) {
      one.total += tryOut(one.candidate)
      one.trials++
      spent = meter.spent()
      if (spent >= 1) break
    }
    if (spent < cut / cuts) continue
    cut++
    const ranked = left.toSorted((a, b) => mean(b) - mean(a))
    left = ranked.slice(0, Math.ceil(left.length / 2))
    dropped.unshift(...ranked.slice(left.length))
  }
  left = left.toSorted((a, b) => mean(b) - mean(a))
  return [...left, ...dropped].map(one => ({ candidate: one.candidate, worth: mean(one) }))
}

function mean({ total, trials }: { total: number; trials: number }): number {
  return trials === 0 ? -Infinity : total / trials
}

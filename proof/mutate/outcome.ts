import type { Kept } from './kept.ts'
import type { Planted } from './plant.ts'

/** A broken place, as the report names it. */
export type Broken = Planted & {
  /** False when no test even runs the line. */
  readonly covered: boolean
  /** Why nobody could see it, where somebody has looked. */
  readonly why?: string
}

export type Outcome = {
  readonly total: number
  readonly caught: number
  /** What there was no time for. */
  readonly open: number
  readonly kinds: ReadonlyMap<string, { readonly total: number; readonly caught: number }>
  /** What no test noticed. */
  readonly survivors: readonly Broken[]
  /** What was caught because the tests did not end in time: a game that goes on for ever, on a machine that is not too busy. */
  readonly endless: readonly Broken[]
}

export function outcomeOf(planted: readonly Planted[], kept: Kept, reasons: ReadonlyMap<string, string>): Outcome {
  const tried = planted.filter(({ key }) => kept.of(key) !== undefined)
  const isCaught = ({ key }: Planted) => kept.of(key) === 'caught' || kept.of(key) === 'endless'
  const kinds = new Map<string, { total: number; caught: number }>()
  for (const one of tried) {
    const kind = kinds.get(one.kind) ?? { total: 0, caught: 0 }
    kinds.set(one.kind, { total: kind.total + 1, caught: kind.caught + (isCaught(one) ? 1 : 0) })
  }
  const broken = (one: Planted): Broken => {
    const why = reasons.get(one.key)
    return { ...one, covered: kept.of(one.key) !== 'untested', ...(why === undefined ? {} : { why }) }
  }
  return {
    total: tried.length,
    caught: tried.filter(isCaught).length,
    open: planted.length - tried.length,
    kinds: new Map([...kinds].toSorted(([a], [b]) => a.localeCompare(b))),
    survivors: tried.filter(one => !isCaught(one)).map(broken),
    endless: tried.filter(({ key }) => kept.of(key) === 'endless').map(broken),
  }
}

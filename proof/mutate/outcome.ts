import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'

/** A broken place, as the report names it. */
export type Broken = {
  readonly file: string
  readonly line: number
  readonly kind: string
  readonly before: string
  readonly after: string
  /** False when no test even runs the line. */
  readonly covered: boolean
}

export type Outcome = {
  readonly total: number
  readonly caught: number
  readonly kinds: ReadonlyMap<string, { readonly total: number; readonly caught: number }>
  /** What no test noticed. */
  readonly survivors: readonly Broken[]
  /** What was caught because the tests did not end in time: a game that goes on for ever, on a machine that is not too busy. */
  readonly endless: readonly Broken[]
}

export function outcomeOf(mutants: readonly MutantResult[], root: string): Outcome {
  const tried = mutants.filter(mutant => mutant.status !== 'Ignored')
  const kinds = new Map<string, { total: number; caught: number }>()
  for (const mutant of tried) {
    const kind = kinds.get(mutant.mutatorName) ?? { total: 0, caught: 0 }
    kinds.set(mutant.mutatorName, { total: kind.total + 1, caught: kind.caught + (isCaught(mutant) ? 1 : 0) })
  }
  return {
    total: tried.length,
    caught: tried.filter(isCaught).length,
    kinds: new Map([...kinds].toSorted(([a], [b]) => a.localeCompare(b))),
    survivors: places(
      tried.filter(mutant => !isCaught(mutant)),
      root,
    ),
    endless: places(
      tried.filter(({ status }) => status === 'Timeout'),
      root,
    ),
  }
}

function places(mutants: readonly MutantResult[], root: string): Broken[] {
  return mutants.map(mutant => broken(mutant, root)).toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** Caught also means: the game never ends, or the tests cannot even load it. */
function isCaught({ status }: MutantResult): boolean {
  return status === 'Killed' || status === 'Timeout' || status === 'RuntimeError'
}

function broken({ fileName, location, mutatorName, replacement, status }: MutantResult, root: string): Broken {
  const { start, end } = location
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  // The end first: on a single line the start would move it.
  lines.push((lines.pop() ?? '').slice(0, end.column - 1))
  lines.unshift((lines.shift() ?? '').slice(start.column - 1))
  return {
    file: relative(root, fileName),
    line: start.line,
    kind: mutatorName,
    before: onOneLine(lines.join('\n')),
    after: onOneLine(replacement) || 'nothing',
    covered: status !== 'NoCoverage',
  }
}

function onOneLine(code: string): string {
  const short = code.replaceAll(/\s+/g, ' ').trim()
  return short.length > 80 ? `${short.slice(0, 79)}…` : short
}

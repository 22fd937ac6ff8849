import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '@stryker-mutator/api/core'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { addRuleMutators } from './mutators.ts'

/** A place that can be broken, and how: with `id` switched on, the rules play by `after`. */
export type Planted = {
  readonly id: string
  readonly file: string
  readonly line: number
  readonly kind: string
  readonly before: string
  readonly after: string
  /** The whole line, and which of several like it: what it is known by when lines above it change. */
  readonly key: string
}

/** Puts every break of a game's rules into the copy, each behind a switch of its own. */
export async function plant(copy: string, game: string, every: number): Promise<Planted[]> {
  await addRuleMutators(every)
  const names = globSync(`games/${game}/rules/**/*.ts`, { cwd: copy }).toSorted()
  const sources = new Map(names.map(name => [name, readFileSync(join(copy, name), 'utf8')]))
  const silent = new Instrumenter({ debug() {}, info() {}, warn() {}, isDebugEnabled: () => false } as never)
  const { files, mutants } = await silent.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  )
  for (const { name, content } of files) writeFileSync(join(copy, name), withQuietCounts(content))
  const seen = new Map<string, number>()
  return mutants.filter(({ status }) => status !== 'Ignored').map(mutant => planted(mutant, sources, seen))
}

/** Which tests pass through a place is counted once, with the rules whole; after that the counts only take time. */
function withQuietCounts(code: string): string {
  const start = 'function cover() {'
  if (!code.includes('stryMutAct')) return code
  if (!code.includes(start))
    throw new Error('Stryker counts what is covered in another way now: see proof/mutate/plant.ts')
  return code.replace(start, `${start} if (ns.isQuiet) return;`)
}

function planted(
  { id, fileName, location, mutatorName, replacement }: Mutant,
  sources: ReadonlyMap<string, string>,
  seen: Map<string, number>,
): Planted {
  const { start, end } = location
  // Stryker counts lines from 0 here.
  const lines = (sources.get(fileName) ?? '').split('\n').slice(start.line, end.line + 1)
  const whole = onOneLine(lines.join('\n'))
  // The end first: on a single line the start would move it.
  lines.push((lines.pop() ?? '').slice(0, end.column))
  lines.unshift((lines.shift() ?? '').slice(start.column))
  const before = onOneLine(lines.join('\n'))
  const after = onOneLine(replacement) || 'nothing'
  const place = [fileName, mutatorName, whole, before, after].join(' | ')
  const twin = seen.get(place) ?? 0
  seen.set(place, twin + 1)
  return {
    id,
    file: fileName,
    line: start.line + 1,
    kind: mutatorName,
    before: short(before),
    after: short(after),
    key: twin === 0 ? place : `${place} | ${twin + 1}`,
  }
}

function onOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ').trim()
}

function short(code: string): string {
  return code.length > 80 ? `${code.slice(0, 79)}…` : code
}

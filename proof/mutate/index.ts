import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { LogLevel } from '@stryker-mutator/api/core'
import { Stryker } from '@stryker-mutator/core'
import { copyProject, writeTestConfig } from './copy.ts'
import { addRuleMutators } from './mutators.ts'
import { outcomeOf } from './outcome.ts'
import { asMarkdown, asText } from './report.ts'

/** Fewer would say little about the tests. */
const ENOUGH = 100

/** Breaks the rules of a game, in every nth place one at a time, and tells which breaks its tests do not notice. */
export async function mutateGame(root: string, game: string, every: number): Promise<number> {
  const copy = join(root, '.cache', 'mutate', game)
  copyProject(root, copy)
  await addRuleMutators(every)
  console.log(`Breaking games/${game}/rules one place at a time, in a copy under .cache/ …`)
  process.chdir(copy)
  const mutants = await new Stryker({
    mutate: [`games/${game}/rules/**/*.ts`],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: writeTestConfig(copy, game), related: false },
    coverageAnalysis: 'perTest',
    // The copy is ours to break: a sandbox inside it would link its workspaces back to the whole rules.
    inPlace: true,
    disableTypeChecks: false,
    concurrency: availableParallelism(),
    // On top of what the tests take: a busy machine is no endless game.
    timeoutMS: 20_000,
    logLevel: 'warn' as LogLevel,
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  }).runMutationTest()
  process.chdir(root)
  const outcome = outcomeOf(mutants, copy)
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', `mutation-${game}.md`), asMarkdown(game, outcome, every))
  console.log(asText(game, outcome))
  if (outcome.total >= ENOUGH) return 0
  console.error(`Only ${outcome.total} places to break in games/${game}/rules; at least ${ENOUGH} are needed.`)
  return 1
}

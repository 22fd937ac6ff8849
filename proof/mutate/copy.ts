import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.lab', 'docs'])

/**
 * A copy of the project to break, so that the real files are never touched. Its workspaces link to the copy, so that a
 * test meets the broken rules by package name too.
 */
export function copyProject(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, 'node_modules'), { recursive: true })
  for (const entry of readdirSync(root)) {
    if (!LEFT_OUT.has(entry)) cpSync(join(root, entry), join(copy, entry), { recursive: true })
  }
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    const from = join(root, 'node_modules', entry)
    const to = join(copy, 'node_modules', entry)
    // The links of the workspaces are relative and so lead into the copy.
    if (entry === '@runatal') cpSync(from, to, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, to, 'junction')
  }
}

/** The copy's own test configuration: one game's tests and no others, in one thread, the quickest file first. */
export function writeTestConfig(copy: string, game: string): string {
  const file = 'vitest.mutate.config.js'
  // A test that is slow because the machine is busy has not caught anything.
  const test = { include: [`games/${game}/test/**/*.test.ts`], testTimeout: 120_000, isolate: false }
  writeFileSync(
    join(copy, file),
    `${QUICKEST_FIRST}export default { test: { ...${JSON.stringify(test)}, sequence: { sequencer: QuickestFirst } } }\n`,
  )
  return file
}

// A mutant is caught by the first test that fails: whole games, at the end, are for what no short test has noticed.
const QUICKEST_FIRST = `import { BaseSequencer } from 'vitest/node'

class QuickestFirst extends BaseSequencer {
  async sort(files) {
    const longestFirst = await super.sort(files)
    const failed = file => this.ctx.cache.getTestSpecificationResult(file)?.failed
    return [...longestFirst.filter(failed), ...longestFirst.filter(file => !failed(file)).reverse()]
  }
}

`

import { relative } from 'node:path'
import type { Writable } from 'node:stream'
import { startVitest } from 'vitest/node'

/** A test that cites rules, and what became of it. */
export type Citation = {
  readonly game: string
  readonly test: string
  readonly rules: readonly string[]
  /** It is an example, which the rulebook shows. */
  readonly example: boolean
  readonly state: 'passed' | 'failed' | 'skipped'
}

export type TestRun = { readonly citations: readonly Citation[]; readonly green: boolean }

/** Runs the rule tests of these games for real, telling about it on `progress`. */
export async function runRuleTests(root: string, games: readonly string[], progress: Writable): Promise<TestRun> {
  const filters = games.map(game => `games/${game}/test/`)
  const options = { root, project: ['rules'], watch: false, passWithNoTests: true }
  const vitest = await startVitest(filters, options, {}, { stdout: progress })
  const citations: Citation[] = []
  let green = vitest.state.getUnhandledErrors().length === 0
  for (const file of vitest.state.getTestModules()) {
    green &&= file.ok()
    const [, game] = relative(root, file.moduleId).split('/')
    if (game === undefined)
      throw new Error(`${file.moduleId} is no test of a game: rule tests live in games/<game>/test`)
    for (const test of file.children.allTests()) {
      const { rules, example } = test.meta()
      const { state } = test.result()
      // A test still pending at the end never ran.
      if (rules)
        citations.push({
          game,
          test: test.fullName,
          rules,
          example: example !== undefined,
          state: state === 'pending' ? 'skipped' : state,
        })
    }
  }
  return { citations, green }
}

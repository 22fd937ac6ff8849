import { test, type TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** The ledger ids that a test proves when it passes. */
    rules?: readonly string[]
    /** The example that it is, where the rulebook shows it. */
    example?: string
  }
}

/** A test that proves one or more rules of the game's ledger: `rule('RAU-001', 'the most points win', () => { … })`. */
export function rule(
  ids: string | readonly string[],
  title: string,
  prove: (context: TestContext) => void | Promise<void>,
  example?: string,
): void {
  const rules = typeof ids === 'string' ? [ids] : ids
  if (rules.length === 0) throw new Error(`rule([], '${title}', …) cites no id: name at least one of the game's ledger`)
  test(`${rules.join(' ')} ${title}`, { meta: { rules, ...(example !== undefined && { example }) } }, prove)
}

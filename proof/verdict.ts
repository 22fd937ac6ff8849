import { isOfPlay, type Ledger, type LedgerRule } from './ledger.ts'
import type { Citation } from './run.ts'

/** What the tests of one game prove of its rulebook. */
export type Verdict = {
  readonly game: string
  readonly required: readonly LedgerRule[]
  /** Each proved rule with the tests that prove it. */
  readonly proved: ReadonlyMap<string, readonly string[]>
  readonly missing: readonly LedgerRule[]
  readonly untestable: readonly LedgerRule[]
  /** The rules of play, those of them that an example shows, and those that no board can show. */
  readonly ofPlay: readonly LedgerRule[]
  readonly shown: readonly LedgerRule[]
  readonly unseen: readonly LedgerRule[]
  readonly unknown: readonly { readonly id: string; readonly test: string }[]
}

/** A rule is proved when a test that cites it passed and none that cites it failed. */
export function judge(ledger: Ledger, citations: readonly Citation[]): Verdict {
  const known = new Set(ledger.rules.map(rule => rule.id))
  const cited = citations
    .filter(citation => citation.game === ledger.game)
    .flatMap(({ rules, ...citation }) => rules.map(id => ({ id, ...citation })))
  const required = ledger.rules.filter(rule => rule.untestable === undefined)
  const proved = new Map<string, readonly string[]>()
  for (const { id } of required) {
    const tests = cited.filter(citation => citation.id === id)
    const passed = tests.filter(citation => citation.state === 'passed').map(citation => citation.test)
    if (passed.length > 0 && tests.every(citation => citation.state !== 'failed')) proved.set(id, passed)
  }
  const ofPlay = ledger.rules.filter(rule => isOfPlay(ledger, rule))
  const examples = cited.filter(({ example, state }) => example && state === 'passed').map(({ id }) => id)
  return {
    game: ledger.game,
    required,
    proved,
    missing: required.filter(rule => !proved.has(rule.id)),
    untestable: ledger.rules.filter(rule => rule.untestable !== undefined),
    ofPlay,
    shown: ofPlay.filter(({ id }) => examples.includes(id)),
    unseen: ofPlay.filter(rule => rule.unseen !== undefined),
    unknown: cited.filter(citation => !known.has(citation.id)),
  }
}

export function holds(verdict: Verdict): boolean {
  return verdict.missing.length === 0 && verdict.unknown.length === 0
}

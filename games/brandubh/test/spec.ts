import type { Spec } from '@runatal/kernel/conform'
import { ruleIds } from '@runatal/proof/ids'
import { QUIET_MOVES } from '../rules/ending.ts'
import type { Brandubh } from '../rules/types.ts'

/** What the conformance kit is told about Brandubh. Nothing is hidden. */
export const spec: Spec<Brandubh> = {
  // Twelve pieces can be captured, and so many moves lie between two captures at most.
  bound: 13 * (QUIET_MOVES + 1),
  rules: ruleIds(new URL('../rulebook.yaml', import.meta.url)),
}

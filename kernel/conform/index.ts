/** The test kit that every game passes: random and adversarial games, and the laws that must hold in each of them. */
export { conform, sentences } from './conform.ts'
export type { Care, LawName, Place, Report, Spec, Violation } from './spec.ts'

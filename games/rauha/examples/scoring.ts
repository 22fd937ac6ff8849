import type { One } from './acts.ts'
export const scoring: readonly One[] = []

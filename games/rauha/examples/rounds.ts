import type { One } from './acts.ts'
export const rounds: readonly One[] = []

import type { One } from './acts.ts'
export const track: readonly One[] = []

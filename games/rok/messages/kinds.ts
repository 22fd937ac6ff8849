/** The types that both languages speak of. */
export type { Seat } from '@runatal/kernel'
export type { RuneName } from '../content/stones.ts'
export type { State } from '../rules/types.ts'

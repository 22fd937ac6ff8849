/** How hard a table is: as printed, or by one of our two house rules (RB-585 to RB-587). */

export const DIFFICULTIES = ['printed', 'gentle', 'grim'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

interface Dials {
  /** What the Health of every antagonist is multiplied by. */
  health: number
  /** Gold that every hero has more at the start. */
  gold: number
  /** Spaces of the time track that turn gems up again (RB-199). */
  gemSpaces: readonly number[]
  /** The house rule; none as printed. */
  rule: 'RB-586' | 'RB-587' | undefined
}

export const DIALS: Readonly<Record<Difficulty, Dials>> = {
  printed: { health: 1, gold: 0, gemSpaces: [5, 9], rule: undefined },
  gentle: { health: 0.8, gold: 2, gemSpaces: [5, 9, 12], rule: 'RB-586' },
  grim: { health: 1.2, gold: -1, gemSpaces: [5, 9], rule: 'RB-587' },
}

/** The levels of the bots: published, and what the tests and the README measure (ROK-183 to ROK-185). */
export interface Level {
  /** Milliseconds to spot a target on an empty table, and the spread of that (sigma of the lognormal noise). */
  spot: number
  spread: number
  /** Milliseconds more for each face-up stone. */
  perStone: number
  /** Milliseconds to reach out. */
  motor: number
  /** The chance of a mistake in a throw, and of overlooking the twin of a Balance rune. */
  error: number
  overlook: number
  /** Relative scatter of the power of a slide. */
  scatter: number
}

export const LEVELS = {
  novice: { spot: 1900, spread: 0.4, perStone: 75, motor: 540, error: 0.09, overlook: 0.5, scatter: 0.08 },
  apprentice: { spot: 1400, spread: 0.35, perStone: 55, motor: 450, error: 0.06, overlook: 0.35, scatter: 0.06 },
  initiate: { spot: 1000, spread: 0.3, perStone: 40, motor: 380, error: 0.03, overlook: 0.2, scatter: 0.04 },
  master: { spot: 700, spread: 0.25, perStone: 28, motor: 320, error: 0.01, overlook: 0.1, scatter: 0.025 },
  grandmaster: { spot: 500, spread: 0.2, perStone: 20, motor: 280, error: 0.005, overlook: 0.04, scatter: 0.015 },
} satisfies Record<string, Level>

export type LevelName = keyof typeof LEVELS

export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[]

/** ROK-183: nobody grabs sooner after the opening, in milliseconds. */
export const FLOOR = 450
/** ROK-221: after the draw. */
export const SIGNAL_AFTER = 1500
/** A slide aims at this gap, in millimetres. */
export const AIMED_GAP = 8

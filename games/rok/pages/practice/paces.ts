/** How quick the others are; nobody is there at first. */
export const PACES = ['nobody', 'slow', 'quick'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds between two grabs of theirs. */
export const BETWEEN: Record<Exclude<Pace, 'nobody'>, number> = { slow: 9000, quick: 3500 }

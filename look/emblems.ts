export type Tint = 'moss' | 'lagoon' | 'dune' | 'coral' | 'violet'

export interface Emblem {
  /** On bright tables, and under a bright rune. */
  ink: string
  /** On the hall's dark stone. */
  glow: string
  /** Strokes on a grid of 100. */
  rune: string
}

/** A seat's colour and, because colour is never alone, the rune that goes with it: the same in the hall and on a board. */
export const EMBLEMS: Readonly<Record<Tint, Emblem>> = {
  moss: { ink: '#37703f', glow: '#7fae6c', rune: 'M26 11L76 30L38 50L76 70L26 89Z' },
  lagoon: { ink: '#13737b', glow: '#5fb0b7', rune: 'M30 90V11L74 39M30 47L74 75' },
  dune: { ink: '#8f5f10', glow: '#d9ad5c', rune: 'M30 10V90M30 25L76 50L30 75' },
  coral: { ink: '#b8432f', glow: '#e58b74', rune: 'M38 10V90M38 62L74 12M38 62L66 44' },
  violet: { ink: '#5149ad', glow: '#a58be8', rune: 'M50 8V92M50 26L72 44L50 62M50 38L28 56L50 74' },
}

export function isTint(name: string | undefined): name is Tint {
  return name !== undefined && Object.hasOwn(EMBLEMS, name)
}

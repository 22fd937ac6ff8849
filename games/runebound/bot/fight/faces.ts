import { AGI, CHARGE, DBL, ICON, MAG, PHYS, SHIELD, SKULL, SURGE, TAC, VALUE } from '../../content/tokens.ts'
import { freeTokens, icon, value } from '../../rules/pool.ts'
import { FOE, type Fight, NONE } from '../../rules/types.ts'

/** What the side that lies up is worth to its owner in this round, in points of damage. */
export function faceWorth(f: Fight, side: number, token: number): number {
  return worth(f, side, icon(f, side, token), value(f, side, token))
}

/** What would be gained by turning a token over. */
export function flipGain(f: Fight, side: number, token: number): number {
  return hiddenWorth(f, side, token) - faceWorth(f, side, token)
}

/** What its owner would gain on average if a token were cast anew. */
export function recastGain(f: Fight, side: number, token: number): number {
  return flipGain(f, side, token) / 2
}

/** A token's worth over a whole fight: the mean of its sides. */
export function tokenWorth(token: number): number {
  return (printedWorth(2 * token) + printedWorth(2 * token + 1)) / 2
}

/** All that a side can still bring to bear in this round. */
export function threat(f: Fight, side: number): number {
  if (f.passed[side] === 1) return 0
  let sum = 0
  for (const token of freeTokens(f, side)) {
    const shown = icon(f, side, token)
    if (shown !== SHIELD && shown !== AGI) sum += worth(f, side, shown, value(f, side, token))
  }
  return sum
}

const PER_POINT: readonly number[] = perIcon({
  [PHYS]: 1,
  [MAG]: 1,
  [SKULL]: 1,
  [CHARGE]: 1.05,
  [SHIELD]: 0.75,
  [SURGE]: 0.9,
  [AGI]: 0.6,
})
/** Icons that have no number. */
const PLAIN: readonly number[] = perIcon({ [DBL]: 1.1, [TAC]: 1 })

function worth(f: Fight, side: number, shown: number, points: number): number {
  // Who has passed still blocks, and does nothing else.
  if (f.passed[side] === 1 && shown !== SHIELD) return 0
  if (shown === SHIELD && (f.charged[side] === 1 || f.noBlock[side] === 1)) return 0
  if (shown === SURGE && f.silent[side] === 1) return 0
  // The sheet's bonus makes an enemy's surge and tactics stronger than a hero's.
  const edge = side === FOE && f.rival === NONE && (shown === SURGE || shown === TAC) ? 1.3 : 1
  return edge * (PER_POINT[shown]! * points + PLAIN[shown]!)
}

function hiddenWorth(f: Fight, side: number, token: number): number {
  const at = 2 * f.tokens[side]![token]! + 1 - f.faces[side]![token]!
  return worth(f, side, ICON[at]!, VALUE[at]!)
}

function printedWorth(at: number): number {
  return PER_POINT[ICON[at]!]! * VALUE[at]! + PLAIN[ICON[at]!]!
}

function perIcon(worths: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: TAC + 1 }, (_, shown) => worths[shown] ?? 0)
}

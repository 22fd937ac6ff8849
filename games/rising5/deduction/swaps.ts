import { SPACES } from '../rules/puzzle.ts'
import type { Code } from './codes.ts'

/** Two runes that change places; at least one of them lies on the Portal. */
export type Swap = readonly [rune: number, rune: number]

/** How many swaps lead from one arrangement to another: a space each, and one less for each ring within the Portal. */
export function swapsBetween(portal: Code, wanted: Code): number {
  let swaps = 0
  let seen = 0
  for (let first = 0; first < SPACES; first++) {
    if ((seen & (1 << first)) !== 0 || portal[first] === wanted[first]) continue
    // Follow which rune has to come here from where, until the ring closes or leads into the reserve.
    let space = first
    let ring = 0
    do {
      seen |= 1 << space
      ring++
      space = portal.indexOf(wanted[space]!)
    } while (space >= 0 && (seen & (1 << space)) === 0)
    swaps += space === first ? ring - 1 : ring
  }
  return swaps
}

/** The swaps that bring the Portal one step nearer to the arrangement wanted: any of them may be the first. */
export function swapsTowards(portal: Code, wanted: Code): Swap[] {
  const swaps: Swap[] = []
  for (const [space, rune] of portal.entries()) {
    const coming = wanted[space]!
    if (coming === rune) continue
    const from = portal.indexOf(coming)
    const already = swaps.some(([a, b]) => a === coming && b === rune)
    if (already) continue
    const after = portal.slice()
    after[space] = coming
    if (from >= 0) after[from] = rune
    if (swapsBetween(after, wanted) < swapsBetween(portal, wanted)) swaps.push([rune, coming])
  }
  return swaps
}

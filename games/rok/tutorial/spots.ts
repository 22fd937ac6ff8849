import type { Seat } from '@runatal/kernel'

/** Where a lesson points: parts of the board, by what they are. A test finds each of them on the board. */

export const DISC = '.rok-ground'
export const BAG = '.rok-bag'
export const THROW = '.rok-panel .strong'
export const LANE = '.rok-lane'
/** The pages that tell what happened after a grabbing. */
export const PAGES = '.rok-story'
export const PANEL = '.rok-panel'

export function dishSpot(seat: Seat): string {
  return `[data-seat="${seat}"] .rok-dish`
}

export function lootSpot(seat: Seat): string {
  return `[data-seat="${seat}"] .rok-loot`
}

export function stoneSpot(tag: number): string {
  return `[data-stone="${tag}"]`
}

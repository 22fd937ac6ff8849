import type { EntityName } from '../content/entities.ts'

/** Where a lesson points: parts of the board, by what they are. A test finds each of them on the board. */

export const WORLD = '.rauha-world'
export const AVATAR = '.rauha-world [data-piece="pawn:0"]'
export const HAND = '.rauha-draft'
export const HELD = '.rauha-holding'
export const CRYSTALS = '[data-reserve="0:gem"]'
export const TRACK = '.rauha-track'
export const NEIGHBOURS = '.rauha-neighbours > li'
export const DISCARDS = '.rauha-split'
export const CONFIRM = '.rauha-actions .rauha-go'
export const WATER = '.rauha-water'

export function cellSpot(cell: number): string {
  return `.rauha-world [data-cell="0:${cell}"]`
}

export function entitySpot(entity: EntityName): string {
  return `.rauha-entities [data-entity="${entity}"]`
}

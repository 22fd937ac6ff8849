/** Where a lesson points: parts of the board, by what they are. A test finds each of them on the board. */

export const MAP = '.rb-map-frame'
export const SHEET = '.rb-sheet'
/** On a phone the sheet opens from here. */
export const PARTY = '.rb-party'
export const STORY = '.rb-story'
export const STRIP = '.rb-strip'
export const TIME = '.rb-time'
export const HAND = '.rb-hand'
export const POOL = '[data-pool="0"]'
export const FOE = '[data-foe-sheet="true"]'

export function figureSpot(seat: number): string {
  return `[data-figure="hero${seat}"]`
}

import type { Hero, Place } from '../content/names.ts'
import type { Rune, Sign } from '../rules/puzzle.ts'

/** Where a lesson points: parts of the board, by what they are. A test finds each of them on the board. */

export const PORTAL = '.r5-portal-box'
export const SIGNS = '.r5-ledger'
export const NOTES = '.r5-grid'
/** On a phone, the way to the signs and to the notebook. */
export const SIGNS_TAB = '[data-tab-to="signs"]'
export const NOTES_TAB = '[data-tab-to="notes"]'
export const RESERVE = '.r5-reserve'
export const TRACK = '.r5-track'
export const PILE = '.r5-draw'
export const HAND = '.r5-hand'
export const PANEL = '.r5-panel-in'
export const TEAM = '.r5-team'

export function runeSpot(rune: Rune): string {
  return `[data-piece="rune:${rune}"]`
}

export function placeSpot(place: Place): string {
  return `[data-place="${place}"]`
}

export function heroSpot(hero: Hero): string {
  return `[data-piece="hero:${hero}"]`
}

export function noteSpot(rune: Rune, sign: Sign): string {
  return `[data-note="${rune}:${sign}"]`
}

export function headSpot(sign: Sign): string {
  return `[data-head="${sign}"]`
}

import type { Slot } from '../content/language.ts'
import type { State } from '../rules/types.ts'
import { numberOf } from '../rules/zones.ts'
import { ME } from './judge.ts'

/** Where a lesson points: parts of the board, by what they are. A test finds each of them on the board. */

export const HAND = '.rrd-hand'
export const CHAIN = '.rrd-chain'
export const WINDOWS = '.rrd-windows'
/** The learner's own come first on the board. */
export const WEAPONS = '.rrd-weapons'
export const OBJECTS = '.rrd-objects'
export const BUTTONS = '.rrd-actions'

export const life = (seat: number) => `[data-life="${seat}"]`
export const deck = (seat: number) => `[data-deck="${seat}"]`
export const sunk = (seat: number) => `[data-void="${seat}"]`
export const reserve = (seat: number) => `[data-reserve="${seat}"]`
export const latent = (seat: number) => `[data-latent="${seat}"]`
export const slot = (seat: number, name: Slot) => `[data-slot="${seat}:${name}"]`

/** A card of the learner's hand; nothing once it has left it. */
export function inHand(state: State, ...ids: string[]): string[] {
  const numbers = ids.map(id => numberOf(state, id)).filter(number => state.sides[ME].hand.includes(number))
  return numbers.map(number => `[data-piece="hand:${number}"]`)
}

import { at } from '@runatal/look/at.ts'
import { EMBLEMS, type Tint } from '@runatal/look/emblems.ts'
import fox from '@runatal/look/icons/drawn/fox-head.ts'
import golem from '@runatal/look/icons/drawn/golem-head.ts'
import owl from '@runatal/look/icons/drawn/owl.ts'
import raven from '@runatal/look/icons/drawn/raven.ts'
import stag from '@runatal/look/icons/drawn/stag-head.ts'
import wolf from '@runatal/look/icons/drawn/wolf-head.ts'
import type { IconPicture } from '@runatal/look/icons/icon.ts'
import type { SeatView } from '@runatal/table'

const ORDER = Object.keys(EMBLEMS) as Tint[]
const SIGNS: readonly IconPicture[] = [stag, fox, owl, raven, wolf]

/** The tints of all seats: what was chosen, then the first free ones, as the game itself deals them. */
export function tintsOf(seats: readonly Pick<SeatView, 'choices'>[]): Tint[] {
  const chosen = seats.map(({ choices }) => ORDER.find(tint => tint === choices.colour))
  const free = ORDER.filter(tint => !chosen.includes(tint))
  return chosen.map(tint => tint ?? free.shift() ?? 'moss')
}

/** The animal on a seat's medallion; bots have heads of clay. */
export function signOf(seat: number, who: SeatView['who']): IconPicture {
  return who === 'bot' ? golem : at(SIGNS, seat % SIGNS.length)
}

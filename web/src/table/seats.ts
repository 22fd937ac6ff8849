import type { SeatFace } from '@runatal/look/board.ts'
import type { SeatView } from '@runatal/table'
import type { Sight } from '../tables/table.ts'

/** The seats as a board shows them. */
export function facesOf({ view, here }: Sight, name: (seat: SeatView) => string): SeatFace[] {
  return view.seats.map(seat => ({
    seat: seat.seat,
    name: name(seat),
    who: seat.who,
    here: seat.who === 'bot' || here.includes(seat.seat),
  }))
}

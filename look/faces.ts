import { type Called, reader } from '@runatal/grammar'
import type { Seat, Viewer } from '@runatal/kernel'
import type { ReactNode } from 'react'
import type { SeatFace } from './board.ts'

/** What a board says of its seats. */
export interface Faces {
  name(seat: Seat): string
  /** In a sentence, which says 'you' to its reader. */
  called(seat: Seat): Called
  clock(seat: Seat): ReactNode
}

export function facesOf(faces: readonly SeatFace[], me: Viewer): Faces {
  const face = (seat: Seat) => faces.find(one => one.seat === seat)
  const name = (seat: Seat) => face(seat)?.name ?? `${seat + 1}`
  return {
    name,
    called: seat => (seat === me ? reader(name(seat)) : name(seat)),
    clock: seat => face(seat)?.clock,
  }
}

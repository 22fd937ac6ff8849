import type { Seat } from '@runatal/kernel'

/** How often each seat has taken back a move or asked to: in its turn, and at the table. Nobody may do it for ever. */
export class Undos {
  private readonly inTurn = new Map<Seat, number>()
  private readonly inAll = new Map<Seat, number>()

  count(seat: Seat): void {
    this.inTurn.set(seat, 1 + (this.inTurn.get(seat) ?? 0))
    this.inAll.set(seat, 1 + (this.inAll.get(seat) ?? 0))
  }

  /** A seat has moved: whatever the others do next, they do in another turn. */
  moved(by: Seat): void {
    for (const seat of this.inTurn.keys()) if (seat !== by) this.inTurn.delete(seat)
  }

  areSpent(seat: Seat): boolean {
    return (this.inTurn.get(seat) ?? 0) >= UNDOS_A_TURN || (this.inAll.get(seat) ?? 0) >= UNDOS_A_TABLE
  }
}

/** A long turn can be taken back click by click, and begun anew; but not all evening. */
export const UNDOS_A_TURN = 20
export const UNDOS_A_TABLE = 200

import { isOver, type Seat } from '@runatal/kernel'
import type { Aim } from '@runatal/study'
import { STOPS } from '../content/path.ts'
import type { Rauha, State } from '../rules/types.ts'

/**
 * The last go of a game: by how many points the seat is ahead of the best other. Whoever goes last knows all that
 * matters; in the last scoring nobody takes anything from anybody, so its order is all one.
 */
export const aim: Aim<Rauha> = {
  counted: ({ points }, seat) => points[seat]! - bestOther(points, seat),
  isOver: state => isOver(state),
  key: s => {
    const { agenda, asks, active, kept, boards, owners, usedCells, usedEntities, welcomed, points } = s
    const done = points.map((_, seat) => hasScored(s, seat))
    return JSON.stringify([
      agenda,
      asks.map(({ seat, kind }) => [seat, kind]),
      active,
      kept,
      boards,
      owners,
      // What somebody has left after the last scoring is worth nothing.
      s.spores.map((spores, seat) => !done[seat] && spores),
      s.crystals.map((crystals, seat) => !done[seat] && crystals),
      usedCells.map((cells, seat) => !done[seat] && cells),
      usedEntities,
      welcomed,
      // With two seats always the same: what is ahead is counted apart.
      points.slice(1).map(other => other - bestOther(points, 0)),
    ])
  },
}

function bestOther(points: readonly number[], seat: number): number {
  return Math.max(...points.filter((_, other) => other !== seat))
}

function hasScored({ stop, active, agenda }: State, seat: Seat): boolean {
  if (stop !== STOPS || seat === active) return false
  return !agenda.some(frame => frame === 'scoring' || (typeof frame !== 'string' && frame[1] === seat))
}

import type { Chance } from '@runatal/kernel'
import { LANDINGS } from '../content/landings.ts'
import { roundRest } from './landing.ts'
import type { Landing, Rest } from './moves.ts'
import type { State } from './types.ts'

/**
 * A throw without a simulation, for playouts and bulk play (ROK-202): either face with the same chance, distances as the
 * simulation gave them, and room between the stones.
 */
export function sampleLanding({ hands, table }: State, chance: Chance): Landing {
  const lying = table.tag.map((_, i): Rest => ({ x: table.x[i]!, y: table.y[i]!, yaw: table.yaw[i]!, up: true }))
  const spots = lying.slice()
  const count = hands.reduce((sum, hand) => sum + hand.length, 0)
  for (let i = 0; i < count; i++) spots.push(freeSpot(spots, chance))
  return { rest: LANDINGS.rest, thrown: spots.slice(lying.length), lying, path: '' }
}

/** Stones closer than this would hide too much of each other (ROK-053). */
const ROOM = 46
const TRIES = 30

/** The first spot with room, or else the one with most. */
function freeSpot(taken: readonly Rest[], chance: Chance): Rest {
  let best: Rest | undefined
  let most = -1
  for (let i = 0; i < TRIES; i++) {
    const spot = anySpot(chance)
    let room = ROOM * ROOM
    for (const { x, y } of taken) {
      const [dx, dy] = [x - spot.x, y - spot.y]
      room = Math.min(room, dx * dx + dy * dy)
    }
    if (room <= most) continue
    best = spot
    most = room
    if (room >= ROOM * ROOM) break
  }
  return best!
}

function anySpot(chance: Chance): Rest {
  const { distances } = LANDINGS
  // Between two of the recorded quantiles.
  const at = chance.int(1000 * (distances.length - 1)) / 1000
  const below = Math.floor(at)
  const far = distances[below]! + (at - below) * (distances[below + 1]! - distances[below]!)
  const [dx, dy] = anyDirection(chance)
  return roundRest({ x: far * dx, y: far * dy, yaw: chance.int(3600) / 10, up: chance.int(2) === 0 })
}

/** A point of the unit circle, without sines: those differ between engines. */
function anyDirection(chance: Chance): [number, number] {
  for (;;) {
    const x = chance.int(2001) / 1000 - 1
    const y = chance.int(2001) / 1000 - 1
    const length = Math.sqrt(x * x + y * y)
    if (length > 0.1 && length <= 1) return [x / length, y / length]
  }
}

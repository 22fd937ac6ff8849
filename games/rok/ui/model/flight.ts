import { type Pose, unpackPath } from '../../physics/path.ts'
import type { Event } from '../../rules/events.ts'

/** A throw as it is played back: where every stone of it is at a moment. */
export interface Flight {
  /** Milliseconds. */
  length: number
  tags: readonly number[]
  at(part: number): readonly Pose[]
}

export function flightOf(event: Extract<Event, { type: 'throw.simulated' }>): Flight | undefined {
  if (event.path === '') return undefined
  const frames = unpackPath(event.path)
  if (frames.length < 2) return undefined
  return {
    length: event.rest,
    tags: [...event.thrown.map(({ stone }) => stone), ...event.lying],
    at(part) {
      const exact = Math.min(1, Math.max(0, part)) * (frames.length - 1)
      const i = Math.min(frames.length - 2, Math.floor(exact))
      return frames[i]!.map((from, stone) => between(from, frames[i + 1]![stone]!, exact - i))
    },
  }
}

function between(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number) => a + (b - a) * part
  const near = from.q.reduce((sum, value, i) => sum + value * to.q[i]!, 0) < 0 ? -1 : 1
  const raw = from.q.map((value, i) => mix(value, near * to.q[i]!))
  const length = Math.hypot(...raw) || 1
  const [a, b, c, d] = raw.map(value => value / length) as [number, number, number, number]
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), z: mix(from.z, to.z), q: [a, b, c, d] }
}

/** A stone's orientation seen from straight above, as the four numbers of a flat transform. */
export function seenFromAbove([x, y, z, w]: Pose['q']): [a: number, b: number, c: number, d: number] {
  return [1 - 2 * (y * y + z * z), 2 * (x * z - w * y), 2 * (x * z + w * y), 1 - 2 * (x * x + y * y)]
}

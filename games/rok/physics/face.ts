/** The face that a stone shows, from where its engraved side points (ROK-050, ROK-051, ROK-207). */

export interface Quaternion {
  x: number
  y: number
  z: number
  w: number
}

/** The engraved normal's share of the vertical: 1 face up, -1 face down. */
export function upness({ x, z }: Quaternion): number {
  return 1 - 2 * (x * x + z * z)
}

export function readFace(dot: number): 'up' | 'down' | 'leaning' {
  if (dot > LEANING) return 'up'
  return dot < -LEANING ? 'down' : 'leaning'
}

/** The nearer face; exactly upright counts as down. */
export function nearerFace(dot: number): 'up' | 'down' {
  return dot > 0 ? 'up' : 'down'
}

/** The turn about the vertical, in degrees from 0 to 360. */
export function yawOf({ x, y, z, w }: Quaternion): number {
  // Where the long axis points, seen from above.
  const along = 1 - 2 * (y * y + z * z)
  const across = 2 * (x * z - w * y)
  return degreesOf(along, across)
}

const LEANING = 0.5

/** By our own series: the engine's arctangent differs between engines. */
export function degreesOf(x: number, y: number): number {
  if (x === 0 && y === 0) return 0
  const [ax, ay] = [Math.abs(x), Math.abs(y)]
  const part = arctangent(Math.min(ax, ay) / Math.max(ax, ay))
  const steep = ay > ax ? 90 - part : part
  const upper = x < 0 ? 180 - steep : steep
  return y < 0 ? (360 - upper) % 360 : upper
}

/** In degrees, for 0 to 1. */
function arctangent(t: number): number {
  // Halved twice, so that the series is short.
  const v = half(half(t))
  const v2 = v * v
  const series = v * (1 - v2 * (1 / 3 - v2 * (1 / 5 - v2 * (1 / 7 - v2 * (1 / 9 - v2 / 11)))))
  return (4 * series * 180) / Math.PI
}

/** The tangent of half the angle. */
function half(tangent: number): number {
  return tangent / (1 + Math.sqrt(1 + tangent * tangent))
}

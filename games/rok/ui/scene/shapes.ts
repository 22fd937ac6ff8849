import { type BufferGeometry, CircleGeometry, LatheGeometry, SphereGeometry, Vector2 } from 'three'
import { DESTINY_SIZE, DISC_RADIUS, STONE_SIZE } from '../../content/disc.ts'

/** The same measures as the simulation's, in millimetres: what is simulated is what is drawn. */

/** A rounded pebble: a sphere pushed outwards, painted from above and from below. */
export function stoneShape(): BufferGeometry {
  const shape = new SphereGeometry(1, 40, 24)
  const points = shape.getAttribute('position')
  const paint = shape.getAttribute('uv')
  for (let i = 0; i < points.count; i++) {
    const [x, y, z] = [points.getX(i), points.getY(i), points.getZ(i)]
    const round = Math.abs(y) ** (2 / BLUNT) + Math.hypot(x, z) ** (2 / BLUNT)
    const out = round ** (-BLUNT / 2)
    paint.setXY(i, (y >= 0 ? 0 : 0.5) + (x * out * 0.47 + 0.5) * 0.5, 0.5 - z * out * 0.47)
    const { length, width, height } = STONE_SIZE
    points.setXYZ(i, (x * out * length) / 2, (y * out * height) / 2, (z * out * width) / 2)
  }
  shape.computeVertexNormals()
  return shape
}

const BLUNT = 0.72

export function discShape(): BufferGeometry {
  return new CircleGeometry(DISC_RADIUS, 96)
}

export function rimShape(): BufferGeometry {
  const profile = [
    [DISC_RADIUS, -20],
    [DISC_RADIUS, 8],
    [DISC_RADIUS + 6, 15],
    [DISC_RADIUS + 20, 15],
    [DISC_RADIUS + 26, 8],
    [DISC_RADIUS + 26, -20],
  ] as const
  return new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    96,
  )
}

export function destinyShape(): BufferGeometry {
  const { radius, height } = DESTINY_SIZE
  const profile = Array.from({ length: 13 }, (_, i) => {
    const turn = (i / 12) * (Math.PI / 2)
    return new Vector2(radius * Math.cos(turn), height * Math.sin(turn))
  })
  return new LatheGeometry(profile, 48)
}

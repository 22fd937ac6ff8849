import { compose, moment } from './compose.ts'
import { jpeg } from './jpeg.ts'
import { render } from './render.ts'
import type { Scene } from './scene.ts'

/** What Chromium's fake camera can be fed with; it shows a video again and again. */
export const VIDEOS = ['sure', 'hard', 'scene', 'noPortal', 'fifth', 'twice', 'missing', 'dark'] as const

export type Video = (typeof VIDEOS)[number]

/** JPEGs joined end to end: the contents of a `.mjpeg` file. Blue, red, yellow and orange lie on spaces 1 to 4. */
export function video(kind: Video): Uint8Array {
  const made = new Map<Scene, Uint8Array>()
  const parts = scenes(kind).map(scene => {
    const bytes = made.get(scene) ?? jpeg(render(scene))
    made.set(scene, bytes)
    return bytes
  })
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const RUNES = ['blue', 'red', 'yellow', 'orange'] as const

/** Thirty a second. */
const FRAMES = 12

function scenes(kind: Video): readonly Scene[] {
  const calm = { level: 'ordinary', seed: 11, runes: RUNES, roll: 0.2 } as const
  switch (kind) {
    case 'sure':
      return shaken(compose(calm))
    case 'hard':
      return shaken(covered(compose(calm), 2))
    case 'dark':
      return shaken(dimmed(compose(calm)))
    case 'scene': {
      // The table, the bare portal, one tile after another, and then all four for two seconds.
      const last = compose(calm)
      const laying = [0, 1, 2, 3].flatMap(count => shaken({ ...last, tiles: last.tiles.slice(0, count) }))
      const laid = shaken(last)
      return [...shaken(compose({ ...calm, flaw: 'noPortal' })), ...laying, ...laid, ...laid, ...laid, ...laid, ...laid]
    }
    case 'noPortal':
    case 'fifth':
    case 'twice':
    case 'missing':
      return shaken(compose({ ...calm, flaw: kind }))
  }
}

function shaken(scene: Scene): readonly Scene[] {
  return Array.from({ length: FRAMES }, (_, i) => moment(scene, i))
}

/** A finger that stays on a tile: that space can never be read. */
function covered(scene: Scene, space: number): Scene {
  const { x, y } = scene.tiles[space]!
  const colour = [0.5, 0.3, 0.22] as const
  return { ...scene, fingers: [{ x: x * 0.85, y: y * 0.85, towards: Math.atan2(y, x), wide: 13, colour }] }
}

function dimmed(scene: Scene): Scene {
  return { ...scene, light: { ...scene.light, exposure: 0.002 }, lens: { ...scene.lens, noise: 6 } }
}

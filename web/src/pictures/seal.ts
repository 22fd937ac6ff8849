import { drawRune } from '@runatal/look/stone/pen.ts'
import { slate } from '@runatal/look/stone/slate.ts'
import { sealRunes } from './seal-runes.ts'

/** A hash as a seal of stone: two equal seals say more than 64 digits. */
export function seal(hash: string, size: number, scale: number): OffscreenCanvas {
  const ids = sealRunes(hash)
  const c = size / 2
  return slate({
    w: size,
    h: size,
    scale,
    seed: 'seal',
    tone: '#474f5e',
    bevel: 8,
    ambient: 0.3,
    depth: 2.4,
    mask: x => {
      x.beginPath()
      for (let i = 0; i < 60; i++) {
        const a = (i / 60) * 6.2832
        const d = c - 2 - ((i * 7) % 5) * 0.35
        x.lineTo(c + Math.cos(a) * d, c + Math.sin(a) * d)
      }
      x.fill()
    },
    carve: x => {
      x.lineWidth = 1.4
      for (const k of [0.88, 0.56]) {
        x.beginPath()
        x.arc(c, c, c * k, 0, 7)
        x.stroke()
      }
    },
    gold: x => {
      for (const [i, id] of ids.ring.entries()) {
        const a = (i / 16) * 6.2832 - 1.5708
        drawRune(x, id, c + Math.cos(a) * c * 0.72, c + Math.sin(a) * c * 0.72, c * 0.25, a + 1.5708, 14)
      }
      if (ids.middle !== undefined) drawRune(x, ids.middle, c, c, c * 0.62)
    },
    lights: [
      { x: -10, y: -20, z: 60, colour: '#ffc27a', power: 1.8, reach: 120 },
      { x: size * 1.2, y: size, z: 60, colour: '#86a6e8', power: 0.7, reach: 90 },
    ],
  })
}

import { type Dice } from '@runatal/look/stone/chance.ts'
import { type Pen, fade, glow } from '@runatal/look/stone/pen.ts'
import { pebble } from './pebble.ts'

/** Stones on dark felt, a lamp above. */
export function scene(x: Pen, w: number, h: number, r: Dice) {
  x.fillStyle = glow(x, w * 0.5, h * 0.3, w * 0.95, '#3f7d68', '#28564a', '#12271f')
  x.fillRect(0, 0, w, h)
  for (let i = 0; i < (w * h) / 14; i++) {
    x.fillStyle = r() < 0.5 ? '#ffffff0a' : '#00000016'
    x.fillRect(r() * w, r() * h, 1, 2 + r() * 2)
  }
  x.strokeStyle = '#d9c28a66'
  x.lineWidth = 1
  for (const k of [0.43, 0.46]) {
    x.beginPath()
    x.ellipse(w * 0.5, h * 0.56, w * k, w * k * 0.86, 0, 0, 7)
    x.stroke()
  }
  const put = [
    ['white', 'ansuz', 0.3, 0.36, -0.5],
    ['black', 'tiwaz', 0.62, 0.3, 0.3],
    ['grey', 'raido', 0.2, 0.68, 0.4],
    ['black', 'fehu', 0.78, 0.56, -0.3],
    ['white', 'berkano', 0.7, 0.84, 0.5],
    ['grey', 'algiz', 0.38, 0.88, -0.2],
  ] as const
  pebble(x, w * 0.49, h * 0.58, w * 0.095, 'destiny', 'wyrd', 0)
  for (const [c, id, u, v, a] of put) pebble(x, w * u, h * v, w * 0.15, c, id, a)
  x.fillStyle = fade(x, 0, 0, 0, h, '#fff4cf1c', '#00000000', '#00000055')
  x.fillRect(0, 0, w, h)
}

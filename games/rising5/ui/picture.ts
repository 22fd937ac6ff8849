import { type Dice, type Noise } from '@runatal/look/stone/chance.ts'
import { type Pen, disc, drawRune, fade, glow, hill } from '@runatal/look/stone/pen.ts'

/** A planet under a red moon, and its portal. */
export function scene(x: Pen, w: number, h: number, r: Dice, n: Noise) {
  x.fillStyle = fade(x, 0, 0, 0, h, '#0b1226', '#1b1440', '#3a1746', '#6a2440')
  x.fillRect(0, 0, w, h)
  for (let i = 0; i < 90; i++) {
    x.globalAlpha = 0.25 + r() * 0.75
    x.fillStyle = r() < 0.2 ? '#9ff0e6' : '#fff'
    const s = r() < 0.12 ? 1.5 : 0.8
    x.fillRect(r() * w, r() * h * 0.62, s, s)
  }
  x.globalAlpha = 1
  const mx = w * 0.7,
    my = h * 0.27,
    mr = w * 0.17
  x.fillStyle = glow(x, mx, my, mr * 3.2, '#ff5a5acc', '#e2434b55', '#e2434b00')
  x.fillRect(0, 0, w, h)
  x.save()
  x.beginPath()
  x.arc(mx, my, mr, 0, 7)
  x.clip()
  x.fillStyle = glow(x, mx - mr * 0.4, my - mr * 0.4, mr * 1.9, '#ffb39a', '#e2434b', '#6d1226')
  x.fillRect(mx - mr, my - mr, mr * 2, mr * 2)
  for (let i = 0; i < 14; i++) {
    const a = r() * 7,
      d = Math.sqrt(r()) * mr,
      s = mr * (0.05 + r() * 0.16)
    x.fillStyle = '#7a142a66'
    disc(x, mx + Math.cos(a) * d, my + Math.sin(a) * d, s)
    x.fillStyle = '#ffc9b022'
    disc(x, mx + Math.cos(a) * d + s * 0.25, my + Math.sin(a) * d + s * 0.25, s * 0.8)
  }
  x.restore()
  hill(x, w, h, n, { base: 0.62, height: 0.17, waves: 5, shift: 3, colour: '#3b1a4a' })
  hill(x, w, h, n, { base: 0.7, height: 0.12, waves: 4, shift: 9, colour: '#27153f' })
  const px = w * 0.4,
    py = h * 0.57,
    pr = Math.min(w * 0.2, h * 0.24)
  x.fillStyle = glow(x, px, py, pr * 2.6, '#37d5c4dd', '#37d5c455', '#37d5c400')
  x.fillRect(0, 0, w, h)
  x.fillStyle = fade(x, 0, 0, 0, py, '#37d5c400', '#37d5c466')
  x.beginPath()
  x.moveTo(px - pr * 0.35, py)
  x.lineTo(px - pr * 0.08, 0)
  x.lineTo(px + pr * 0.08, 0)
  x.lineTo(px + pr * 0.35, py)
  x.fill()
  x.lineWidth = pr * 0.26
  x.strokeStyle = '#0e1a2c'
  x.beginPath()
  x.arc(px, py, pr * 0.86, 0, 7)
  x.stroke()
  x.lineWidth = 1.4
  x.strokeStyle = '#7ff5e8'
  x.beginPath()
  x.arc(px, py, pr * 0.72, 0, 7)
  x.stroke()
  x.beginPath()
  x.arc(px, py, pr, 0, 7)
  x.stroke()
  x.fillStyle = glow(x, px, py, pr * 0.7, '#eafffb', '#5ff0df', '#128a92')
  disc(x, px, py, pr * 0.7)
  x.strokeStyle = '#ffffff88'
  x.lineWidth = 1
  for (let k = 0; k < 3; k++) {
    x.beginPath()
    for (let t = 0; t < 5; t += 0.1) {
      const a = t * 1.3 + k * 2.1,
        d = (pr * 0.62 * t) / 5
      x.lineTo(px + Math.cos(a) * d, py + Math.sin(a) * d)
    }
    x.stroke()
  }
  for (const [k, [id, colour]] of SOCKETS.entries()) {
    const a = (k * Math.PI) / 2 - Math.PI / 2
    x.fillStyle = '#0b1424'
    const cx = px + Math.cos(a) * pr * 0.87,
      cy = py + Math.sin(a) * pr * 0.87
    disc(x, cx, cy, pr * 0.24)
    x.strokeStyle = '#7ff5e8'
    x.stroke()
    x.fillStyle = colour
    drawRune(x, id, cx, cy, pr * 0.34)
  }
  hill(x, w, h, n, { base: 0.93, height: 0.07, waves: 3, shift: 21, colour: '#130c26' })
  x.fillStyle = glow(x, px, h * 0.86, w * 0.5, '#37d5c444', '#37d5c400')
  x.fillRect(0, h * 0.7, w, h * 0.3)
}

const SOCKETS = [
  ['fehu', '#ff6d70'],
  ['uruz', '#6fb0ff'],
  ['algiz', '#ffb35a'],
  ['dagaz', '#ffffff'],
] as const

import { type Dice, type Noise } from '@runatal/look/stone/chance.ts'
import { type Pen, disc, fade, glow, hill } from '@runatal/look/stone/pen.ts'

/** A world waking up, luminous and soft. */
export function scene(x: Pen, w: number, h: number, r: Dice, n: Noise) {
  x.fillStyle = fade(x, 0, 0, 0, h, '#bfe3ea', '#f7ecd2', '#fbd9b4', '#f3efe4')
  x.fillRect(0, 0, w, h)
  x.fillStyle = glow(x, w * 0.34, h * 0.34, w * 0.5, '#fffdf2', '#ffe9b0aa', '#ffe9b000')
  x.fillRect(0, 0, w, h)
  x.fillStyle = '#fffdf4'
  disc(x, w * 0.34, h * 0.34, w * 0.075)
  x.fillStyle = '#ffffff77'
  disc(x, w * 0.8, h * 0.17, w * 0.06)
  x.fillStyle = '#cfe6e4'
  disc(x, w * 0.82, h * 0.155, w * 0.052)
  hill(x, w, h, n, { base: 0.5, height: 0.2, waves: 4, shift: 2, colour: '#a9c6c4' })
  hill(x, w, h, n, { base: 0.57, height: 0.14, waves: 4, shift: 6, colour: '#8fb9a3' })
  x.fillStyle = fade(x, 0, h * 0.6, 0, h * 0.82, '#5fb7bd', '#2f8f9c')
  x.fillRect(0, h * 0.6, w, h * 0.4)
  x.strokeStyle = '#ffffff99'
  x.lineWidth = 1
  for (let i = 0; i < 34; i++) {
    const y = h * (0.61 + r() * 0.2),
      a = r() * w,
      l = 3 + r() * w * 0.09
    x.globalAlpha = 0.2 + r() * 0.6
    x.beginPath()
    x.moveTo(a, y)
    x.lineTo(a + l, y)
    x.stroke()
  }
  x.globalAlpha = 1
  x.fillStyle = '#fff6d088'
  for (let i = 0; i < 8; i++)
    x.fillRect(w * 0.34 - w * 0.05 * (1 - i / 10), h * (0.61 + i * 0.022), w * 0.1 * (1 - i / 10), 1.2)
  hill(x, w, h, n, { base: 0.76, height: 0.1, waves: 2, shift: 12, colour: '#6fa564' })
  for (let i = 0; i < 12; i++) {
    const tx = w * (0.02 + r() * 0.4),
      ty = h * (0.73 + r() * 0.08),
      s = h * (0.05 + r() * 0.06)
    x.fillStyle = ['#4e8a55', '#5f9a5a', '#3e7550'][i % 3]!
    x.beginPath()
    x.moveTo(tx, ty - s * 1.6)
    x.lineTo(tx + s * 0.5, ty)
    x.lineTo(tx - s * 0.5, ty)
    x.fill()
  }
  hill(x, w, h, n, { base: 0.87, height: 0.08, waves: 2.4, shift: 31, colour: '#57914f' })
  for (const [u, v, s] of [
    [0.74, 0.84, 0.2],
    [0.9, 0.9, 0.14],
    [0.6, 0.92, 0.1],
  ] as const) {
    const cx = w * u,
      cy = h * v,
      q = w * s
    x.fillStyle = fade(x, cx - q * 0.1, 0, cx + q * 0.1, 0, '#f4e6f4', '#b99fce')
    x.beginPath()
    x.moveTo(cx - q * 0.12, cy + q * 0.5)
    x.quadraticCurveTo(cx - q * 0.05, cy, cx - q * 0.09, cy - q * 0.35)
    x.lineTo(cx + q * 0.09, cy - q * 0.35)
    x.quadraticCurveTo(cx + q * 0.05, cy, cx + q * 0.13, cy + q * 0.5)
    x.fill()
    x.fillStyle = fade(x, 0, cy - q, 0, cy - q * 0.2, '#a283e8', '#6b48c0')
    x.beginPath()
    x.moveTo(cx - q * 0.6, cy - q * 0.28)
    x.bezierCurveTo(cx - q * 0.55, cy - q * 1.05, cx + q * 0.55, cy - q * 1.05, cx + q * 0.6, cy - q * 0.28)
    x.quadraticCurveTo(cx, cy - q * 0.1, cx - q * 0.6, cy - q * 0.28)
    x.fill()
    x.fillStyle = '#e9dcffcc'
    for (const [a, b, c] of [
      [-0.25, -0.55, 0.08],
      [0.1, -0.7, 0.06],
      [0.3, -0.46, 0.07],
    ] as const) {
      x.beginPath()
      x.ellipse(cx + q * a, cy + q * b, q * c, q * c * 0.7, 0, 0, 7)
      x.fill()
    }
  }
  for (const [u, v, s, c] of [
    [0.14, 0.95, 0.16, '#f08a72'],
    [0.24, 0.99, 0.12, '#f6b39b'],
    [0.06, 1, 0.1, '#d8694f'],
  ] as const) {
    const cx = w * u,
      cy = h * v,
      q = w * s
    x.fillStyle = c
    x.beginPath()
    x.moveTo(cx - q * 0.22, cy)
    x.lineTo(cx - q * 0.2, cy - q * 0.7)
    x.lineTo(cx, cy - q)
    x.lineTo(cx + q * 0.2, cy - q * 0.62)
    x.lineTo(cx + q * 0.2, cy)
    x.fill()
    x.fillStyle = '#ffffff55'
    x.beginPath()
    x.moveTo(cx - q * 0.22, cy)
    x.lineTo(cx - q * 0.2, cy - q * 0.7)
    x.lineTo(cx, cy - q)
    x.lineTo(cx - q * 0.03, cy)
    x.fill()
  }
  for (let i = 0; i < 22; i++) {
    const a = w * (0.35 + r() * 0.65),
      b = h * (0.3 + r() * 0.6),
      s = 1 + r() * 2.2
    x.fillStyle = glow(x, a, b, s * 3, '#ffffff', '#c9a8ff99', '#c9a8ff00')
    x.fillRect(a - 9, b - 9, 18, 18)
  }
}

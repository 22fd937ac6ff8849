import brokenSkull from '@runatal/look/icons/drawn/broken-skull.ts'
import deathSkull from '@runatal/look/icons/drawn/death-skull.ts'
import { type Dice, clamp } from '@runatal/look/stone/chance.ts'
import { type Pen, drawIcon, fade, glow } from '@runatal/look/stone/pen.ts'

/** An ossuary, embers, and a soul. */
export function scene(x: Pen, w: number, h: number, r: Dice) {
  x.fillStyle = fade(x, 0, 0, 0, h, '#0d0b12', '#1a1018', '#3a1014')
  x.fillRect(0, 0, w, h)
  const s = w * 0.17
  for (let row = 0; row < 7; row++)
    for (let k = -1; k < 8; k++) {
      const cx = k * s * 0.98 + (row % 2) * s * 0.5 + r() * 3,
        cy = h * 0.08 + row * s * 0.9 + r() * 3,
        d = Math.hypot(cx - w * 0.5, cy - h * 1.02) / h,
        lit = clamp(1.15 - d)
      x.fillStyle = '#050407'
      x.beginPath()
      x.ellipse(cx, cy, s * 0.53, s * 0.5, 0, 0, 7)
      x.fill()
      const c = `rgb(${30 + lit * lit * 170},${26 + lit * lit * 84},${32 + lit * lit * 44})`
      drawIcon(x, r() < 0.8 ? deathSkull : brokenSkull, cx, cy, s * 0.94, c)
    }
  x.fillStyle = fade(x, 0, 0, 0, h, '#0d0b10f2', '#0d0b1088', '#0d0b1000')
  x.fillRect(0, 0, w, h)
  x.globalCompositeOperation = 'screen'
  x.fillStyle = glow(x, w * 0.5, h * 1.06, w * 0.62, '#ffb45acc', '#c8352a77', '#c3283a00')
  x.fillRect(0, 0, w, h)
  const sx = w * 0.5,
    sy = h * 0.5
  x.fillStyle = glow(x, sx, sy, w * 0.42, '#b79aff', '#8b5cf688', '#8b5cf600')
  x.fillRect(0, 0, w, h)
  x.globalCompositeOperation = 'source-over'
  for (const [k, c] of [
    [1, '#6a35e0'],
    [0.74, '#9a70ff'],
    [0.46, '#ddccff'],
    [0.24, '#ffffff'],
  ] as const) {
    const q = w * 0.15 * k,
      b = sy + w * 0.2
    x.fillStyle = c
    x.shadowColor = '#a07bff'
    x.shadowBlur = w * 0.12
    x.beginPath()
    x.moveTo(sx, b - q * 2.7)
    x.bezierCurveTo(sx + q * 0.2, b - q * 1.7, sx + q * 1.25, b - q * 1.2, sx + q * 0.78, b - q * 0.35)
    x.bezierCurveTo(sx + q * 0.5, b + q * 0.1, sx - q * 0.5, b + q * 0.1, sx - q * 0.8, b - q * 0.35)
    x.bezierCurveTo(sx - q * 1.2, b - q * 1.25, sx - q * 0.35, b - q * 1.4, sx, b - q * 2.7)
    x.fill()
  }
  x.shadowBlur = 0
  x.strokeStyle = '#b79aff88'
  x.lineWidth = 1.4
  for (const k of [-1, 1]) {
    x.beginPath()
    x.moveTo(sx + k * w * 0.1, sy + w * 0.2)
    x.bezierCurveTo(sx + k * w * 0.34, sy, sx + k * w * 0.1, sy - w * 0.12, sx + k * w * 0.24, sy - w * 0.34)
    x.stroke()
  }
  for (let i = 0; i < 34; i++) {
    const a = r() * w,
      b = h * (0.3 + r() * 0.7)
    x.fillStyle = r() < 0.7 ? '#ff9a4a' : '#ffe0a0'
    x.globalAlpha = 0.3 + r() * 0.7
    x.fillRect(a, b, 1.2, 1.2)
  }
  x.globalAlpha = 1
}

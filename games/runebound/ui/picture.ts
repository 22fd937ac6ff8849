import { type Dice, type Noise } from '@runatal/look/stone/chance.ts'
import { type Pen, disc, drawRune, glow } from '@runatal/look/stone/pen.ts'

/** A parchment map: ink, gems and wax. */
export function scene(x: Pen, w: number, h: number, r: Dice, n: Noise) {
  x.fillStyle = glow(x, w * 0.5, h * 0.45, w * 0.9, '#f3e6c4', '#e2cf9f', '#b8995c')
  x.fillRect(0, 0, w, h)
  const s = w * 0.125
  const land = (i: number, j: number): Land => {
    const v = n.layered(i * 0.42 + 4, j * 0.5 + 2, 2)
    return v < 0.4 ? 'water' : v < 0.5 ? 'plain' : v < 0.58 ? 'forest' : v < 0.66 ? 'hill' : 'mountain'
  }
  for (let i = 0; i < 8; i++)
    for (let j = -1; j < 7; j++) {
      const cx = i * s * 1.5 - s * 0.3
      const cy = j * s * 1.732 + (i % 2) * s * 0.866 - s * 0.2
      const t = land(i, j)
      x.beginPath()
      for (let k = 0; k < 6; k++) x.lineTo(cx + Math.cos((k * Math.PI) / 3) * s, cy + Math.sin((k * Math.PI) / 3) * s)
      x.closePath()
      x.fillStyle = INKS[t]
      x.fill()
      x.strokeStyle = '#2b211855'
      x.lineWidth = 1
      x.stroke()
      x.strokeStyle = '#2b2118'
      x.lineWidth = 1.1
      if (t === 'mountain')
        for (const d of [-0.35, 0.25]) {
          x.beginPath()
          x.moveTo(cx + s * (d - 0.32), cy + s * 0.38)
          x.lineTo(cx + s * d, cy - s * 0.42)
          x.lineTo(cx + s * (d + 0.34), cy + s * 0.38)
          x.stroke()
          x.beginPath()
          for (let q = 0; q < 3; q++) {
            x.moveTo(cx + s * (d + 0.04 + q * 0.07), cy - s * 0.25 + q * s * 0.15)
            x.lineTo(cx + s * (d + 0.04 + q * 0.03), cy + s * 0.3)
          }
          x.lineWidth = 0.6
          x.stroke()
          x.lineWidth = 1.1
        }
      if (t === 'forest')
        for (let q = 0; q < 6; q++) {
          const a = cx + (r() - 0.5) * s * 1.1,
            b = cy + (r() - 0.5) * s * 0.9
          x.fillStyle = '#38502a'
          x.beginPath()
          x.moveTo(a, b - s * 0.26)
          x.lineTo(a + s * 0.12, b + s * 0.1)
          x.lineTo(a - s * 0.12, b + s * 0.1)
          x.fill()
        }
      if (t === 'hill')
        for (const d of [-0.3, 0.2]) {
          x.beginPath()
          x.arc(cx + s * d, cy + s * 0.25, s * 0.3, Math.PI, 0)
          x.stroke()
        }
      if (t === 'water') {
        x.strokeStyle = '#1d4552'
        x.lineWidth = 0.8
        for (const d of [-0.25, 0.1, 0.4]) {
          x.beginPath()
          for (let q = -4; q <= 4; q++) x.lineTo(cx + q * s * 0.12, cy + s * d + (q % 2 ? 1.4 : -0.6))
          x.stroke()
        }
      }
    }
  x.strokeStyle = '#8f2a21'
  x.lineWidth = 2
  x.setLineDash([5, 4])
  x.beginPath()
  x.moveTo(w * 0.12, h * 0.86)
  x.bezierCurveTo(w * 0.3, h * 0.5, w * 0.5, h * 0.8, w * 0.62, h * 0.42)
  x.stroke()
  x.setLineDash([])
  x.lineWidth = 2.6
  x.beginPath()
  x.moveTo(w * 0.58, h * 0.36)
  x.lineTo(w * 0.67, h * 0.47)
  x.moveTo(w * 0.67, h * 0.36)
  x.lineTo(w * 0.58, h * 0.47)
  x.stroke()
  for (const [u, v, c] of [
    [0.3, 0.3, '#e07b1f'],
    [0.76, 0.66, '#2e9e4f'],
    [0.46, 0.62, '#7b3fa0'],
  ] as const) {
    const a = w * u,
      b = h * v,
      q = w * 0.034
    x.fillStyle = c
    x.strokeStyle = '#2b2118'
    x.lineWidth = 1
    x.beginPath()
    x.moveTo(a, b - q * 1.3)
    x.lineTo(a + q, b)
    x.lineTo(a, b + q * 1.3)
    x.lineTo(a - q, b)
    x.closePath()
    x.fill()
    x.stroke()
    x.fillStyle = '#ffffff88'
    x.beginPath()
    x.moveTo(a, b - q)
    x.lineTo(a - q * 0.7, b)
    x.lineTo(a, b)
    x.fill()
  }
  const sx = w * 0.79,
    sy = h * 0.23,
    q = w * 0.12
  x.fillStyle = '#00000033'
  disc(x, sx + 2, sy + 3, q)
  x.fillStyle = glow(x, sx - q * 0.3, sy - q * 0.3, q * 1.4, '#d0574b', '#8f2a21', '#5c1611')
  x.beginPath()
  for (let k = 0; k < 40; k++) {
    const a = (k / 40) * 6.283,
      d = q * (1 + Math.sin(k * 1.7) * 0.05 + Math.sin(k * 0.6) * 0.05)
    x.lineTo(sx + Math.cos(a) * d, sy + Math.sin(a) * d)
  }
  x.fill()
  x.fillStyle = '#5c1611'
  drawRune(x, 'othala', sx + 1, sy + 1, q * 1.2)
  x.fillStyle = '#e9897c'
  drawRune(x, 'othala', sx, sy, q * 1.2)
}

type Land = keyof typeof INKS

const INKS = {
  water: '#2f5b6b77',
  plain: '#c9a24a33',
  forest: '#4d6b3566',
  hill: '#9a7a4055',
  mountain: '#6b574566',
}

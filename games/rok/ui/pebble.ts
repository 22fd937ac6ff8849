import type { RuneId } from '@runatal/look/runes/signs.ts'
import { seeded } from '@runatal/look/stone/chance.ts'
import { drawRune, glow, type Pen } from '@runatal/look/stone/pen.ts'

export type PebbleColour = keyof typeof COLOURS

const COLOURS = {
  black: { high: '#4a4f5a', middle: '#1d1f24', low: '#08090b', ink: '#d9b45b' },
  grey: { high: '#c2c7cf', middle: '#8a8f98', low: '#4c5059', ink: '#14161a' },
  white: { high: '#ffffff', middle: '#efe9dc', low: '#b3a88f', ink: '#7a1f1f' },
  destiny: { high: '#fff7de', middle: '#e8dcc0', low: '#a8956a', ink: '#4a3413' },
}

/** A RÖK stone: colour has its texture (polished, speckled, veined), the sign its chisel. */
export function pebble(x: Pen, cx: number, cy: number, s: number, colour: PebbleColour, sign: RuneId, turn: number) {
  const { high, middle, low, ink } = COLOURS[colour]
  x.save()
  x.translate(cx, cy)
  x.rotate(turn)
  x.save()
  x.shadowColor = '#000000aa'
  x.shadowBlur = s * 0.3
  x.shadowOffsetX = s * 0.1
  x.shadowOffsetY = s * 0.2
  x.fillStyle = low
  rounded(x, s)
  x.fill()
  x.restore()
  x.save()
  rounded(x, s)
  x.clip()
  x.rotate(-turn)
  x.fillStyle = glow(x, -s * 0.3, -s * 0.4, s * 1.9, high, middle, low)
  x.fillRect(-s * 1.5, -s * 1.5, s * 3, s * 3)
  texture(x, s, colour, sign)
  x.restore()
  x.fillStyle = '#ffffff66'
  drawRune(x, sign, 0.7, 0.9, s * 1.22)
  x.fillStyle = ink
  drawRune(x, sign, 0, 0, s * 1.22)
  x.restore()
}

function rounded(x: Pen, s: number) {
  x.beginPath()
  for (let i = 0; i <= 40; i++) {
    const c = Math.cos((i / 40) * 6.2832)
    const d = Math.sin((i / 40) * 6.2832)
    x.lineTo(Math.sign(c) * Math.abs(c) ** 0.82 * s * 0.88, Math.sign(d) * Math.abs(d) ** 0.82 * s)
  }
  x.closePath()
}

function texture(x: Pen, s: number, colour: PebbleColour, sign: RuneId) {
  const r = seeded(colour + sign)
  if (colour === 'grey')
    for (let i = 0; i < 46; i++) {
      x.fillStyle = r() < 0.5 ? '#2a2d3366' : '#ffffff66'
      x.fillRect((r() - 0.5) * s * 2, (r() - 0.5) * s * 2, 1.1, 1.1)
    }
  if (colour === 'white') {
    x.strokeStyle = '#9a8f7a77'
    x.lineWidth = 0.9
    for (let i = 0; i < 4; i++) {
      x.beginPath()
      let b = (r() - 0.5) * s * 2
      for (let a = -s; a < s; a += s * 0.25) {
        x.lineTo(a, b)
        b += (r() - 0.45) * s * 0.4
      }
      x.stroke()
    }
  }
  if (colour === 'black') {
    x.fillStyle = '#ffffff3a'
    x.beginPath()
    x.ellipse(-s * 0.3, -s * 0.55, s * 0.4, s * 0.16, -0.5, 0, 7)
    x.fill()
  }
}

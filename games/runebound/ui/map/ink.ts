import { type Dice, seeded } from '@runatal/look/stone/chance.ts'
import { fade, type Pen } from '@runatal/look/stone/pen.ts'
import { type Point, RADIUS, SQUASH } from './geometry.ts'

/** What grows and rises on a hex, in ink: trees, hills, peaks, tufts, fields, waves. */

export const INK = '#3a2a1a'
const TURN = 2 * Math.PI
/** The drawings were made for hexes of this radius. */
const K = RADIUS / 36

/** Something to be drawn, and how far down the map it stands: what is further back is drawn first. */
export interface Standing {
  y: number
  draw(): void
}

/** The inked filling of one hex; `keep` is how much of its middle stays clear, in radii. */
export function inkHex(pen: Pen, terrain: number, at: Point, seed: string, keep: number, list: Standing[]): void {
  const roll = seeded(seed)
  const taken: Point[] = []
  const put = (count: number, spread: number, apart: number, draw: (x: number, y: number) => void, low = 0) => {
    for (let i = 0, tries = 0; i < count && tries < 160; tries++) {
      const angle = roll() * TURN
      const far = Math.sqrt(roll()) * spread * RADIUS
      const x = Math.cos(angle) * far
      const y = Math.sin(angle) * far * SQUASH
      const isClear =
        Math.hypot(x, y / SQUASH) >= keep * RADIUS &&
        taken.every(other => Math.hypot(other.x - x, (other.y - y) / SQUASH) >= apart * RADIUS)
      if (!isClear) continue
      taken.push({ x, y })
      list.push({ y: at.y + y + low, draw: () => draw(at.x + x, at.y + y) })
      i++
    }
  }
  const [plains, forest, hills, mountains] = [0, 1, 2, 3]
  if (terrain === forest)
    put(keep > 0 ? 11 : 15, 0.8, 0.25, (x, y) => tree(pen, x, y + 5 * K, (15 + roll() * 4) * K, roll))
  else if (terrain === hills)
    put(4, 0.58, 0.42, (x, y) => hill(pen, x, y + 7 * K, (26 + roll() * 8) * K, (13 + roll() * 4) * K, roll))
  else if (terrain === mountains)
    put(3, 0.48, 0.5, (x, y) => peak(pen, x, y + 12 * K, (34 + roll() * 8) * K, (30 + roll() * 10) * K, roll))
  else if (terrain === plains) {
    if (keep === 0 && roll() < 0.5)
      put(roll() < 0.6 ? 2 : 1, 0.5, 0.58, (x, y) => field(pen, x, y, (20 + roll() * 8) * K, roll), -40)
    put(5, 0.76, 0.3, (x, y) => tuft(pen, x, y, (4.6 + roll() * 2) * K))
    if (roll() < 0.22) put(1, 0.7, 0.3, (x, y) => tree(pen, x, y, 12 * K, roll))
  } else put(6, 0.7, 0.32, (x, y) => wave(pen, x, y, (4.5 + roll() * 2.5) * K))
}

export function line(pen: Pen, points: readonly Point[], isClosed = false): void {
  pen.beginPath()
  for (const { x, y } of points) pen.lineTo(x, y)
  if (isClosed) pen.closePath()
}

/** A soft line through points. */
export function curve(pen: Pen, points: readonly Point[]): void {
  pen.beginPath()
  pen.moveTo(points[0]!.x, points[0]!.y)
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)]!
    const b = points[i]!
    const c = points[i + 1]!
    const d = points[Math.min(points.length - 1, i + 2)]!
    pen.bezierCurveTo(
      b.x + (c.x - a.x) / 6,
      b.y + (c.y - a.y) / 6,
      c.x - (d.x - b.x) / 6,
      c.y - (d.y - b.y) / 6,
      c.x,
      c.y,
    )
  }
}

function tree(pen: Pen, x: number, y: number, s: number, roll: Dice): void {
  pen.lineWidth = 0.9
  pen.strokeStyle = '#2c2a16'
  if (roll() < 0.45) fir(pen, x, y, s, roll)
  else oak(pen, x, y, s, roll)
}

function fir(pen: Pen, x: number, y: number, s: number, roll: Dice): void {
  const w = s * 0.36
  const h = s * 1.05
  pen.fillStyle = one(['#5c7a45', '#4d6d41', '#6a8448'], roll)
  line(
    pen,
    [
      { x, y: y - h },
      { x: x + w * 0.55, y: y - h * 0.55 },
      { x: x + w * 0.35, y: y - h * 0.55 },
      { x: x + w, y: y - h * 0.08 },
      { x: x - w, y: y - h * 0.08 },
      { x: x - w * 0.35, y: y - h * 0.55 },
      { x: x - w * 0.55, y: y - h * 0.55 },
    ],
    true,
  )
  pen.fill()
  pen.stroke()
  pen.beginPath()
  pen.moveTo(x + w * 0.15, y - h * 0.8)
  pen.lineTo(x + w * 0.3, y - h * 0.15)
  pen.moveTo(x + w * 0.45, y - h * 0.45)
  pen.lineTo(x + w * 0.6, y - h * 0.15)
  pen.moveTo(x, y - h * 0.08)
  pen.lineTo(x, y + h * 0.08)
  pen.stroke()
}

function oak(pen: Pen, x: number, y: number, s: number, roll: Dice): void {
  const w = s * 0.42
  const cy = y - s * 0.55
  pen.beginPath()
  pen.moveTo(x, y + s * 0.06)
  pen.lineTo(x, cy)
  pen.stroke()
  pen.fillStyle = one(['#7d9550', '#6c8a4a', '#8a9c56'], roll)
  pen.beginPath()
  for (let i = 0; i <= 8; i++) {
    const angle = -Math.PI / 2 + (i * TURN) / 8
    const k = 1 + (roll() - 0.5) * 0.22
    const px = x + Math.cos(angle) * w * k
    const py = cy + Math.sin(angle) * w * 0.92 * k
    const before = angle - TURN / 16
    if (i === 0) pen.moveTo(px, py)
    else pen.quadraticCurveTo(x + Math.cos(before) * w * 1.28, cy + Math.sin(before) * w * 1.18, px, py)
  }
  pen.closePath()
  pen.fill()
  pen.stroke()
  pen.beginPath()
  pen.arc(x + w * 0.1, cy + w * 0.1, w * 0.62, -0.3, 1.5)
  pen.moveTo(x + w * 0.55, cy + w * 0.3)
  pen.arc(x, cy, w * 0.85, 0.45, 1.2)
  pen.stroke()
}

function hill(pen: Pen, x: number, y: number, w: number, h: number, roll: Dice): void {
  pen.lineWidth = 1.05
  pen.strokeStyle = INK
  const top = x + (roll() - 0.5) * w * 0.2
  const back = () => {
    pen.moveTo(x - w / 2, y)
    pen.bezierCurveTo(x - w * 0.34, y - h * 0.7, top - w * 0.18, y - h, top, y - h)
    pen.bezierCurveTo(top + w * 0.2, y - h, x + w * 0.36, y - h * 0.55, x + w / 2, y)
  }
  pen.fillStyle = fade(pen, x - w / 2, 0, x + w / 2, 0, '#e7cd94', [0.55, '#d3ad6b'], '#a98350')
  pen.beginPath()
  back()
  pen.bezierCurveTo(x + w * 0.2, y + h * 0.14, x - w * 0.2, y + h * 0.14, x - w / 2, y)
  pen.fill()
  pen.beginPath()
  back()
  pen.stroke()
  pen.lineWidth = 0.75
  pen.globalAlpha = 0.7
  pen.beginPath()
  for (let i = 0; i < 6; i++) {
    const t = 0.08 + i * 0.075
    const sx = top + w * t
    const sy = y - h * (0.92 - t * 1.55)
    pen.moveTo(sx, sy)
    pen.quadraticCurveTo(sx + w * 0.03, sy + h * 0.2, sx + w * 0.015, Math.min(y, sy + h * (0.32 + roll() * 0.18)))
  }
  pen.stroke()
  pen.globalAlpha = 1
}

function peak(pen: Pen, x: number, y: number, w: number, h: number, roll: Dice): void {
  const jag = () => (roll() - 0.5) * w * 0.08
  const ax = x + (roll() - 0.5) * w * 0.16
  const top = { x: ax, y: y - h }
  const at = (dx: number, dy: number, from = x) => ({ x: from + w * dx, y: y - h * dy })
  const bent = (dx: number, dy: number, from = x) => ({ x: from + w * dx + jag(), y: y - h * dy })
  const left = [at(-0.5, 0), bent(-0.33, 0.34), bent(-0.24, 0.42), bent(-0.1, 0.82, ax), top]
  const right = [top, bent(0.09, 0.8, ax), bent(0.2, 0.55, ax), bent(0.33, 0.3), at(0.5, 0)]
  const ridge = [top, bent(0.05, 0.72, ax), bent(-0.04, 0.5, ax), bent(0.08, 0.28, ax), at(0.02, -0.02, ax)]
  const filled = (colour: string, points: readonly Point[]) => {
    pen.fillStyle = colour
    line(pen, points, true)
    pen.fill()
  }
  filled('#d3c8ba', [...left, ...ridge.slice(1)])
  filled('#857a76', [...right, ...ridge.slice(1).toReversed()])
  const snow = [at(0.12, 0.74, ax), at(0.06, 0.66, ax), at(0.015, 0.76, ax)]
  filled('#f7f2e6', [at(-0.13, 0.74, ax), top, ...snow, at(-0.05, 0.64, ax)])
  filled('#c9c2c0', [top, ...snow])
  pen.strokeStyle = INK
  pen.lineWidth = 1.15
  line(pen, [...left, ...right.slice(1)])
  pen.stroke()
  pen.lineWidth = 0.8
  line(pen, ridge.slice(0, 4))
  pen.stroke()
  pen.lineWidth = 0.7
  pen.globalAlpha = 0.75
  pen.beginPath()
  for (let i = 0; i < 5; i++) {
    const t = 0.14 + i * 0.17
    const sx = ax + (x + w / 2 - ax) * t
    const sy = top.y + h * t
    pen.moveTo(sx, sy + 1)
    pen.lineTo(sx - w * (0.1 - t * 0.05), sy + h * 0.2)
  }
  pen.stroke()
  pen.globalAlpha = 1
}

function tuft(pen: Pen, x: number, y: number, s: number): void {
  pen.strokeStyle = '#6f6a33'
  pen.lineWidth = 0.85
  pen.beginPath()
  pen.moveTo(x - s * 0.5, y - s * 0.55)
  pen.quadraticCurveTo(x - s * 0.2, y - s * 0.2, x - s * 0.1, y)
  pen.moveTo(x, y - s * 0.85)
  pen.lineTo(x, y)
  pen.moveTo(x + s * 0.5, y - s * 0.6)
  pen.quadraticCurveTo(x + s * 0.2, y - s * 0.2, x + s * 0.1, y)
  pen.stroke()
}

function field(pen: Pen, x: number, y: number, w: number, roll: Dice): void {
  const h = w * 0.5
  pen.save()
  pen.translate(x, y)
  pen.rotate((roll() - 0.5) * 0.7)
  pen.transform(1, 0, -0.35, 1, 0, 0)
  pen.globalAlpha = 0.5
  pen.fillStyle = one(['#d9b85e', '#c9c176', '#dcc37c'], roll)
  pen.fillRect(-w / 2, -h / 2, w, h)
  pen.globalAlpha = 0.55
  pen.strokeStyle = '#7d6230'
  pen.lineWidth = 0.7
  pen.strokeRect(-w / 2, -h / 2, w, h)
  pen.beginPath()
  for (let i = 1; i < 6; i++) {
    pen.moveTo(-w / 2 + (i * w) / 6, -h / 2)
    pen.lineTo(-w / 2 + (i * w) / 6, h / 2)
  }
  pen.stroke()
  pen.restore()
}

function wave(pen: Pen, x: number, y: number, s: number): void {
  pen.strokeStyle = '#2f6170'
  pen.lineWidth = 0.95
  pen.beginPath()
  pen.moveTo(x - s, y)
  pen.quadraticCurveTo(x - s * 0.5, y - s * 0.55, x, y)
  pen.quadraticCurveTo(x + s * 0.5, y + s * 0.45, x + s, y - s * 0.1)
  pen.stroke()
}

function one(colours: readonly string[], roll: Dice): string {
  return colours[Math.floor(roll() * colours.length)]!
}

import { seeded } from '@runatal/look/stone/chance.ts'
import { type Pen, sheet } from '@runatal/look/stone/pen.ts'
import { BRIDGES, RIVERS, ROADS, SITES } from '../../content/land.ts'
import { GEM_AT, HEX_COUNT, hexOf, SITE_AT, TERRAIN } from '../../content/map.ts'
import { drawSite } from './buildings.ts'
import { centre, corners, HEIGHT, MARGIN, type Point, RADIUS, sharedEdge, WIDTH } from './geometry.ts'
import { curve, INK, inkHex, line, type Standing } from './ink.ts'
import { wash } from './wash.ts'

/** The whole land as it never changes: painted once, everything that moves lies above it. */
export function paintGround(scale: number): OffscreenCanvas {
  const [canvas, pen] = sheet(WIDTH * scale, HEIGHT * scale)
  pen.scale(scale, scale)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(wash(), 0, 0)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  net(pen, 0.34)
  const list: Standing[] = []
  for (let hex = 0; hex < HEX_COUNT; hex++)
    if (TERRAIN[hex] !== CITY) inkHex(pen, TERRAIN[hex]!, centre(hex), `terre${hex}`, clearing(hex), list)
  for (const road of ROADS) drawRoad(pen, road)
  RIVERS.forEach(({ edges }, i) => drawRiver(pen, edges, `river${i}`))
  for (const bridge of BRIDGES) list.push(bridgeAt(pen, bridge))
  for (const { hex, kind, id } of SITES) {
    const { x, y } = centre(hexOf(hex))
    const low = kind === 'city' ? 0.12 : -0.04
    list.push({ y: y + RADIUS * 0.1, draw: () => drawSite(pen, kind, id, { x, y: y + RADIUS * low }) })
  }
  for (const { draw } of list.toSorted((a, b) => a.y - b.y)) {
    pen.globalAlpha = 1
    draw()
  }
  net(pen, 0.2)
  frame(pen)
  return canvas
}

const CITY = 5
const ON_ROAD: ReadonlySet<number> = new Set(ROADS.flatMap(road => road.map(hexOf)))

/** How much of a hex's middle stays clear: for its site, its gem, its road. */
function clearing(hex: number): number {
  if (SITE_AT[hex]! >= 0) return 0.62
  if (GEM_AT[hex]! >= 0) return TERRAIN[hex] === 3 ? 0.34 : 0.42
  return ON_ROAD.has(hex) ? 0.3 : 0
}

function net(pen: Pen, strength: number): void {
  pen.strokeStyle = `rgba(66,44,24,${strength})`
  pen.lineWidth = 1
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    line(pen, corners(hex), true)
    pen.stroke()
  }
}

function drawRoad(pen: Pen, road: readonly string[]): void {
  const roll = seeded(road.join(''))
  const off = (much: number) => (roll() - 0.5) * RADIUS * much
  const points: Point[] = []
  road.forEach((code, i) => {
    const at = centre(hexOf(code))
    const isEnd = i === 0 || i === road.length - 1
    points.push({ x: at.x + (isEnd ? 0 : off(0.16)), y: at.y + (isEnd ? 0 : off(0.16)) + RADIUS * 0.1 })
    const next = road[i + 1]
    if (next === undefined) return
    const to = centre(hexOf(next))
    points.push({ x: (at.x + to.x) / 2 + off(0.14), y: (at.y + to.y) / 2 + RADIUS * 0.1 })
  })
  stroke(pen, points, 'rgba(70,44,20,.85)', 0.17)
  stroke(pen, points, '#f3e2b6', 0.115)
  stroke(pen, points, 'rgba(122,82,40,.75)', 0.03, [0.1, 0.12])
}

function drawRiver(pen: Pen, edges: readonly string[], seed: string): void {
  const roll = seeded(seed)
  const course = edges.map(edge => {
    const [a = '', b = ''] = edge.split('|')
    return sharedEdge(hexOf(a), hexOf(b))
  })
  const points: Point[] = []
  course.forEach((ends, i) => {
    const following = course[1] ?? ends
    if (i === 0) {
      const shared = ends.find(p => following.some(q => Math.hypot(p.x - q.x, p.y - q.y) < 1)) ?? ends[1]!
      points.push(ends.reduce(away(shared)), shared)
    } else points.push(ends.reduce(away(points.at(-1)!)))
  })
  const bends: Point[] = []
  points.forEach((p, i) => {
    const isEnd = i === 0 || i === points.length - 1
    const off = () => (isEnd ? 0 : (roll() - 0.5) * RADIUS * 0.1)
    bends.push({ x: p.x + off(), y: p.y + off() })
    const next = points[i + 1]
    if (next === undefined) return
    const k = (roll() - 0.5) * 0.22
    bends.push({ x: (p.x + next.x) / 2 - (next.y - p.y) * k, y: (p.y + next.y) / 2 + (next.x - p.x) * k })
  })
  stroke(pen, bends, '#2b4d57', 0.25)
  stroke(pen, bends, '#79b0bb', 0.185)
  stroke(pen, bends, 'rgba(235,248,245,.75)', 0.03, [0.3, 0.22])
}

/** The further of two points. */
function away(from: Point) {
  return (p: Point, q: Point) =>
    Math.hypot(p.x - from.x, p.y - from.y) > Math.hypot(q.x - from.x, q.y - from.y) ? p : q
}

function stroke(pen: Pen, points: readonly Point[], colour: string, width: number, dash: readonly number[] = []): void {
  pen.setLineDash(dash.map(part => part * RADIUS))
  pen.strokeStyle = colour
  pen.lineWidth = width * RADIUS
  curve(pen, points)
  pen.stroke()
  pen.setLineDash([])
}

function bridgeAt(pen: Pen, bridge: string): Standing {
  const [a = '', b = ''] = bridge.split('|')
  const from = centre(hexOf(a))
  const to = centre(hexOf(b))
  const x = (from.x + to.x) / 2
  const y = (from.y + to.y) / 2
  const draw = () => {
    const w = RADIUS * 0.3
    const h = RADIUS * 0.17
    pen.save()
    pen.translate(x, y + RADIUS * 0.04)
    pen.rotate(Math.atan2(to.y - from.y, to.x - from.x))
    pen.fillStyle = '#d9c49a'
    pen.strokeStyle = INK
    pen.lineWidth = 1.1
    pen.fillRect(-w, -h, 2 * w, 2 * h)
    pen.strokeRect(-w, -h, 2 * w, 2 * h)
    pen.lineWidth = 0.8
    pen.beginPath()
    for (let i = -3; i <= 3; i++) {
      pen.moveTo((i * w) / 3.6, -h)
      pen.lineTo((i * w) / 3.6, h)
    }
    pen.stroke()
    pen.fillStyle = '#8d7550'
    for (const px of [-w, w])
      for (const py of [-h, h]) {
        pen.beginPath()
        pen.arc(px, py, RADIUS * 0.06, 0, 2 * Math.PI)
        pen.fill()
        pen.stroke()
      }
    pen.restore()
  }
  return { y: y + RADIUS * 0.3, draw }
}

/** The neat line round the field. */
function frame(pen: Pen): void {
  pen.strokeStyle = INK
  pen.globalAlpha = 0.85
  for (const [out, width] of [
    [5, 1.4],
    [18, 0.8],
    [20.5, 0.8],
  ] as const) {
    const at = MARGIN - out
    pen.lineWidth = width
    pen.strokeRect(at, at, WIDTH - 2 * at, HEIGHT - 2 * at)
  }
  pen.globalAlpha = 1
}

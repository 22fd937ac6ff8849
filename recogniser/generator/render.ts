import { inverse, type Plane, project } from '../plane.ts'
import type { Frame } from '../reading.ts'
import { portal, SHEET, TILE_BOX } from '../sheet/portal.ts'
import type { Drawing } from '../sheet/shape.ts'
import { seen } from './camera.ts'
import { develop, drawnIn } from './lens.ts'
import { shine } from './light.ts'
import type { Finger, Paper, Scene, Thing, Tile } from './scene.ts'
import { squeeze } from './squeeze.ts'
import { laid } from './table.ts'
import { layerFor, sample, type Texture, texture } from './texture.ts'

/** The photo of a scene: always the same for the same scene. */
export function render(scene: Scene): Frame {
  const { width, height } = scene
  const toPixels = seen(scene.camera, width, height)
  const toTable = inverse(toPixels)
  if (!toTable) throw new Error(`Scene ${scene.seed} is seen from the side: give its camera less tilt`)
  const view: View = { width, height, toPixels, toTable, light: new Float32Array(width * height * 3) }
  // A little less than the sheet, whose edge is soft.
  laid(view, scene.table, scene.seed, scene.paper ? SHEET / 2 - 2 : 0)
  if (scene.paper) layPaper(view, scene.paper)
  for (const thing of scene.things) layThing(view, thing)
  for (const tile of scene.tiles) layTile(view, tile)
  for (const finger of scene.fingers) layFinger(view, finger)
  shine(view.light, width, height, scene.light)
  const bent = drawnIn(view.light, width, height, scene.lens.wide)
  const frame = { width, height, pixels: develop(bent, width, scene.lens, scene.seed) }
  if (scene.lens.squeeze > 0) squeeze(frame, scene.lens.squeeze)
  return frame
}

/** A picture in the making: linear light, three numbers a pixel. */
export interface View {
  readonly width: number
  readonly height: number
  readonly toPixels: Plane
  readonly toTable: Plane
  readonly light: Float32Array
}

const textures = new WeakMap<Drawing, Texture>()

/** Each drawing is painted once. */
function textureOf(drawing: Drawing, size: number): Texture {
  const made = textures.get(drawing) ?? texture(drawing, size, 3)
  textures.set(drawing, made)
  return made
}

/** Colour and opacity at a place of the table, weighed by opacity; into `out`. */
type Ink = (x: number, y: number, out: Float32Array) => void

/** Puts something on the table that reaches so far around x, y. */
function lay(view: View, x: number, y: number, reach: number, ink: Ink): void {
  const { width, height, toPixels, toTable: m, light } = view
  const corners = [-1, 1].flatMap(i => [-1, 1].map(j => project(toPixels, x + i * reach, y + j * reach)))
  const left = Math.max(0, Math.floor(Math.min(...corners.map(p => p.x))))
  const right = Math.min(width - 1, Math.ceil(Math.max(...corners.map(p => p.x))))
  const top = Math.max(0, Math.floor(Math.min(...corners.map(p => p.y))))
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...corners.map(p => p.y))))
  const out = new Float32Array(4)
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const px = column + 0.5
      const py = row + 0.5
      const w = m[6]! * px + m[7]! * py + m[8]!
      ink((m[0]! * px + m[1]! * py + m[2]!) / w, (m[3]! * px + m[4]! * py + m[5]!) / w, out)
      const opacity = out[3]!
      if (opacity === 0) continue
      const k = (row * width + column) * 3
      for (let c = 0; c < 3; c++) light[k + c] = light[k + c]! * (1 - opacity) + out[c]!
    }
}

/** Pixels for a millimetre around a place. */
function scaleAt({ toPixels }: View, x: number, y: number): number {
  const [a, b, c] = [project(toPixels, x, y), project(toPixels, x + 1, y), project(toPixels, x, y + 1)]
  return Math.max(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - a.x, c.y - a.y))
}

function layPaper(view: View, { cut, tint }: Paper): void {
  const scale = scaleAt(view, 0, 0)
  const layer = layerFor(textureOf(portal, 720), SHEET * scale)
  const halfWide = cut === 'a4' ? 105 : SHEET / 2
  const [top, bottom] = cut === 'a4' ? [-108, 189] : [-SHEET / 2, SHEET / 2]
  lay(view, 0, (top + bottom) / 2, 150, (x, y, out) => {
    const inside = Math.min(halfWide - Math.abs(x), y - top, bottom - y)
    const opacity = Math.min(1, Math.max(0, inside * scale + 0.5))
    out[3] = opacity
    if (opacity === 0) return
    sample(layer, x / SHEET + 0.5, y / SHEET + 0.5, out)
    const bare = 1 - out[3]
    for (let c = 0; c < 3; c++) out[c] = (out[c]! + bare) * tint[c]! * opacity
    out[3] = opacity
  })
}

function layTile(view: View, { drawing, x, y, turn, ink, faded, thick }: Tile): void {
  const layer = layerFor(textureOf(drawing, 208), TILE_BOX * scaleAt(view, x, y))
  const [cos, sin] = [Math.cos(turn) / TILE_BOX, Math.sin(turn) / TILE_BOX]
  const at = (px: number, py: number, out: Float32Array) =>
    sample(layer, px * cos + py * sin + 0.5, -px * sin + py * cos + 0.5, out)
  lay(view, x, y, TILE_BOX * 0.75, (px, py, out) => {
    at(px - x - thick / 2, py - y - thick / 2, out)
    out[0] = out[1] = out[2] = 0
    out[3]! *= 0.45
  })
  lay(view, x, y, TILE_BOX * 0.75, (px, py, out) => {
    at(px - x, py - y, out)
    const opacity = out[3]!
    for (let c = 0; c < 3; c++) out[c] = Math.min(1, out[c]! * ink[c]! * (1 - faded) + faded * opacity) * PAPER
  })
}

/** What the tile's own paper throws back of the light. */
const PAPER = 0.87

function layThing(view: View, { shape, x, y, turn, long, wide, colour }: Thing): void {
  const scale = scaleAt(view, x, y)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  lay(view, x, y, Math.hypot(long, wide), (px, py, out) => {
    const u = (px - x) * cos + (py - y) * sin
    const v = (py - y) * cos - (px - x) * sin
    const opacity = Math.min(1, Math.max(0, within(shape, u, v, long, wide) * scale + 0.5))
    for (let c = 0; c < 3; c++) out[c] = colour[c]! * opacity
    out[3] = opacity
  })
}

/** Millimetres from the edge, positive inside. */
function within(shape: Thing['shape'], u: number, v: number, long: number, wide: number): number {
  if (shape === 'disc') return long - Math.hypot(u, v)
  if (shape === 'box') return Math.min(long - Math.abs(u), wide - Math.abs(v))
  return Math.min(long / 2 - v, long / 2 + (v - Math.abs(u) * Math.sqrt(3)) / 2)
}

function layFinger(view: View, { x, y, towards, wide, colour }: Finger): void {
  const scale = scaleAt(view, x, y)
  const [cos, sin] = [Math.cos(towards), Math.sin(towards)]
  lay(view, x + 100 * cos, y + 100 * sin, 120, (px, py, out) => {
    const along = (px - x) * cos + (py - y) * sin
    const aside = (py - y) * cos - (px - x) * sin
    const off = along < 0 ? Math.hypot(along, aside) : Math.abs(aside)
    const opacity = Math.min(1, Math.max(0, (wide - off) * scale + 0.5))
    // Round: darker towards its sides.
    const round = 1 - 0.5 * (off / wide) ** 2
    for (let c = 0; c < 3; c++) out[c] = colour[c]! * round * opacity
    out[3] = opacity
  })
}

import { clamp, noise } from '@runatal/look/stone/chance.ts'
import { type Pen, sheet } from '@runatal/look/stone/pen.ts'
import { HEX_COUNT, TERRAIN } from '../../content/map.ts'
import { corners, HEIGHT, RADIUS, WIDTH } from './geometry.ts'

/** The parchment and its water colours: soft masks per terrain with warped edges, a shore with its contours, a torn rim. */
export function wash(): OffscreenCanvas {
  const [canvas, pen] = sheet(WIDTH, HEIGHT)
  const masks = [0, 1, 2, 3, 4, 5].map(maskOf)
  const image = pen.createImageData(WIDTH, HEIGHT)
  const grain = noise('parchment')
  const colour: Colour = [0, 0, 0]
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const i = (y * WIDTH + x) * 4
      const rim = Math.min(x, y, WIDTH - x, HEIGHT - y) - grain.at(x / 9, y / 9) * 7 - grain.at(x / 40 + 5, y / 40) * 5
      if (rim < 0) continue
      const broad = grain.layered(x / 90, y / 90, 3)
      const middle = grain.layered(x / 26 + 40, y / 26, 3)
      const shade = (0.93 + broad * 0.12 + (grain.at(x / 6, y / 6) - 0.5) * 0.035) * Math.min(1, 0.66 + rim / 46)
      paper(colour, shade, rim)
      const wx = x + (grain.at(x / 13, y / 13) - 0.5) * RADIUS * 0.3
      const wy = y + (grain.at(x / 13 + 30, y / 13) - 0.5) * RADIUS * 0.3
      land(colour, masks, wx, wy, shade, broad, middle)
      shore(colour, sample(masks[WATER]!, wx, wy), middle)
      image.data[i] = colour[0]
      image.data[i + 1] = colour[1]
      image.data[i + 2] = colour[2]
      image.data[i + 3] = Math.min(255, rim * 160)
    }
  pen.putImageData(image, 0, 0)
  return canvas
}

type Colour = [red: number, green: number, blue: number]

const WATER = 4
/** Plains, forest, hills, mountains, water, city. */
const INKS: readonly Colour[] = [
  [226, 208, 140],
  [137, 160, 98],
  [207, 168, 104],
  [172, 158, 150],
  [122, 174, 186],
  [222, 190, 150],
]

function paper(colour: Colour, shade: number, rim: number): void {
  const burnt = rim < 24 ? ((24 - rim) / 24) * 0.22 : 0
  colour[0] = 238 * shade * (1 - burnt * 0.55)
  colour[1] = 223 * shade * (1 - burnt)
  colour[2] = 184 * shade * (1 - burnt * 1.3)
}

function land(
  colour: Colour,
  masks: readonly Float32Array[],
  x: number,
  y: number,
  shade: number,
  broad: number,
  middle: number,
): void {
  let total = 0
  let red = 0
  let green = 0
  let blue = 0
  for (let terrain = 0; terrain < INKS.length; terrain++) {
    if (terrain === WATER) continue
    const much = sample(masks[terrain]!, x, y)
    if (much < 0.02) continue
    const weight = much * much
    const ink = INKS[terrain]!
    total += weight
    red += ink[0] * weight
    green += ink[1] * weight
    blue += ink[2] * weight
  }
  if (total === 0) return
  const cover = Math.min(1, total * 1.6) * (0.66 + middle * 0.42)
  const pale = (broad - 0.5) * 46
  const warm = (middle - 0.5) * 22
  tint(colour, 0, (red / total - pale) * shade, cover)
  tint(colour, 1, (green / total - pale * 0.35 + warm * 0.3) * shade, cover)
  tint(colour, 2, (blue / total - pale * 0.9 + warm) * shade, cover)
}

function shore(colour: Colour, water: number, middle: number): void {
  if (water > 0.5) {
    const deep = Math.min(1, (water - 0.5) * 2.4)
    const k = (0.86 + middle * 0.12) * 1.1
    colour[0] = (150 - deep * 46) * k
    colour[1] = (196 - deep * 34) * k
    colour[2] = (198 - deep * 22) * k
    for (const contour of [0.6, 0.71, 0.82]) {
      const off = Math.abs(water - contour)
      if (off < 0.014) mixIn(colour, 48, 98, 114, 0.5 * (1 - off / 0.014) * (1.2 - contour * 0.8))
    }
  }
  const off = Math.abs(water - 0.5)
  if (off < 0.045) mixIn(colour, 40, 40, 34, 0.9 * (1 - off / 0.045))
  else if (water > 0.3 && water < 0.46) mixIn(colour, 70, 110, 120, 0.22 * (1 - Math.abs(water - 0.4) / 0.1))
}

function mixIn(colour: Colour, red: number, green: number, blue: number, share: number): void {
  tint(colour, 0, red, share)
  tint(colour, 1, green, share)
  tint(colour, 2, blue, share)
}

function tint(colour: Colour, part: 0 | 1 | 2, to: number, share: number): void {
  colour[part] += (to - colour[part]) * share
}

/** Masks are half as fine as the picture. */
const FINE = 2
const MASK_WIDTH = Math.ceil(WIDTH / FINE)
const MASK_HEIGHT = Math.ceil(HEIGHT / FINE)

function maskOf(terrain: number): Float32Array {
  const [, pen] = sheet(MASK_WIDTH, MASK_HEIGHT)
  pen.filter = `blur(${((RADIUS * (terrain === WATER ? 0.2 : 0.13)) / FINE).toFixed(1)}px)`
  pen.fillStyle = '#fff'
  pen.beginPath()
  for (let hex = 0; hex < HEX_COUNT; hex++) if (TERRAIN[hex] === terrain) trace(pen, hex)
  pen.fill()
  const { data } = pen.getImageData(0, 0, MASK_WIDTH, MASK_HEIGHT)
  return Float32Array.from({ length: MASK_WIDTH * MASK_HEIGHT }, (_, i) => data[i * 4 + 3]! / 255)
}

function trace(pen: Pen, hex: number): void {
  corners(hex, 1.02).forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(x / FINE, y / FINE)
    else pen.lineTo(x / FINE, y / FINE)
  })
  pen.closePath()
}

function sample(mask: Float32Array, x: number, y: number): number {
  const u = clamp(x / FINE, 0, MASK_WIDTH - 2)
  const v = clamp(y / FINE, 0, MASK_HEIGHT - 2)
  const i = Math.floor(u)
  const j = Math.floor(v)
  const at = j * MASK_WIDTH + i
  const top = mask[at]! * (1 - u + i) + mask[at + 1]! * (u - i)
  const low = mask[at + MASK_WIDTH]! * (1 - u + i) + mask[at + MASK_WIDTH + 1]! * (u - i)
  return top * (1 - v + j) + low * (v - j)
}

import { commands, type Drawing, type Shape } from './shape.ts'

/** A drawing as pixels: four bytes each, sRGB, opacity last. Dashes are drawn as whole lines. */
export interface Painting {
  readonly size: number
  readonly pixels: Uint8ClampedArray
}

/** Rows and columns of points looked at within a pixel. */
const FINE = 4

export function paint(drawing: Drawing, size: number): Painting {
  const pixels = new Uint8ClampedArray(size * size * 4)
  const scale = (size * FINE) / drawing.box
  const mask = new Uint8Array(size * FINE * size * FINE)
  for (const shape of drawing.shapes) {
    const lines = outline(shape.path, scale)
    const area = around(lines, ((shape.width ?? 0) * scale) / 2, size)
    if (shape.fill !== undefined) {
      fill(mask, size * FINE, lines)
      blend(pixels, mask, size, area, shape.fill)
    }
    if (shape.line !== undefined) {
      stroke(mask, size * FINE, lines, ((shape.width ?? 1) * scale) / 2)
      blend(pixels, mask, size, area, shape.line)
    }
  }
  return { size, pixels }
}

/** Red, green and blue of '#rrggbb', 0 to 255. */
export function rgb(colour: NonNullable<Shape['fill']>): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** A path as polylines: x, y, x, y, … */
function outline(path: string, scale: number): readonly number[][] {
  const lines: number[][] = []
  let line: number[] = []
  let x = 0
  let y = 0
  const to = (nextX: number, nextY: number) => {
    line.push(nextX * scale, nextY * scale)
    x = nextX
    y = nextY
  }
  for (const { letter, numbers: n } of commands(path)) {
    if (letter === 'M') lines.push((line = []))
    if (letter === 'M' || letter === 'L') for (let i = 0; i < n.length; i += 2) to(n[i]!, n[i + 1]!)
    else if (letter === 'H') for (const value of n) to(value, y)
    else if (letter === 'V') for (const value of n) to(x, value)
    else if (letter === 'C') for (let i = 0; i < n.length; i += 6) curve([x, y], n.slice(i, i + 6), to)
    else if (letter === 'A') for (let i = 0; i < n.length; i += 7) arc([x, y], n.slice(i, i + 7), to)
    else to(line[0]! / scale, line[1]! / scale)
  }
  return lines
}

type To = (x: number, y: number) => void

function curve([x, y]: readonly [number, number], n: readonly number[], to: To): void {
  for (let i = 1; i <= 12; i++) {
    const t = i / 12
    const s = 1 - t
    const at = (k: number, from: number) =>
      s * s * s * from + 3 * s * s * t * n[k]! + 3 * s * t * t * n[k + 2]! + t * t * t * n[k + 4]!
    to(at(0, x), at(1, y))
  }
}

/** An arc of a circle: our drawings have no other ellipses. */
function arc([x, y]: readonly [number, number], n: readonly number[], to: To): void {
  const [endX, endY] = [n[5]!, n[6]!]
  const half = Math.hypot(endX - x, endY - y) / 2
  const radius = Math.max(n[0]!, half)
  const side = n[3] === n[4] ? -1 : 1
  const away = (side * Math.sqrt(Math.max(0, radius * radius - half * half))) / (2 * half)
  const cx = (x + endX) / 2 - (endY - y) * away
  const cy = (y + endY) / 2 + (endX - x) * away
  const start = Math.atan2(y - cy, x - cx)
  let sweep = Math.atan2(endY - cy, endX - cx) - start
  if (n[4] === 1 && sweep <= 0) sweep += 2 * Math.PI
  if (n[4] === 0 && sweep >= 0) sweep -= 2 * Math.PI
  for (let i = 1; i <= 24; i++) {
    const angle = start + (sweep * i) / 24
    to(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle))
  }
}

/** Even-odd, row by row. */
function fill(mask: Uint8Array, size: number, lines: readonly number[][]): void {
  const crossings: number[][] = Array.from({ length: size }, () => [])
  for (const line of lines)
    for (let i = 0; i < line.length; i += 2) {
      const j = (i + 2) % line.length
      const [ax, ay, bx, by] = [line[i]!, line[i + 1]!, line[j]!, line[j + 1]!]
      const first = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5))
      for (let row = first; row < size && row + 0.5 < Math.max(ay, by); row++)
        crossings[row]!.push(ax + ((row + 0.5 - ay) * (bx - ax)) / (by - ay))
    }
  for (const [row, xs] of crossings.entries()) {
    xs.sort((a, b) => a - b)
    for (let i = 0; i + 1 < xs.length; i += 2)
      mask.fill(1, row * size + edge(xs[i]!, size), row * size + edge(xs[i + 1]!, size))
  }
}

function edge(x: number, size: number): number {
  return Math.min(size, Math.max(0, Math.round(x)))
}

function stroke(mask: Uint8Array, size: number, lines: readonly number[][], radius: number): void {
  for (const line of lines)
    for (let i = 0; i + 3 < line.length; i += 2)
      capsule(mask, size, line[i]!, line[i + 1]!, line[i + 2]!, line[i + 3]!, radius)
}

function capsule(mask: Uint8Array, size: number, ax: number, ay: number, bx: number, by: number, r: number): void {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy || 1
  const left = Math.max(0, Math.floor(Math.min(ax, bx) - r))
  const right = Math.min(size - 1, Math.ceil(Math.max(ax, bx) + r))
  const bottom = Math.min(size - 1, Math.ceil(Math.max(ay, by) + r))
  for (let y = Math.max(0, Math.floor(Math.min(ay, by) - r)); y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const [px, py] = [x + 0.5 - ax, y + 0.5 - ay]
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / length))
      const [ex, ey] = [px - t * dx, py - t * dy]
      if (ex * ex + ey * ey <= r * r) mask[y * size + x] = 1
    }
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The pixels that lines with a pen of such a radius can reach. */
function around(lines: readonly number[][], radius: number, size: number): Area {
  const xs = lines.flatMap(line => line.filter((_, i) => i % 2 === 0))
  const ys = lines.flatMap(line => line.filter((_, i) => i % 2 === 1))
  return {
    left: Math.max(0, Math.floor((Math.min(...xs) - radius) / FINE)),
    top: Math.max(0, Math.floor((Math.min(...ys) - radius) / FINE)),
    right: Math.min(size, Math.ceil((Math.max(...xs) + radius) / FINE) + 1),
    bottom: Math.min(size, Math.ceil((Math.max(...ys) + radius) / FINE) + 1),
  }
}

/** Puts a colour where the mask is set, and clears the mask. */
function blend(pixels: Uint8ClampedArray, mask: Uint8Array, size: number, area: Area, colour: string): void {
  const ink = rgb(colour)
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) {
      const covered = count(mask, size * FINE, x * FINE, y * FINE) / (FINE * FINE)
      if (covered === 0) continue
      const k = (y * size + x) * 4
      const under = pixels[k + 3]! / 255
      const opacity = covered + under * (1 - covered)
      for (let c = 0; c < 3; c++) pixels[k + c] = (ink[c]! * covered + pixels[k + c]! * under * (1 - covered)) / opacity
      pixels[k + 3] = 255 * opacity
    }
  mask.fill(0)
}

function count(mask: Uint8Array, size: number, x: number, y: number): number {
  let sum = 0
  for (let j = 0; j < FINE; j++) for (let i = 0; i < FINE; i++) sum += mask[(y + j) * size + x + i]!
  return sum
}

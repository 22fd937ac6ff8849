import { clamp, mix, noise } from './chance.ts'
import { type Pen, sheet } from './pen.ts'

export interface Light {
  x: number
  y: number
  z: number
  colour: string
  power: number
  reach: number
}

/** A piece of slate, in CSS pixels. `mask`, `carve` and `gold` draw in white on an empty sheet. */
export interface Slate {
  w: number
  h: number
  scale?: number
  seed: string
  mask?: (x: Pen) => void
  carve?: (x: Pen) => void
  gold?: (x: Pen) => void
  lights: readonly Light[]
  tone?: string
  depth?: number
  bevel?: number
  grain?: number
  strata?: number
  ambient?: number
}

/** Stone that is really lit: a height field (noise, bevel, carving) under point lights; gold lies in the carving. */
export function slate(wish: Slate): OffscreenCanvas {
  const scale = wish.scale ?? 1
  const size: Size = { W: Math.round(wish.w * scale), H: Math.round(wish.h * scale), scale }
  const layers: Layers = {
    mask: layer(wish.mask, size, 0),
    edge: layer(wish.mask, size, (wish.bevel ?? 7) * 0.5),
    carving: layer(wish.carve, size, 0.7),
    gold: layer(wish.gold, size, 0),
    groove: layer(wish.gold, size, 0.9),
  }
  const { high, tint } = relief(wish, size, layers)
  const [canvas, pen] = sheet(size.W, size.H)
  const picture = pen.createImageData(size.W, size.H)
  lit(picture.data, wish, size, layers, high, tint)
  pen.putImageData(picture, 0, 0)
  return canvas
}

interface Size {
  W: number
  H: number
  scale: number
}

type Layer = Float32Array | undefined

interface Layers {
  mask: Layer
  edge: Layer
  carving: Layer
  gold: Layer
  groove: Layer
}

function relief(wish: Slate, { W, H, scale }: Size, { mask, edge, carving, groove }: Layers) {
  const { seed, depth = 3.2, bevel = 7, grain = 1, strata = 1 } = wish
  const rough = noise(seed)
  const high = new Float32Array(W * H)
  const tint = new Float32Array(W * H)
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      if ((mask?.[i] ?? 1) < 0.01) continue
      const u = x / scale
      const v = y / scale
      const slow = rough.layered(u / 70, v / 46, 3)
      const leaf = rough.layered(u / 40, v / 9 + slow * 3, 2)
      const fine = rough.at(u / 1.7, v / 1.7)
      const cut = carving?.[i] ?? 0
      high[i] =
        slow * 9 +
        leaf * 2.6 * strata +
        fine * 0.8 * grain +
        clamp((edge?.[i] ?? 0) * 1.6 - 0.6) * bevel -
        cut * depth -
        (groove?.[i] ?? 0) * depth * 0.7
      tint[i] = 0.82 + (slow - 0.5) * 0.5 + (leaf - 0.5) * 0.25 * strata + (fine - 0.5) * 0.1 * grain - cut * 0.34
    }
  return { high, tint }
}

function lit(
  px: Uint8ClampedArray,
  wish: Slate,
  { W, H, scale }: Size,
  { mask, gold }: Layers,
  high: Float32Array,
  tint: Float32Array,
) {
  const { ambient = 0.2 } = wish
  const base = rgb(wish.tone ?? '#3d4656')
  const lamps = wish.lights.map(l => ({
    c: rgb(l.colour),
    x: l.x * scale,
    y: l.y * scale,
    z: l.z * scale,
    reach2: (l.reach * scale) ** 2,
    power: l.power,
  }))
  const soften = scale ** 0.4
  for (let y = 0, i = 0; y < H; y++)
    for (let x = 0; x < W; x++, i++) {
      const a = mask?.[i] ?? 1
      if (a < 0.01) continue
      const left = x > 0 ? i - 1 : i
      const right = x < W - 1 ? i + 1 : i
      const up = y > 0 ? i - W : i
      const down = y < H - 1 ? i + W : i
      let nx = ((high[left] ?? 0) - (high[right] ?? 0)) / soften
      let ny = ((high[up] ?? 0) - (high[down] ?? 0)) / soften
      let nz = 2.2
      const q = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
      nx *= q
      ny *= q
      nz *= q
      const g = gold?.[i] ?? 0
      const t = tint[i] ?? 0
      const ar = mix(base.r * t, 0.93 + (t - 0.8) * 0.3, g)
      const ag = mix(base.g * t, 0.7 + (t - 0.8) * 0.3, g)
      const ab = mix(base.b * t, 0.28, g)
      let r = (ambient * 0.86 + 0.16 * g) * ar
      let gr = (ambient * 0.95 + 0.16 * g) * ag
      let b = (ambient * 1.2 + 0.16 * g) * ab
      for (const l of lamps) {
        const dx = l.x - x
        const dy = l.y - y
        const d2 = dx * dx + dy * dy + l.z * l.z
        const d = Math.sqrt(d2)
        const fall = l.power / (1 + d2 / l.reach2)
        const diffuse = Math.max(0, (nx * dx + ny * dy + nz * l.z) / d)
        const hz = l.z / d + 1
        const hq = 1 / Math.sqrt((dx * dx + dy * dy) / d2 + hz * hz)
        const facing = Math.max(0, ((nx * dx) / d + (ny * dy) / d + nz * hz) * hq)
        const shine = g > 0 ? power22(facing) * 0.7 : power34(facing) * 0.1
        r += (diffuse * ar + shine * (g > 0 ? 0.95 : 1)) * fall * l.c.r
        gr += (diffuse * ag + shine * (g > 0 ? 0.78 : 1)) * fall * l.c.g
        b += (diffuse * ab + shine * (g > 0 ? 0.4 : 1)) * fall * l.c.b
      }
      const k = i * 4
      px[k] = exposed(r)
      px[k + 1] = exposed(gr)
      px[k + 2] = exposed(b)
      px[k + 3] = a * 255
    }
}

/** Products in place of `**`, which is most of the work otherwise. */
function power22(v: number): number {
  const v2 = v * v
  const v4 = v2 * v2
  const v8 = v4 * v4
  return v8 * v8 * v4 * v2
}

function power34(v: number): number {
  const v2 = v * v
  const v4 = v2 * v2
  const v8 = v4 * v4
  const v16 = v8 * v8
  return v16 * v16 * v2
}

function exposed(v: number): number {
  return 255 * (1 - Math.exp(-v * 1.55))
}

function rgb(hex: string): { r: number; g: number; b: number } {
  const part = (i: number) => parseInt(hex.slice(i, i + 2), 16) / 255
  return { r: part(1), g: part(3), b: part(5) }
}

/** What was drawn, as opacity from 0 to 1, blurred. The blur is ours: not every browser has `filter` on a canvas. */
function layer(draw: ((x: Pen) => void) | undefined, { W, H, scale }: Size, blur: number): Layer {
  if (draw === undefined) return undefined
  const [, x] = sheet(W, H)
  x.scale(scale, scale)
  x.fillStyle = '#fff'
  x.strokeStyle = '#fff'
  draw(x)
  const { data } = x.getImageData(0, 0, W, H)
  const alpha = new Float32Array(W * H)
  for (let i = 0; i < alpha.length; i++) alpha[i] = (data[i * 4 + 3] ?? 0) / 255
  return blur > 0 ? blurred(alpha, W, H, blur * scale) : alpha
}

/** Three boxes are nearly a bell; for a hair's breadth one is enough. */
function blurred(from: Float32Array, W: number, H: number, sigma: number): Float32Array {
  const passes = sigma < 1.2 ? 1 : 3
  const r = Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / passes + 1) - 1) / 2))
  let a = from
  for (let pass = 0; pass < passes; pass++) a = boxed(boxed(a, W, H, r, 1, W), H, W, r, W, 1)
  return a
}

function boxed(from: Float32Array, length: number, lines: number, r: number, step: number, jump: number): Float32Array {
  const to = new Float32Array(from.length)
  const share = 1 / (2 * r + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * jump
    const at = (i: number) => from[start + clamp(i, 0, length - 1) * step] ?? 0
    let sum = 0
    for (let i = -r; i <= r; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum * share
      sum += at(i + r + 1) - at(i - r)
    }
  }
  return to
}

import type { Dice } from '@runatal/look/stone/chance.ts'
import { circle, ellipse, fix, mix, path, polygon } from './pen.ts'

export function conifer(x: number, y: number, h: number, c: string, lit?: string): string {
  const w = h * 0.3
  let s = ''
  const n = 4
  s += `<rect x="${fix(x - h * 0.035)}" y="${fix(y - h * 0.14)}" width="${fix(h * 0.07)}" height="${fix(h * 0.16)}" fill="${mix(c, '#3b2a1e', 0.55)}"/>`
  let d = ''
  let e = ''
  for (let i = 0; i < n; i++) {
    const t = y - h + h * 0.22 * i * 0.95
    const b = y - h + h * (0.36 + 0.2 * i * 1.02)
    const ww = w * (0.42 + i * 0.2)
    d += `M${fix(x)} ${fix(t)}C${fix(x + ww * 0.25)} ${fix(t + (b - t) * 0.55)} ${fix(x + ww * 0.7)} ${fix(b - 1)} ${fix(x + ww)} ${fix(b)}Q${fix(x)} ${fix(b + h * 0.05)} ${fix(x - ww)} ${fix(b)}C${fix(x - ww * 0.7)} ${fix(b - 1)} ${fix(x - ww * 0.25)} ${fix(t + (b - t) * 0.55)} ${fix(x)} ${fix(t)}Z`
    e += `M${fix(x)} ${fix(t)}C${fix(x - ww * 0.25)} ${fix(t + (b - t) * 0.55)} ${fix(x - ww * 0.7)} ${fix(b - 1)} ${fix(x - ww)} ${fix(b)}Q${fix(x - ww * 0.5)} ${fix(b + h * 0.02)} ${fix(x - ww * 0.22)} ${fix(b - h * 0.03)}Z`
  }
  return s + path(d, c) + (lit ? path(e, lit, ' opacity=".75"') : '')
}
export function broadleaf(random: Dice, x: number, y: number, h: number, c: string, lit: string): string {
  let s = ''
  const R = h * 0.3
  const cy = y - h * 0.66
  const tr = mix(c, '#5a3d26', 0.7)
  s += path(
    `M${fix(x - h * 0.05)} ${fix(y + 1)}C${fix(x - h * 0.03)} ${fix(y - h * 0.25)} ${fix(x - h * 0.07)} ${fix(y - h * 0.35)} ${fix(x - h * 0.14)} ${fix(y - h * 0.5)}L${fix(x)} ${fix(y - h * 0.38)}L${fix(x + h * 0.13)} ${fix(y - h * 0.52)}C${fix(x + h * 0.06)} ${fix(y - h * 0.34)} ${fix(x + h * 0.03)} ${fix(y - h * 0.2)} ${fix(x + h * 0.06)} ${fix(y + 1)}Z`,
    tr,
  )
  const bl = [
    [0, 0, 1],
    [-0.85, 0.28, 0.72],
    [0.85, 0.24, 0.74],
    [-0.45, -0.5, 0.74],
    [0.48, -0.46, 0.76],
    [0, 0.35, 0.7],
  ] as const
  for (const [dx, dy, k] of bl) s += circle(x + dx * R, cy + dy * R, R * k, c)
  ;(
    [
      [-0.4, -0.55, 0.5],
      [-0.9, 0.1, 0.42],
      [0.3, -0.6, 0.38],
      [-0.1, -0.1, 0.45],
    ] as const
  ).forEach(b => {
    s += circle(x + b[0] * R, cy + b[1] * R, R * b[2], lit, ' opacity=".6"')
  })
  for (let i = 0; i < 5; i++)
    s += circle(x + (random() - 0.6) * R * 1.6, cy + (random() - 0.6) * R * 1.2, R * 0.1, '#fff6c9', ' opacity=".55"')
  return s
}
/** A faceted crystal standing at x, y. */
export function gem(x: number, y: number, w: number, h: number, lean: number, c: GemColours): string {
  const tx = x + lean
  let s = ''
  const sh = y - h * 0.72
  const k = lean * 0.72
  s += polygon(
    [
      [x - w, y],
      [x - w + k, sh],
      [tx - w * 0.1, y - h],
      [x - w * 0.2 + k, sh + h * 0.05],
      [x - w * 0.15, y + 1],
    ],
    c.a,
  )
  s += polygon(
    [
      [x - w * 0.15, y + 1],
      [x - w * 0.2 + k, sh + h * 0.05],
      [tx - w * 0.1, y - h],
      [x + w * 0.45 + k, sh + h * 0.03],
      [x + w * 0.4, y + 1],
    ],
    c.b,
  )
  s += polygon(
    [
      [x + w * 0.4, y + 1],
      [x + w * 0.45 + k, sh + h * 0.03],
      [tx - w * 0.1, y - h],
      [x + w + k, sh],
      [x + w, y],
    ],
    c.c,
  )
  s += path(
    `M${fix(x - w * 0.6 + k * 0.5)} ${fix(y - h * 0.3)}L${fix(x - w * 0.62 + k)} ${fix(sh + 3)}L${fix(tx - w * 0.2)} ${fix(y - h * 0.92)}`,
    'none',
    ` stroke="#fff" stroke-width="${fix(Math.max(0.7, w * 0.16))}" stroke-linecap="round" stroke-opacity=".8"`,
  )
  return s
}
export function shroom(
  random: Dice,
  x: number,
  y: number,
  h: number,
  c: CapColours,
  lit: string,
  windows = false,
): string {
  const lean = (random() - 0.5) * h * 0.22
  const cw = h * (0.46 + random() * 0.14)
  const ch = h * (0.36 + random() * 0.1)
  const cx = x + lean
  const cy = y - h + ch
  const sw = h * 0.085
  let s = ''
  s += path(
    `M${fix(x - sw * 1.5)} ${fix(y + 2)}C${fix(x - sw * 0.6)} ${fix(y - h * 0.25)} ${fix(cx - sw * 1.2)} ${fix(cy + h * 0.2)} ${fix(cx - sw)} ${fix(cy)}L${fix(cx + sw)} ${fix(cy)}C${fix(cx + sw * 0.9)} ${fix(cy + h * 0.2)} ${fix(x + sw * 0.9)} ${fix(y - h * 0.25)} ${fix(x + sw * 1.7)} ${fix(y + 2)}Z`,
    c.stem,
  )
  s += path(
    `M${fix(x + sw * 0.2)} ${fix(y + 2)}C${fix(x + sw * 0.3)} ${fix(y - h * 0.25)} ${fix(cx + sw * 0.1)} ${fix(cy + h * 0.2)} ${fix(cx + sw * 0.2)} ${fix(cy)}L${fix(cx + sw)} ${fix(cy)}C${fix(cx + sw * 0.9)} ${fix(cy + h * 0.2)} ${fix(x + sw * 0.9)} ${fix(y - h * 0.25)} ${fix(x + sw * 1.7)} ${fix(y + 2)}Z`,
    c.stem2,
    ' opacity=".7"',
  )
  s += ellipse(cx, cy, cw * 0.96, ch * 0.24, c.gill)
  for (let i = -4; i <= 4; i++)
    s += `<path d="M${fix(cx + i * sw * 0.35)} ${fix(cy)}L${fix(cx + i * cw * 0.21)} ${fix(cy + ch * 0.2 * (1 - Math.abs(i) / 5.5))}" stroke="${c.cap2}" stroke-opacity=".45" stroke-width="${fix(Math.max(0.4, h * 0.008))}"/>`
  s += path(
    `M${fix(cx - cw)} ${fix(cy)}C${fix(cx - cw * 1.02)} ${fix(cy - ch * 0.75)} ${fix(cx - cw * 0.5)} ${fix(cy - ch * 1.15)} ${fix(cx)} ${fix(cy - ch * 1.12)}C${fix(cx + cw * 0.5)} ${fix(cy - ch * 1.15)} ${fix(cx + cw * 1.02)} ${fix(cy - ch * 0.75)} ${fix(cx + cw)} ${fix(cy)}Q${fix(cx)} ${fix(cy + ch * 0.22)} ${fix(cx - cw)} ${fix(cy)}Z`,
    c.cap,
  )
  s += path(
    `M${fix(cx + cw * 0.2)} ${fix(cy - ch * 1.09)}C${fix(cx + cw * 0.6)} ${fix(cy - ch)} ${fix(cx + cw * 1.02)} ${fix(cy - ch * 0.7)} ${fix(cx + cw)} ${fix(cy)}Q${fix(cx + cw * 0.7)} ${fix(cy + ch * 0.1)} ${fix(cx + cw * 0.45)} ${fix(cy + ch * 0.11)}C${fix(cx + cw * 0.75)} ${fix(cy - ch * 0.3)} ${fix(cx + cw * 0.6)} ${fix(cy - ch * 0.8)} ${fix(cx + cw * 0.2)} ${fix(cy - ch * 1.09)}Z`,
    c.cap2,
    ' opacity=".6"',
  )
  s += path(
    `M${fix(cx - cw * 0.8)} ${fix(cy - ch * 0.35)}C${fix(cx - cw * 0.7)} ${fix(cy - ch * 0.8)} ${fix(cx - cw * 0.4)} ${fix(cy - ch * 1)} ${fix(cx - cw * 0.1)} ${fix(cy - ch * 1.02)}`,
    'none',
    ` stroke="#fff" stroke-opacity=".5" stroke-width="${fix(Math.max(0.8, h * 0.022))}" stroke-linecap="round"`,
  )
  ;(
    [
      [-0.42, 0.42, 0.15],
      [0.08, 0.68, 0.17],
      [0.42, 0.3, 0.12],
      [-0.12, 0.24, 0.09],
      [-0.62, 0.16, 0.07],
      [0.34, 0.78, 0.07],
    ] as const
  ).forEach(q => {
    s += ellipse(cx + q[0] * cw, cy - q[1] * ch, cw * q[2], cw * q[2] * 0.72, lit, ' opacity=".9"')
  })
  if (windows) {
    s += path(
      `M${fix(x + lean * 0.35 - sw * 0.5)} ${fix(y - h * 0.1)}v${fix(-h * 0.1)}a${fix(sw * 0.5)} ${fix(sw * 0.5)} 0 0 1 ${fix(sw)} 0v${fix(h * 0.1)}z`,
      '#ffe28a',
    )
    s +=
      circle(cx - cw * 0.16, cy - ch * 0.45, cw * 0.1, '#ffe9a6') +
      circle(cx + cw * 0.22, cy - ch * 0.5, cw * 0.075, '#ffe9a6')
  }
  return s
}

export interface CapColours {
  cap: string
  cap2: string
  gill: string
  stem: string
  stem2: string
}

export interface GemColours {
  a: string
  b: string
  c: string
}

export const CAPS: readonly CapColours[] = [
  { cap: '#e2604f', cap2: '#9c2f4a', gill: '#f6c7a8', stem: '#fff1dc', stem2: '#d9a98f' },
  { cap: '#9a6be0', cap2: '#5b36a8', gill: '#e2c9f7', stem: '#f6ecff', stem2: '#b79bd8' },
  { cap: '#ef8f5e', cap2: '#b04c3e', gill: '#ffdcb8', stem: '#fff3e0', stem2: '#d8a684' },
  { cap: '#d9589c', cap2: '#8a2d74', gill: '#f9c9dd', stem: '#fff0f4', stem2: '#cf9fb6' },
]
export const GEMS: readonly GemColours[] = [
  { a: '#dffaff', b: '#7fd6e6', c: '#3a9bb8' },
  { a: '#f1e6ff', b: '#b79af0', c: '#7757c4' },
  { a: '#e3fff6', b: '#78dcc4', c: '#2f9d8d' },
  { a: '#ffe6f4', b: '#f0a0cf', c: '#b55a9b' },
]

export function mixCap(c: CapColours, k: string, t: number): CapColours {
  return {
    cap: mix(c.cap, k, t),
    cap2: mix(c.cap2, k, t),
    gill: mix(c.gill, k, t),
    stem: mix(c.stem, k, t),
    stem2: mix(c.stem2, k, t),
  }
}

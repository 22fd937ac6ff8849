/** The shapes that fighters are made of. Every part is one path drawn four times in its own clip (rim, base, shade, ink): no filter, so it mirrors and scales. */

export type Point = readonly [x: number, y: number]

interface PartLook {
  /** How far the shade lies from the light. */
  sx?: number
  sy?: number
  /** How strong the light is on its rim. */
  rim?: number
  /** How wide its line is. */
  ink?: number
  /** What is drawn on it. */
  in?: string
}

/** A point as paths are written. */
export function told(p: Point): string {
  return `${f1(p[0])} ${f1(p[1])}`
}

export const RADIAN = Math.PI / 180

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** The point so far of the way from one to the other. */
export function between(a: Point, b: Point, t: number): Point {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
}

export function turned(p: Point, c: Point, a: number): Point {
  const s = Math.sin(a * RADIAN)
  const k = Math.cos(a * RADIAN)
  const x = p[0] - c[0]
  const y = p[1] - c[1]
  return [c[0] + x * k - y * s, c[1] + x * s + y * k]
}

export function direction(a: Point, z: Point): number {
  return Math.atan2(z[1] - a[1], z[0] - a[0]) / RADIAN
}

/** To a tenth: enough for a drawing, and short. */
export function f1(n: number): number {
  return Math.round(n * 10) / 10
}

const channels = (c: string) => [1, 3, 5].map(i => Number.parseInt(c.slice(i, i + 2), 16))

export function mix(a: string, b: string, t: number): string {
  const x = channels(a)
  const y = channels(b)
  return `#${x
    .map((v, i) =>
      Math.round(lerp(v, y[i]!, t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

export const INK = '#140b08'

/** A spline through the points. */
export function spline(p: readonly Point[], i: number, t: number): Point {
  const a = p[Math.max(0, i - 1)]!
  const b = p[i]!
  const c = p[i + 1]!
  const d = p[Math.min(p.length - 1, i + 2)]!
  const q = (k: 0 | 1) =>
    0.5 *
    (2 * b[k] +
      (c[k] - a[k]) * t +
      (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
      (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
  return [q(0), q(1)]
}

/** A limb, tail or neck: a spline through the points, as wide as told at each. */
export function taper(pts: readonly Point[], w: readonly number[]): string {
  const L: Point[] = []
  const R: Point[] = []
  const n = 8
  for (let i = 0; i < pts.length - 1; i++)
    for (let k = 0; k <= n; k++) {
      if (k === n && i < pts.length - 2) continue
      const t = k / n
      const e = 0.02
      const q = spline(pts, i, t)
      const q1 = spline(pts, i, Math.min(1, t + e))
      const q0 = spline(pts, i, Math.max(0, t - e))
      const dx = q1[0] - q0[0]
      const dy = q1[1] - q0[1]
      const l = Math.hypot(dx, dy) || 1
      const h = lerp(w[i]!, w[i + 1]!, t) / 2
      L.push([q[0] + (dy / l) * h, q[1] - (dx / l) * h])
      R.push([q[0] - (dy / l) * h, q[1] + (dx / l) * h])
    }
  const all = L.map(told).join('L')
  const back = R.toReversed().map(told).join('L')
  const r = w.at(-1)! / 2
  const r0 = w[0]! / 2
  return `M${all}${r > 1.5 ? `A${f1(r)} ${f1(r)} 0 0 1 ${back}` : 'L' + back}${r0 > 1.5 ? `A${f1(r0)} ${f1(r0)} 0 0 1 ${told(L[0]!)}` : ''}Z`
}
/** A closed smooth outline. */
export function blob(p: readonly Point[], k = 1): string {
  let d = `M${told(p[0]!)}`
  const n = p.length
  for (let i = 0; i < n; i++) {
    const a = p[(i + n - 1) % n]!
    const b = p[i]!
    const c = p[(i + 1) % n]!
    const e = p[(i + 2) % n]!
    d += `C${f1(b[0] + ((c[0] - a[0]) / 6) * k)} ${f1(b[1] + ((c[1] - a[1]) / 6) * k)} ${f1(c[0] - ((e[0] - b[0]) / 6) * k)} ${f1(c[1] - ((e[1] - b[1]) / 6) * k)} ${f1(c[0])} ${f1(c[1])}`
  }
  return `${d}Z`
}

export function poly(p: readonly Point[]): string {
  return `M${p.map(told).join('L')}Z`
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  const q: Point[] = [
    [x + rx, y],
    [x, y + ry],
    [x - rx, y],
    [x, y - ry],
  ]
  const arc = `A${f1(rx)} ${f1(ry)} 0 0 1 `
  return `M${q.map(told).join(arc)}${arc}${told(q[0]!)}Z`
}

/** The evening light from the front, and what shades are tinted with. */
const LIGHT = '#ffd58a'
export const TINT = '#2a1424'

let made = 0

/** One part: rim light from the front and above, base, shade behind, ink line. */
export function part(d: string, c: string, o: PartLook = {}): string {
  const id = `rb-fp${++made}`
  const sx = o.sx ?? 13
  const sy = o.sy ?? 5
  const rim = mix(c, LIGHT, o.rim ?? 0.72)
  const sh = mix(c, TINT, 0.5)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path d="${d}" fill="${rim}"/><path d="${d}" fill="${c}" transform="translate(-3.4 2.6)"/><path d="${d}" fill="${sh}" transform="translate(${-sx} ${sy})"/>${o.in ?? ''}</g><path d="${d}" fill="none" stroke="${INK}" stroke-width="${o.ink ?? 2.2}" stroke-linejoin="round"/>`
}
export function line(d: string, c: string, w: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

export function flat(d: string, c: string, more = ''): string {
  return `<path d="${d}" fill="${c}" ${more}/>`
}

export function glow(x: number, y: number, r: number, c: string, a = 0.9): string {
  const id = `rb-fg${++made}`
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${c}" stop-opacity="${a}"/><stop offset=".35" stop-color="${c}" stop-opacity="${a * 0.4}"/><stop offset="1" stop-color="${c}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
}

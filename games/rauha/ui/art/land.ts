import type { Dice } from '@runatal/look/stone/chance.ts'
import { circle, ellipse, fix, mix, path, polygon } from './pen.ts'
import type { BiomeType } from '../../content/biome.ts'

/** The ground, the sky and the water of every landscape, on a square of 200. */

export interface Ridge {
  /** Height at x, so that things can stand on it. */
  h(x: number): number
  d: string
}

export interface SceneWish {
  age: 1 | 2
  water: number
  lake: boolean
}

export interface Scene {
  sky: string
  land: string
}

interface RockColours {
  lit: string
  dark: string
  snow?: string
  snow2?: string
}

/** A smooth line of hills. */
export function ridge(random: Dice, y: number, amp: number, w = 1.4): Ridge {
  const ph = [random() * 6.3, random() * 6.3, random() * 6.3] as const
  const h = (x: number) => {
    const t = (x / 200) * 6.283
    return (
      y +
      amp * (Math.sin(t * w * 0.5 + ph[0]) * 0.6 + Math.sin(t * w + ph[1]) * 0.3 + Math.sin(t * w * 2.3 + ph[2]) * 0.14)
    )
  }
  let d = `M-4 204L-4 ${fix(h(-4))}`
  for (let x = 4; x <= 204; x += 8) d += `L${x} ${fix(h(x))}`
  return { h: h, d: `${d}L204 204Z` }
}
/** A jagged range: lit faces, shaded faces, snow. */
export function range(random: Dice, base: number, top: number, n: number, col: RockColours) {
  let out = ''
  const peaks: { x: number; y: number; w: number }[] = []
  const w = 230 / n
  for (let i = 0; i < n; i++)
    peaks.push({
      x: -15 + w * (i + 0.5) + (random() - 0.5) * w * 0.5,
      y: top + random() * (base - top) * 0.45,
      w: w * (0.75 + random() * 0.4),
    })
  peaks.sort((a, b) => {
    return a.y - b.y
  }) /* the tallest stand behind */
  peaks.forEach(p => {
    const L = p.x - p.w
    const R = p.x + p.w
    const H = base - p.y
    const k = (random() - 0.5) * 6
    out += polygon(
      [
        [p.x, p.y],
        [L, base + 6],
        [R, base + 6],
      ],
      col.lit,
    )
    /* shaded side with a broken ridge line */
    out += polygon(
      [
        [p.x, p.y],
        [p.x + k + 3, p.y + H * 0.22],
        [p.x + k - 4, p.y + H * 0.42],
        [p.x + k + 5, p.y + H * 0.68],
        [p.x + k, base + 6],
        [R, base + 6],
      ],
      col.dark,
    )
    /* rock seams */
    out += path(
      `M${fix(p.x - p.w * 0.3)} ${fix(p.y + H * 0.4)}l${fix(-p.w * 0.1)} ${fix(H * 0.3)}l${fix(p.w * 0.1)} ${fix(H * 0.2)}`,
      'none',
      ` stroke="${col.dark}" stroke-opacity=".35" stroke-width="1.2"`,
    )
    if (col.snow !== undefined && col.snow2 !== undefined && H > 34) {
      const s = 0.34 + random() * 0.1
      const lx = p.x - p.w * s
      const rx = p.x + p.w * s
      const sy = p.y + H * s
      out += polygon(
        [
          [p.x, p.y],
          [lx, sy],
          [lx + p.w * 0.12, sy - 3],
          [p.x - p.w * 0.12, sy + 6],
          [p.x - 2, sy - 5],
          [p.x + k, sy + 3],
          [p.x + k - 4, p.y + H * 0.2],
        ],
        col.snow,
      )
      out += polygon(
        [
          [p.x, p.y],
          [p.x + k - 3, p.y + H * 0.2],
          [p.x + k + 1, sy + 2],
          [p.x + p.w * 0.14, sy - 4],
          [p.x + p.w * 0.22, sy + 4],
          [rx, sy],
        ],
        col.snow2,
      )
    }
  })
  return { svg: out, peaks: peaks }
}
export function mist(y: number, h: number, o: number, uid: string): string {
  return `<rect x="0" y="${fix(y)}" width="200" height="${fix(h)}" fill="url(#${uid}mw)" opacity="${o}"/>`
}
export function sun(x: number, y: number, R: number, core: string, halo: string, id: string): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${halo}" stop-opacity=".95"/><stop offset=".35" stop-color="${halo}" stop-opacity=".45"/><stop offset="1" stop-color="${halo}" stop-opacity="0"/></radialGradient>` +
    circle(x, y, R * 4, `url(#${id})`) +
    circle(x, y, R, core)
  )
}
export function cloud(x: number, y: number, s: number, c: string, o: number): string {
  return (
    `<g fill="${c}" opacity="${o}">` +
    ellipse(x, y, 22 * s, 4.5 * s, c) +
    ellipse(x - 7 * s, y - 3 * s, 10 * s, 5 * s, c) +
    ellipse(x + 7 * s, y - 4 * s, 12 * s, 6 * s, c) +
    '</g>'
  )
}

export function sky(type: BiomeType, uid: string): string {
  const s = SKY[type]
  return `<linearGradient id="${uid}s" x2="0" y2="1"><stop offset="0" stop-color="${s[0]}"/><stop offset=".42" stop-color="${s[1]}"/><stop offset=".7" stop-color="${s[2]}"/></linearGradient><linearGradient id="${uid}mw" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="${mix(s[2], '#ffffff', 0.4)}" stop-opacity="1"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="200" height="200" fill="url(#${uid}s)"/>`
}
/** Water across the foot of the picture. */
export function lagoon(random: Dice, y: number, uid: string, tint: string): string {
  /* water across the foot of the picture */
  const a = ridge(random, y, 4, 1.2)
  let s = ''
  s += `<linearGradient id="${uid}w" x2="0" y2="1"><stop offset="0" stop-color="${mix('#bff3ee', tint, 0.25)}"/><stop offset=".4" stop-color="#4fbcc4"/><stop offset="1" stop-color="#1c7f95"/></linearGradient>`
  s += path(a.d, '#fff9e2', ' opacity=".85" transform="translate(0 -2.4)"') + path(a.d, `url(#${uid}w)`)
  for (let i = 0; i < 15; i++) {
    const yy = y + 7 + i * 3.6 + random() * 2
    const xx = random() * 190
    const w = 10 + random() * 34
    s += `<path d="M${fix(xx)} ${fix(yy)}q${fix(w / 4)} -1.6 ${fix(w / 2)} 0t${fix(w / 2)} 0" fill="none" stroke="#f2fffb" stroke-width="${fix(0.7 + random() * 0.9)}" stroke-linecap="round" opacity="${fix(0.35 + random() * 0.5)}"/>`
  }
  return s
}
/** A waterfall. */
export function fall(x: number, y0: number, y1: number, w: number): string {
  /* a waterfall */
  let s = path(
    `M${fix(x - w * 0.35)} ${fix(y0)}Q${fix(x - w * 0.4)} ${fix((y0 + y1) / 2)} ${fix(x - w * 0.8)} ${fix(y1)}L${fix(x + w * 0.8)} ${fix(y1)}Q${fix(x + w * 0.4)} ${fix((y0 + y1) / 2)} ${fix(x + w * 0.35)} ${fix(y0)}Z`,
    '#e9fbff',
    ' opacity=".96"',
  )
  for (let i = -1; i <= 1; i++)
    s += `<path d="M${fix(x + i * w * 0.18)} ${fix(y0 + 3)}L${fix(x + i * w * 0.45)} ${fix(y1 - 2)}" stroke="#6fc6dc" stroke-width="${fix(w * 0.12)}" opacity=".7"/>`
  return (
    s +
    ellipse(x, y1, w * 1.7, w * 0.55, '#fff', ' opacity=".75"') +
    ellipse(x - w, y1 - 1.5, w * 0.7, w * 0.5, '#fff', ' opacity=".6"') +
    ellipse(x + w, y1 - 1.5, w * 0.7, w * 0.5, '#fff', ' opacity=".6"')
  )
}

/** The sky of a type: top, middle, horizon. */
export const SKY: Readonly<Record<BiomeType, readonly [string, string, string]>> = {
  forest: ['#a9d9d0', '#e3f0cf', '#fff0c4'],
  crystal: ['#a8bdf6', '#d9cdf8', '#ffdfee'],
  mushroom: ['#6a58b4', '#c084c6', '#ffc7a4'],
  mountain: ['#7fb9ea', '#c4e2f4', '#fff1d3'],
  desert: ['#f5b77a', '#fbd9a0', '#fff1cf'],
}

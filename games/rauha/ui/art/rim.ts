import { EMBLEMS } from '@runatal/look/emblems.ts'
import { ACTIVE_CELLS, isCorner, roundOf, STOPS, symbolAt } from '../../content/path.ts'
import type { Colour } from '../../rules/types.ts'
import { number } from './numerals.ts'
import { fix, type Point } from './pen.ts'
import { icon } from './tokens.ts'

/** The measures of a world: everything on it is placed by these, in its own units. */
export interface Measures {
  cell: number
  gap: number
  rim: number
}

export const LARGE: Measures = { cell: 160, gap: 6, rim: 45 }
export const SMALL: Measures = { cell: 48, gap: 3, rim: 9 }

export function widthOf({ cell, gap, rim }: Measures): number {
  return 3 * cell + 2 * gap + 2 * rim
}

/** The box that a whole world is drawn in. */
export function squareOf(measures: Measures): string {
  const W = widthOf(measures)
  return `0 0 ${W} ${W}`
}

/** Where stop 1 to 16 lies, clockwise (RAU-022). */
export function stopAt(stop: number, { cell, gap, rim }: Measures): Point {
  const W = widthOf({ cell, gap, rim })
  const centre = (i: number) => rim + cell / 2 + i * (cell + gap)
  const near = rim / 2
  const far = W - near
  const inset = rim * 0.72
  const side = Math.floor((stop - 1) / 4)
  const i = (stop - 1) % 4
  const [along, across] = i === 3 ? [W - inset, inset] : [centre(i), near]
  if (side === 0) return [along, across]
  if (side === 1) return [i === 3 ? W - inset : far, along]
  if (side === 2) return [W - along, i === 3 ? W - inset : far]
  return [i === 3 ? inset : near, W - along]
}

/** The board under the nine Biomes, with the way walked so far. */
export function rimLarge(stop: number, colour: Colour): string {
  const m = LARGE
  const W = widthOf(m)
  const { ink } = EMBLEMS[colour]
  const near = m.rim / 2
  const R = m.rim * 1.25
  const groove = `x="${near}" y="${near}" width="${W - 2 * near}" height="${W - 2 * near}" rx="${R - near}" fill="none"`
  const walked = `M${walk(stop, m).join('L')}`
  let s =
    `<linearGradient id="rauha-rim" x2="0" y2="1"><stop offset="0" stop-color="#fffefb"/><stop offset="1" stop-color="#ece2cb"/></linearGradient>` +
    `<rect width="${W}" height="${W}" rx="${R}" fill="url(#rauha-rim)" stroke="#d3c6a6"/>` +
    `<rect ${groove} stroke="#d8ccb0" stroke-width="${m.rim * 0.5}"/><rect ${groove} stroke="#e9dfc8" stroke-width="${m.rim * 0.5 - 3}" transform="translate(0 1)"/><rect ${groove} stroke="#fffdf6" stroke-width="2" stroke-dasharray="1 9" stroke-linecap="round"/>` +
    `<path d="${walked}" fill="none" stroke="${ink}" stroke-opacity=".22" stroke-width="${m.rim * 0.5 - 4}" stroke-linecap="round" stroke-linejoin="round"/><path d="${walked}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 8"/>`
  s += beam(stop, m)
  for (let n = 1; n <= STOPS; n++) s += isCorner(n) ? corner(n, stop) : notch(n, stop, ink)
  return s
}

/** Only the frame and the light of the active line, for a small world. */
export function rimSmall(stop: number): string {
  const m = SMALL
  const W = widthOf(m)
  const near = m.rim / 2
  const R = m.rim * 1.25
  return (
    `<rect width="${W}" height="${W}" rx="${R}" fill="#f6efdf" stroke="#d3c6a6"/><rect x="${near}" y="${near}" width="${W - 2 * near}" height="${W - 2 * near}" rx="${R - near}" fill="none" stroke="#d9cdb2" stroke-width="1.5"/>` +
    beam(stop, m)
  )
}

/** The light that a notch throws through its line; none at a corner. */
function beam(stop: number, m: Measures): string {
  const cells = ACTIVE_CELLS[stop] ?? []
  const [first] = cells
  if (first === undefined) return ''
  const W = widthOf(m)
  const isColumn = cells[1]! - first === 3
  const at = m.rim + (isColumn ? first % 3 : Math.floor(first / 3)) * (m.cell + m.gap) - m.gap / 2
  const wide = m.cell + m.gap
  const [x, y, width, height] = isColumn ? [at, 3, wide, W - 6] : [3, at, W - 6, wide]
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${m.rim / 4}" fill="#b4f1e8" opacity=".8"/>`
}

function walk(stop: number, m: Measures): string[] {
  const W = widthOf(m)
  const near = m.rim / 2
  const turns: Record<number, Point> = {
    4: [W - near, near],
    8: [W - near, W - near],
    12: [near, W - near],
    16: [near, near],
  }
  const points: string[] = []
  for (let n = 1; n <= stop; n++) {
    const [x, y] = turns[n] ?? stopAt(n, m)
    points.push(`${fix(x)} ${fix(y)}`)
  }
  return points
}

function corner(n: number, stop: number): string {
  const [x, y] = stopAt(n, LARGE)
  const z = LARGE.rim * 0.6
  const done = n < stop
  const now = n === stop
  const s = `<circle cx="${fix(x)}" cy="${fix(y)}" r="${z + 3}" fill="#fffdf6" stroke="#c3b28a" stroke-width="1.5"/><circle cx="${fix(x)}" cy="${fix(y)}" r="${z - 1}" fill="${done || now ? '#f4c542' : '#f4eedf'}" stroke="${done || now ? '#9a6a08' : '#b6a988'}" stroke-width="1.8"/>${icon('sunrise', x - z * 0.56, y - z * 0.72, z * 1.12, done || now ? '#6b4700' : '#6f6442')}${number(x, y + z * 0.74, z * 0.5, ['I', 'II', 'III', 'IV'][roundOf(n) - 1]!, done || now ? '#5f3f00' : '#5d5335')}`
  if (!done) return s
  return `${s}<g transform="translate(${fix(x + z * 0.62)} ${fix(y + z * 0.5)})"><circle r="8" fill="#3f7a4c" stroke="#fff" stroke-width="1.5"/><path d="M-3.5 0L-1 2.8L3.8 -2.8" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/></g>`
}

function notch(n: number, stop: number, ink: string): string {
  const [x, y] = stopAt(n, LARGE)
  const z = LARGE.rim * 0.37
  const done = n <= stop
  return `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(z + 2)}" fill="#fffdf6" stroke="#c3b28a" stroke-width="1.2"/><circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(z - 1)}" fill="${done ? ink : '#f4eedf'}" stroke="${done ? '#fff' : '#c8bb98'}"/>${icon(symbolAt(n) === 'moon' ? 'moon' : 'polar-star', x - z * 0.62, y - z * 0.62, z * 1.24, done ? '#fff' : '#6f6442')}`
}

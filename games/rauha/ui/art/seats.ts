import { EMBLEMS } from '@runatal/look/emblems.ts'
import type { Colour } from '../../rules/types.ts'
import { fix } from './pen.ts'

/** The rune of a colour, centred on x, y. */
export function rune(colour: Colour, x: number, y: number, size: number, stroke = '#fffdf6'): string {
  const k = size / 100
  return `<path transform="translate(${fix(x - size / 2)} ${fix(y - size / 2)}) scale(${k})" d="${EMBLEMS[colour].rune}" fill="none" stroke="${stroke}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** The avatar that walks round the rim, standing on x, y. */
export function pawn(colour: Colour, x: number, y: number, size: number): string {
  const { ink } = EMBLEMS[colour]
  return (
    `<g transform="translate(${fix(x)} ${fix(y)}) scale(${size / 64})"><ellipse cy="3" rx="19" ry="6" fill="#2a1f05" opacity=".3"/>` +
    `<path d="M-18 0C-18-5-13-8-11-12C-9-22-14-28-14-40C-14-52-7-60 0-64C7-60 14-52 14-40C14-28 9-22 11-12C13-8 18-5 18 0C18 6-18 6-18 0Z" fill="${ink}" stroke="#fffdf6" stroke-width="3.5"/>` +
    `<path d="M2-62C9-57 14-50 14-40C14-28 9-22 11-12C13-8 18-5 18 0C18 3 10 4.5 2 4.5C8-10 0-26 4-40C6-50 4-57 2-62Z" opacity=".2"/>` +
    `<path d="M0-54C6-51 8-45 8-40C8-34 5-31 0-31S-8-34-8-40C-8-45-6-51 0-54Z" fill="#fff8e6"/>` +
    `<circle cx="-3" cy="-41" r="1.6" fill="#33290f"/><circle cx="3" cy="-41" r="1.6" fill="#33290f"/>${rune(colour, 0, -14, 17)}</g>`
  )
}

/** A marker of the Life Energy track, its foot on x, y. */
export function marker(colour: Colour, width: number, ghost = false): string {
  const { ink } = EMBLEMS[colour]
  const h = fix(Math.min(15.5, width * 0.55))
  const body = `<rect x="${-width / 2}" y="${-h}" width="${width}" height="${h}" rx="${fix(h * 0.42)}"`
  if (ghost)
    return `${body} fill="#fffdf6" stroke="${ink}" stroke-width="1.8" stroke-dasharray="4 3"/>${rune(colour, 0, -h / 2, h * 0.72, ink)}`
  return (
    `${body} fill="${ink}" stroke="#fffdf6" stroke-width="1.8"/>` +
    `<rect x="${-width / 2 + 3}" y="${-h + 2}" width="${width - 6}" height="2" rx="1" fill="#fff" opacity=".45"/>${rune(colour, 0, -h / 2 + 0.5, h * 0.72)}`
  )
}

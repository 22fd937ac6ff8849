import type { Biome } from '../../content/biome.ts'
import { type Deed, DEEDS } from '../../content/tables.ts'
import { biomeNumber, isCard } from '../../content/tables.ts'
import { fix } from './pen.ts'
import { edge } from './sprite.ts'
import { number, use } from './tokens.ts'

export type SporeFace = 'none' | 'up' | 'turned'

/** What is printed on a Biome, over its landscape, on a square of 200. `mini` keeps what can be read under 80 px. */
export function overlay(biome: Biome, spore: SporeFace, mini: boolean): string {
  const printed = !isCard(biomeNumber(biome.id))
  const frame = printed
    ? `<rect x="2" y="2" width="196" height="196" rx="14" fill="none" stroke="#fff6e0" stroke-opacity=".65" stroke-width="4"/>`
    : `<path d="M16 0H184A16 16 0 0 1 200 16V184A16 16 0 0 1 184 200H16A16 16 0 0 1 0 184V16A16 16 0 0 1 16 0ZM18 8A10 10 0 0 0 8 18V182A10 10 0 0 0 18 192H182A10 10 0 0 0 192 182V18A10 10 0 0 0 182 8Z" fill="#fffaf0" fill-rule="evenodd"/><rect x="8" y="8" width="184" height="184" rx="10" fill="none" stroke="${edge(biome.types)}" stroke-width="${mini ? 4 : 2.4}"/>`
  return frame + (mini ? miniSymbols(biome, spore) : symbols(biome, spore, printed))
}

function miniSymbols({ types, animals = [], water = 0 }: Biome, spore: SporeFace): string {
  let s = types.map((type, i) => use(type, 8 + i * 58, 8, 66)).join('')
  if (spore !== 'none') s += use(sporeToken(spore), 132, 8, 62)
  s += animals.map((animal, i) => use(animal, 10 + i * 60, 132, 60)).join('')
  for (let i = 0; i < water; i++)
    s += use('drop', 142 - (i > 1 ? 48 : 0), (animals.length > 2 ? 70 : 134) - (i % 2) * 50, 54)
  return s
}

function symbols(biome: Biome, spore: SporeFace, printed: boolean): string {
  const { types, animals = [], water = 0 } = biome
  let s = types.map((type, i) => use(type, 11.5 + i * 35, 11.5, 43)).join('')
  s += spore === 'none' ? costSpot(biome, printed) : `<g class="rauha-spore">${use(sporeToken(spore), 145, 10, 46)}</g>`
  s += animals.map((animal, i) => use(animal, 13, 61 + i * 37, 36)).join('')
  for (let i = 0; i < water; i++) s += use('drop', 158, 66 + i * 32, 30)
  const deed = DEEDS[biomeNumber(biome.id)]
  if (deed !== undefined) return s + ribbon(deed)
  return printed && water > 0 ? s : s + SCROLL
}

function sporeToken(face: SporeFace): 'spore' | 'spore-turned' {
  return face === 'turned' ? 'spore-turned' : 'spore'
}

/** A crystal with its number, a key of the allowed cells, or a dashed ring with 0. A Spore covers it (RAU-162). */
function costSpot({ cost = 0, cells }: Biome, printed: boolean): string {
  if (cost > 0)
    return `<path d="M167 9L191 26L184 52L167 63L150 52L143 26Z" fill="#0d6f84" stroke="#fffaf0" stroke-width="3"/><path d="M167 9L143 26L167 31Z" fill="#bdf3f8"/><path d="M167 9L191 26L167 31Z" fill="#6fd4e2"/><path d="M143 26L167 31L150 52Z" fill="#2b9db3" opacity=".7"/>${number(167, 54, 27, cost, '#fff')}`
  if (cells !== undefined) {
    let s = `<rect x="146" y="11" width="42" height="42" rx="7" fill="#fffaf0" stroke="#8f5f10" stroke-width="1.8"/>`
    for (let cell = 0; cell < 9; cell++)
      s += `<rect x="${150 + (cell % 3) * 12}" y="${15 + Math.floor(cell / 3) * 12}" width="10" height="10" rx="2.5" fill="${cells.includes(cell) ? '#c98612' : '#e9dfc8'}"/>`
    return s
  }
  if (printed) return ''
  return `<circle cx="167" cy="32" r="19" fill="#fffaf0" fill-opacity=".7" stroke="#fffaf0" stroke-width="2.5" stroke-dasharray="5 4"/>${number(167, 41, 24, 0, '#4b4433')}`
}

/** RAU-042: a rolled-up scroll, no effect. */
const SCROLL =
  '<rect x="74" y="168" width="52" height="15" rx="7.5" fill="#f3e2b6" stroke="#8a6420" stroke-width="1.6"/><path d="M82 175.5H118" stroke="#c9a866" stroke-width="2"/><circle cx="79" cy="175.5" r="3.6" fill="#d9bd80" stroke="#8a6420"/><circle cx="121" cy="175.5" r="3.6" fill="#d9bd80" stroke="#8a6420"/><rect x="96" y="167" width="8" height="17" rx="2" fill="#b8432f"/>'

type Piece = readonly [width: number, draw: (x: number) => string]

/** The effect on parchment. */
function ribbon(deed: Deed): string {
  const pieces = effectPieces(deed)
  const width = pieces.reduce((sum, [w]) => sum + w, 0)
  const W = Math.max(width + 30, 76)
  const x0 = 100 - W / 2
  let x = 100 - width / 2
  let s = `<path d="M${fix(x0)} 152H${fix(x0 + W)}Q${fix(x0 + W + 7)} 170.5 ${fix(x0 + W)} 189H${fix(x0)}Q${fix(x0 - 7)} 170.5 ${fix(x0)} 152Z" fill="#fbefcf" stroke="#8a6420" stroke-width="1.6"/><path d="M${fix(x0 + 3)} 156H${fix(x0 + W - 3)}" stroke="#fffaf0" stroke-width="2"/><g transform="translate(0 170.5)">`
  for (const [w, draw] of pieces) {
    s += draw(x)
    x += w
  }
  return `${s}</g>`
}

function effectPieces({ pay, crystals, points, per, spore }: Deed): Piece[] {
  const pieces: Piece[] = []
  if (pay > 0) pieces.push(digits(pay), GEM, ARROW)
  if (spore) pieces.push([30, x => use('spore', x, -15, 30)])
  else if (crystals > 0) pieces.push(digits(`+${crystals}`), GEM)
  else if (per === 'once') pieces.push(digits(pay > 0 ? points : `+${points}`), ENERGY)
  else if (per !== 'chosen animal')
    pieces.push(digits(points), ENERGY, SLASH, [28, x => use(per === 'water' ? 'drop' : per, x, -14, 28)])
  return pieces
}

function digits(value: number | string): Piece {
  const width = String(value).length * 15 + 5
  return [width, x => number(x + width / 2 - 1, 10, 29, value)]
}

const GEM: Piece = [27, x => use('gem', x, -13, 26)]
const ENERGY: Piece = [28, x => use('energy', x, -13, 27)]
const ARROW: Piece = [
  22,
  x =>
    `<path d="M${fix(x + 4)} 0H${fix(x + 15)}M${fix(x + 11)} -5L${fix(x + 17)} 0L${fix(x + 11)} 5" stroke="#6b4a12" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
]
const SLASH: Piece = [
  14,
  x => `<path d="M${fix(x + 4)} 11L${fix(x + 11)} -11" stroke="#6b4a12" stroke-width="2.6" stroke-linecap="round"/>`,
]

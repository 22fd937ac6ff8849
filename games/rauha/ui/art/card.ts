import type { Biome } from '../../content/biome.ts'
import { type Deed, DEEDS } from '../../content/tables.ts'
import { biomeNumber, isCard } from '../../content/tables.ts'
import { fix } from './pen.ts'
import { number } from './numerals.ts'
import { edge } from './sprite.ts'
import { signStamp, stamp } from './stamp.ts'
import { use } from './tokens.ts'

export type SporeFace = 'none' | 'up' | 'turned'

/** A picture and where it lies, on a square of 200. */
export interface Print {
  src: string
  x: number
  y: number
  width: number
  height: number
}

/** What is printed on a Biome, over its landscape. `mini` keeps what can be read under 80 px. */
export function prints(biome: Biome, spore: SporeFace, mini: boolean): Print[] {
  const printed = !isCard(biomeNumber(biome.id))
  return [frame(biome, printed, mini), ...(mini ? miniSymbols(biome, spore) : symbols(biome, spore, printed))]
}

function frame({ types }: Biome, printed: boolean, mini: boolean): Print {
  if (printed)
    return shape(
      [0, 0, 200, 200],
      `<rect x="2" y="2" width="196" height="196" rx="14" fill="none" stroke="#fff6e0" stroke-opacity=".65" stroke-width="4"/>`,
    )
  const [needs, paint] = edge(types)
  return shape(
    [0, 0, 200, 200],
    `${needs}<path d="M16 0H184A16 16 0 0 1 200 16V184A16 16 0 0 1 184 200H16A16 16 0 0 1 0 184V16A16 16 0 0 1 16 0ZM18 8A10 10 0 0 0 8 18V182A10 10 0 0 0 18 192H182A10 10 0 0 0 192 182V18A10 10 0 0 0 182 8Z" fill="#fffaf0" fill-rule="evenodd"/><rect x="8" y="8" width="184" height="184" rx="10" fill="none" stroke="${paint}" stroke-width="${mini ? 4 : 2.4}"/>`,
  )
}

function miniSymbols({ types, animals = [], water = 0 }: Biome, spore: SporeFace): Print[] {
  const all = types.map((type, i) => sign(type, 8 + i * 58, 8, 66))
  if (spore !== 'none') all.push(sign(sporeToken(spore), 132, 8, 62))
  all.push(...animals.map((animal, i) => sign(animal, 10 + i * 60, 132, 60)))
  for (let i = 0; i < water; i++)
    all.push(sign('drop', 142 - (i > 1 ? 48 : 0), (animals.length > 2 ? 70 : 134) - (i % 2) * 50, 54))
  return all
}

function symbols(biome: Biome, spore: SporeFace, printed: boolean): Print[] {
  const { types, animals = [], water = 0 } = biome
  const all = types.map((type, i) => sign(type, 11.5 + i * 35, 11.5, 43))
  if (spore !== 'none') all.push(sign(sporeToken(spore), 145, 10, 46))
  else if (!printed || (biome.cost ?? 0) > 0 || biome.cells !== undefined) all.push(costSpot(biome))
  all.push(...animals.map((animal, i) => sign(animal, 13, 61 + i * 37, 36)))
  for (let i = 0; i < water; i++) all.push(sign('drop', 158, 66 + i * 32, 30))
  const deed = DEEDS[biomeNumber(biome.id)]
  if (deed !== undefined) return [...all, ribbon(deed)]
  return printed && water > 0 ? all : [...all, SCROLL]
}

function sign(id: string, x: number, y: number, size: number): Print {
  return { src: signStamp(id), x, y, width: size, height: size }
}

/** A drawing in the card's own measures, cut out along a box: the same on all cards that have it. */
function shape([x, y, width, height]: readonly [number, number, number, number], drawing: string): Print {
  return { src: stamp(`${x} ${y} ${width} ${height}`, drawing), x, y, width, height }
}

function sporeToken(face: SporeFace): 'spore' | 'spore-turned' {
  return face === 'turned' ? 'spore-turned' : 'spore'
}

/** A crystal with its number, a key of the allowed cells, or a dashed ring with 0. A Spore covers it (RAU-162). */
function costSpot({ cost = 0, cells }: Biome): Print {
  if (cost > 0)
    return shape(
      [140, 6, 54, 60],
      `<path d="M167 9L191 26L184 52L167 63L150 52L143 26Z" fill="#0d6f84" stroke="#fffaf0" stroke-width="3"/><path d="M167 9L143 26L167 31Z" fill="#bdf3f8"/><path d="M167 9L191 26L167 31Z" fill="#6fd4e2"/><path d="M143 26L167 31L150 52Z" fill="#2b9db3" opacity=".7"/>${number(167, 54, 27, cost, '#fff')}`,
    )
  if (cells !== undefined) {
    let s = `<rect x="146" y="11" width="42" height="42" rx="7" fill="#fffaf0" stroke="#8f5f10" stroke-width="1.8"/>`
    for (let cell = 0; cell < 9; cell++)
      s += `<rect x="${150 + (cell % 3) * 12}" y="${15 + Math.floor(cell / 3) * 12}" width="10" height="10" rx="2.5" fill="${cells.includes(cell) ? '#c98612' : '#e9dfc8'}"/>`
    return shape([144, 9, 46, 46], s)
  }
  return shape(
    [146, 11, 42, 42],
    `<circle cx="167" cy="32" r="19" fill="#fffaf0" fill-opacity=".7" stroke="#fffaf0" stroke-width="2.5" stroke-dasharray="5 4"/>${number(167, 41, 24, 0, '#4b4433')}`,
  )
}

/** RAU-042: a rolled-up scroll, no effect. */
const SCROLL = shape(
  [72, 165, 56, 21],
  '<rect x="74" y="168" width="52" height="15" rx="7.5" fill="#f3e2b6" stroke="#8a6420" stroke-width="1.6"/><path d="M82 175.5H118" stroke="#c9a866" stroke-width="2"/><circle cx="79" cy="175.5" r="3.6" fill="#d9bd80" stroke="#8a6420"/><circle cx="121" cy="175.5" r="3.6" fill="#d9bd80" stroke="#8a6420"/><rect x="96" y="167" width="8" height="17" rx="2" fill="#b8432f"/>',
)

type Piece = readonly [width: number, draw: (x: number) => string]

/** The effect on parchment. */
function ribbon(deed: Deed): Print {
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
  return shape([fix(x0 - 6), 150, fix(W + 12), 41], `${s}</g>`)
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

import { ASSETS } from './assets.ts'
import { HEROES } from './heroes.ts'
import type { Hero } from './language.ts'
import { SHEETS, SPECIAL_TOKENS } from './sheets.ts'

/** Every combat token of the box by number, its sides in flat tables (RB-010, RB-011). */

export const ICONS = ['blank', 'phys', 'mag', 'skull', 'shield', 'surge', 'agi', 'dbl', 'charge', 'tac'] as const
export type Icon = (typeof ICONS)[number]
export const BLANK = 0
export const PHYS = 1
export const MAG = 2
export const SKULL = 3
export const SHIELD = 4
export const SURGE = 5
export const AGI = 6
export const DBL = 7
export const CHARGE = 8
export const TAC = 9

/** How each token is written: `phys2|surge1*`, a star for gold. */
export const TOKENS: readonly string[] = [
  ...SHEETS.flatMap(sheet => sheet.tokens),
  ...Object.values(SPECIAL_TOKENS),
  ...(HEROES as readonly Hero[]).flatMap(hero => hero.tokens),
  ...ASSETS.flatMap(asset => asset.token ?? []),
]

/** Per token: the first one that is printed alike. */
export const PRINT: readonly number[] = TOKENS.map(token => TOKENS.indexOf(token))

const SIDES = TOKENS.flatMap(token => token.split('|').map(readSide))

/** By 2 × token + side. */
export const ICON: readonly number[] = SIDES.map(side => side.icon)
export const VALUE: readonly number[] = SIDES.map(side => side.value)
export const GOLD: readonly number[] = SIDES.map(side => side.gold)

export const SHEET_TOKENS: readonly (readonly number[])[] = SHEETS.map((_, sheet) =>
  Array.from({ length: 6 }, (__, i) => 6 * sheet + i),
)
const SPECIAL_FIRST = 24
export const SPECIAL_TOKEN: Readonly<Record<string, number>> = Object.fromEntries(
  Object.keys(SPECIAL_TOKENS).map((id, i) => [id, SPECIAL_FIRST + i]),
)
const HERO_FIRST = SPECIAL_FIRST + Object.keys(SPECIAL_TOKENS).length
export const HERO_TOKENS: readonly (readonly number[])[] = HEROES.map((_, hero) =>
  Array.from({ length: 3 }, (__, i) => HERO_FIRST + 3 * hero + i),
)
/** Per asset: its token, or -1. */
export const ASSET_TOKEN: readonly number[] = assetTokens()

function assetTokens(): number[] {
  let next = HERO_FIRST + 3 * HEROES.length
  return ASSETS.map(asset => (asset.token === undefined ? -1 : next++))
}

function readSide(text: string) {
  const match = /^([a-z]+)(\d?)(\*?)$/.exec(text)
  const icon = ICONS.findIndex(name => name === match?.[1])
  if (match === null || icon < 0) throw new Error(`'${text}' is no side of a token; write phys2, surge1* or blank`)
  return { icon, value: match[2] === '' ? Number(icon === AGI) : Number(match[2]), gold: match[3] === '*' ? 1 : 0 }
}

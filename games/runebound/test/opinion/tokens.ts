import { TOKENS } from '../../content/tokens.ts'

/** Combat tokens as they lie on the table (RB-010, RB-256 to RB-263). */

export interface Side {
  icon: string
  value: number
  gold: boolean
}

/** In the pool, spent, removed, or not cast this round. */
export type Place = 'pool' | 'spent' | 'removed' | 'out'

export interface Token {
  sides: readonly [Side, Side]
  face: number
  place: Place
  /** The double circle that it lies on: an index in the same pool, or -1. */
  on: number
  /** A card doubles it for the round. */
  twice: boolean
}

export function tokenOf(number: number): Token {
  const [first = '', second = ''] = (TOKENS[number] ?? '').split('|')
  return { sides: [sideOf(first), sideOf(second)], face: 0, place: 'out', on: -1, twice: false }
}

function sideOf(text: string): Side {
  const [, icon = '', digits = '', star = ''] = /^([a-z]+)(\d*)(\*?)$/.exec(text) ?? []
  return { icon, value: digits === '' ? Number(icon === 'agi') : Number(digits), gold: star === '*' }
}

export function up(token: Token): Side {
  return token.face === 0 ? token.sides[0] : token.sides[1]
}

export function down(token: Token): Side {
  return token.face === 0 ? token.sides[1] : token.sides[0]
}

/** RB-263: a blank or a tactic cannot be doubled; RB-262: nor a double. */
const NEVER_DOUBLED = ['blank', 'tac', 'dbl']

export function canDouble({ icon }: Side): boolean {
  return !NEVER_DOUBLED.includes(icon)
}

/** What a side of this token counts: twice its value on a double circle (RB-256, RB-552). */
export function worth(token: Token, side: Side = up(token)): number {
  return side.value * ((token.on >= 0 || token.twice) && canDouble(side) ? 2 : 1)
}

/** In the pool and within reach: not a double circle with a token on it (RB-258, RB-259). */
export function free(pool: readonly Token[], index: number): boolean {
  return pool[index]?.place === 'pool' && !pool.some(token => token.place === 'pool' && token.on === index)
}

/** The free tokens of a pool that show one of these icons; of any icon, if none is named. */
export function showing(pool: readonly Token[], ...icons: string[]): number[] {
  return pool.flatMap((token, i) => (free(pool, i) && (icons.length === 0 || icons.includes(up(token).icon)) ? i : []))
}

export function total(pool: readonly Token[], tokens: readonly number[]): number {
  return tokens.reduce((sum, i) => sum + worthAt(pool, i), 0)
}

export function worthAt(pool: readonly Token[], index: number): number {
  const token = pool[index]
  return token === undefined ? 0 : worth(token)
}

export function iconAt(pool: readonly Token[], index: number): string {
  const token = pool[index]
  return token === undefined ? 'blank' : up(token).icon
}

/** Takes a token out of the pool, with the double circle that it lies on (RB-261). */
export function takeAway(pool: readonly Token[], index: number, to: 'spent' | 'removed'): void {
  const token = pool[index]
  if (token === undefined) return
  token.place = to
  const circle = pool[token.on]
  if (circle !== undefined) circle.place = to
}

/** Every set of some of these. */
export function subsets(items: readonly number[]): number[][] {
  return items.reduce<number[][]>((sets, item) => [...sets, ...sets.map(set => [...set, item])], [[]]).slice(1)
}

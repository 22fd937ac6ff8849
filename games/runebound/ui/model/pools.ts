import { ICONS, type Icon, SHIELD } from '../../content/tokens.ts'
import { SHEETS } from '../../content/sheets.ts'
import { icon, isFree, value } from '../../rules/pool.ts'
import { type Fight, FOE, LEFT_OUT, NONE, POOL, REMOVED, SPENT } from '../../rules/types.ts'
import { sideOfToken } from '../art/Token.tsx'

/** A token as it lies. */
export interface Lying {
  index: number
  icon: Icon
  /** As it counts: doubled where it is. */
  value: number
  gold: boolean
  place: 'pool' | 'spent' | 'removed' | 'out'
  isDoubled: boolean
  /** It carries another, and cannot be used itself. */
  carries: boolean
}

export interface Group {
  icon: Icon
  tokens: readonly Lying[]
  total: number
}

/** What strikes first, then what helps, then what is good for nothing. */
const ORDER: readonly Icon[] = ['phys', 'mag', 'charge', 'skull', 'surge', 'shield', 'agi', 'dbl', 'tac', 'blank']

export function tokensOn(f: Fight, side: number): Lying[] {
  return f.tokens[side]!.map((token, index) => {
    const { gold } = sideOfToken(token, f.faces[side]![index] ?? 0)
    const isCast = f.faces[side]!.length > 0
    return {
      index,
      icon: isCast ? ICONS[icon(f, side, index)]! : 'blank',
      value: isCast ? value(f, side, index) : 0,
      gold: isCast && gold,
      place: PLACES[f.places[side]![index] ?? POOL]!,
      isDoubled: isCast && (f.under[side]![index] !== NONE || f.doubled[side]![index] === 1),
      carries: isCast && f.places[side]![index] === POOL && !isFree(f, side, index),
    }
  })
}

const PLACES: Readonly<Record<number, Lying['place']>> = {
  [POOL]: 'pool',
  [SPENT]: 'spent',
  [REMOVED]: 'removed',
  [LEFT_OUT]: 'out',
}

/** The tokens still in a pool, by what they show. */
export function groupsOn(f: Fight, side: number): Group[] {
  const here = tokensOn(f, side).filter(({ place }) => place === 'pool')
  return ORDER.flatMap(shown => {
    const tokens = here.filter(token => token.icon === shown)
    return tokens.length === 0
      ? []
      : { icon: shown, tokens, total: tokens.reduce((sum, token) => sum + token.value, 0) }
  })
}

/** What the enemy's pool could still deal this round by its damage boxes. */
export function threatOf(f: Fight): number {
  if (f.sheet === NONE) return 0
  let sum = 0
  for (const { icon: shown, total } of groupsOn(f, FOE)) {
    if (shown !== 'skull' && shown !== 'charge') continue
    const box = SHEETS[f.sheet]!.boxes.find(one => one.icon === shown)
    sum += total + (box !== undefined && 'more' in box ? box.more : 0)
  }
  return sum
}

export function shieldsOf(f: Fight, side: number): number {
  return groupsOn(f, side).find(group => group.icon === ICONS[SHIELD])?.total ?? 0
}

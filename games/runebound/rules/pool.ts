import type { Seat } from '@runatal/kernel'
import { enemies } from '../content/tables.ts'
import { GOLD, ICON, PRINT, VALUE } from '../content/tokens.ts'
import { type Fighter, FOE, type Fight, HERO, NONE, POOL, REMOVED, SPENT, type T } from './types.ts'

/** The combat tokens of both sides: what they show, what they count, how they leave the pool (RB-217 to RB-263). */

export function icon(f: Fight, side: number, token: number): number {
  return ICON[2 * f.tokens[side]![token]! + f.faces[side]![token]!]!
}

/** The value as it stands, doubled where it is (RB-256, RB-263, RB-278, RB-552). */
export function value(f: Fight, side: number, token: number): number {
  const printed = VALUE[2 * f.tokens[side]![token]! + f.faces[side]![token]!]!
  return f.under[side]![token] !== NONE || f.doubled[side]![token] === 1 ? 2 * printed : printed
}

/** Whether a token can be spent, turned or aimed at: in the pool, and no double that carries another (RB-258, RB-259). */
export function isFree(f: Fight, side: number, token: number): boolean {
  if (f.places[side]![token] !== POOL) return false
  const under = f.under[side]!
  for (let i = 0; i < under.length; i++) if (under[i] === token && f.places[side]![i] === POOL) return false
  return true
}

/** The free tokens that show an icon. Mostly there is none, and no list is made. */
export function showing(f: Fight, side: number, wanted: number): readonly number[] {
  const tokens = f.tokens[side]!
  const faces = f.faces[side]!
  let found: number[] | undefined
  for (let i = 0; i < tokens.length; i++) {
    if (ICON[2 * tokens[i]! + faces[i]!] !== wanted || !isFree(f, side, i)) continue
    if (found === undefined) found = [i]
    else found.push(i)
  }
  return found ?? NOTHING
}

const NOTHING: readonly number[] = []

/** Every way to take some of these tokens, all of them first; of tokens that are alike the first ones are taken. */
export function picks(f: Fight, side: number, tokens: readonly number[]): readonly (readonly number[])[] {
  if (tokens.length === 0) return NO_PICKS
  const found: number[][] = []
  for (let bits = (1 << tokens.length) - 1; bits > 0; bits--) {
    const some: number[] = []
    for (let i = 0; i < tokens.length; i++) if ((bits >> i) & 1) some.push(tokens[i]!)
    if (!passesOver(f, side, tokens, some)) found.push(some)
  }
  return found
}

const NO_PICKS: readonly (readonly number[])[] = []

/** Without those that are just like one before. */
export function different(f: Fight, side: number, tokens: readonly number[]): readonly number[] {
  return tokens.length < 2
    ? tokens
    : tokens.filter((token, i) => !tokens.some((before, j) => j < i && isAlike(f, side, before, token)))
}

function passesOver(f: Fight, side: number, tokens: readonly number[], some: readonly number[]): boolean {
  return some.some(token =>
    tokens.some(before => before < token && !some.includes(before) && isAlike(f, side, before, token)),
  )
}

function isAlike(f: Fight, side: number, a: number, b: number): boolean {
  const tokens = f.tokens[side]!
  const faces = f.faces[side]!
  const under = f.under[side]!
  const doubled = f.doubled[side]!
  return (
    PRINT[tokens[a]!] === PRINT[tokens[b]!] &&
    faces[a] === faces[b] &&
    doubled[a] === doubled[b] &&
    under[a] === under[b]
  )
}

export function freeTokens(f: Fight, side: number): number[] {
  const found: number[] = []
  for (let i = 0; i < f.tokens[side]!.length; i++) if (isFree(f, side, i)) found.push(i)
  return found
}

export function sum(f: Fight, side: number, tokens: readonly number[]): number {
  let total = 0
  for (const token of tokens) total += value(f, side, token)
  return total
}

/** How many tokens are in a place. */
export function count(f: Fight, side: number, place: number): number {
  let found = 0
  for (const at of f.places[side]!) if (at === place) found++
  return found
}

/** RB-224, RB-261 */
function leavePool(f: Fight, side: number, token: number, to: typeof SPENT | typeof REMOVED): void {
  f.places[side]![token] = to
  const under = f.under[side]![token]!
  if (under !== NONE) f.places[side]![under] = to
}

export function spend(f: Fight, side: number, tokens: readonly number[]): void {
  for (const token of tokens) leavePool(f, side, token, SPENT)
}

export function removeToken(f: Fight, side: number, token: number, t: T): void {
  leavePool(f, side, token, REMOVED)
  t.emit?.({ type: 'token_removed', side, token, ...fighter(f, side) })
}

export function flip(f: Fight, side: number, token: number, t: T): void {
  f.faces[side]![token] = 1 - f.faces[side]![token]!
  t.emit?.({ type: 'token_turned', side, token, face: f.faces[side]![token], how: 'flip', ...fighter(f, side) })
}

/** RB-248 */
export function recast(f: Fight, side: number, token: number, t: T): void {
  f.faces[side]![token] = t.chance.int(2)
  t.emit?.({ type: 'token_turned', side, token, face: f.faces[side]![token], how: 'recast', ...fighter(f, side) })
}

/** Gold icons that are showing (RB-219, RB-222). */
export function goldShown(f: Fight, side: number): number {
  let gold = f.lead[side]!
  for (let i = 0; i < f.tokens[side]!.length; i++)
    if (f.places[side]![i] === POOL) gold += GOLD[2 * f.tokens[side]![i]! + f.faces[side]![i]!]!
  return gold
}

/** Whose hero fights on this side; NONE for an enemy. */
export function seatOn(f: Fight, side: number): Seat {
  return side === HERO ? f.seat : f.rival
}

/** Who fights on this side, as it is told. */
export function fighter(f: Fight, side: number): Fighter {
  const seat = seatOn(f, side)
  return seat === NONE ? { enemy: enemies[f.enemy]!.id } : { seat }
}

export function sideOf(f: Fight, seat: Seat): number {
  return seat === f.seat ? HERO : FOE
}

/** Whether a fighter may block now (RB-268, RB-550). */
export function mayBlock(f: Fight, side: number): boolean {
  return f.charged[side] === 0
}

/** Whether a seat fights in this very fight. */
export function isFighting(f: Fight, seat: Seat): boolean {
  return f.seat === seat || f.rival === seat || f.party.includes(seat)
}

/** RB-225, RB-226 */
export function pass(f: Fight, side: number, t: T): void {
  f.passed[side] = 1
  f.go = 1 - side
  t.emit?.({ type: 'passed', side, ...fighter(f, side) })
}

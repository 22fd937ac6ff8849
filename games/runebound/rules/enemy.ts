import { type Amount, byWord, type ByWord, type Effect, type Text } from '../content/effects.ts'
import type { Enemy, Surge } from '../content/language.ts'
import { SHEETS } from '../content/sheets.ts'
import { enemies } from '../content/tables.ts'
import { AGI, BLANK, CHARGE, DBL, ICON, ICONS, MAG, PHYS, SHIELD, SKULL, SURGE, TAC, VALUE } from '../content/tokens.ts'
import { dealTo } from './deal.ts'
import { canAct } from './hero-go.ts'
import { quantity } from './quantities.ts'
import { fighter, flip, freeTokens, icon, mayBlock, recast, showing, spend, sum, value } from './pool.ts'
import { FOE, type Fight, HERO, NONE, type State, type T } from './types.ts'

/** How an enemy fights: its sheet, box by box from the top; no player decides for it (RB-297 to RB-322). */

/** One go of the enemy. False if no box can be resolved: it passes (RB-312). */
export function enemyGo(s: State, f: Fight, t: T): boolean {
  for (const box of BOXES[f.sheet]!) {
    const tokens = showing(f, FOE, box.icon)
    if (tokens.length > 0 && resolveIcon(s, f, box, tokens, t)) return true // RB-302, RB-308
  }
  return false
}

/** Blocks as much as it can with as few shields as that takes (RB-313, RB-314); gives what is blocked. */
export function enemyBlocks(s: State, f: Fight, amount: number, t: T): number {
  if (!mayBlock(f, FOE)) return 0
  const blocked = Math.min(f.block[FOE]!, amount)
  f.block[FOE]! -= blocked
  if (f.noBlock[FOE] === 1) return blocked
  const used = fewest(shields(s, f), amount - blocked)
  for (const { token, worth, isCopy } of used)
    if (isCopy) copied(f, token, SHIELD, worth, t)
    else spend(f, FOE, [token])
  return Math.min(amount, blocked + worthOf(used))
}

/** What can block: a shield, or a tactic that copies one (RB-551). */
interface Guard {
  token: number
  worth: number
  isCopy: boolean
}

/** Its shields, and its tactics if they can copy nothing better than the best shield in play (RB-279). */
function shields(s: State, f: Fight): Guard[] {
  const found = showing(f, FOE, SHIELD).map(token => ({ token, worth: value(f, FOE, token), isCopy: false }))
  const best = highestOf(f, SHIELD)
  if (best > 0 && !hasBetterToCopy(s, f))
    for (const token of showing(f, FOE, TAC)) found.push({ token, worth: best, isCopy: true })
  return found
}

/** Who has passed copies nothing but shields. */
function hasBetterToCopy(s: State, f: Fight): boolean {
  if (f.passed[FOE] === 1) return false
  if (showing(f, FOE, SKULL).length > 0 || highestOf(f, CHARGE) > 0) return true
  const surge = highestOf(f, SURGE)
  return surge > 0 && payable(s, f, surge + bonusOf(f, TAC)) !== undefined
}

function worthOf(guards: readonly Guard[]): number {
  return guards.reduce((worth, guard) => worth + guard.worth, 0)
}

/** Those that block the most, then the fewest, then the weakest (RB-314). */
function fewest(all: readonly Guard[], amount: number): readonly Guard[] {
  let best: readonly Guard[] = []
  for (let bits = 1; bits < 1 << all.length; bits++) {
    const some = all.filter((_, i) => (bits >> i) & 1)
    const more = Math.min(amount, worthOf(some)) - Math.min(amount, worthOf(best))
    const fewer = best.length - some.length
    if (more > 0 || (more === 0 && (fewer > 0 || (fewer === 0 && worthOf(some) < worthOf(best))))) best = some
  }
  return best
}

interface Box {
  icon: number
  more: number
}

const BOXES: readonly (readonly Box[])[] = SHEETS.map(sheet =>
  sheet.boxes.map(box => ({
    icon: ICONS.findIndex(name => name === box.icon),
    more: 'more' in box ? box.more : 0,
  })),
)

function resolveIcon(s: State, f: Fight, { icon: shown, more }: Box, tokens: readonly number[], t: T): boolean {
  switch (shown) {
    case SKULL:
    case CHARGE: {
      const total = sum(f, FOE, tokens) + more // RB-303, RB-310
      spendAll(f, tokens, shown, total, t)
      if (shown === CHARGE) f.charged[FOE] = 1
      dealTo(s, HERO, total, shown === CHARGE ? 'unavoidable' : 'skull', t)
      return true
    }
    case DBL:
      return putDouble(s, f, tokens[0]!, t)
    case SURGE: {
      const ability = payable(s, f, sum(f, FOE, tokens) + more)
      if (ability === undefined) return false
      const paid = justEnough(f, tokens, ability.cost - more)
      spendAll(f, paid, shown, sum(f, FOE, paid) + more, t)
      useSurge(f, ability, t)
      return true
    }
    case AGI: {
      if (agilityTarget(f) === undefined) return false
      const times = sum(f, FOE, tokens) + more // RB-311
      spendAll(f, tokens, shown, times, t)
      spendAgility(f, times, t)
      return true
    }
    default: // no sheet has a box of any other icon
      return tactic(s, f, tokens[0]!, more, t)
  }
}

/** The +1 of a box, if it has one (RB-309). */
function bonusOf(f: Fight, shown: number): number {
  return BOXES[f.sheet]!.find(box => box.icon === shown)!.more
}

function spendAll(f: Fight, tokens: readonly number[], shown: number, total: number, t: T) {
  spend(f, FOE, tokens)
  t.emit?.({ type: 'tokens_spent', side: FOE, tokens, icon: ICONS[shown]!, value: total, ...fighter(f, FOE) })
}

/** RB-317 */
function putDouble(s: State, f: Fight, double: number, t: T): boolean {
  if (f.under[FOE]![double] !== NONE) return false // RB-552
  let best = highest(f, FOE, single(f, SKULL))
  if (best === NONE) {
    const surge = sum(f, FOE, showing(f, FOE, SURGE)) + bonusOf(f, SURGE)
    const before = payable(s, f, surge)
    for (const token of single(f, SURGE)) {
      const after = payable(s, f, surge + value(f, FOE, token))
      if (after !== undefined && (before === undefined || after.cost > before.cost)) best = token
    }
  }
  if (best === NONE) return false
  f.under[FOE]![best] = double
  t.emit?.({ type: 'token_doubled', side: FOE, token: best, ...fighter(f, FOE) })
  return true
}

/** Its tokens that show an icon and do not count double yet. */
function single(f: Fight, shown: number): number[] {
  return showing(f, FOE, shown).filter(token => f.under[FOE]![token] === NONE && f.doubled[FOE]![token] === 0)
}

/** The most expensive unused ability that this much surge pays for and that would change something (RB-304 to RB-306, RB-318). */
function payable(s: State, f: Fight, surge: number): Surge | undefined {
  if (f.silent[FOE] === 1) return undefined
  const { surges } = enemies[f.enemy] as Enemy // printed from the cheapest to the dearest
  return surges.findLast(
    ({ cost, name, do: text }) => cost <= surge && !f.used[FOE]!.includes(name.en) && isUseful(s, f, text),
  )
}

function useSurge(f: Fight, ability: Surge, t: T) {
  f.used[FOE]!.push(ability.name.en)
  t.emit?.({ type: 'surge_used', side: FOE, name: ability.name.en, ...fighter(f, FOE) })
  t.next(['effects', { text: ability.do, seat: f.seat, side: FOE }])
}

/** The tokens with the smallest total that suffices, then the fewest (RB-307); at least one (RB-310). */
function justEnough(f: Fight, tokens: readonly number[], need: number): readonly number[] {
  let best = tokens
  let least = Infinity
  for (let bits = 1; bits < 1 << tokens.length; bits++) {
    const some = tokens.filter((_, i) => (bits >> i) & 1)
    const total = sum(f, FOE, some)
    if (total < need || total > least || (total === least && some.length >= best.length)) continue
    best = some
    least = total
  }
  return best
}

/** RB-277, RB-279 */
function tactic(s: State, f: Fight, token: number, more: number, t: T): boolean {
  const skull = highest(f, FOE, showing(f, FOE, SKULL))
  if (skull !== NONE) {
    const total = value(f, FOE, skull) + more
    copied(f, token, SKULL, total, t)
    dealTo(s, HERO, total, 'skull', t)
    return true
  }
  const charge = highestOf(f, CHARGE)
  if (charge > 0) {
    copied(f, token, CHARGE, charge + more, t)
    f.charged[FOE] = 1
    dealTo(s, HERO, charge + more, 'unavoidable', t)
    return true
  }
  const surge = highestOf(f, SURGE)
  const ability = surge > 0 ? payable(s, f, surge + more) : undefined
  if (ability !== undefined) {
    copied(f, token, SURGE, surge + more, t)
    useSurge(f, ability, t)
    return true
  }
  const times = highestOf(f, AGI)
  if (times > 0 && agilityTarget(f) !== undefined) {
    copied(f, token, AGI, times + more, t)
    spendAgility(f, times + more, t)
    return true
  }
  return false
}

function copied(f: Fight, token: number, shown: number, total: number, t: T) {
  spend(f, FOE, [token])
  t.emit?.({ type: 'token_copied', side: FOE, icon: ICONS[shown]!, value: total, ...fighter(f, FOE) })
}

/** The highest value of an icon in either pool. */
function highestOf(f: Fight, shown: number): number {
  let most = 0
  for (const side of [HERO, FOE])
    for (const token of showing(f, side, shown)) most = Math.max(most, value(f, side, token))
  return most
}

function highest(f: Fight, side: number, tokens: readonly number[]): number {
  let found = NONE
  for (const token of tokens) if (found === NONE || value(f, side, token) > value(f, side, found)) found = token
  return found
}

/** RB-315: its blanks first, then the hero's best. */
function spendAgility(f: Fight, times: number, t: T) {
  for (let i = 0; i < times; i++) {
    const target = agilityTarget(f)
    if (target === undefined) return
    const token = target.tokens[target.tokens.length === 1 ? 0 : t.chance.int(target.tokens.length)]!
    if (target.side === FOE) flip(f, FOE, token, t)
    else recast(f, HERO, token, t)
  }
}

/** The tokens of one side that are equally worth an agility effect. */
function agilityTarget(f: Fight): { side: number; tokens: readonly number[] } | undefined {
  const blanks = turnable(f)
  if (blanks.length > 0) return { side: FOE, tokens: top(blanks, token => rank(hiddenSide(f, token))) }
  const shown = freeTokens(f, HERO).filter(token => icon(f, HERO, token) !== BLANK)
  const strong = shown.filter(token => STRONG.includes(icon(f, HERO, token)))
  if (strong.length > 0) return { side: HERO, tokens: top(strong, token => value(f, HERO, token)) }
  return shown.length > 0 ? { side: HERO, tokens: shown } : undefined
}

/** Its blanks: no token of the box is blank on both sides. */
export function turnable(f: Fight): readonly number[] {
  return showing(f, FOE, BLANK)
}

const STRONG = [PHYS, MAG, SKULL, CHARGE, SURGE]

function hiddenSide(f: Fight, token: number) {
  const at = 2 * f.tokens[FOE]![token]! + 1 - f.faces[FOE]![token]!
  return { icon: ICON[at]!, value: VALUE[at]! }
}

/** Damage before charge before surge before the rest, then by value. */
function rank(side: { icon: number; value: number }): number {
  const place = [SKULL, CHARGE, SURGE].indexOf(side.icon)
  return (place < 0 ? 0 : 3 - place) * 10 + side.value
}

function top(tokens: readonly number[], by: (token: number) => number): number[] {
  const most = Math.max(...tokens.map(by))
  return tokens.filter(token => by(token) === most)
}

/** RB-318: whether an enemy's ability would change anything; a token that pays for it can be reclaimed. */
function isUseful(s: State, f: Fight, text: Text): boolean {
  return text.some(effect => byWord(USEFUL, effect, s, f) ?? true)
}

const isSome = ([, n]: readonly [string, Amount], s: State, f: Fight) => quantity(s, n, { seat: f.seat, side: FOE }) > 0
const hasTargets = (_: Effect, _s: State, f: Fight) => freeTokens(f, HERO).length > 0

const USEFUL: ByWord<[State, Fight], boolean> = {
  heal_self: (effect, s, f) => f.damage > 0 && isSome(effect, s, f),
  suffer: ([word, n, who], s, f) => who === undefined && isSome([word, n], s, f),
  deal: isSome,
  deal_magic: isSome,
  unavoidable: isSome,
  block: isSome,
  steal: isSome,
  remove_tokens: hasTargets,
  recast: hasTargets,
  flip: (_, _s, f) => turnable(f).length > 0,
  free_double: (_, _s, f) => single(f, SKULL).length > 0,
  reflect: (_, s, f) => isInPlay(s, f),
  silence: (_, s, f) => f.silent[HERO] === 0 && isInPlay(s, f),
  no_block: (_, _s, f) => f.noBlock[HERO] === 0,
  for: ([, , text], s, f) => text[0]![0] === 'discard_skill' && s.hands[f.seat]!.length > 0,
}

/** Whether the hero may still do something this round. */
function isInPlay(s: State, f: Fight): boolean {
  return f.passed[HERO] === 0 && (freeTokens(f, HERO).length > 0 || canAct(s, f, HERO))
}

/** For the box display and tests: the tokens that lie in each box of the sheet (RB-300). */
export function boxes(f: Fight): (readonly number[])[] {
  return BOXES[f.sheet]!.map(box => showing(f, FOE, box.icon))
}

import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { AGI, BLANK, CHARGE, DBL, ICONS, MAG, PHYS, SURGE, TAC } from '../content/tokens.ts'
import { enemyNamed } from '../content/tables.ts'
import { carefulBlow } from './careful.ts'
import { choose } from './choose.ts'
import { isPossible } from './conditions.ts'
import { dealTo } from './deal.ts'
import { exert, skillId } from './decks.ts'
import { abilitiesOf, abilityNamed } from './hero.ts'
import {
  fighter,
  different,
  flip,
  freeTokens,
  icon,
  pass,
  picks,
  recast,
  seatOn,
  showing,
  sideOf,
  spend,
  sum,
  value,
} from './pool.ts'
import { type Combat, FOE, type Fight, HERO, NONE, OTHER, type Runebound, type State, type T } from './types.ts'

/** A hero's go in a fight: one combat action, or pass (RB-223 to RB-230, RB-242 to RB-280). */

/** Whether there is anything to do but pass (RB-230). */
export function canAct(s: State, f: Fight, side: number): boolean {
  return (
    showing(f, side, PHYS).length > 0 ||
    showing(f, side, MAG).length > 0 ||
    showing(f, side, CHARGE).length > 0 ||
    actions(s, f, side, seatOn(f, side)).length > 0
  )
}

export const goDecisions: Decisions<Runebound, 'combat'> = {
  combat: {
    rule: 'RB-223',
    options(s, seat) {
      const f = s.fight!
      const moves = actions(s, f, sideOf(f, seat), seat)
      moves.push({ do: 'pass' })
      return moves
    },
    take(s, seat, move, t) {
      const f = s.fight!
      const side = sideOf(f, seat)
      if (move.do === 'pass') return pass(f, side, t)
      if (move.do === 'use') return useAbility(s, seat, side, move, t)
      if (f.passed[1 - side] === 0) f.go = 1 - side
      switch (move.do) {
        case 'spend':
          return iconDoes(s, f, side, ICONS.indexOf(move.icon as 'phys'), spendTokens(f, side, move.tokens, t), t)
        case 'surge':
          spendTokens(f, side, move.tokens, t)
          return surge(s, f, side, seat, move.source, t)
        case 'double':
          f.under[side]![move.on] = move.token
          t.emit?.({ type: 'token_doubled', side, token: move.on, ...fighter(f, side) })
          return
        case 'copy': {
          const shown = icon(f, move.side, move.token2)
          const worth = value(f, move.side, move.token2)
          spend(f, side, [move.token]) // RB-272
          t.emit?.({ type: 'token_copied', side, icon: ICONS[shown]!, value: worth, ...fighter(f, side) })
          if (move.source === undefined) iconDoes(s, f, side, shown, worth, t)
          else surge(s, f, side, seat, move.source, t)
        }
      }
    },
    late(s, seat) {
      return carefulBlow(s, this.options(s, seat))
    },
  },
}

export const agilitySteps: Steps<Runebound, 'agility' | 'agilityDone'> = {
  // RB-246, RB-247: one effect after another.
  agility(s, { side, left }, t) {
    const f = s.fight!
    const targets = agilityTargets(f, side)
    if (left <= 0 || targets.length === 0) return
    t.next(['agilityDone', { side, left }])
    choose(s, seatOn(f, side), 'token', targets, t)
  },
  agilityDone(s, { side, left }, t) {
    const f = s.fight!
    if (s.picked < OTHER) flip(f, side, s.picked, t)
    else recast(f, 1 - side, s.picked - OTHER, t)
    t.next(['agility', { side, left: left - 1 }])
  },
}

function agilityTargets(f: Fight, side: number): number[] {
  return [...freeTokens(f, side), ...freeTokens(f, 1 - side).map(token => OTHER + token)]
}

function spendTokens(f: Fight, side: number, tokens: readonly number[], t: T): number {
  const total = sum(f, side, tokens)
  t.emit?.({
    type: 'tokens_spent',
    side,
    tokens,
    icon: ICONS[icon(f, side, tokens[0]!)]!,
    value: total,
    ...fighter(f, side),
  })
  spend(f, side, tokens)
  return total
}

/** What an icon of this worth does (RB-242 to RB-246, RB-267 to RB-269). */
function iconDoes(s: State, f: Fight, side: number, shown: number, worth: number, t: T) {
  if (shown === AGI) t.next(['agility', { side, left: worth }])
  else if (shown === CHARGE) {
    f.charged[side] = 1
    dealTo(s, 1 - side, worth, 'unavoidable', t)
  } else dealTo(s, 1 - side, worth, shown === MAG ? 'mag' : 'phys', t)
}

function surge(s: State, f: Fight, side: number, seat: Seat, source: string, t: T) {
  f.used[side]!.push(source) // RB-251
  t.emit?.({ type: 'surge_used', side, name: source, ...fighter(f, side) })
  t.next(['effects', { text: abilityNamed(s, seat, source)!.do, seat, side }])
}

function useAbility(s: State, seat: Seat, side: number, move: Extract<Combat, { do: 'use' }>, t: T) {
  const f = s.fight!
  if (move.source === SPEAR) {
    s.spears[seat]!--
    return dealTo(s, FOE, 4, 'unavoidable', t)
  }
  const ability = abilityNamed(s, seat, move.source)!
  if (move.card !== undefined) exert(s, seat, move.card, t)
  if (ability.limit === 'turn') s.used[seat]!.push(move.source)
  else if (ability.limit === 'round') f.used[side]!.push(move.source)
  if (ability.when === 'combat_action' && f.passed[1 - side] === 0) f.go = 1 - side // RB-254
  t.next(['effects', { text: ability.do, seat, side }])
}

function actions(s: State, f: Fight, side: number, seat: Seat): Combat[] {
  const moves: Combat[] = []
  for (const shown of [PHYS, MAG, CHARGE]) spends(f, side, shown, moves)
  if (showing(f, side, AGI).length > 0)
    spends(f, side, AGI, moves, freeTokens(f, side).length + freeTokens(f, 1 - side).length - 1) // RB-249
  surges(s, f, side, seat, moves)
  doubles(f, side, moves)
  copies(s, f, side, seat, moves)
  for (const when of ['combat_action', 'in_combat'] as const)
    for (const { source, ability } of abilitiesOf(s, seat, when)) {
      if (s.used[seat]!.includes(source) || f.used[side]!.includes(source)) continue
      if (!isPossible(s, seat, ability.do)) continue
      if (ability.exert === undefined) moves.push({ do: 'use', source })
      else for (const card of s.hands[seat]!) moves.push({ do: 'use', source, card: skillId(card) })
    }
  if (s.spears[seat]! > 0 && f.enemy === MARGATH) moves.push({ do: 'use', source: SPEAR })
  return moves
}

/** The last spear: one use against Margath, before the combat action. */
const SPEAR = 'spear'
const MARGATH = enemyNamed('margath')

/** Any of the tokens that show an icon, together (RB-223, RB-237). */
function spends(f: Fight, side: number, shown: number, moves: Combat[], most = Infinity) {
  for (const tokens of picks(f, side, showing(f, side, shown)))
    if (tokens.length <= most) moves.push({ do: 'spend', icon: ICONS[shown]!, tokens })
}

/** RB-250 to RB-255: just the tokens that are needed, in every way that suffices without one too many. */
function surges(s: State, f: Fight, side: number, seat: Seat, moves: Combat[]) {
  const tokens = showing(f, side, SURGE)
  if (tokens.length === 0 || f.silent[side] === 1) return
  const ways = picks(f, side, tokens)
  for (const { source, ability } of unused(s, f, side, seat))
    for (const some of ways) {
      const total = sum(f, side, some)
      if (total >= ability.cost! && some.every(token => total - value(f, side, token) < ability.cost!))
        moves.push({ do: 'surge', source, tokens: some })
    }
}

function unused(s: State, f: Fight, side: number, seat: Seat) {
  return abilitiesOf(s, seat, 'surge').filter(({ source }) => !f.used[side]!.includes(source))
}

/** RB-256, RB-260, RB-262, RB-263 */
function doubles(f: Fight, side: number, moves: Combat[]) {
  for (const token of different(f, side, showing(f, side, DBL))) {
    if (f.under[side]![token] !== NONE) continue // RB-552
    for (const on of different(f, side, freeTokens(f, side))) {
      const shown = icon(f, side, on)
      if (shown !== BLANK && shown !== TAC && shown !== DBL && f.under[side]![on] === NONE)
        moves.push({ do: 'double', token, on })
    }
  }
}

/** RB-271 to RB-278: a shield is copied when damage comes, not here. */
function copies(s: State, f: Fight, side: number, seat: Seat, moves: Combat[]) {
  for (const token of different(f, side, showing(f, side, TAC)))
    for (const from of [HERO, FOE]) {
      for (const shown of [PHYS, MAG, CHARGE, AGI])
        for (const token2 of different(f, from, showing(f, from, shown)))
          moves.push({ do: 'copy', side: from, token, token2 })
      if (f.silent[side] === 1) continue
      for (const token2 of different(f, from, showing(f, from, SURGE)))
        for (const { source, ability } of unused(s, f, side, seat))
          if (value(f, from, token2) >= ability.cost!) moves.push({ do: 'copy', side: from, token, token2, source })
    }
}

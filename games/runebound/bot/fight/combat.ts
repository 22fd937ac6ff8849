import type { Seat } from '@runatal/kernel'
import type { Text } from '../../content/effects.ts'
import { AGI, CHARGE, DBL, MAG, PHYS, SHIELD, SURGE } from '../../content/tokens.ts'
import { abilitiesOf, abilityNamed, health } from '../../rules/hero.ts'
import { freeTokens, icon, showing, sideOf, sum, value } from '../../rules/pool.ts'
import { type Combat, FOE, type Fight, NONE, type State } from '../../rules/types.ts'
import { deedWorth, spoils } from './deeds.ts'
import { flipGain, recastGain } from './faces.ts'

/**
 * The combat action that looks best. What spoils the other's tokens comes before they are spent, doubling before the
 * blow, a charge when nothing is left to block; a blow that ends the fight comes before all.
 */
export function combatMove(s: State, seat: Seat, options: readonly Combat[]): Combat {
  const f = s.fight!
  const side = sideOf(f, seat)
  let best: Combat = { do: 'pass' }
  let most = 0
  for (const move of options) {
    const score = appraise(s, f, seat, side, move)
    if (score <= most) continue
    best = move
    most = score
  }
  return best
}

/** The actions that might be taken, best first; of like ones that differ only in which equal tokens are spent, one. */
export function ranked(s: State, seat: Seat, options: readonly Combat[]): Combat[] {
  const f = s.fight!
  const side = sideOf(f, seat)
  const seen = new Set<string>()
  return options
    .filter(move => {
      const like = likeness(f, side, move)
      if (seen.has(like)) return false
      seen.add(like)
      return true
    })
    .map(move => ({ move, score: appraise(s, f, seat, side, move) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ move }) => move)
}

function likeness(f: Fight, side: number, move: Combat): string {
  if (move.do === 'spend' || move.do === 'surge')
    return `${move.do} ${move.do === 'spend' ? move.icon : move.source} ${sum(f, side, move.tokens)}`
  if (move.do === 'use') return `use ${move.source}`
  return JSON.stringify(move)
}

/** When things are best done: the earlier, the higher. */
const FINISH = 1000
const SPOIL = 500
const DOUBLE = 400
const PREPARE = 300
const STRIKE = 200
const LATE = 100

function appraise(s: State, f: Fight, seat: Seat, side: number, move: Combat): number {
  switch (move.do) {
    case 'pass':
      return 0
    case 'spend':
      return spending(s, f, side, move.tokens)
    case 'double':
      return doubling(s, f, seat, side, move.on)
    case 'copy':
      return copying(s, f, seat, side, move)
    case 'surge':
      return deed(s, f, seat, side, move.source, SURGE_COST * sum(f, side, move.tokens))
    case 'use':
      if (move.source === SPEAR) return STRIKE + 50
      return deed(s, f, seat, side, move.source, move.card === undefined ? 0 : CARD)
  }
}

const SPEAR = 'spear'
/** A hand card that is exerted could have bought a reroll. */
const CARD = 0.4
/** Surge that is not spent is worth a little: something better may turn up. */
const SURGE_COST = 0.05

function deed(s: State, f: Fight, seat: Seat, side: number, source: string, cost: number): number {
  const text = abilityNamed(s, seat, source)!.do
  const worth = deedWorth(s, f, seat, side, text) - cost
  if (worth < 0.2) return 0
  if (isLast(s, f, side, directDamage(text))) return FINISH
  if (spoils(text)) return SPOIL + worth
  if (text[0]?.[0] === 'reclaim') return LATE + worth
  return PREPARE + worth
}

/** What a text deals for certain, and nothing else. */
function directDamage([effect, ...others]: Text): number {
  if (effect === undefined || others.length > 0) return 0
  const isBlow = effect[0] === 'deal' || effect[0] === 'deal_magic' || effect[0] === 'unavoidable'
  return isBlow && typeof effect[1] === 'number' ? effect[1] : 0
}

function spending(s: State, f: Fight, side: number, tokens: readonly number[]): number {
  const shown = icon(f, side, tokens[0]!)
  const total = sum(f, side, tokens)
  if (shown === AGI) {
    const worth = agilityWorth(f, side, total) - (tokens.length - 1) * 0.01
    return worth < 0.2 ? 0 : SPOIL + worth
  }
  if (isLast(s, f, side, shown === CHARGE ? total + blockOf(f, 1 - side) : total)) return FINISH - total
  if (shown === CHARGE) return LATE + total - 0.7 * sum(f, side, showing(f, side, SHIELD))
  // What could be turned or taken away before it is spent is spent at once.
  const isThreatened = showing(f, 1 - side, AGI).length > 0
  return (isThreatened ? SPOIL : STRIKE) + total
}

/** Whether a blow of so much ends the fight. */
function isLast(s: State, f: Fight, side: number, damage: number): boolean {
  const foe = 1 - side
  const left =
    foe === FOE && f.rival === NONE
      ? f.health - f.damage
      : health(s, foe === FOE ? f.rival : f.seat) - s.damage[foe === FOE ? f.rival : f.seat]!
  return damage > 0 && damage >= left + blockOf(f, foe)
}

function blockOf(f: Fight, side: number): number {
  if (f.charged[side] === 1) return 0
  return f.block[side]! + (f.noBlock[side] === 1 ? 0 : sum(f, side, showing(f, side, SHIELD)))
}

function agilityWorth(f: Fight, side: number, times: number): number {
  const gains = [
    ...freeTokens(f, side).map(token => (icon(f, side, token) === AGI ? 0 : flipGain(f, side, token))),
    ...freeTokens(f, 1 - side).map(token => -recastGain(f, 1 - side, token)),
  ].toSorted((a, b) => b - a)
  let total = 0
  for (let i = 0; i < times && i < gains.length; i++) total += gains[i]!
  return total
}

/** The token is worth its value again; a surge only where it then pays for more. */
function doubling(s: State, f: Fight, seat: Seat, side: number, on: number): number {
  const shown = icon(f, side, on)
  const worth = value(f, side, on)
  if (shown === SURGE) return paysMore(s, f, seat, side, worth) ? DOUBLE + 0.8 : 0
  const isBlow = shown === PHYS || shown === MAG || shown === CHARGE
  if (isBlow && isLast(s, f, side, worth + sum(f, side, showing(f, side, shown)))) return FINISH - 100
  const gain = (shown === AGI ? 0.4 : shown === SHIELD ? 0.5 : 1) * worth
  return gain < 0.5 ? 0 : DOUBLE + gain
}

/** Whether so much more surge pays for an ability that cannot be paid now. */
function paysMore(s: State, f: Fight, seat: Seat, side: number, more: number): boolean {
  const total = sum(f, side, showing(f, side, SURGE))
  return abilitiesOf(s, seat, 'surge').some(({ source, ability }) => {
    const cost = ability.cost ?? 1
    return cost > total && cost <= total + more && !f.used[side]!.includes(source)
  })
}

function copying(s: State, f: Fight, seat: Seat, side: number, move: Extract<Combat, { do: 'copy' }>): number {
  if (move.source !== undefined) return deed(s, f, seat, side, move.source, 0.3)
  const shown = icon(f, move.side, move.token2)
  const worth = value(f, move.side, move.token2)
  if (shown === AGI) {
    const gain = agilityWorth(f, side, worth)
    return gain < 0.6 ? 0 : SPOIL + gain - 1
  }
  if (isLast(s, f, side, worth)) return FINISH
  // A double still to come makes the original worth more.
  if (showing(f, side, DBL).length > 0) return 1
  return (shown === PHYS || shown === MAG ? STRIKE + 20 : LATE) + worth
}

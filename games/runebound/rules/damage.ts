import type { Decisions, Seat, Steps } from '@runatal/kernel'
import type { Text } from '../content/effects.ts'
import { enemies } from '../content/tables.ts'
import { SHIELD, TAC } from '../content/tokens.ts'
import { carefulBlock, carefulPrevention } from './careful.ts'
import { abilitiesOf, hasRule, health, isRule } from './hero.ts'
import { exert, skillId } from './decks.ts'
import { enemyBlocks } from './enemy.ts'
import { fellOne, leaveFight } from './leave.ts'
import { defeat, wound } from './health.ts'
import { turnOrder } from './places.ts'
import { quantity } from './quantities.ts'
import { triggerAll } from './triggers.ts'
import { different, fighter, isFighting, mayBlock, seatOn, showing, sideOf, spend, value } from './pool.ts'
import { type Doing, FOE, type Fight, HERO, NONE, type Prevent, type Runebound, type State, type T } from './types.ts'

/** Damage from the moment it is dealt: blocked, prevented, taken (RB-231 to RB-241, RB-264 to RB-270, RB-401, RB-403). */

export const damageSteps: Steps<Runebound, 'hitEnemy' | 'hurt' | 'prevent' | 'block' | 'strike'> = {
  /** Damage to the enemy of the fight, which blocks when it can (RB-314). */
  hitEnemy(s, { amount, kind }, t) {
    const f = s.fight!
    let left = amount
    if (kind !== 'unavoidable' && kind !== 'suffered') {
      const blocked = enemyBlocks(s, f, left, t)
      if (blocked > 0) t.emit?.({ type: 'blocked', side: FOE, amount: blocked, ...fighter(f, FOE) })
      left -= blocked
    }
    left = Math.min(left, f.health - f.damage) // RB-231
    if (left <= 0) return
    f.damage += left
    t.emit?.({ type: 'enemy_damaged', enemy: enemies[f.enemy]!.id, amount: left, left: f.health - f.damage })
    if (f.damage >= f.health) fighterFalls(s, f, FOE, t)
    else if (f.down[HERO] === 0) answerHit(s, f, kind !== 'suffered', t)
  },
  hurt(s, { seat, amount, kind, side, fought }, t) {
    if (amount <= 0 || s.out[seat] === 1) return
    s.hit = { seat, amount, kind, side, fought, felled: [] }
    if (kind === 'unavoidable') return t.next('strike') // RB-235
    const f = s.fight
    if (f !== null && f.seat === seat && f.ward > 0) {
      const warded = Math.min(f.ward, amount)
      f.ward -= warded
      s.hit.amount -= warded
      t.emit?.({ type: 'prevented', seat, amount: warded, by: seat })
    }
    if (f !== null && fought && mayBlock(f, side)) {
      const blocked = Math.min(f.block[side]!, s.hit.amount)
      f.block[side]! -= blocked
      s.hit.amount -= blocked
      if (blocked > 0) t.emit?.({ type: 'blocked', side, amount: blocked, ...fighter(f, side) })
      t.next('block', ['prevent', { after: 0 }], 'strike')
    } else t.next(['prevent', { after: 0 }], 'strike') // RB-234
  },
  block(s, _, t) {
    const { seat, amount } = s.hit!
    if (amount > 0 && blocks(s).length > 1) t.ask(seat, 'block')
  },
  prevent(s, { after }, t) {
    if (s.hit!.amount <= 0) return
    const order = turnOrder(s)
    for (let i = after; i < order.length; i++)
      if (preventions(s, order[i]!).length > 1) {
        s.picked = i
        t.ask(order[i]!, 'prevent')
        return
      }
  },
  strike(s, _, t) {
    const { seat, amount, fought, felled } = s.hit!
    s.hit = null
    const f = s.fight
    if (wound(s, seat, amount, t)) heroFalls(s, seat, t)
    else if (amount > 0 && f !== null && isStillFighting(f, seat)) {
      const side = sideOf(f, seat)
      answerBlow(s, f, side, t)
      if (f.rival !== NONE && fought) answer(s, f, 1 - side, 'on_deal', t) // RB-234
    }
    for (const guard of felled) heroFalls(s, guard, t)
  },
}

/** RB-543: what a fight that is over still brings upon a hero wakes nothing. */
function isStillFighting(f: Fight, seat: Seat): boolean {
  return (f.seat === seat || f.rival === seat) && f.down[HERO] === 0 && f.down[FOE] === 0
}

/** What it means that a hero's damage has reached its Health, in a fight or out of it. */
function heroFalls(s: State, seat: Seat, t: T) {
  const f = s.fight
  if (f === null || !isFighting(f, seat)) defeat(s, seat, t)
  else if (f.seat === seat || f.rival === seat) fighterFalls(s, f, sideOf(f, seat), t)
  else fellOne(s, f, seat, t) // RB-573
}

/** RB-232: that ends the fight at once, unless the rest of the same effect would fell the other fighter too (RB-233). */
function fighterFalls(s: State, f: Fight, side: number, t: T) {
  f.down[side] = 1
  if (f.down[1 - side] === 1) return
  const { blows, amount } = stillDue(s, f, 1 - side)
  if (amount < healthLeft(s, f, 1 - side)) leaveFight(s, side === FOE ? 'won' : 'lost', t)
  else t.next(...blows, 'felled')
}

function healthLeft(s: State, f: Fight, side: number): number {
  const seat = seatOn(f, side)
  return seat === NONE ? f.health - f.damage : health(s, seat) - s.damage[seat]!
}

/** The rest of the effect in hand, as far as it hurts this fighter. */
function stillDue(s: State, f: Fight, side: number) {
  const blows: ['effect', Doing][] = []
  let amount = 0
  for (const frame of s.agenda.toReversed()) {
    if (frame[0] !== 'effect') break
    const doing = frame[1] as Doing
    const blow = blowOf(s, f, doing)
    if (blow?.on !== side) continue
    blows.push(['effect', doing])
    amount += blow.amount
  }
  return { blows, amount }
}

/** Which side of the fight an effect hurts, and how much. */
function blowOf(s: State, f: Fight, doing: Doing): { on: number; amount: number } | undefined {
  const { effect } = doing
  const side = doing.side === FOE ? FOE : HERO
  if (effect[0] === 'suffer')
    return { on: f.rival === NONE && effect[2] === undefined ? HERO : side, amount: quantity(s, effect[1], doing) }
  if (effect[0] === 'deal' || effect[0] === 'deal_magic' || effect[0] === 'unavoidable')
    return { on: 1 - side, amount: quantity(s, effect[1], doing) }
  return undefined
}

/** What an enemy that still stands does when it is hurt, and what the hero's abilities make of damage it has dealt. */
function answerHit(s: State, f: Fight, isDealt: boolean, t: T) {
  if (f.reflect[FOE]! > 0) t.next(['effect', { effect: ['deal_magic', f.reflect[FOE]!], seat: f.seat, side: FOE }])
  if (isDealt) answer(s, f, HERO, 'on_deal', t) // RB-234
}

/** What a fighter's abilities do when it is hurt. */
function answerBlow(s: State, f: Fight, side: number, t: T) {
  const seat = seatOn(f, side)
  if (f.reflect[side]! > 0) t.next(['effect', { effect: ['deal_magic', f.reflect[side]!], seat, side }])
  answer(s, f, side, 'on_hit', t)
}

function answer(s: State, f: Fight, side: number, when: 'on_hit' | 'on_deal', t: T) {
  const seat = seatOn(f, side)
  const texts: Text[] = []
  for (const { source, ability } of abilitiesOf(s, seat, when)) {
    if (isRule(ability.do) || f.used[side]!.includes(source)) continue
    if (ability.limit === 'round') f.used[side]!.push(source)
    texts.push(ability.do)
  }
  triggerAll(seat, side, texts, t)
}

export const damageDecisions: Decisions<Runebound, 'block' | 'prevent'> = {
  block: {
    rule: 'RB-264',
    options: s => blocks(s),
    take(s, _, move, t) {
      if (move.do === 'take') return
      const f = s.fight!
      const hit = s.hit!
      const worth = move.do === 'shield' ? value(f, hit.side, move.token) : value(f, move.side, move.from)
      spend(f, hit.side, [move.token])
      const blocked = Math.min(worth, hit.amount)
      hit.amount -= blocked
      t.emit?.({ type: 'blocked', side: hit.side, amount: blocked, ...fighter(f, hit.side) })
      t.next('block')
    },
    late: s => carefulBlock(s, blocks(s)),
  },
  prevent: {
    rule: 'RB-403',
    options: (s, seat) => preventions(s, seat),
    take(s, seat, move, t) {
      const hit = s.hit!
      const at = s.picked
      if (move.do === 'no') return t.next(['prevent', { after: at + 1 }])
      let amount = 1
      if (move.do === 'arcane') {
        s.arcane[seat]!--
        t.emit?.({ type: 'favour', seat, what: 'arcane', change: -1 })
      } else if (move.do === 'cover') {
        exert(s, seat, move.card, t)
        amount = Math.min(2, hit.amount)
      }
      hit.amount -= amount
      t.emit?.({ type: 'prevented', seat: hit.seat, amount, by: seat })
      if (move.do === 'arcane') t.next(['prevent', { after: at }])
      else t.next(['prevent', { after: at + 1 }])
      if (move.do === 'guard' && wound(s, seat, 1, t)) hit.felled.push(seat)
    },
    late: (s, seat) => carefulPrevention(s, seat),
  },
}

/** Shields, and tactics that copy one (RB-264, RB-276, RB-551); taking the damage comes last. */
function blocks(s: State): Runebound['asks']['block'][] {
  const f = s.fight!
  const { side } = s.hit!
  const moves: Runebound['asks']['block'][] = []
  if (f.noBlock[side] === 0) {
    for (const token of different(f, side, showing(f, side, SHIELD))) moves.push({ do: 'shield', token })
    for (const token of different(f, side, showing(f, side, TAC)))
      for (const from of [HERO, FOE])
        for (const shield of different(f, from, showing(f, from, SHIELD)))
          moves.push({ do: 'copyShield', token, side: from, from: shield })
  }
  moves.push({ do: 'take' })
  return moves
}

/** Arcane tokens, a guard, a cover: what a seat may do about a blow (RB-403). */
function preventions(s: State, seat: Seat): Prevent[] {
  const hit = s.hit!
  const moves: Prevent[] = []
  if (s.arcane[seat]! > 0) moves.push({ do: 'arcane' })
  if (seat !== hit.seat && s.at[seat] === s.at[hit.seat] && !isOpponent(s, seat, hit.seat)) {
    if (s.mustRest[seat] === 0 && hasRule(s, seat, 'guard_other')) moves.push({ do: 'guard' })
    if (
      hit.kind !== 'suffered' &&
      hasRule(s, seat, 'cover_by_exert') &&
      (s.fight === null || mayBlock(s.fight, hit.side === FOE ? FOE : HERO))
    )
      for (const card of s.hands[seat]!) moves.push({ do: 'cover', card: skillId(card) })
  }
  moves.push({ do: 'no' })
  return moves
}

/** Whether two heroes fight each other. */
function isOpponent(s: State, seat: Seat, other: Seat): boolean {
  return s.fight !== null && s.fight.rival !== NONE && isFighting(s.fight, seat) && isFighting(s.fight, other)
}

import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { WILD } from '../content/dice.ts'
import type { Text } from '../content/effects.ts'
import { codeOf, hexOf, isBridge, isRiver, NEIGHBOURS, PLAGUE_SITES, siteKind } from '../content/map.ts'
import { choose } from './choose.ts'
import { isPossible } from './conditions.ts'
import { exert, skillId } from './decks.ts'
import { abilitiesOf, hasRule, health, speed } from './hero.ts'
import { dieFits, isWebbed, turnOrder } from './places.ts'
import { reroll, rerolls, rollDice } from './roll.ts'
import { triggerAll } from './triggers.ts'
import { entersHex, movementEnds } from './scenarios/arrive.ts'
import { ACTIVE, NONE, type Roll, type Runebound, type SpendDie, type State, type T, type Travel } from './types.ts'

/** Move: one step or a roll, alone or with those who follow (RB-070 to RB-092, RB-190 to RB-196, RB-581, RB-582). */

export function startMove(s: State, seat: Seat, t: T): void {
  s.travellers = [seat]
  s.webFree = []
  s.moved = []
  for (const other of turnOrder(s)) if (other !== seat && mayFollow(s, other, seat)) t.ask(other, 'follow')
  t.next('travel')
}

/** RB-191, RB-193 */
function mayFollow(s: State, seat: Seat, leader: Seat): boolean {
  return s.at[seat] === s.at[leader] && s.delayed[seat] === 0 && s.mustRest[seat] === 0 && s.owed[seat]! < 3
}

/** Where an effect that moves a hero hex by hex can lead it: Webs ask for a card as in a step (RB-571). */
export function walkable(s: State, seat: Seat): number[] {
  return NEIGHBOURS[s.at[seat]!]!.filter(hex => mayStep(s, seat, hex) || mayPay(s, seat, hex))
}

export function walkTo(s: State, seat: Seat, hex: number, left: number, isFirst: boolean, t: T): void {
  t.next(['walk', { seat, hex, left, isFirst }])
  if (!mayStep(s, seat, hex)) t.next(['webAsk', seat], ['webPaid', seat])
}

function mayPay(s: State, seat: Seat, hex: number): boolean {
  return !isGated(s, hex) && s.hands[seat]!.length > 0
}

export const moveSteps: Steps<
  Runebound,
  'travel' | 'depart' | 'walk' | 'webAsk' | 'webPaid' | 'enter' | 'entered' | 'spendDice' | 'endMove' | 'movementEnded'
> = {
  travel(s, _, t) {
    t.ask(s.active, 'travel')
  },
  // RB-356, RB-582: each traveller for itself; who cannot come stays behind.
  depart(s, { hex, face }, t) {
    const from = s.at[s.active]!
    const going = s.travellers.filter(seat => mayEnter(s, seat, from, hex, face))
    for (const seat of going) if (seat !== s.active && !s.moved.includes(seat)) pay(s, seat)
    s.travellers = going
    t.next(['enter', { hex, seats: going }])
  },
  walk(s, { seat, hex, left, isFirst }, t) {
    if (!mayStep(s, seat, hex)) return
    if (isFirst) t.next(['movementEnded', [seat]])
    if (left > 0) t.next(['effect', { effect: ['move_on', left], seat, side: NONE }])
    t.next(['enter', { hex, seats: [seat] }])
  },
  webAsk(s, seat, t) {
    choose(s, seat, 'skill', s.hands[seat]!, t, true)
  },
  webPaid(s, seat, t) {
    if (s.picked < 0) return
    exert(s, seat, skillId(s.picked), t)
    s.webFree.push(seat)
  },
  enter(s, { hex, seats }, t) {
    for (const seat of seats) {
      t.emit?.({ type: 'hero_moved', seat, from: codeOf(s.at[seat]!), to: codeOf(hex) })
      s.at[seat] = hex
      s.moved.push(seat)
    }
    for (const seat of seats.toReversed()) t.next(['entered', { hex, seat }])
  },
  // RB-089, RB-555
  entered(s, { hex, seat }, t) {
    const texts: Text[] = []
    for (const { source, ability } of abilitiesOf(s, seat, 'on_enter')) {
      if (s.used[seat]!.includes(source) || !isPossible(s, seat, ability.do)) continue
      s.used[seat]!.push(source)
      texts.push(ability.do)
    }
    triggerAll(seat, NONE, texts, t)
    entersHex(s, hex, seat, t)
  },
  spendDice(s, _, t) {
    const { spent } = s.roll!
    // RB-090: who falls on the way stays there, leader or not.
    s.travellers = s.travellers.filter(seat => isUp(s, seat))
    if (!isUp(s, s.active) || spent.every(die => die === 1)) return
    if (dieMoves(s, s.active).length === 1 && !canHelp(s)) return
    t.next('spendDice')
    t.ask(s.active, 'die')
  },
  // RB-091, RB-566: the active hero first, then the others in turn order.
  endMove(s, _, t) {
    t.withdraw('traveller')
    s.roll = null
    const { active } = s
    const others = turnOrder(s).filter(seat => seat !== active && s.moved.includes(seat))
    const moved = s.moved.includes(active) ? [active, ...others] : others
    s.travellers = []
    s.webFree = []
    s.moved = []
    t.next(['movementEnded', moved])
  },
  movementEnded(s, seats, t) {
    s.webFree = s.webFree.filter(other => !seats.includes(other))
    movementEnds(s, seats, t)
  },
}

export const moveDecisions: Decisions<Runebound, 'follow' | 'travel' | 'die' | 'traveller'> = {
  follow: {
    rule: 'RB-191',
    options: () => [{ do: 'stay' }, { do: 'follow' }],
    take(s, seat, move, t) {
      if (move.do === 'stay') return
      s.travellers.push(seat)
      t.emit?.({ type: 'followed', seat })
    },
    late() {
      // Who says nothing stays (RB-191).
    },
  },
  travel: {
    rule: 'RB-071',
    options(s, seat, moves = []) {
      const from = s.at[seat]!
      for (const hex of NEIGHBOURS[from]!) if (mayStep(s, seat, hex)) moves.push({ do: 'step', hex: codeOf(hex) })
      moves.push(ROLL)
      if (NEIGHBOURS[from]!.some(hex => !mayStep(s, seat, hex))) ignoreWebs(s, seat, moves)
      return moves
    },
    // RB-358; a closed gate is a card's.
    barred: (s, seat) =>
      NEIGHBOURS[s.at[seat]!]!.filter(hex => !mayStep(s, seat, hex)).map(hex => ({
        move: { do: 'step', hex: codeOf(hex) },
        rule: isWebbed(s, hex) ? 'RB-358' : 'RB-018',
      })),
    take(s, seat, move, t) {
      if (move.do === 'ignoreWebs') {
        payForWebs(s, seat, move.card, t)
        return t.next('travel')
      }
      if (move.do === 'step') {
        t.next('endMove')
        return setOff(s, hexOf(move.hex), STEP, t)
      }
      rollDice(s, seat, 'move', Math.min(...s.travellers.map(one => speed(s, one))), t) // RB-194
      for (const other of s.travellers) if (other !== seat) t.offer(other, 'traveller')
      t.next('spendDice', 'endMove')
    },
    // Nobody goes anywhere unasked (RB-091).
    late(_, __, t) {
      t.next('endMove')
    },
  },
  die: {
    rule: 'RB-075',
    options: dieMoves,
    barred(s, seat) {
      const from = s.at[seat]!
      return s.roll!.faces.flatMap((face, die) => {
        if (s.roll!.spent[die] === 1) return []
        return NEIGHBOURS[from]!.filter(hex => !mayEnter(s, seat, from, hex, face)).map(hex => ({
          move: { do: 'go' as const, die, hex: codeOf(hex) },
          rule: whyNotEnter(s, seat, from, hex),
        }))
      })
    },
    take(s, seat, move, t) {
      const roll = s.roll!
      if (move.do === 'reroll') return reroll(s, seat, move, t)
      if (move.do === 'ignoreWebs') return payForWebs(s, seat, move.card, t)
      if (move.do === 'stop') {
        roll.spent.fill(1)
        return
      }
      roll.spent[move.die] = 1
      const hex = hexOf(move.hex)
      if (isGated(s, hex)) roll.spent[roll.spent.indexOf(0)] = 1
      setOff(s, hex, roll.faces[move.die]!, t)
    },
    late: () => ({ do: 'stop' }),
  },
  // RB-195, RB-196: a follower may stop, or exert for the shared roll.
  traveller: {
    rule: 'RB-195',
    options(s, seat, moves = []) {
      if (!isBetweenDice(s) || !s.travellers.includes(seat)) return moves
      moves.push({ do: 'stopHere' })
      return rerolls(s, seat, moves)
    },
    take(s, seat, move, t) {
      if (move.do === 'stopHere') {
        s.travellers = s.travellers.filter(other => other !== seat)
        t.emit?.({ type: 'stopped_following', seat })
        return
      }
      reroll(s, seat, move, t)
      t.keep()
    },
    late() {
      // A follower who says nothing follows on.
    },
  },
}

function dieMoves(s: State, seat: Seat, moves: SpendDie[] = []): SpendDie[] {
  const { faces, spent } = s.roll!
  const from = s.at[seat]!
  for (let die = 0; die < faces.length; die++) {
    const face = faces[die]!
    if (spent[die] === 1 || isAgain(s.roll!, die)) continue
    for (const hex of NEIGHBOURS[from]!)
      if (mayEnter(s, seat, from, hex, face) && hasDiceFor(s, hex)) moves.push({ do: 'go', die, hex: codeOf(hex) })
  }
  moves.push(STOP)
  rerolls(s, seat, moves)
  if (s.webs.length > 0 && NEIGHBOURS[from]!.some(hex => isWebbed(s, hex))) ignoreWebs(s, seat, moves)
  return moves
}

const STOP: SpendDie = { do: 'stop' }
const ROLL: Travel = { do: 'roll' }

/** Whether a die before this one shows the same, and can still be spent. */
function isAgain({ faces, spent }: Roll, die: number): boolean {
  for (let i = 0; i < die; i++) if (faces[i] === faces[die] && spent[i] === 0) return true
  return false
}

/** Whether a follower could still reroll a die that leads nowhere (RB-195). */
function canHelp(s: State): boolean {
  return s.travellers.some(seat => s.hands[seat]!.length > 0)
}

function isUp(s: State, seat: Seat): boolean {
  return s.damage[seat]! < health(s, seat)
}

/** Followers speak up while the leader looks at the dice, not in the middle of what a hex does to somebody. */
function isBetweenDice(s: State): boolean {
  return s.asks.some(ask => ask.kind === 'die')
}

/** A step needs no die. */
const STEP = -1

function setOff(s: State, hex: number, face: number, t: T) {
  t.next(['depart', { hex, face }])
  if (face === WILD || !isWebbed(s, hex)) return
  for (const seat of s.travellers.toReversed())
    if (!s.webFree.includes(seat)) t.next(['webAsk', seat], ['webPaid', seat])
}

/** RB-071, RB-358: the step goes anywhere, Webs aside. */
function mayStep(s: State, seat: Seat, hex: number): boolean {
  return s.webFree.includes(seat) || (!isWebbed(s, hex) && !isGated(s, hex))
}

function mayEnter(s: State, seat: Seat, from: number, hex: number, face: number): boolean {
  if (face === STEP) return mayStep(s, seat, hex)
  if (isWebbed(s, hex) && face !== WILD && !s.webFree.includes(seat)) return false // RB-353, RB-359
  return dieFits(s, seat, face, from, hex)
}

/** The Web, the river or the terrain that a die does not get over. */
function whyNotEnter(s: State, seat: Seat, from: number, hex: number): string {
  if (isWebbed(s, hex) && !s.webFree.includes(seat)) return 'RB-353'
  return isRiver(from, hex) && !isBridge(from, hex) ? 'RB-081' : 'RB-075'
}

function isGated(s: State, hex: number): boolean {
  return s.gate > 0 && siteKind(hex) === 'city' && s.plagues[PLAGUE_SITES.indexOf(hex)] === ACTIVE
}

function hasDiceFor(s: State, hex: number): boolean {
  return !isGated(s, hex) || s.roll!.spent.filter(die => die === 0).length > 1
}

function ignoreWebs(s: State, seat: Seat, moves: (Travel | SpendDie)[]) {
  if (!s.webFree.includes(seat))
    for (const card of s.hands[seat]!) moves.push({ do: 'ignoreWebs', card: skillId(card) })
}

/** RB-355, RB-357 */
function payForWebs(s: State, seat: Seat, card: string, t: T) {
  exert(s, seat, card, t)
  s.webFree.push(seat)
}

/** RB-192, RB-581 */
function pay(s: State, seat: Seat) {
  const isFree = hasRule(s, s.active, 'free_follower') && !s.used[s.active]!.includes('guide')
  if (isFree) s.used[s.active]!.push('guide')
  else s.owed[seat]!++
}

import type { Seat, Steps } from '@runatal/kernel'
import { enemies } from '../content/tables.ts'
import { changeGold } from './decks.ts'
import { choose } from './choose.ts'
import { sufferBy } from './deal.ts'
import { enemyGo } from './enemy.ts'
import { tokensOf } from './hero.ts'
import { canAct } from './hero-go.ts'
import { startExchange } from './opening.ts'
import { goldShown, pass, seatOn } from './pool.ts'
import { trigger } from './triggers.ts'
import { FOE, type Fight, HERO, LEFT_OUT, NONE, POOL, type Runebound, type State, type T } from './types.ts'

/** The combat round (RB-213 to RB-230, RB-297 to RB-301, RB-548). */

const [WARRIOR, MYSTIC, SAVAGE, ROGUE] = [0, 1, 2, 3]

/** RB-298, RB-321; what the Savage does is read when the first round is cast. */
export function typeAbility(s: State, seat: Seat, sheet: number, t: T): void {
  if (sheet === WARRIOR) sufferBy(seat, 1, t)
  else if (sheet === MYSTIC) t.next(['bind', seat])
  else if (sheet === ROGUE && s.gold[seat]! > 0) changeGold(s, seat, -1, t)
  else if (sheet === ROGUE) sufferBy(seat, 1, t)
}

export const fightSteps: Steps<
  Runebound,
  'fightStart' | 'opens' | 'bind' | 'bound' | 'fightRound' | 'leaveOut' | 'leftOut' | 'cast' | 'go'
> = {
  // RB-299: put on the agenda from the last to the first.
  fightStart(s, _, t) {
    const f = s.fight!
    if (f.party.length > 0) return t.next(['opens', { part: 'sheets', turn: 0 }])
    t.next('fightRound')
    if (f.rival !== NONE) trigger(s, f.rival, FOE, 'combat_start', t)
    trigger(s, f.seat, HERO, 'combat_start', t)
    if (f.enemy === NONE) return
    const { start } = enemies[f.enemy]!
    if (start !== undefined) t.next(['effects', { text: start, seat: f.seat, side: FOE }])
    typeAbility(s, f.seat, f.sheet, t)
  },
  // RB-299, RB-572: each hero of the party in turn order, first its sheet, then what it brings itself.
  opens(s, { part, turn }, t) {
    const f = s.fight!
    if (turn === f.party.length)
      return t.next(part === 'sheets' ? ['opens', { part: 'heroes', turn: 0 }] : 'partyRound')
    t.next(['opens', { part, turn: turn + 1 }])
    const seat = f.party[turn]!
    if (s.out[seat] === 1) return
    if (part === 'sheets') return typeAbility(s, seat, f.sheets[turn]!, t)
    startExchange(s, f, turn)
    trigger(s, seat, HERO, 'combat_start', t)
  },
  bind(s, seat, t) {
    t.next(['bound', seat])
    choose(
      s,
      seat,
      'token',
      tokensOf(s, seat).map((_, token) => token),
      t,
    )
  },
  bound(s, seat) {
    s.fight!.bound[seat] = s.picked
  },
  fightRound(s, _, t) {
    const f = s.fight!
    if (f.party.length === 0) f.round++
    t.emit?.({ type: 'combat_round', seat: f.seat, round: f.round })
    for (const side of [HERO, FOE]) {
      const size = f.tokens[side]!.length
      refill(f.faces[side]!, size, 0)
      refill(f.places[side]!, size, POOL)
      refill(f.under[side]!, size, NONE)
      refill(f.doubled[side]!, size, 0)
      f.used[side]!.length = 0
    }
    for (const list of [f.passed, f.block, f.reflect, f.charged, f.noBlock, f.silent]) list.fill(0)
    if (f.bound[f.seat] !== NONE) f.places[HERO]![f.bound[f.seat]!] = LEFT_OUT
    f.bound[f.seat] = NONE
    f.leave = f.skip[HERO]!
    for (let i = f.skip[FOE]!; i > 0; i--) enemyLeavesOut(f, t)
    f.skip.fill(0)
    t.next('leaveOut', 'cast', 'go')
    for (const side of [FOE, HERO]) {
      const seat = seatOn(f, side)
      if (seat !== NONE) trigger(s, seat, side, 'round_start', t)
    }
  },
  // RB-459, RB-460: one after the other, chosen by the hero.
  leaveOut(s, _, t) {
    const f = s.fight!
    const left = f.places[HERO]!.flatMap((place, token) => (place === POOL ? token : []))
    if (f.leave <= 0) return
    if (left.length <= f.leave) {
      for (const token of left) f.places[HERO]![token] = LEFT_OUT
      return
    }
    t.next('leftOut', 'leaveOut')
    choose(s, f.seat, 'token', left, t)
  },
  leftOut(s) {
    const f = s.fight!
    f.places[HERO]![s.picked] = LEFT_OUT
    f.leave--
  },
  cast(s, _, t) {
    const f = s.fight!
    for (const side of [HERO, FOE])
      for (let i = 0; i < f.faces[side]!.length; i++)
        if (f.places[side]![i] === POOL) f.faces[side]![i] = t.chance.int(2) // RB-217
    const isAmbush = f.round === 1 && f.sheet === SAVAGE
    f.gold = [goldShown(f, HERO), goldShown(f, FOE)]
    f.first = isAmbush || f.gold[FOE]! > f.gold[HERO]! ? FOE : HERO // RB-219, RB-220, RB-187
    f.go = f.first
    f.lead = [0, 0]
    t.emit?.({
      type: 'tokens_cast',
      seat: f.seat,
      hero: f.faces[HERO]!.slice(),
      foe: f.faces[FOE]!.slice(),
      gold: [f.gold[HERO]!, f.gold[FOE]!],
      heroStarts: f.first === HERO,
      ...(f.rival === NONE ? { enemy: enemies[f.enemy]!.id } : { rival: f.rival }),
    })
    for (const side of [FOE, HERO]) {
      const seat = seatOn(f, side)
      if (seat !== NONE) trigger(s, seat, side, 'after_cast', t)
    }
  },
  go(s, _, t) {
    const f = s.fight!
    for (;;) {
      if (f.passed[HERO] === 1 && f.passed[FOE] === 1) return t.next('roundEnd') // RB-229
      if (f.passed[f.go] === 1) f.go = 1 - f.go // RB-228
      const side = f.go
      const seat = seatOn(f, side)
      if (seat === NONE) {
        t.next('go')
        f.go = HERO
        if (enemyGo(s, f, t)) return
        s.agenda.pop()
        pass(f, FOE, t)
      } else if (canAct(s, f, side)) {
        t.next('go')
        t.ask(seat, 'combat')
        return
      } else pass(f, side, t) // RB-230
    }
  },
}

/** An enemy's choice is by chance (RB-020). */
function enemyLeavesOut(f: Fight, t: T) {
  const left = f.places[FOE]!.flatMap((place, token) => (place === POOL ? token : []))
  if (left.length > 0) f.places[FOE]![left[t.chance.int(left.length)]!] = LEFT_OUT
}

/** In place: thousands of rounds are fought in playouts. */
function refill(list: number[], size: number, value: number) {
  for (let i = 0; i < size; i++) list[i] = value
  if (list.length > size) list.length = size
}

import type { Barred, Decisions, Seat, Steps, Turn } from '@runatal/kernel'
import { HERO_COUNT } from '../content/tables.ts'
import { ACTIVATE, heroNumber } from './moves.ts'
import { hasSkill } from './skills.ts'
import { copies, discard } from './team.ts'
import { type Activate, NONE, type Rising5, type State } from './types.ts'

/** The turn: activate a hero or pass, then draw (R5-072 to R5-089). */
export const turn: Steps<Rising5, 'turn' | 'beforeDraw'> = {
  turn(s, _, t) {
    s.turn++
    s.hero = NONE
    t.emit?.({ type: 'turn_started', seat: s.active, turn: s.turn, redMoonWaiting: s.moonWaiting })
    t.ask(s.active, 'activate')
    t.next('beforeDraw')
  },
  // R5-196: the crisis comes after all actions and before the draw, also after a pass (R5-198).
  beforeDraw(s, _, t) {
    if (!s.moonWaiting) return t.next('draw')
    t.ask(s.active, 'crisisConfirm')
    t.next('crisis', 'draw')
  },
}

export const turnDecisions: Decisions<Rising5, 'activate'> = {
  activate: {
    options(s) {
      const hand = s.hands[s.active]!
      const options: Activate[] = []
      // R5-005, R5-075, R5-076: any hero in hand, for one action to as many as there are cards.
      for (let hero = 0; hero < HERO_COUNT; hero++)
        for (let n = copies(hand, hero); n > 0; n--) options.push(ACTIVATE[hero]![n]!)
      options.push(PASS) // R5-082
      return options
    },
    take(s, seat, move, t) {
      if (move.do === 'pass') return pass(s, seat, t)
      s.hero = heroNumber(move.hero)
      s.actions = move.actions
      discard(s, s.hands[seat]!, s.hero, move.actions) // R5-074
      t.emit?.({ type: 'activated', seat, hero: move.hero, actions: move.actions })
      if (hasSkill(s)) t.next('skill', 'action')
      else t.next('action')
    },
    late: pass,
    barred(s, seat) {
      return ACTIVATE.flatMap(([none, ...some], hero): Barred<Activate>[] => [
        { move: none!, rule: 'R5-076' },
        ...(s.hands[seat]!.includes(hero) ? [] : some.map(move => ({ move, rule: 'R5-005' }))),
      ])
    },
    rule: 'R5-075',
  },
}

function pass(_s: State, seat: Seat, t: Turn<Rising5>) {
  t.emit?.({ type: 'passed', seat })
}

const PASS: Activate = { do: 'pass' }

import type { Decisions, Seat, Steps } from '@runatal/kernel'
import { DICE } from '../content/dice.ts'
import { text, type Text } from '../content/effects.ts'
import { exert, skillId } from './decks.ts'
import { abilitiesOf } from './hero.ts'
import { NONE, type KeepRoll, type Reroll, type RollFor, type Runebound, type State, type T } from './types.ts'

/** Terrain dice rolled by or for a hero, and exerting to reroll one (RB-073, RB-074, RB-086, RB-177 to RB-181). */

export function rollDice(
  s: State,
  seat: Seat,
  why: RollFor,
  count: number,
  t: T,
  more: { quest?: number; done?: Text; failed?: Text } = {},
): void {
  const faces: number[] = []
  for (let i = Math.min(DICE, count + moreDice(s, seat, why)); i > 0; i--) faces.push(t.chance.int(6))
  s.roll = {
    for: why,
    seat,
    faces,
    spent: faces.map(() => 0),
    free: freeRerolls(s, seat, why),
    quest: more.quest ?? NONE,
    done: more.done ?? NOTHING,
    failed: more.failed ?? NOTHING,
  }
  t.emit?.({ type: 'dice_rolled', seat, for: why, faces: faces.slice() })
}

const NOTHING = text()

/** Every way to reroll a die that is not spent (RB-087). */
export function rerolls<M>(s: State, seat: Seat, moves: (M | Reroll)[]): (M | Reroll)[] {
  const { faces, spent, free } = s.roll!
  for (let die = 0; die < faces.length; die++) {
    if (spent[die] === 1) continue
    if (free.length > 0 && seat === s.roll!.seat) moves.push({ do: 'reroll', die })
    for (const card of s.hands[seat]!) moves.push({ do: 'reroll', die, card: skillId(card) })
  }
  return moves
}

function mayReroll(s: State, seat: Seat): boolean {
  const { spent, free } = s.roll!
  return spent.includes(0) && (free.length > 0 || s.hands[seat]!.length > 0)
}

export function reroll(s: State, seat: Seat, { die, card }: Reroll, t: T): void {
  const roll = s.roll!
  if (card !== undefined) exert(s, seat, card, t)
  else {
    const source = roll.free.shift()!
    s.used[seat]!.push(source) // RB-549: that card, and no other
  }
  roll.faces[die] = t.chance.int(6)
  t.emit?.({ type: 'die_rerolled', seat, die, face: roll.faces[die] })
}

const KEEP: KeepRoll = { do: 'keep' }

export const rollSteps: Steps<Runebound, 'keepRoll'> = {
  keepRoll(s, _, t) {
    const { seat } = s.roll!
    if (mayReroll(s, seat)) t.ask(seat, 'keepRoll')
  },
}

export const rollDecisions: Decisions<Runebound, 'keepRoll'> = {
  keepRoll: {
    rule: 'RB-180',
    options(s, seat, moves = []) {
      moves.push(KEEP)
      return rerolls(s, seat, moves)
    },
    take(s, seat, move, t) {
      if (move.do === 'keep') return
      reroll(s, seat, move, t)
      t.next('keepRoll')
    },
    late() {
      // The dice stay as they lie.
    },
  },
}

/** What abilities add to a roll. */
function moreDice(s: State, seat: Seat, why: RollFor): number {
  let more = 0
  for (const { effect } of helpers(s, seat, why)) if (effect?.[0] === 'dice') more += effect[1]
  return more
}

/** The sources of free rerolls; those that give fewest come first, so that the others last. */
function freeRerolls(s: State, seat: Seat, why: RollFor): string[] {
  const found: { source: string; count: number }[] = []
  for (const { source, effect } of helpers(s, seat, why))
    if (effect?.[0] === 'reroll' && !s.used[seat]!.includes(source)) found.push({ source, count: effect[1] })
  found.sort((one, other) => one.count - other.count)
  return found.flatMap(({ source, count }) => Array<string>(count).fill(source))
}

/** The abilities that may help with a roll: the first thing that each does. */
function helpers(s: State, seat: Seat, why: RollFor) {
  if (why === 'rest' || why === 'retreat') return []
  const moment = why === 'move' ? 'on_move' : 'on_explore'
  return abilitiesOf(s, seat, moment).map(({ source, ability }) => ({ source, effect: ability.do[0] }))
}

import type { Decisions, Seat } from '@runatal/kernel'
import type { Text } from '../content/effects.ts'
import { KINDS } from '../content/language.ts'
import { codeOf } from '../content/map.ts'
import { carefulChoice } from './careful.ts'
import { adventureId, assetId, skillId } from './decks.ts'
import { NONE, type Runebound, type State, type T, type What } from './types.ts'

/** The small question of effects: one of these, or none where it may be passed. The step that asked reads `picked`. */

/** Asks; with nothing to choose, or one thing that must be, the answer is there at once. A hand may be given as it is. */
export function choose(
  s: State,
  seat: Seat,
  what: What,
  values: readonly number[],
  t: T,
  pass = false,
  texts: readonly Text[] = [],
): void {
  s.picked = NONE
  if (values.length === 0) return
  if (values.length === 1 && !pass) {
    s.picked = values[0]!
    return
  }
  s.choice = { what, values: values.slice(), pass, texts }
  t.ask(seat, 'choose')
}

export const chooseDecisions: Decisions<Runebound, 'choose'> = {
  choose: {
    rule: 'RB-020',
    options(s, _, moves = []) {
      const { what, values, pass } = s.choice!
      for (const value of values) moves.push({ do: 'choose', what, value: nameOf(what, value) })
      if (pass) moves.push({ do: 'none' })
      return moves
    },
    take(s, _, move) {
      const { what, values } = s.choice!
      s.picked = move.do === 'none' ? NONE : values.find(value => nameOf(what, value) === move.value)!
      s.choice = null
    },
    late(s, seat) {
      s.picked = carefulChoice(s, seat)
      s.choice = null
    },
  },
}

function nameOf(what: What, value: number): string {
  switch (what) {
    case 'hex':
      return codeOf(value)
    case 'skill':
      return skillId(value)
    case 'asset':
      return assetId(value)
    case 'adventure':
      return adventureId(value)
    case 'trophy':
      return KINDS[value]!
    case 'foe_token':
    case 'hero':
    case 'option':
    case 'slot':
    case 'token':
      return String(value)
  }
}

import type { Seat, Steps } from '@runatal/kernel'
import type { Standing } from '../content/language.ts'
import { holds, perform } from './effects.ts'
import { NONE, type RaiseRiseDie, type Side, type State, type Trigger } from './types.ts'
import { setOf, type T } from './zones.ts'

/** Standing texts that something sets off: upkeep, end of bout, a hit, a counter, a lost soul. */

export const triggers: Steps<RaiseRiseDie, 'trigger'> = {
  trigger(s, trigger, t) {
    const { seat, when, slot } = trigger
    for (let at = trigger.at; ; at++) {
      const found = textAt(s, seat, at)
      if (found === undefined) return
      if (found.text.when !== when || !mayApply(s, seat, found, slot)) continue
      spend(s.sides[seat]!, found)
      // Under whatever this text puts on the agenda.
      if (textAt(s, seat, at + 1) !== undefined) t.next(['trigger', { ...trigger, at: at + 1 }])
      return perform(s, found.text, contextOf(seat, found, slot), t)
    }
  },
}

/** RRD-219: after each soul, before the next is hit. True if that ended the game. */
export function loseTopSoulTexts(s: State, seat: Seat, t: T): boolean {
  for (let at = 0; ; at++) {
    const found = textAt(s, seat, at)
    if (found === undefined) return false
    if (found.text.when !== 'on_top_soul_lost' || !mayApply(s, seat, found, NONE)) continue
    spend(s.sides[seat]!, found)
    perform(s, found.text, contextOf(seat, found, NONE), t)
    if (s.result !== undefined) return true
  }
}

/** Whether a seat has any text for this moment: most often there is none, and no step is needed. */
export function hasText(s: State, seat: Seat, when: Trigger['when']): boolean {
  for (let at = 0; ; at++) {
    const found = textAt(s, seat, at)
    if (found === undefined) return false
    if (found.text.when === when) return true
  }
}

interface Found {
  text: Standing
  source: string
  /** Whose uses are counted: the character, a weapon or a socket, and which of its texts. */
  from: 'character' | 'weapon' | 'socket'
  index: number
  entry: number
}

/** RRD-097: character, weapons, infusions from the oldest. */
function textAt(s: State, seat: Seat, at: number): Found | undefined {
  const side = s.sides[seat]!
  const set = setOf(s)
  let left = at
  const { character, standing } = set.characters[side.character]!
  if (left < standing.length)
    return { text: standing[left]!, source: character.id, from: 'character', index: 0, entry: left }
  left -= standing.length
  for (let index = 0; index < side.weapons.length; index++) {
    const { weapon, standing } = set.weapons[side.weapons[index]!]!
    if (left < standing.length) return { text: standing[left]!, source: weapon.id, from: 'weapon', index, entry: left }
    left -= standing.length
  }
  for (let index = 0; index < side.sockets.length; index++) {
    const { id, infusion } = set.cards[side.sockets[index]!]!
    if (left < infusion.length) return { text: infusion[left]!, source: id, from: 'socket', index, entry: left }
    left -= infusion.length
  }
  return undefined
}

function mayApply(s: State, seat: Seat, found: Found, slot: number): boolean {
  const { text, entry } = found
  if (text.limit !== undefined && ((usesOf(s.sides[seat]!, found) >> (4 * entry)) & 15) >= text.limit) return false
  return holds(s, text.if, contextOf(seat, found, slot))
}

function contextOf(seat: Seat, { source }: Found, slot: number) {
  return { seat, source, slot, opposed: false, after: NONE }
}

/** RRD-361: counted for each card separately, four bits for each of its texts. */
function usesOf(side: Side, { from, index }: Found): number {
  if (from === 'character') return side.characterUses
  return (from === 'weapon' ? side.weaponUses : side.socketUses)[index]!
}

function spend(side: Side, found: Found) {
  if (found.text.limit === undefined) return
  const one = 1 << (4 * found.entry)
  if (found.from === 'character') side.characterUses += one
  else (found.from === 'weapon' ? side.weaponUses : side.socketUses)[found.index]! += one
}

import type { Seat } from '@runatal/kernel'
import type { Standing } from '../content/language.ts'
import type { Side, State, Trigger } from './types.ts'
import { setOf, type T } from './zones.ts'

/** The standing texts of a side in their fixed order, and how often each was used this bout (RRD-097, RRD-361). */

/** What a moment sets off, if the seat has any text for it. */
export function setOff(s: State, seat: Seat, when: Trigger['when'], slot: number, t: T) {
  if (hasText(s, seat, when)) t.next(['trigger', { seat, when, slot, at: 0 }])
}

/** Whether a seat has any text for this moment: most often there is none, and no step is needed. */
export function hasText(s: State, seat: Seat, when: Trigger['when']): boolean {
  const side = s.sides[seat]!
  const set = setOf(s)
  if (hasOne(set.characters[side.character]!.standing, when)) return true
  for (const weapon of side.weapons) if (hasOne(set.weapons[weapon]!.standing, when)) return true
  for (const infusion of side.sockets) if (hasOne(set.cards[infusion]!.infusion, when)) return true
  return false
}

function hasOne(texts: readonly Standing[], when: Trigger['when']): boolean {
  for (const text of texts) if (text.when === when) return true
  return false
}

export interface Found {
  text: Standing
  source: string
  /** Whose uses are counted: the character, a weapon or a socket, and which of its texts. */
  from: 'character' | 'weapon' | 'socket'
  index: number
  entry: number
}

/** RRD-097: character, weapons, infusions from the oldest. */
export function textAt(s: State, seat: Seat, at: number): Found | undefined {
  const side = s.sides[seat]!
  const set = setOf(s)
  let left = at
  const { character, standing } = set.characters[side.character]!
  if (left < standing.length)
    return { text: standing[left]!, source: character.id, from: 'character', index: 0, entry: left }
  left -= standing.length
  for (let index = 0; index < side.weapons.length; index++) {
    const { weapon, standing: trait } = set.weapons[side.weapons[index]!]!
    if (left < trait.length) return { text: trait[left]!, source: weapon.id, from: 'weapon', index, entry: left }
    left -= trait.length
  }
  for (let index = 0; index < side.sockets.length; index++) {
    const { id, infusion } = set.cards[side.sockets[index]!]!
    if (left < infusion.length) return { text: infusion[left]!, source: id, from: 'socket', index, entry: left }
    left -= infusion.length
  }
  return undefined
}

/** RRD-361: counted for each card separately, four bits for each of its texts. */
export function usesOf(side: Side, { from, index }: Found): number {
  if (from === 'character') return side.characterUses
  return (from === 'weapon' ? side.weaponUses : side.socketUses)[index]!
}

export function spend(side: Side, found: Found) {
  if (found.text.limit === undefined) return
  const one = 1 << (4 * found.entry)
  if (found.from === 'character') side.characterUses += one
  else (found.from === 'weapon' ? side.weaponUses : side.socketUses)[found.index]! += one
}

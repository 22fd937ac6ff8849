import type { Seat, Turn } from '@runatal/kernel'
import type { Animal } from '../content/biome.ts'
import { ENTITIES } from '../content/entities.ts'
import { CELLS, SHOWN, WATER } from '../content/tables.ts'
import type { Rauha, State } from './types.ts'

/** What a player has: crystals, Spores, Sources and symbols. */

/** RAU-019: the supply never runs out. */
export function changeCrystals(s: State, seat: Seat, delta: number, t: Turn<Rauha>): void {
  const total = s.crystals[seat]! + delta
  s.crystals[seat] = total
  t.emit?.({ type: 'crystals.changed', seat, delta, total })
}

/** RAU-168: a Spore is placed as soon as it is gained. */
export function placeSpore(s: State, seat: Seat, cell: number, source: 'effect' | 'discard', t: Turn<Rauha>): void {
  s.spores[seat]! |= 1 << cell
  t.emit?.({ type: 'spore.placed', seat, cell, source })
}

/** RAU-163: a Biome holds at most one. */
export function hasSpore(s: State, seat: Seat, cell: number): boolean {
  return (s.spores[seat]! & (1 << cell)) !== 0
}

/** The cells that could take one. */
export function sporeless(s: State, seat: Seat): number {
  return ALL_CELLS & ~s.spores[seat]!
}

export function countSpores(s: State, seat: Seat): number {
  let count = 0
  for (let set = s.spores[seat]!; set !== 0; set &= set - 1) count++
  return count
}

/** RAU-158: the visible Sources, and those of VUORI for its owner. */
export function sources(s: State, seat: Seat): number {
  let total = 0
  for (let at = CELLS * seat; at < CELLS * (seat + 1); at++) total += WATER[s.boards[at]!]!
  for (const { entity, water } of SPRINGS) if (s.owners[entity] === seat) total += water
  return total
}

/** RAU-043: every symbol visible on the nine Biomes; a double one counts twice. */
export function countAnimals(s: State, seat: Seat, animal: Animal): number {
  const shown = SHOWN[animal]
  let count = 0
  for (let at = CELLS * seat; at < CELLS * (seat + 1); at++) count += shown[s.boards[at]!]!
  return count
}

/** A step 4 or a whole scoring is over: Spores and Entities are turned back (RAU-169, RAU-170). */
export function clearMarks(s: State): void {
  for (let seat = 0; seat < s.usedCells.length; seat++) s.usedCells[seat] = 0
  s.usedEntities = 0
  s.welcomed = 0
}

const ALL_CELLS = (1 << CELLS) - 1

/** The Entities that bring Sources. */
const SPRINGS = ENTITIES.flatMap(({ water }, entity) => (water === undefined ? [] : [{ entity, water }]))

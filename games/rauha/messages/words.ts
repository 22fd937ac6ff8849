import type { Seat } from '@runatal/kernel'
import type { Biome, Effect } from '../content/biome.ts'
import type { Entity } from '../content/entities.ts'
import { BIOMES, biomeNumber, CELLS } from '../content/tables.ts'
import type { State } from '../rules/types.ts'

/** What both languages need to look up. */

export function biomeOf(id: string): Biome {
  return BIOMES[biomeNumber(id)]!
}

export function biomeAt(state: State, seat: Seat, cell: number): Biome {
  return BIOMES[state.boards[CELLS * seat + cell]!]!
}

/** Whether it is printed on a board: such a Biome has no id that a player could read. */
export function isPrinted({ id }: Biome): boolean {
  return biomeNumber(id) >= PRINTED_FROM
}

export type AnyEffect = Effect | NonNullable<Entity['effect']>

const PRINTED_FROM = biomeNumber('A:0')

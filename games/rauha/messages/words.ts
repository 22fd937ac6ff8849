import type { Seat } from '@runatal/kernel'
import type { Biome, Effect } from '../content/biome.ts'
import type { Entity } from '../content/entities.ts'
import { BIOMES, biomeNumber, CELLS } from '../content/tables.ts'
import type { Event, State } from '../rules/types.ts'
import type { EventWords, Name } from './messages.ts'

/** What both languages need to look up. */

export function card(id: string): Biome {
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

/** The sentence for an event: each language has one for every type. */
export function tell(words: EventWords, event: Event, name: Name): string {
  const say = words[event.type] as (event: Event, name: Name) => string
  return say(event, name)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const PRINTED_FROM = biomeNumber('A:0')

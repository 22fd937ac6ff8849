import type { Arranged } from '@runatal/kernel/arrange'
import { arrange, BIOMES, type Event, type Player, type Rauha, type Side } from '../index.ts'

/** Words that several of these tests use. */

export const SEATS = [2, 3, 4, 5] as const

export function players(seats: number, each: Player = {}): Player[] {
  return Array.from({ length: seats }, () => ({ ...each }))
}

/** A whole game, from the set-up to its end, by first options. */
export function wholeGame(seats: number, side: Side = 'A', seed = 1): Arranged<Rauha> {
  return arrange({ players: players(seats), side, seed }).playOn()
}

/** Events of these types only, in the order they happened. */
export function types(events: readonly Event[], ...wanted: Event['type'][]): Event['type'][] {
  return events.map(event => event.type).filter(type => wanted.includes(type))
}

export function ids(cards: readonly number[]): string[] {
  return cards.map(card => BIOMES[card]!.id)
}

/** Nine cards that each give crystals for nothing, so that every cell can be activated wherever the avatar stands. */
export const LIVELY = {
  0: 'B1-01',
  1: 'B1-03',
  2: 'B1-06',
  3: 'B1-07',
  4: 'B1-08',
  5: 'B1-12',
  6: 'B1-24',
  7: 'B1-30',
  8: 'B1-33',
}

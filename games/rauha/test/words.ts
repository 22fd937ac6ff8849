import type { Arranged, Chooser } from '@runatal/kernel/arrange'
import { FastChance, type Seat } from '@runatal/kernel'
import { ENTITIES, type EntityName, NONE, type Rauha } from '../index.ts'

/** Words that several tests say about a table of Rauha. */

export type Table = Arranged<Rauha>

/** Who has an Entity; undefined while it is on the side modules. */
export function ownerOf({ state }: Table, entity: EntityName): Seat | undefined {
  const owner = state.owners[ENTITIES.findIndex(({ id }) => id === entity)]
  return owner === NONE ? undefined : owner
}

/** The Biomes (by cell) and Entities that a seat may activate now, each named once. */
export function offered(table: Table, seat: Seat): (number | EntityName)[] {
  const moves = [...table.as(seat).options('activate'), ...table.as(seat).options('scoreActivate')]
  return [
    ...new Set(
      moves.flatMap((m): (number | EntityName)[] => ('cell' in m ? [m.cell] : 'entity' in m ? [m.entity] : [])),
    ),
  ]
}

/** The seat activates nothing more and confirms. */
export function finish(table: Table, seat: Seat): Table {
  const player = table.as(seat)
  for (const kind of ['activate', 'scoreActivate'] as const)
    if (player.asked.includes(kind)) player.play(kind, { do: 'end' })
  player.play('endTurn')
  return table
}

/** The seat discards its card for crystals, activates nothing and confirms. */
export function sitOut(table: Table, seat: Seat): Table {
  table.as(seat).play('playBiome', { do: 'discard', gain: 'crystals' })
  return finish(table, seat)
}

/** A board with so many Water Sources and nothing else on it. */
export function springs(count: number): Record<number, string> {
  return Object.fromEntries(Array.from({ length: 9 }, (_, cell) => [cell, cell < count ? 'A:7' : 'A:2']))
}

/** The cells that hold a Spore. */
export function sporesOf({ state }: Table, seat: Seat): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(cell => state.spores[seat]! & (1 << cell))
}

/** Answers by chance, the same for the same number. */
export function byChance(number: number): Chooser<Rauha> {
  const chance = new FastChance(number)
  return (_, options) => options[chance.int(options.length)]!
}

/** Discards for crystals, and otherwise takes the first option. */
export const discarding: Chooser<Rauha> = (_, options) =>
  options.find(move => move.do === 'discard' && move.gain === 'crystals') ?? options[0]!

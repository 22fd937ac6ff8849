import type { Arranged, Chooser } from '@runatal/kernel/arrange'
import { FastChance, type Seat } from '@runatal/kernel'
import { ENTITIES, type EntityName, NONE, type Rauha } from '../index.ts'

const SPRINGS = {
  'B2-26': 3,
  'B1-26': 2,
  'B1-28': 2,
  'B1-32': 2,
  'B2-28': 2,
  'B2-31': 2,
  'B1-25': 1,
  'B1-27': 1,
  'B1-29': 1,
  'B1-30': 1,
  'B2-27': 1,
  'B2-32': 1,
}

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

/** Boards of side A with so many Water Sources each: one is printed, cards bring the others. */
export function springs(...counts: number[]): Record<number, string>[] {
  const cards = Object.entries(SPRINGS).toSorted(([, a], [, b]) => b - a)
  const dry = ['B1-18', 'B1-33', 'B1-35']
  return counts.map(count => {
    const board: Record<number, string> = count === 0 ? { 7: dry.pop()! } : {}
    for (let missing = count - 1, cell = 0; missing > 0; cell++) {
      const at = cards.findIndex(([, water]) => water <= missing)
      const [[card, water]] = cards.splice(at, 1) as [[string, number]]
      board[cell] = card
      missing -= water
    }
    return board
  })
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

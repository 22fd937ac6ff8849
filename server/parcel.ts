import { Table, type TableEntry } from '@runatal/table'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { rulesOf } from './rules-of.ts'
import type { Store } from './store/store.ts'
import { rowOf } from './tables.ts'

/**
 * An export file: one table, whose log is all there is of it. It holds the game's seed: whoever has the file knows all
 * cards.
 */
export interface Parcel {
  runatal: 'table'
  table: string
  log: TableEntry[]
}

export async function packTable(store: Store, table: string): Promise<Parcel> {
  const log = await store.readLog(table)
  if (log.length === 0) throw new Error(`There is no table '${table}': its id is the end of its address, /t/<id>`)
  return { runatal: 'table', table, log }
}

/** Puts a table where it was not before. What does not play by the rules is not taken in. */
export async function unpackTable(store: Store, parcel: unknown): Promise<Table> {
  if (!isParcel.Check(parcel)) {
    const [first] = isParcel.Errors(parcel)
    throw new Error(`This is no table of ours: ${first?.instancePath || 'it'} ${first?.message ?? 'does not fit'}`)
  }
  const { table: id, log } = parcel as Parcel
  if ((await store.readLog(id)).length > 0) throw new Error(`Table '${id}' is here already`)
  const table = await replay(id, log)
  await keepTable(store, table, log)
  return table
}

/** Writes a whole table at once. Rejects with PositionTaken if there is one already. */
export async function keepTable(store: Store, table: Table, log: readonly TableEntry[]): Promise<void> {
  const row = { ...rowOf(table, table.opening.openedAt + table.clockAt, true), keeper: '' }
  await Promise.all(log.map((entry, i) => store.append(table.id, entry, i === log.length - 1 ? row : undefined)))
}

/** A table as its log makes it. Fails if it does not play by the rules that are here. */
export async function replay(id: string, log: readonly TableEntry[]): Promise<Table> {
  const first = log[0]?.command
  const game = first?.do === 'open' ? await rulesOf(first.game) : undefined
  if (game === undefined) throw new Error('It is a table of a game that is not here')
  return Table.load(id, game, log)
}

const isParcel = Compile(
  Type.Object({
    runatal: Type.Literal('table'),
    table: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }),
    log: Type.Array(
      Type.Object({
        position: Type.Integer({ minimum: 0 }),
        at: Type.Number({ minimum: 0 }),
        by: Type.String(),
        id: Type.String(),
        trip: Type.Optional(Type.Number()),
        command: Type.Object({ do: Type.String() }),
      }),
      { minItems: 1 },
    ),
  }),
)

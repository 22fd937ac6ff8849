import { SPECTATOR } from '@runatal/kernel'
import { type ClockRule, leaveOut, type PersonId, type SeatView, type Table } from '@runatal/table'
import type { Store } from './store/store.ts'
import type { Tables } from './tables.ts'

/** An open table, as the lobby lists it. */
export interface LobbyTable {
  table: string
  game: string
  host: PersonId
  choices: Record<string, string>
  clock: ClockRule
  seats: SeatView[]
  /** How many seats wait for somebody. */
  waiting: number
  /** Wall time of its opening. */
  since: number
}

/** Open tables with a free seat, those touched last first. */
export async function lobbyOf(store: Store, tables: Tables): Promise<LobbyTable[]> {
  const rows = await store.openTables(LISTED)
  const listed = await Promise.all(rows.map(row => tables.look(row.table, lobbyTable).catch(leaveOut)))
  return listed.filter(table => table !== undefined).filter(({ waiting }) => waiting > 0)
}

/** A table of somebody's, as their list shows it. */
export interface MyTable {
  id: string
  game: string
  status: 'open' | 'playing' | 'over'
  /** Wall time of the last entry. */
  at: number
  seats: Pick<SeatView, 'seat' | 'who' | 'name' | 'choices'>[]
  /** The seats of this person. */
  own: number[]
  /** This person owes a decision. */
  mine: boolean
  /** What kind of decision. */
  ask?: string
  winners?: number[]
  places?: number[]
  scores?: number[]
}

export async function tablesOf(person: PersonId, store: Store, tables: Tables): Promise<MyTable[]> {
  const rows = await store.tablesOf(person, LISTED)
  const listed = await Promise.all(
    rows.map(row => tables.look(row.table, table => myTable(table, person)).catch(leaveOut)),
  )
  return listed.filter(table => table !== undefined)
}

const LISTED = 50

function lobbyTable(table: Table): LobbyTable {
  const { seats, choices } = table.view(SPECTATOR, 0)
  return {
    table: table.id,
    game: table.game.id,
    host: table.host,
    choices,
    clock: table.clocks.rule,
    seats,
    waiting: seats.filter(({ who }) => who === 'nobody').length,
    since: table.opening.openedAt,
  }
}

function myTable(table: Table, person: PersonId): MyTable {
  const owed = table.waitingFor().find(seat => table.sittings[seat]?.person === person)
  const ask = owed === undefined ? undefined : table.match?.asks(owed).find(({ must }) => must)
  return {
    id: table.id,
    game: table.game.id,
    status: table.status,
    at: table.opening.openedAt + table.clockAt,
    seats: table.view(SPECTATOR, 0).seats.map(({ seat, who, name, choices }) => ({ seat, who, name, choices })),
    own: table.seatsOf(person),
    mine: owed !== undefined,
    ...(ask && { ask: ask.kind }),
    ...table.outcome,
  }
}

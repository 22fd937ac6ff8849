import { randomBytes } from 'node:crypto'
import { type AnyGame, isRefusal, newSeed, settle } from '@runatal/kernel'
import {
  type ClockRule,
  clockFits,
  type Command,
  HOUSE,
  type HouseCommand,
  ownChoice,
  type PersonId,
  staysPrivate,
} from '@runatal/table'
import { type Refused, Table, type TableEntry } from '@runatal/table'
import { PositionTaken, type NewRow, type Store } from './store/store.ts'

/** What somebody wants when opening a table. */
export interface NewTable {
  game: string
  seats: number
  choices: Record<string, string>
  clock: ClockRule
  open: boolean
}

/** Told after every entry that is durable and has taken effect. */
export type Happened = (table: Table, entry: TableEntry) => void

export type Answer = { version: number } | Refused

/**
 * The living tables of this process. Each is read from its log when somebody needs it and let go when nobody does;
 * commands at one table go one after the other, and each is answered after it is durable.
 */
export class Tables {
  private readonly store: Store
  private readonly games: (id: string) => Promise<AnyGame | undefined>
  /** Oldest use first. */
  private readonly living = new Map<string, Promise<Table | undefined>>()
  private readonly queues = new Map<string, Promise<unknown>>()
  /** What the store last heard of each. */
  private readonly rows = new WeakMap<Table, NewRow>()
  private readonly listeners: Happened[] = []
  private readonly failed: (error: unknown) => void

  constructor(store: Store, games: (id: string) => Promise<AnyGame | undefined>, failed: (error: unknown) => void) {
    this.store = store
    this.games = games
    this.failed = failed
  }

  onHappened(listener: Happened): void {
    this.listeners.push(listener)
  }

  get count(): number {
    return this.living.size
  }

  /** Opens a table; its id cannot be guessed, so that a private one is found by its link alone. */
  async open(host: PersonId, wish: NewTable): Promise<Table | Refused> {
    const game = await this.games(wish.game)
    if (game === undefined) return { refused: 'bad-command', text: `There is no game called '${wish.game}'` }
    const setting = settle(game, { seats: wish.seats, table: wish.choices })
    if (isRefusal(setting)) return setting
    const own = wish.open ? ownChoice(game, wish.choices) : undefined
    if (own !== undefined) return staysPrivate(own)
    if (!clockFits(wish.clock)) return { refused: 'bad-command', text: 'A clock gives 1 second to 30 days' }
    const id = randomBytes(9).toString('base64url')
    const now = Date.now()
    const first: TableEntry = {
      position: 0,
      at: 0,
      by: host,
      id: 'open',
      command: { do: 'open', ...wish, oneScreen: false, seed: newSeed(), openedAt: now },
    }
    const table = new Table(id, game, first)
    await this.store.append(id, first, this.newRow(table, now, first))
    this.living.set(id, Promise.resolve(table))
    this.announce(table, first)
    return table
  }

  /**
   * Looks at a table in its turn: what is seen is durable. Undefined if there is no such table.
   */
  look<T>(id: string, see: (table: Table) => T): Promise<T | undefined> {
    return this.inTurn(id, async () => {
      const table = await this.find(id)
      return table === undefined ? undefined : see(table)
    })
  }

  /** Does a command: once, in its turn, and answered only when it is durable. */
  command(
    id: string,
    by: PersonId,
    commandId: string,
    command: Command | HouseCommand,
    trip?: number,
  ): Promise<Answer> {
    const now = Date.now() // what has waited for its turn came in before it
    return this.inTurn(id, () => this.perform(id, by, commandId, command, trip, now))
  }

  /** What the house does: bots' moves and clocks. */
  house(id: string, commandId: string, command: HouseCommand, trip?: number): Promise<Answer> {
    return this.command(id, HOUSE, commandId, command, trip)
  }

  private async perform(
    id: string,
    by: PersonId,
    commandId: string,
    command: Command | HouseCommand,
    trip: number | undefined,
    now: number,
  ): Promise<Answer> {
    const table = await this.find(id)
    if (table === undefined) return { refused: 'bad-command', text: 'There is no such table' }
    const done = table.doneAs(by, commandId)
    if (done !== undefined) return { version: done }
    const entry = table.decide(by, commandId, command, tableTime(table, now), trip)
    if ('refused' in entry) return entry
    // Nobody can look before this turn at the table is over: what is shown is durable.
    table.happen(entry)
    try {
      await this.store.append(id, entry, this.newRow(table, now, entry))
    } catch (error) {
      // Somebody else wrote first, or nobody knows whether it was written: only the log can tell.
      this.living.delete(id)
      if (error instanceof PositionTaken) return this.perform(id, by, commandId, command, trip, now)
      throw error
    }
    this.announce(table, entry)
    return { version: table.version }
  }

  /** It is written: that a listener stumbles must not look as if it were not. */
  private announce(table: Table, entry: TableEntry) {
    for (const listener of this.listeners) {
      try {
        listener(table, entry)
      } catch (error) {
        this.failed(error)
      }
    }
  }

  /** The table's row, if lists must know of it: most moves change nothing there but the time. */
  private newRow(table: Table, now: number, entry: TableEntry): NewRow | undefined {
    const row = rowOf(table, now, entry)
    const last = this.rows.get(table)
    const same = last?.status === row.status && last.open === row.open && last.tended === row.tended
    if (same && row.people === undefined && now - last.updatedAt < ROW_STAYS) return undefined
    this.rows.set(table, row)
    return row
  }

  private inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id) ?? Promise.resolve()
    const mine = before.then(act, act)
    this.queues.set(id, mine)
    const forget = () => {
      if (this.queues.get(id) === mine) this.queues.delete(id)
    }
    mine.then(forget, forget)
    return mine
  }

  private find(id: string): Promise<Table | undefined> {
    const living = this.living.get(id) ?? this.load(id)
    // Lately used ones are the last to be let go.
    this.living.delete(id)
    this.living.set(id, living)
    if (this.living.size > LIVING) this.living.delete(this.living.keys().next().value!)
    return living
  }

  private async load(id: string): Promise<Table | undefined> {
    try {
      const entries = await this.store.readLog(id)
      const first = entries[0]?.command
      const game = first?.do === 'open' ? await this.games(first.game) : undefined
      if (game !== undefined) return Table.load(id, game, entries)
      this.living.delete(id)
      return undefined
    } catch (error) {
      this.living.delete(id)
      throw error
    }
  }
}

/** Milliseconds since the table opened. A clock that was set back does not make time run backwards. */
export function tableTime(table: Table, now: number): number {
  return Math.max(table.clockAt, now - table.opening.openedAt)
}

/** How late the time of a row may be, in milliseconds. */
const ROW_STAYS = 60_000

/** How many tables are kept in memory when nobody needs them. */
const LIVING = 2000

const SEATING = new Set(['open', 'sit', 'leave', 'clearSeat'])

function rowOf(table: Table, now: number, { command }: TableEntry): NewRow {
  const people = () => [...new Set(table.sittings.flatMap(({ person }) => person ?? []))]
  return {
    table: table.id,
    game: table.game.id,
    status: table.status,
    open: table.open,
    tended: table.botsToMove().length > 0 || table.due() !== undefined || table.intents().length > 0,
    host: table.host,
    updatedAt: now,
    ...(SEATING.has(command.do) && { people: people() }),
  }
}

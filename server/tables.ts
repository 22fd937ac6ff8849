import { randomBytes } from 'node:crypto'
import { type AnyGame, isRefusal, newSeed, settle } from '@runatal/kernel'
import {
  type ClockRule,
  clockFits,
  type Command,
  HOUSE,
  type HouseCommand,
  leaveOut,
  Outdated,
  type Opening,
  ownChoice,
  type PersonId,
  staysPrivate,
} from '@runatal/table'
import { type Refused, Table, type TableEntry, type Way } from '@runatal/table'
import type { Written } from './bus.ts'
import { finishedOf } from './club/finished.ts'
import { houseTime } from './house-time.ts'
import { TwoGenerationCache } from './two-generation-cache.ts'
import { PositionTaken, type NewRow, type Store, type TableLimit } from './store/store.ts'

/** What somebody wants when opening a table. */
export interface NewTable {
  game: string
  seats: number
  choices: Record<string, string>
  clock: ClockRule
  open: boolean
  met?: NonNullable<Opening['met']>
  /** One table of this name, however often it is opened; with what others play as well, which stays secret until then. */
  named?: { table: string; seed?: string; until?: number; event?: string }
}

/** Told after every entry that this process has written, in `took` milliseconds: it is durable and has taken effect. */
export type Happened = (table: Table, written: Written, took: number) => void

/** Told when a table is as other processes have written it. */
export type Heard = (table: Table) => void

/** Makes a table of its log; tells if that turns out to have been wrong. */
export interface Load {
  load(id: string, distrust: () => void): Promise<Table | undefined>
}

/** A command, and whose it is. */
export interface By {
  by: PersonId
  command: Command
}

export type Answer = { version: number } | Refused

/**
 * The living tables of this process. Each is read from its log when somebody needs it and let go when nobody does;
 * commands at one table go one after the other, and each is answered after it is durable.
 */
export class Tables {
  private readonly store: Store
  private readonly games: (id: string) => Promise<AnyGame | undefined>
  private isNeeded: (id: string) => boolean = () => false
  private isElsewhere: (id: string) => boolean = () => false
  private readonly living = new TwoGenerationCache<Table | Promise<Table | undefined>>(LIVING, {
    isNeeded: id => this.isNeeded(id),
  })
  private readonly queues = new Map<string, Promise<unknown>>()
  /** What the store last heard of each, from this process or another, as far as that is known. */
  private readonly rows = new WeakMap<Table, NewRow>()
  private readonly listeners: Happened[] = []
  private readonly hearers: Heard[] = []
  private readonly ringers: Heard[] = []
  private readonly keeper: string
  private readonly shared: boolean
  private readonly loading: Load
  private readonly failed: (error: unknown) => void

  /** `keeper` is this process, by the name that others know it by; `shared` if there may be others. */
  constructor(
    store: Store,
    games: (id: string) => Promise<AnyGame | undefined>,
    failed: (error: unknown) => void,
    { keeper, shared, loading }: { keeper: string; shared: boolean; loading: Load },
  ) {
    this.loading = loading
    this.store = store
    this.games = games
    this.failed = failed
    this.keeper = keeper
    this.shared = shared
  }

  onHappened(listener: Happened): void {
    this.listeners.push(listener)
  }

  onHeard(listener: Heard): void {
    this.hearers.push(listener)
  }

  onOverdue(listener: Heard): void {
    this.ringers.push(listener)
  }

  /** Whether somebody is at a table, here or on another process: as long as that is so it is not let go, nor put off. */
  keepWhile(isNeeded: (id: string) => boolean, isElsewhere: (id: string) => boolean): void {
    this.isNeeded = isNeeded
    this.isElsewhere = isElsewhere
  }

  /** Nobody is at a table here any more: others do not tell what they write of it. */
  left(id: string): void {
    const table = this.living.get(id)
    if (table instanceof Table) this.rows.delete(table)
  }

  get count(): number {
    return this.living.size
  }

  /**
   * Opens a table; its id cannot be guessed, so that a private one is found by its link alone. If what is to be done at
   * it first would be refused, or its host has too many, none is opened.
   */
  async open(
    host: PersonId,
    wish: NewTable,
    first: readonly By[] = [],
    limit: TableLimit = NO_LIMIT,
  ): Promise<Table | Refused> {
    const game = await this.games(wish.game)
    if (game === undefined) return { refused: 'bad-command', text: `There is no game called '${wish.game}'` }
    const setting = settle(game, { seats: wish.seats, table: wish.choices })
    if (isRefusal(setting)) return setting
    const own = wish.open ? ownChoice(game, wish.choices) : undefined
    if (own !== undefined) return staysPrivate(own)
    if (!clockFits(wish.clock)) return { refused: 'bad-command', text: 'A clock gives 1 second to 30 days' }
    const now = houseTime()
    const { named, ...settings } = wish
    const id = named?.table ?? newId(now)
    const opening: TableEntry = {
      position: 0,
      at: 0,
      by: host,
      id: 'open',
      command: {
        do: 'open',
        ...settings,
        oneScreen: false,
        seed: named?.seed ?? newSeed(),
        ...(named?.until !== undefined && { sealedUntil: named.until }),
        ...(named?.event !== undefined && { event: named.event }),
        openedAt: now,
      },
    }
    const refused = refusedAt(new Table(id, game, opening), first)
    if (refused !== undefined) return refused
    const table = new Table(id, game, opening)
    const from = performance.now()
    const row = { ...rowOf(table, now, true), keeper: this.keeper }
    this.rows.set(table, row)
    if (!(await this.store.openTable(id, opening, row, limit)))
      return { refused: 'too-many', text: `You have ${limit.most} tables that are not over: finish one first` }
    this.living.set(id, table)
    this.announce(table, { entry: opening, row }, from)
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
  command(id: string, by: PersonId, commandId: string, command: Command | HouseCommand, way?: Way): Promise<Answer> {
    const now = houseTime() // what has waited for its turn came in before it
    return this.inTurn(id, () => this.perform(id, by, commandId, command, way, now))
  }

  /** What the house does: bots' moves and clocks. */
  house(id: string, commandId: string, command: HouseCommand, way?: Way): Promise<Answer> {
    return this.command(id, HOUSE, commandId, command, way)
  }

  /** Somebody is gone: their seats are someone's, in what is shown. */
  async forget(id: string, person: PersonId): Promise<void> {
    const living = this.living.get(id)
    if (living !== undefined) (await living)?.forget([person])
  }

  /** Another process has written up to this position: who is here gets to know of it, too. */
  async hear(id: string, position: number, written?: Written): Promise<void> {
    await this.inTurn(id, async () => this.takeIn(id, written) || this.catchUp(id, position))
  }

  /** Whoever keeps these tables: if a clock of theirs should have rung by then and did not, it rings here. */
  remind(ids: Iterable<string>, by: number): void {
    for (const id of ids) {
      const table = this.living.get(id)
      if (table instanceof Table && isSooner(clockOf(table), by)) for (const ring of this.ringers) ring(table)
    }
  }

  has(id: string): boolean {
    return this.living.has(id)
  }

  /** Nobody need look after a table for some time, if that is so: at one that is outdated, never. */
  async rest(id: string, soon: number): Promise<void> {
    await this.inTurn(id, async () => {
      const table = await Promise.resolve(this.find(id)).catch(leaveOut)
      const due = table && dueOf(table)
      if (due !== undefined && due < soon) return
      // Others trust what they heard of its row.
      if (this.isElsewhere(id)) return
      if (table !== undefined) this.rows.delete(table)
      await this.store.putOff(id, this.keeper, due)
    })
  }

  private async perform(
    id: string,
    by: PersonId,
    commandId: string,
    command: Command | HouseCommand,
    way: Way | undefined,
    now: number,
  ): Promise<Answer> {
    const found = this.find(id)
    // Most are there: nothing to wait for.
    const table = found instanceof Table ? found : await found
    if (table === undefined) return { refused: 'bad-command', text: 'There is no such table' }
    const done = table.doneAs(by, commandId)
    if (done !== undefined) return { version: done }
    const entry = table.decide(by, commandId, command, tableTime(table, now), way)
    if ('refused' in entry) {
      // Perhaps only because this process has not heard yet of what another has written.
      if (this.shared && (await this.catchUp(id))) return this.perform(id, by, commandId, command, way, now)
      return entry
    }
    const before = this.owing(table)
    const wasOver = table.status === 'over'
    // Nobody can look before this turn at the table is over: what is shown is durable.
    table.happen(entry)
    const from = performance.now()
    const row = this.newRow(table, now, entry, before)
    try {
      const finished = !wasOver && table.status === 'over' ? finishedOf(table, now) : undefined
      await this.store.append(id, entry, row, finished)
    } catch (error) {
      // Somebody else wrote first, or nobody knows whether it was written: only the log can tell.
      this.living.delete(id)
      if (!(error instanceof PositionTaken)) throw error
      await this.catchUp(id)
      return this.perform(id, by, commandId, command, way, now)
    }
    this.announce(table, { entry, ...(row && { row }) }, from)
    return { version: table.version }
  }

  /** Reads what others have written since, up to a position at least. Whether there was anything. */
  private async catchUp(id: string, position = Infinity): Promise<boolean> {
    const living = this.living.get(id)
    const table = await this.find(id)
    if (table === undefined) return false
    const from = table.version
    if (living !== undefined && from < position) await this.readOn(table)
    if (living !== undefined && table.version === from) return false
    this.rows.delete(table)
    for (const hearer of this.hearers) hearer(table)
    return true
  }

  /** The next entry came along with the news: it is durable, and nothing need be read. Whether it was the next one. */
  private takeIn(id: string, written: Written | undefined): boolean {
    const table = this.living.get(id)
    if (!(table instanceof Table) || written === undefined) return false
    const { entry, row } = written
    if (entry.position <= table.version) return true
    if (entry.position > table.version + 1) return false
    table.happen(entry)
    if (!this.isNeeded(id)) this.rows.delete(table)
    else if (row !== undefined) this.rows.set(table, row)
    for (const hearer of this.hearers) hearer(table)
    return true
  }

  private async readOn(table: Table) {
    try {
      for (const entry of await this.store.readLog(table.id, table.version + 1)) table.happen(entry)
    } catch (error) {
      this.living.delete(table.id)
      throw error
    }
  }

  /** It is written: that a listener stumbles must not look as if it were not. */
  private announce(table: Table, written: Written, from: number) {
    const took = performance.now() - from
    for (const listener of this.listeners) {
      try {
        listener(table, written, took)
      } catch (error) {
        this.failed(error)
      }
    }
  }

  /**
   * The table's row, if lists or those who look after tables must know of it: most moves change nothing there but the
   * time.
   */
  private newRow(table: Table, now: number, entry: TableEntry, before: ReadonlySet<PersonId>): NewRow | undefined {
    const seating = SEATING.has(entry.command.do)
    const notify = [...this.owing(table)].filter(person => !before.has(person))
    const last = this.rows.get(table)
    const same =
      last?.status === table.status &&
      last.open === table.open &&
      last.free === freeSeats(table) &&
      !isSooner(dueOf(table), last.due) &&
      // Bots think on the process that wrote last: it must be known as their keeper, lest another begins as well.
      (last.keeper === this.keeper || dueOf(table) !== AT_ONCE)
    if (same && !seating && notify.length === 0 && now - last.updatedAt < ROW_STAYS) return undefined
    const row = { ...rowOf(table, now, seating), keeper: this.keeper }
    this.rows.set(table, row)
    return notify.length === 0 ? row : { ...row, notify }
  }

  /** Who owes a decision at a table that is played by letter. */
  private owing(table: Table): ReadonlySet<PersonId> {
    if (table.clocks.rule.kind !== 'days') return NOBODY
    return new Set(table.waitingFor().flatMap(seat => table.sittings[seat]?.person ?? []))
  }

  private inTurn<T>(id: string, act: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id)
    const mine = before === undefined ? act() : before.then(act, act)
    this.queues.set(id, mine)
    const forget = () => {
      if (this.queues.get(id) === mine) this.queues.delete(id)
    }
    mine.then(forget, forget)
    return mine
  }

  private find(id: string): Table | Promise<Table | undefined> {
    const living = this.living.get(id)
    if (living !== undefined) return living
    const read = this.load(id)
    this.living.set(id, read)
    return read
  }

  private async load(id: string): Promise<Table | undefined> {
    try {
      const table = await this.loading.load(id, () => void this.inTurn(id, async () => this.living.delete(id)))
      if (table === undefined) this.living.delete(id)
      else {
        table.forget(await this.store.club.goneOf(table.sittings.flatMap(({ person }) => person ?? [])))
        this.living.set(id, table)
      }
      return table
    } catch (error) {
      // What is outdated stays so: told of once, and not played again for everybody who comes.
      if (error instanceof Outdated) this.failed(error)
      else this.living.delete(id)
      throw error
    }
  }
}

/** Why one of these could not be done at a table that nobody has seen yet. */
function refusedAt(table: Table, commands: readonly By[]): Refused | undefined {
  for (const { by, command } of commands) {
    const entry = table.decide(by, '', command, 0)
    if ('refused' in entry) return entry
    table.happen(entry)
  }
  return undefined
}

/**
 * Nine bytes that nobody can guess, after three that tables opened within the same quarter of a minute share: those are
 * played at the same time, and so lie side by side in the store. Strewn over it, each move would rewrite a page of its
 * own.
 */
function newId(now: number): string {
  const time = Buffer.alloc(3)
  time.writeUIntBE(Math.floor(now / 16_000) % 2 ** 24, 0, 3)
  return Buffer.concat([time, randomBytes(9)]).toString('base64url')
}

/** Milliseconds since the table opened. A clock that was set back does not make time run backwards. */
export function tableTime(table: Table, now: number): number {
  return Math.max(table.clockAt, now - table.opening.openedAt)
}

/** How late the time of a row may be, in milliseconds. */
const ROW_STAYS = 60_000

/** How many tables are kept in memory when nobody needs them. */
const LIVING = 2000

const NO_LIMIT: TableLimit = { most: Number.MAX_SAFE_INTEGER, since: 0 }
const AT_ONCE = 0
const SEATING = new Set(['open', 'sit', 'leave', 'clearSeat'])
const NOBODY: ReadonlySet<PersonId> = new Set()

/** Being looked after too early does no harm; too late would. */
function isSooner(due: number | undefined, than: number | undefined): boolean {
  return due !== undefined && (than === undefined || due < than)
}

/** When somebody must look after a table, in wall time: 0 for at once, where a bot is to move. */
function dueOf(table: Table): number | undefined {
  return table.botsToMove().length > 0 || table.intents().length > 0 ? AT_ONCE : clockOf(table)
}

function clockOf(table: Table): number | undefined {
  const due = table.due()
  return due === undefined ? undefined : table.opening.openedAt + due.at
}

function freeSeats({ status, sittings }: Table): number {
  if (status !== 'open') return 0
  return sittings.filter(({ person, bot }) => person === undefined && bot === undefined).length
}

/** A table as lists show it; with who sits there if that may have changed. */
export function rowOf(table: Table, now: number, seating: boolean): Omit<NewRow, 'keeper'> {
  const people = () => [...new Set(table.sittings.flatMap(({ person }) => person ?? []))]
  const due = dueOf(table)
  return {
    table: table.id,
    game: table.game.id,
    status: table.status,
    open: table.open,
    host: table.host,
    updatedAt: now,
    free: freeSeats(table),
    ...(due !== undefined && { due }),
    ...(seating && { people: people() }),
  }
}

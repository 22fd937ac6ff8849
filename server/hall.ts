import { randomUUID } from 'node:crypto'
import { headway, oneWay, type Table } from '@runatal/table'
import { Connection, type Hall, type Line, viewerOf } from './connection.ts'
import { lobbyOf, type LobbyTable } from './lists.ts'
import type { Metrics } from './metrics.ts'
import { type Limits, Rates } from './rates.ts'
import type { Store } from './store/store.ts'
import { tableTime, type Tables } from './tables.ts'

/** Everybody who is connected: who watches what, and who is told when something happens. */
export class LiveHall implements Hall {
  readonly tables: Tables
  private readonly store: Store
  private readonly metrics: Metrics
  private readonly limits: Limits
  private readonly rates: Rates
  private readonly report: (error: unknown) => void
  private readonly connections = new Set<Connection>()
  private readonly watchers = new Map<string, Set<Connection>>()
  /** Per table: news that must reach all at the same moment, when it began to go out and how long the slowest line is. */
  private readonly holds = new Map<string, { from: number; slowest: number }>()
  /** What was put off a little, so that a crowd that comes or goes costs one message each. */
  private readonly putOff = new Map<string, NodeJS.Timeout>()

  constructor(tables: Tables, store: Store, metrics: Metrics, limits: Limits, report: (error: unknown) => void) {
    this.tables = tables
    this.store = store
    this.metrics = metrics
    this.limits = limits
    this.rates = new Rates(limits.messages)
    this.report = report
    tables.onHappened((table, entry) => {
      this.tell(table)
      metrics.moves.inc({ do: entry.command.do })
      if (LOBBY_CHANGES.has(entry.command.do)) this.soon('', () => this.tellLobby())
    })
  }

  /** A socket has come. Undefined if there are too many of the same already. */
  enter(line: Line, person: string | undefined, address: string): Connection | undefined {
    let ofPerson = 0
    let ofAddress = 0
    for (const other of this.connections) {
      if (person !== undefined && other.person === person) ofPerson++
      if (other.address === address) ofAddress++
    }
    if (ofPerson >= this.limits.socketsOfPerson || ofAddress >= this.limits.socketsOfAddress) return undefined
    const connection = new Connection(line, person, address, this)
    this.connections.add(connection)
    this.metrics.connections.inc()
    return connection
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    this.metrics.connections.dec()
    for (const table of connection.watched.keys()) this.unwatch(connection, table)
  }

  watch(connection: Connection, table: string, version: number): void {
    // It may have gone while it waited for its turn at the table.
    if (!this.connections.has(connection)) return
    connection.watched.set(table, version)
    const watchers = this.watchers.get(table) ?? new Set()
    this.watchers.set(table, watchers.add(connection))
    this.comesOrGoes(connection, table, true)
    this.presence(table)
  }

  unwatch(connection: Connection, table: string): void {
    connection.watched.delete(table)
    const watchers = this.watchers.get(table)
    watchers?.delete(connection)
    if (watchers?.size === 0) this.watchers.delete(table)
    this.comesOrGoes(connection, table, false)
    this.presence(table)
  }

  async turnOf(connection: Connection, table: string): Promise<void> {
    const wait = this.waitOf(connection, table)
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  }

  /** How long the lines of the people at a table are, one way, in milliseconds. */
  linesOf(table: Table): number[] {
    const people = new Set(table.sittings.flatMap(({ person }) => person ?? []))
    const lines = [...(this.watchers.get(table.id) ?? [])]
    return lines.filter(({ person }) => person !== undefined && people.has(person)).map(({ trip }) => oneWay(trip))
  }

  isHere(person: string): boolean {
    for (const connection of this.connections) if (connection.person === person) return true
    return false
  }

  lobby(): Promise<LobbyTable[]> {
    return lobbyOf(this.store, this.tables)
  }

  allow(connection: Connection): boolean {
    return this.rates.allow(connection.person ?? connection.address)
  }

  refused(reason: string): void {
    this.metrics.refusals.inc({ reason })
  }

  failed(error: unknown): void {
    this.report(error)
  }

  /** Before the house closes: whoever is here is told to come back in a moment. */
  close(): void {
    for (const timer of this.putOff.values()) clearTimeout(timer)
    for (const connection of this.connections) {
      connection.send({ t: 'error', code: 'restarting', text: 'The house restarts: connect again in a moment' })
      connection.close(1012, 'The house restarts')
    }
  }

  /** Everybody at the table is told what is new to them; those who see the same share the work. */
  private tell(table: Table) {
    if (table.atOnce === table.version) this.hold(table)
    const texts = new Map<string, string>()
    for (const connection of this.watchers.get(table.id) ?? []) {
      const wait = this.waitOf(connection, table.id)
      if (wait > 0) {
        setTimeout(() => this.tellOne(table, connection), wait).unref()
        continue
      }
      const since = connection.watched.get(table.id)
      if (since === undefined || since >= table.version) continue
      connection.watched.set(table.id, table.version)
      const viewer = viewerOf(table, connection.person)
      const key = `${viewer} ${since}`
      const text = texts.get(key) ?? updateText(table, viewer, since)
      texts.set(key, text)
      connection.sendText(text)
    }
  }

  /** A game may want to know who is there; most do not, and refuse to hear of it. */
  private comesOrGoes({ person }: Connection, id: string, here: boolean) {
    const others = [...(this.watchers.get(id) ?? [])].filter(other => other.person === person).length
    if (person === undefined || others !== (here ? 1 : 0)) return
    const tell = async () => {
      const seats = await this.tables.look(id, table => table.seatsOf(person))
      for (const seat of seats ?? []) await this.tables.house(id, randomUUID(), { do: 'presence', seat, here })
    }
    void tell().catch(this.report)
  }

  /** One connection whose news had to wait; what has happened since goes with it. */
  private tellOne(table: Table, connection: Connection) {
    const since = connection.watched.get(table.id)
    if (since === undefined || since >= table.version || this.waitOf(connection, table.id) > 0) return
    connection.watched.set(table.id, table.version)
    connection.sendText(updateText(table, viewerOf(table, connection.person), since))
  }

  /** The slower the line, the sooner its news goes out, so that it reaches everybody at the same moment. */
  private hold(table: Table) {
    const lines = [...(this.watchers.get(table.id) ?? [])].filter(({ person }) => person !== undefined)
    const slowest = Math.max(0, ...lines.map(({ trip }) => oneWay(trip)))
    this.holds.set(table.id, { from: Date.now(), slowest })
    setTimeout(() => this.holds.delete(table.id), slowest + 1).unref()
  }

  private waitOf(connection: Connection, table: string): number {
    const held = this.holds.get(table)
    return held === undefined ? 0 : Math.ceil(held.from + headway(connection.trip, held.slowest) - Date.now())
  }

  private presence(id: string) {
    if (this.watchers.has(id)) this.soon(id, () => void this.tellPresence(id).catch(this.report))
  }

  private async tellPresence(id: string) {
    const watchers = this.watchers.get(id) ?? []
    const people = new Set([...watchers].flatMap(({ person }) => person ?? []))
    const seats = await this.tables.look(id, table => [...people].flatMap(person => table.seatsOf(person)))
    if (seats === undefined) return
    const message = {
      t: 'here',
      table: id,
      people: [...people].slice(0, MOST_NAMED),
      seats: seats.toSorted((a, b) => a - b),
    }
    for (const connection of watchers) connection.send(message)
  }

  private async tellLobby() {
    const watching = [...this.connections].filter(({ watchesLobby }) => watchesLobby)
    if (watching.length === 0) return
    const message = { t: 'lobby', tables: await this.lobby() }
    for (const connection of watching) connection.send(message)
  }

  private soon(what: string, act: () => unknown) {
    if (this.putOff.has(what)) return
    const timer = setTimeout(() => {
      this.putOff.delete(what)
      void Promise.resolve(act()).catch(this.report)
    }, A_LITTLE)
    this.putOff.set(what, timer.unref())
  }
}

const LOBBY_CHANGES = new Set(['open', 'sit', 'leave', 'addBot', 'clearSeat', 'setTable', 'start', 'choose'])
const A_LITTLE = 150
const MOST_NAMED = 100

export function updateText(table: Table, viewer: number, since: number): string {
  const update = table.update(viewer, since, tableTime(table, Date.now()))
  return JSON.stringify({ t: 'update', table: table.id, update })
}

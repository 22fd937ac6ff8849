import { randomUUID } from 'node:crypto'
import type { Viewer } from '@runatal/kernel'
import { lagOf, oneWay, type PersonId, shapeOf, type Table } from '@runatal/table'
import type { Bus, News } from './bus.ts'
import { NAME_KEPT } from './club/name-kept.ts'
import { SUSPENDED } from './club/suspended.ts'
import { Connection, type Hall, type Line, type Oddity, viewerOf } from './connection.ts'
import { Elsewhere } from './elsewhere.ts'
import { houseTime } from './house-time.ts'
import { lobbyOf, type LobbyTable } from './lists.ts'
import type { Metrics } from './metrics.ts'
import { Crier } from './club/crier.ts'
import { Reading } from './study/reading.ts'
import type { Studies } from './study/studies.ts'
import type { Allowances } from './allowances.ts'
import type { Limits, Rates } from './rates.ts'
import { sharedAnswer } from './shared-answer.ts'
import type { Store } from './store/store.ts'
import { tableTime, type Tables } from './tables.ts'
import { lagsAt, Together } from './together.ts'

/** Everybody who is connected: who watches what, and who is told when something happens. */
export class LiveHall implements Hall {
  readonly tables: Tables
  readonly chat: Rates
  readonly changes: Rates
  readonly crier: Crier
  readonly reading: Reading
  private readonly store: Store
  private readonly metrics: Metrics
  private readonly limits: Limits
  private readonly allowances: Allowances
  private readonly report: (error: unknown) => void
  private readonly bus: Bus
  private readonly elsewhere = new Elsewhere()
  private healing: NodeJS.Timeout | undefined
  private readonly connections = new Set<Connection>()
  private readonly watchers = new Map<string, Set<Connection>>()
  private readonly together = new Together()
  private readonly note: (what: object, text: string) => void
  maySee: (table: string, person: string | undefined) => Promise<boolean> = async () => false
  private measuring: NodeJS.Timeout | undefined
  /** What was put off a little, so that a crowd that comes or goes costs one message each. */
  private readonly putOff = new Map<string, NodeJS.Timeout>()

  constructor(
    tables: Tables,
    store: Store,
    bus: Bus,
    metrics: Metrics,
    limits: Limits,
    allowances: Allowances,
    report: (error: unknown) => void,
    note: (what: object, text: string) => void,
    studies: Studies,
  ) {
    this.bus = bus
    this.crier = new Crier(() => this.listeners(), bus, report)
    this.reading = new Reading(studies, store, bus, report)
    this.tables = tables
    this.store = store
    this.metrics = metrics
    this.limits = limits
    this.allowances = allowances
    this.chat = allowances.chat
    this.changes = allowances.changes
    this.report = report
    this.note = note
    this.measuring = setInterval(() => this.measure(), MEASURED_EVERY).unref()
    tables.onHappened((table, written, took) => {
      const { entry } = written
      this.tell(table)
      metrics.count(entry.command.do)
      metrics.commit.observe(took / 1000)
      const lobby = LOBBY_CHANGES.has(entry.command.do)
      if (lobby) this.soon('', () => this.tellLobby())
      bus.tell({ t: 'at', table: table.id, position: table.version, written, ...(lobby && { lobby }) })
    })
    tables.onHeard(table => this.tell(table))
    tables.keepWhile(
      id => this.watchers.has(id),
      id => this.elsewhere.at(id).length > 0,
    )
    bus.listen((from, news) => this.hear(from, news))
    bus.onGap(() => {
      // Who is where elsewhere may have been among what was lost.
      bus.tell({ t: 'alive', who: true, people: this.people })
      for (const table of this.watchers.keys()) this.tellOthers(table)
      void this.heal().catch(report)
    })
  }

  /** Who may look at tables where others must not learn yet what is dealt. */
  hideFrom(maySee: LiveHall['maySee']): void {
    this.maySee = maySee
  }

  /** Begins to live with other processes: tells them now and then that this one is there, and looks what it has missed. */
  join(): void {
    this.bus.tell({ t: 'alive', who: true, people: this.people })
    this.allowances.share(this.bus)
    const again = () => {
      this.healing = setTimeout(() => void this.heal().catch(this.report).finally(again), NOW_AND_THEN).unref()
    }
    again()
  }

  /** A socket has come. Undefined if there are too many of the same already. */
  enter(line: Line, person: string | undefined, address: string): Connection | undefined {
    let ofPerson = person === undefined ? 0 : this.elsewhere.socketsOf(person)
    let ofAddress = this.elsewhere.socketsOf(address)
    for (const other of this.connections) {
      if (person !== undefined && other.person === person) ofPerson++
      if (other.address === address) ofAddress++
    }
    if (ofPerson >= this.limits.socketsOfPerson || ofAddress >= this.limits.socketsOfAddress) return undefined
    const connection = new Connection(line, person, address, this)
    this.connections.add(connection)
    this.metrics.connections.inc()
    this.soon(SOCKETS, () => this.tellSockets())
    return connection
  }

  leave(connection: Connection): void {
    if (!this.connections.delete(connection)) return
    this.metrics.connections.dec()
    this.soon(SOCKETS, () => this.tellSockets())
    for (const table of connection.watched.keys()) this.unwatch(connection, table)
    this.reading.leaveAll(connection)
  }

  watch(connection: Connection, { id: table, version, timed, opening }: Table): void {
    // It may have gone while it waited for its turn at the table.
    if (!this.connections.has(connection)) return
    connection.watched.set(table, version)
    if (timed && !connection.timed.has(table)) {
      connection.timed.set(table, opening.openedAt)
      connection.measure()
    }
    const watchers = this.watchers.get(table) ?? new Set()
    this.watchers.set(table, watchers.add(connection))
    this.comesOrGoes(connection, table, true)
    this.tellOthers(table)
    this.presence(table)
  }

  unwatch(connection: Connection, table: string): void {
    if (!connection.watched.delete(table)) return
    connection.timed.delete(table)
    const watchers = this.watchers.get(table)
    watchers?.delete(connection)
    if (watchers?.size === 0) {
      this.watchers.delete(table)
      this.tables.left(table)
    }
    this.comesOrGoes(connection, table, false)
    this.tellOthers(table)
    this.presence(table)
  }

  turnOf({ person }: Connection, table: string): Promise<void> {
    return this.together.turnOf(person, table)
  }

  mustWait({ person }: Connection, table: string): boolean {
    return this.together.waitOf(person, table) > 0
  }

  /** Waits while the news of a table must not reach those who ask otherwise than over a line. */
  untilTold(table: string): Promise<void> {
    return this.together.turnOf(undefined, table)
  }

  /** How long the lines of the people at a table are, one way, in milliseconds. */
  linesOf(table: Table): number[] {
    const people = new Set(table.sittings.flatMap(({ person }) => person ?? []))
    const lines = [...(this.watchers.get(table.id) ?? [])]
    return lines.filter(({ person }) => person !== undefined && people.has(person)).map(({ trip }) => oneWay(trip))
  }

  /** How far behind the furthest of them is. */
  behind(table: Table): number {
    return Math.max(0, ...this.lagsOf(table).values())
  }

  /** Whether anybody looks at a table, on any process. */
  isWatched(table: string): boolean {
    return this.watchers.has(table) || this.elsewhere.at(table).length > 0
  }

  isHere(person: PersonId): boolean {
    for (const connection of this.connections) if (connection.person === person) return true
    return this.elsewhere.isAnywhere(person)
  }

  /** How many people are at this process, guests too: somebody with two windows is one, whom we do not know is one a line. */
  private get people(): number {
    return new Set([...this.connections].map(one => one.person ?? one)).size
  }

  /** How many people are in the hall. */
  crowd(): number {
    return this.people + this.elsewhere.people
  }

  /** Who hears of the club on this process. */
  listeners(): Connection[] {
    return [...this.connections].filter(({ hearsClub }) => hearsClub)
  }

  welcome(connection: Connection): Promise<void> {
    return this.crier.welcome(connection)
  }

  readonly lobby: () => Promise<LobbyTable[]> = sharedAnswer(() => lobbyOf(this.store, this.tables), LOBBY_EVERY)

  /** Whether one more frame from there is read. */
  allowFrame(address: string): boolean {
    return this.allowances.frames.allow(address)
  }

  allow(connection: Connection): boolean {
    const { person, address } = connection
    return this.allowances.messagesOfAddress.allow(address) && this.allowances.messages.allow(person ?? address)
  }

  async whyNotSit(person: PersonId, id: string, name: string): Promise<{ refused: string; text: string } | undefined> {
    const { club, conduct } = this.store
    if ((await conduct.conductOf(person)).suspendedUntil > houseTime()) return SUSPENDED
    const keeper = await club.keeperOf(shapeOf(name))
    if (keeper !== undefined && keeper.person !== person) return NAME_KEPT
    const seated = await this.tables.look(id, ({ sittings }) => sittings.flatMap(sitting => sitting.person ?? []))
    // Who is blocked is not told so.
    return (await club.isApart(person, seated ?? []))
      ? { refused: 'no-such-seat', text: 'There is no seat for you at this table' }
      : undefined
  }

  async whyNotSay(person: PersonId, id: string): Promise<{ refused: string; text: string } | undefined> {
    const { club, conduct } = this.store
    const { mutedUntil, suspendedUntil } = await conduct.conductOf(person)
    if (suspendedUntil > houseTime()) return SUSPENDED
    if (mutedUntil > houseTime())
      return { refused: 'muted', text: 'You may not write for some time: your page says why, and until when' }
    // Among friends, at a table found by its link, everybody may.
    const strangers = await this.tables.look(id, ({ open, opening }) => open || opening.met !== undefined)
    return strangers === true && (await club.playedBy(person, 1)).length === 0
      ? {
          refused: 'first-game',
          text: 'Among strangers one may write after a first finished game: send a sign until then',
        }
      : undefined
  }

  refused(reason: string): void {
    this.metrics.refusals.inc({ reason })
  }

  failed(error: unknown): void {
    this.report(error)
  }

  remark({ person, address }: Connection, what: Oddity): void {
    this.metrics.oddLines.inc({ what })
    this.note({ person, address, line: what }, 'The line of somebody who plays against the clock is odd')
  }

  /** Before the house closes: whoever is here is told to come back in a moment. */
  close(): void {
    clearTimeout(this.healing)
    clearInterval(this.measuring)
    this.allowances.close()
    this.crier.close()
    this.bus.tell({ t: 'gone' })
    for (const timer of this.putOff.values()) clearTimeout(timer)
    for (const connection of this.connections) {
      connection.send({ t: 'error', code: 'restarting', text: 'The house restarts: connect again in a moment' })
      connection.close(1012, 'The house restarts')
    }
  }

  /** Everybody at the table is told what is new to them; spectators, who all see the same, share the work. */
  private tell(table: Table) {
    if (table.atOnce === table.version) this.together.hold(table.id, this.lagsOf(table))
    let last: { viewer: Viewer; since: number; text: string } | undefined
    const held = this.together.isOn(table.id)
    for (const connection of this.watchers.get(table.id) ?? []) {
      const wait = held ? this.together.waitOf(connection.person, table.id) : 0
      if (wait > 0) {
        setTimeout(() => this.tellOne(table, connection), wait).unref()
        continue
      }
      const since = connection.watched.get(table.id)
      if (since === undefined || since >= table.version) continue
      connection.watched.set(table.id, table.version)
      const viewer = viewerOf(table, connection.person)
      if (last?.viewer !== viewer || last.since !== since)
        last = { viewer, since, text: updateText(table, viewer, since) }
      connection.sendText(last.text)
    }
  }

  /** What another process tells. */
  private hear(from: string, news: News) {
    if (news.t === 'gone') return this.forget(from)
    const isNew = this.elsewhere.hear(from)
    if (news.t === 'alive') {
      this.elsewhere.setPeople(from, news.people ?? 0)
      if (isNew || news.who === true) for (const table of this.watchers.keys()) this.tellOthers(table)
    } else if (news.t === 'here') {
      this.elsewhere.set(from, news.table, news.people)
      this.presence(news.table)
    } else if (news.t === 'lags') {
      this.elsewhere.setLags(from, news.table, news.lags)
    } else if (news.t === 'asked') {
      this.allowances.hear(news)
    } else if (news.t === 'study' || news.t === 'reading') {
      this.reading.hear(from, news)
    } else if (news.t === 'cry') {
      this.crier.hear(news.what, news.people)
    } else if (news.t === 'sockets') {
      this.elsewhere.setSockets(from, news.of)
    } else {
      if (this.watchers.has(news.table) || this.tables.has(news.table))
        void this.tables.hear(news.table, news.position, news.written).catch(this.report)
      if (news.lobby === true) this.soon('', () => this.tellLobby())
    }
  }

  /** News may have been lost: what is watched here is compared with the store, and silent processes are forgotten. */
  private async heal() {
    this.bus.tell({ t: 'alive', people: this.people })
    for (const from of this.elsewhere.silent()) this.forget(from)
    for (const { table, position } of await this.store.lastPositions([...this.watchers.keys()])) {
      const told = [...(this.watchers.get(table) ?? [])].map(({ watched }) => watched.get(table) ?? position)
      if (Math.min(...told) < position) await this.tables.hear(table, position)
    }
    this.tables.remind(this.watchers.keys(), houseTime() - NOW_AND_THEN)
  }

  /** A process has gone, and with it those who were there and are nowhere else. */
  private forget(from: string) {
    this.reading.forget(from)
    for (const [table, people] of this.elsewhere.drop(from)) {
      for (const person of people)
        if (this.watchers.has(table) && !this.isAt(person, table)) this.tellGame(person, table, false)
      this.presence(table)
    }
  }

  private isAt(person: PersonId, table: string): boolean {
    return this.peopleAt(table).includes(person)
  }

  private peopleAt(table: string): PersonId[] {
    const here = [...(this.watchers.get(table) ?? [])].flatMap(({ person }) => person ?? [])
    return [...new Set([...here, ...this.elsewhere.at(table)])]
  }

  /**
   * A game may want to know who is there; most do not, and refuse to hear of it. Who is gone for a moment only, or comes
   * and goes, is told of to nobody: a line in the log is for good.
   */
  private comesOrGoes({ person }: Connection, id: string, here: boolean) {
    if (person === undefined) return
    const others = [...(this.watchers.get(id) ?? [])].filter(other => other.person === person).length
    if (others !== (here ? 1 : 0) || this.elsewhere.at(id).includes(person)) return
    if (here) return this.tellGame(person, id, true)
    const away = () => {
      if (!this.isAt(person, id)) this.tellGame(person, id, false)
    }
    this.soon(`away ${person} ${id}`, away, GONE_FOR_GOOD)
  }

  private tellGame(person: PersonId, id: string, here: boolean) {
    const tell = async () => {
      const seats = await this.tables.look(id, table => table.seatsOf(person))
      for (const seat of seats ?? []) await this.tables.house(id, randomUUID(), { do: 'presence', seat, here })
    }
    void tell().catch(this.report)
  }

  /** One connection whose news had to wait; what has happened since goes with it. */
  private tellOne(table: Table, connection: Connection) {
    const since = connection.watched.get(table.id)
    if (since === undefined || since >= table.version || this.mustWait(connection, table.id)) return
    connection.watched.set(table.id, table.version)
    connection.sendText(updateText(table, viewerOf(table, connection.person), since))
  }

  private lagsOf(table: Table): Map<PersonId, number> {
    return lagsAt(table, this.watchers.get(table.id) ?? [], this.elsewhere.lagsAt(table.id))
  }

  /** Asks how long the lines are on which it matters; those who play with others on another process are told of there. */
  private measure() {
    const tables = new Set<string>()
    for (const connection of this.connections) {
      if (connection.timed.size > 0) connection.measure()
      for (const table of connection.timed.keys()) tables.add(table)
    }
    for (const table of tables) if (this.elsewhere.at(table).length > 0) this.tellLags(table)
  }

  private tellLags(table: string) {
    const lags = [...(this.watchers.get(table) ?? [])].flatMap(({ person, trip }): [PersonId, number][] =>
      person === undefined ? [] : [[person, Math.round(lagOf(trip))]],
    )
    this.bus.tell({ t: 'lags', table, lags: lags.slice(0, MOST_NAMED) })
  }

  private presence(id: string) {
    if (this.watchers.has(id)) this.soon(id, () => this.tellPresence(id))
  }

  private tellOthers(id: string) {
    const people = [...(this.watchers.get(id) ?? [])].flatMap(({ person }) => person ?? [])
    this.bus.tell({ t: 'here', table: id, people: [...new Set(people)].slice(0, MOST_NAMED) })
  }

  /** Other processes are told who has many sockets here: the limits hold for all processes together. */
  private tellSockets() {
    const ofPerson = Map.groupBy(this.connections, ({ person }) => person)
    const ofAddress = Map.groupBy(this.connections, ({ address }) => address)
    const of = [...ofPerson, ...ofAddress].flatMap(([who, { length }]): [string, number][] =>
      who !== undefined && length >= MANY_SOCKETS ? [[who, length]] : [],
    )
    this.bus.tell({ t: 'sockets', of: of.toSorted(([, a], [, b]) => b - a).slice(0, MOST_NAMED) })
  }

  private async tellPresence(id: string) {
    const people = this.peopleAt(id)
    const seats = await this.tables.look(id, table => people.flatMap(person => table.seatsOf(person)))
    if (seats === undefined) return
    const message = {
      t: 'here',
      table: id,
      people: people.slice(0, MOST_NAMED),
      seats: seats.toSorted((a, b) => a - b),
    }
    for (const connection of this.watchers.get(id) ?? []) connection.send(message)
  }

  private async tellLobby() {
    const watching = [...this.connections].filter(({ watchesLobby }) => watchesLobby)
    if (watching.length === 0) return
    const message = { t: 'lobby', tables: await this.lobby() }
    for (const connection of watching) connection.send(message)
  }

  private soon(what: string, act: () => unknown, ms = A_LITTLE) {
    if (this.putOff.has(what)) return
    const timer = setTimeout(() => {
      this.putOff.delete(what)
      void Promise.resolve(act()).catch(this.report)
    }, ms)
    this.putOff.set(what, timer.unref())
  }
}

const LOBBY_CHANGES = new Set(['open', 'sit', 'leave', 'addBot', 'clearSeat', 'setTable', 'start', 'choose'])
const A_LITTLE = 150
/** In milliseconds: it takes some to put together, and anybody may ask. */
const LOBBY_EVERY = 100
const GONE_FOR_GOOD = 2000
const NOW_AND_THEN = 2000
/** Often enough that a line that becomes a long one is known to be by the end of a throw. */
const MEASURED_EVERY = 1000
const MOST_NAMED = 100
/** Of one person or address: fewer are not worth telling. */
const MANY_SOCKETS = 5
const SOCKETS = ' sockets'

function updateText(table: Table, viewer: number, since: number): string {
  const update = table.update(viewer, since, tableTime(table, houseTime()))
  return JSON.stringify({ t: 'update', table: table.id, update })
}

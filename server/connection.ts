import { SPECTATOR, type Viewer } from '@runatal/kernel'
import { believed, type Command, type PersonId, RoundTrip, type Table } from '@runatal/table'
import { apology } from './explain.ts'
import { houseTime } from './house-time.ts'
import { type ClientMessage, isClientMessage, LONGEST_MESSAGE } from './messages.ts'
import type { Rates } from './rates.ts'
import type { Reading } from './study/reading.ts'
import { tableTime, type Tables } from './tables.ts'
import { unfit } from './unfit.ts'

/** The part of a socket that a connection uses. */
export interface Line {
  send(text: string): void
  /** Asks whether the other end is there; what is asked comes back with the answer. */
  ping(text: string): void
  close(code: number, reason: string): void
  terminate(): void
  readonly readyState: number
  readonly bufferedAmount: number
}

/** One open socket: whose it is, which tables it watches, and up to which version it has been told. */
export class Connection {
  /** Undefined for somebody who has not said who they are: they may look, and no more. */
  readonly person: PersonId | undefined
  readonly address: string
  /** Per watched table: the version sent last. */
  readonly watched = new Map<string, number>()
  /** The tables that it has asked to watch: some wait for their turn yet, and count already. */
  private readonly wanted = new Set<string>()
  watchesLobby = false
  /** Wants to hear what concerns them in the club. */
  hearsClub = false
  /** How long a message there and back takes, by questions that browsers answer by themselves and no page can delay. */
  readonly trip = new RoundTrip()
  /** The watched tables that are played against the clock, where all this matters, and when each opened. */
  readonly timed = new Map<string, number>()
  /** How many of its claims in a row were earlier than its way explains. */
  private early = 0
  private readonly line: Line
  private readonly hall: Hall

  constructor(line: Line, person: PersonId | undefined, address: string, hall: Hall) {
    this.line = line
    this.person = person
    this.address = address
    this.hall = hall
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string): void {
    if (this.line.readyState !== OPEN) return
    // Who does not read is let go: on coming back it asks for what it missed.
    if (this.line.bufferedAmount > MOST_BUFFERED) return this.line.terminate()
    this.line.send(text)
  }

  close(code: number, reason: string): void {
    this.line.close(code, reason)
  }

  /** Asks how long the way is. */
  measure(): void {
    if (this.line.readyState === OPEN) this.line.ping(String(this.trip.ask(performance.now())))
  }

  /** The other end has answered. */
  measured(asked: string): void {
    const wavered = this.trip.wavers
    this.trip.answer(Number(asked), performance.now())
    if (this.trip.wavers && !wavered) this.hall.remark(this, 'late-at-times')
  }

  /** Whatever comes over the socket. It is answered, always, and never throws. */
  async receive(text: string, binary: boolean): Promise<void> {
    if (!this.hall.allow(this)) return this.error('too-fast', 'Too many messages: wait a moment', idIn(text))
    if (binary) return this.error('bad-message', 'A message is JSON text, not binary')
    if (text.length > LONGEST_MESSAGE)
      return this.error('too-long', `A message has at most ${LONGEST_MESSAGE} characters`)
    const message = parse(text)
    const wrong = unfit(message)
    if (wrong !== undefined) return this.error('bad-message', wrong, idOf(message))
    if (!isClientMessage.Check(message)) return this.error('bad-message', whatIsWrong(message), idOf(message))
    try {
      await this.act(message)
    } catch (error) {
      const { code, text: why } = apology(error)
      if (code === 'failed') this.hall.failed(error)
      this.error(code, why, idOf(message), message.t === 'watch' ? message.table : undefined)
    }
  }

  private act(message: ClientMessage): Promise<void> | void {
    switch (message.t) {
      case 'ping':
        return this.send({ t: 'pong', time: houseTime() })
      case 'echo':
        return
      case 'lobby':
        return this.watchLobby()
      case 'club':
        this.hearsClub = true
        return this.hall.welcome(this)
      case 'study':
        return this.hall.reading.open(this, message.study)
      case 'unstudy':
        return this.hall.reading.leave(this, message.study)
      case 'stand':
        return this.hall.reading.stand(this, message.study, message.at)
      case 'unwatch':
        this.wanted.delete(message.table)
        return this.hall.unwatch(this, message.table)
      case 'watch':
        return this.watch(message.table, message.since)
      case 'do':
        return this.perform(message)
    }
  }

  private async perform({ id, table, command }: Extract<ClientMessage, { t: 'do' }>) {
    if (this.person === undefined) return this.error('no-identity', 'Choose a name first (POST /api/me)', id)
    const talks = command.do === 'say' || command.do === 'emote'
    if (talks && !this.hall.chat.allow(this.person))
      return this.error('too-fast', 'You have said much: wait a moment', id)
    if (CHANGES.has(command.do) && !this.hall.changes.allow(this.person))
      return this.error('too-fast', 'You have changed much at tables: wait a moment', id)
    if (command.do === 'say') {
      const refusal = await this.hall.whyNotSay(this.person, table)
      if (refusal !== undefined) return this.send({ t: 'refused', id, refusal })
    }
    if (command.do === 'sit') {
      const refusal = await this.hall.whyNotSit(this.person, table, command.name)
      if (refusal !== undefined) return this.send({ t: 'refused', id, refusal })
    }
    // What comes in before the sender could see what the others see counts from then on.
    await this.hall.turnOf(this, table)
    this.lookAtClaim(table, command)
    const done = this.hall.tables.command(table, this.person, id, this.asSeen(table, command), this.trip.way)
    const answer = await done.catch((error: unknown) => {
      // What the house could not keep may be said again.
      if (talks && this.person !== undefined) this.hall.chat.charge(this.person, -1)
      throw error
    })
    if (!('refused' in answer)) return this.send({ t: 'done', id, version: answer.version })
    this.hall.refused(answer.refused)
    this.send({ t: 'refused', id, refusal: answer })
  }

  /** Who does not say what they looked at has looked at what was sent last. */
  private asSeen(table: string, command: Command): Command {
    const seen = this.watched.get(table)
    return command.do !== 'move' || seen === undefined ? command : { seen, ...command }
  }

  /** One claim may be early by mistake: who always claims too much is told of. */
  private lookAtClaim(table: string, command: Command) {
    const opened = this.timed.get(table)
    if (opened === undefined || command.do !== 'move' || command.when === undefined) return
    const now = houseTime() - opened
    this.early = believed(command.when, now, this.trip.way) > command.when ? this.early + 1 : 0
    if (this.early === MANY_EARLY) this.hall.remark(this, 'early-claims')
  }

  private async watchLobby() {
    this.watchesLobby = true
    this.send({ t: 'lobby', tables: await this.hall.lobby() })
  }

  private async watch(id: string, since = 0) {
    if (this.wanted.size >= MOST_WATCHED && !this.wanted.has(id))
      return this.error('too-many', `At most ${MOST_WATCHED} tables can be watched at once`)
    this.wanted.add(id)
    try {
      if (await this.look(id, since)) return
      this.error('no-such-table', 'There is no such table', undefined, id)
    } finally {
      if (!this.watched.has(id)) this.wanted.delete(id)
    }
  }

  /** Begins to watch, in its turn. False if there is no such table. */
  private async look(id: string, since: number): Promise<boolean> {
    // It may have been told more by another process than this one knows yet.
    if (since > 0) await this.hall.tables.hear(id, since)
    const hidden = await this.hall.tables.look(id, table => isHidden(table, this.person))
    if (hidden && !(await this.hall.maySee(id, this.person))) return false
    const look = () =>
      this.hall.tables.look(id, table => {
        if (this.hall.mustWait(this, id)) return 'wait'
        // It may have thought better of it.
        if (!this.wanted.has(id)) return 'seen'
        // From a version that never was, everything is told anew.
        const from = since <= table.version ? since : 0
        const update = table.update(viewerOf(table, this.person), from, tableTime(table, houseTime()))
        this.send({ t: 'update', table: id, update })
        this.hall.watch(this, table)
        return 'seen'
      })
    let found = await look()
    while (found === 'wait') {
      await this.hall.turnOf(this, id)
      found = await look()
    }
    return found !== undefined
  }

  private error(code: string, text: string, id?: string, table?: string) {
    this.hall.refused(code)
    this.send({ t: 'error', code, text, ...(id !== undefined && { id }), ...(table !== undefined && { table }) })
  }
}

/** What a connection needs of the house. */
export interface Hall {
  tables: Tables
  lobby(): Promise<unknown[]>
  watch(connection: Connection, table: Table): void
  unwatch(connection: Connection, table: string): void
  /** Waits while the news of a table must not reach this connection before the others. */
  turnOf(connection: Connection, table: string): Promise<void>
  mustWait(connection: Connection, table: string): boolean
  /** Whether somebody may look at a table whose deal is still sealed. */
  maySee(table: string, person: PersonId | undefined): Promise<boolean>
  /** Tells them what there is for them in the club; from now on, what is new. */
  welcome(connection: Connection): Promise<void>
  allow(connection: Connection): boolean
  /** Why the club does not let somebody sit under this name, or with those who sit there. */
  whyNotSit(person: PersonId, table: string, name: string): Promise<{ refused: string; text: string } | undefined>
  /** Why somebody may not speak there. */
  whyNotSay(person: PersonId, table: string): Promise<{ refused: string; text: string } | undefined>
  /** How much each may say, and how often change who plays and what. */
  chat: Rates
  changes: Rates
  /** Who reads which study, and where. */
  reading: Reading
  refused(reason: string): void
  failed(error: unknown): void
  /** Something about its line that an operator may want to know. */
  remark(connection: Connection, what: Oddity): void
}

/** Its answers are late only at times; its claims are earlier than its way explains, again and again. */
export const ODDITIES = ['late-at-times', 'early-claims'] as const
export type Oddity = (typeof ODDITIES)[number]

/** Not moves, and as often as somebody likes: each is a line in the log for good, and told to all. */
const CHANGES: ReadonlySet<string> = new Set([
  'sit',
  'leave',
  'choose',
  'addBot',
  'clearSeat',
  'setTable',
  'standIn',
  'comeBack',
])

const OPEN = 1
const MOST_BUFFERED = 1_000_000
const MOST_WATCHED = 20
/** An honest line has one now and then: so many in a row, never. */
const MANY_EARLY = 12

export function viewerOf(table: Table, person: PersonId | undefined): Viewer {
  return table.sittings.find(sitting => sitting.person !== undefined && sitting.person === person)?.seat ?? SPECTATOR
}

/** Others play what is dealt there, and must not see it before. */
export function isHidden(table: Table, person: PersonId | undefined): boolean {
  return table.opening.sealedUntil !== undefined && viewerOf(table, person) === SPECTATOR
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The id of a message that does not fit, if it has one: whoever sent it wants to know which it was. */
function idOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined
  return typeof message.id === 'string' && message.id.length <= 64 ? message.id : undefined
}

/** The same, of a message that was not read yet: only short ones are worth it. */
function idIn(text: string): string | undefined {
  return text.length > 1000 ? undefined : idOf(parse(text))
}

function whatIsWrong(message: unknown): string {
  if (message === undefined) return 'A message is JSON text'
  const [first] = isClientMessage.Errors(message)
  return `The message does not fit the protocol${first ? `: ${first.instancePath || 'it'} ${first.message}` : ''}`
}

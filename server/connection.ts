import { SPECTATOR, type Viewer } from '@runatal/kernel'
import type { PersonId, Table } from '@runatal/table'
import type { WebSocket } from 'ws'
import { Bucket } from './bucket.ts'
import { type ClientMessage, isClientMessage } from './messages.ts'
import { tableTime, type Tables } from './tables.ts'

/** One open socket: whose it is, which tables it watches, and up to which version it has been told. */
export class Connection {
  readonly person: PersonId
  /** Per watched table: the version sent last. */
  readonly watched = new Map<string, number>()
  watchesLobby = false
  private readonly socket: WebSocket
  private readonly hall: Hall
  private readonly rate = new Bucket(60, 20)

  constructor(socket: WebSocket, person: PersonId, hall: Hall) {
    this.socket = socket
    this.person = person
    this.hall = hall
    socket.on('message', (data, binary) => void this.receive(data.toString(), binary))
    socket.on('close', () => hall.left(this))
    socket.on('error', () => socket.terminate())
  }

  /** Sends what happened since this socket was last told. */
  show(table: Table): void {
    const since = this.watched.get(table.id)
    if (since === undefined || since >= table.version) return
    this.watched.set(table.id, table.version)
    const update = table.update(viewerOf(table, this.person), since, tableTime(table, Date.now()))
    this.send({ t: 'update', table: table.id, update })
  }

  send(message: object): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    // Who does not read is let go: on coming back it asks for what it missed.
    if (this.socket.bufferedAmount > MOST_BUFFERED) return this.socket.terminate()
    this.socket.send(JSON.stringify(message))
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason)
  }

  private async receive(text: string, binary: boolean) {
    if (!this.rate.take()) return this.error('too-fast', 'Too many messages: wait a moment')
    const message = binary ? undefined : parse(text)
    if (!isClientMessage.Check(message)) return this.error('bad-message', whatIsWrong(message))
    try {
      await this.act(message)
    } catch (error) {
      this.hall.failed(error)
      this.error('failed', 'The house could not do this: try again', message)
    }
  }

  private async act(message: ClientMessage) {
    switch (message.t) {
      case 'ping':
        return this.send({ t: 'pong' })
      case 'lobby':
        this.watchesLobby = true
        return this.send({ t: 'lobby', tables: await this.hall.lobby() })
      case 'unwatch':
        this.watched.delete(message.table)
        return this.hall.presence(message.table)
      case 'watch':
        return this.watch(message.table, message.since)
      case 'do': {
        const answer = await this.hall.tables.command(message.table, this.person, message.id, message.command)
        if ('refused' in answer) return this.send({ t: 'refused', id: message.id, refusal: answer })
        return this.send({ t: 'done', id: message.id, version: answer.version })
      }
    }
  }

  private async watch(id: string, since = 0) {
    if (this.watched.size >= MOST_WATCHED && !this.watched.has(id))
      return this.error('too-many', `At most ${MOST_WATCHED} tables can be watched at once`)
    const found = await this.hall.tables.look(id, table => {
      // From a version that never was, everything is told anew.
      const from = since <= table.version ? since : 0
      this.watched.set(id, table.version)
      const update = table.update(viewerOf(table, this.person), from, tableTime(table, Date.now()))
      this.send({ t: 'update', table: id, update })
      return true
    })
    if (found === undefined) return this.error('no-such-table', 'There is no such table')
    this.hall.presence(id)
  }

  private error(code: string, text: string, about?: ClientMessage) {
    this.send({ t: 'error', code, text, ...(about?.t === 'do' && { id: about.id }) })
  }
}

/** What a connection needs of the house. */
export interface Hall {
  tables: Tables
  lobby(): Promise<unknown[]>
  presence(table: string): void
  left(connection: Connection): void
  failed(error: unknown): void
}

const MOST_BUFFERED = 1_000_000
const MOST_WATCHED = 20

export function viewerOf(table: Table, person: PersonId): Viewer {
  return table.seatsOf(person)[0] ?? SPECTATOR
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function whatIsWrong(message: unknown): string {
  if (message === undefined) return 'A message is JSON text'
  const [first] = isClientMessage.Errors(message)
  return `The message does not fit the protocol${first ? `: ${first.instancePath || 'it'} ${first.message}` : ''}`
}

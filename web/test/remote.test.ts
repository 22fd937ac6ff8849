import { once } from 'node:events'
import { anyGame } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { type Command, Table } from '@runatal/table'
import { afterEach, describe, expect, it } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { RemoteTable } from '../src/tables/remote.ts'
import type { Sight } from '../src/tables/table.ts'
import { type FromServer, type ToServer, Wire } from '../src/tables/wire.ts'

/** A real socket server on loopback that holds one real table, and can be made to misbehave. */
class Inn {
  readonly heard: ToServer[] = []
  /** Commands are done, but the answer is lost and the connection cut. */
  deaf = false
  /** Updates that are lost on their way. */
  lose = 0
  private readonly server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  private readonly sockets = new Set<ServerSocket>()
  private readonly table = new Table('t', anyGame(rauha), {
    position: 0,
    at: 0,
    by: 'me',
    id: 'open',
    command: {
      do: 'open',
      game: 'rauha',
      seats: 2,
      choices: {},
      clock: { kind: 'none' },
      open: false,
      oneScreen: false,
      seed: '0'.repeat(64),
      openedAt: 0,
    },
  })

  constructor() {
    this.server.on('connection', socket => {
      this.sockets.add(socket)
      let told = -1
      const tell = () => {
        if (this.lose > 0) this.lose--
        else this.say(socket, { t: 'update', table: 't', update: this.table.update(0, told, 0) })
        told = this.table.version
      }
      socket.on('message', (data: Buffer) => {
        const message = JSON.parse(data.toString()) as ToServer
        this.heard.push(message)
        if (message.t === 'watch') {
          told = message.since ?? -1
          if (message.table === 't') tell()
          else
            this.say(socket, {
              t: 'error',
              code: message.table === 'older' ? 'outdated' : 'no-such-table',
              text: 'There is nothing to see',
              table: message.table,
            })
        }
        if (message.t === 'do') {
          const answer = this.act(message.id, message.command)
          if (this.deaf) return socket.terminate()
          this.say(socket, answer)
          if (answer.t === 'done') tell()
        }
      })
      socket.on('close', () => this.sockets.delete(socket))
    })
  }

  /** Open once its address is known. */
  static async open(): Promise<Inn> {
    const opened = new Inn()
    await once(opened.server, 'listening')
    return opened
  }

  get url(): string {
    const address = this.server.address()
    return `ws://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  get version(): number {
    return this.table.version
  }

  act(id: string, command: Command): FromServer {
    const done = this.table.doneAs('me', id)
    if (done !== undefined) return { t: 'done', id, version: done }
    const entry = this.table.decide('me', id, command, 0)
    if ('refused' in entry) return { t: 'refused', id, refusal: entry }
    this.table.happen(entry)
    return { t: 'done', id, version: this.table.version }
  }

  cut() {
    for (const socket of this.sockets) socket.terminate()
  }

  close() {
    this.cut()
    this.server.close()
  }

  private say(socket: ServerSocket, message: FromServer) {
    socket.send(JSON.stringify(message))
  }
}

let inn: Inn
let door: RemoteTable

function enter(table = 't'): RemoteTable {
  const wire = new Wire(
    () => new WebSocket(inn.url),
    () => 20,
  )
  return new RemoteTable(table, wire, async () => undefined)
}

/** The first sight of the table, from now on, that is so: none is missed. */
function sight(ready: (sight: Sight) => boolean): Promise<Sight> {
  return new Promise(resolve => {
    const look = () => {
      const now = door.sight.get()
      if (typeof now !== 'object' || !ready(now)) return
      stop()
      resolve(now)
    }
    const stop = door.sight.subscribe(look)
    look()
  })
}

describe('a table on a server', () => {
  afterEach(() => {
    door.close()
    inn.close()
  })

  it('shows the table, and what is done there', async () => {
    inn = await Inn.open()
    door = enter()
    await sight(({ view }) => view.status === 'open')
    expect(await door.send({ do: 'sit', seat: 0, name: 'Aino' })).toBe(undefined)
    const { view } = await sight(({ view: now }) => now.version === 1)
    expect(view.seats[0]).toMatchObject({ who: 'person', name: 'Aino' })
  })

  it('hands on a refusal with its reason', async () => {
    inn = await Inn.open()
    door = enter()
    await sight(() => true)
    expect(await door.send({ do: 'start' })).toMatchObject({ refused: 'bad-command' })
  })

  it('a lost connection comes back by itself, and asks only for what it missed', async () => {
    inn = await Inn.open()
    door = enter()
    await door.send({ do: 'sit', seat: 0, name: 'Aino' })
    await sight(({ view }) => view.version === 1)
    inn.cut()
    await sight(({ cut }) => cut)
    inn.act('elsewhere', { do: 'addBot', seat: 1, bot: 'random' })
    const { view, cut } = await sight(now => now.view.version === 2)
    expect(view.seats[1]?.who).toBe('bot')
    expect(cut).toBe(false)
    expect(inn.heard.filter(({ t }) => t === 'watch').at(-1)).toEqual({ t: 'watch', table: 't', since: 1 })
  })

  it('a command whose answer was lost is sent again with the same id, and done once', async () => {
    inn = await Inn.open()
    door = enter()
    await sight(() => true)
    inn.deaf = true
    const answer = door.send({ do: 'sit', seat: 0, name: 'Aino' })
    await expect.poll(() => inn.version).toBe(1)
    inn.deaf = false
    expect(await answer).toBe(undefined)
    const sent = inn.heard.flatMap(message => (message.t === 'do' ? message.id : []))
    expect(sent.length).toBeGreaterThan(1)
    expect(new Set(sent).size).toBe(1)
    expect(inn.version).toBe(1)
  })

  it('an update that skips something is not shown: the gap is asked for', async () => {
    inn = await Inn.open()
    door = enter()
    await sight(() => true)
    inn.lose = 1
    await door.send({ do: 'sit', seat: 0, name: 'Aino' })
    await door.send({ do: 'addBot', seat: 1, bot: 'random' })
    await sight(({ view }) => view.version === 2)
    expect(inn.heard).toContainEqual({ t: 'watch', table: 't', since: 0 })
  })

  it('commands given while the connection is lost wait for it', async () => {
    inn = await Inn.open()
    door = enter()
    await sight(() => true)
    inn.cut()
    await sight(({ cut }) => cut)
    expect(await door.send({ do: 'sit', seat: 0, name: 'Aino' })).toBe(undefined)
    await sight(({ view }) => view.version === 1)
  })

  it('says so when there is no such table', async () => {
    inn = await Inn.open()
    door = enter('nowhere')
    await expect.poll(() => door.sight.get()).toBe('gone')
  })

  it('says so when older rules have played there', async () => {
    inn = await Inn.open()
    door = enter('older')
    await expect.poll(() => door.sight.get()).toBe('outdated')
  })
})

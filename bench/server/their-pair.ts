import { BareSocket } from './bare-socket.ts'
import type { Pair } from './crowd.ts'
import { all, Player } from './player.ts'

/** Two players on the server of boardgame.io, speaking to it as its own client does: socket.io's protocol, over a bare socket. */
export async function theirPair(port: number): Promise<Pair> {
  const players = await Promise.all(['0', '1'].map(id => arrive(port, id)))
  await sitDown(players)
  return {
    isOver: () => players[0]!.isOver(),
    openAnother: () => sitDown(players),
    move() {
      return all(2, one => {
        for (const player of players) player.onceShownNext(one)
        players[players[0]!.turn()]!.drop()
      })
    },
    leave: () => players.forEach(player => player.leave()),
  }
}

async function arrive(port: number, id: string): Promise<TheirPlayer> {
  const socket = await BareSocket.open(port, '/socket.io/?EIO=4&transport=websocket')
  const player = new TheirPlayer(id, socket)
  await player.join()
  return player
}

/** The first `sync` of a match that is not there opens it. */
async function sitDown(players: readonly TheirPlayer[]) {
  const match = crypto.randomUUID()
  for (const player of players) await player.sync(match)
}

class TheirPlayer extends Player {
  private readonly id: string
  private match = ''
  private joined: (() => void) | undefined

  constructor(id: string, socket: BareSocket) {
    super(socket)
    this.id = id
  }

  join(): Promise<void> {
    this.send(`40${ROOM}`)
    return new Promise(joined => (this.joined = joined))
  }

  sync(match: string): Promise<void> {
    this.match = match
    this.forget()
    this.emit('sync', match, this.id, null, 2)
    return this.sees(0)
  }

  drop(): void {
    const payload = { type: 'drop', args: [this.column()], playerID: this.id }
    this.emit('update', { type: 'MAKE_MOVE', payload }, this.version, this.match, this.id)
  }

  /** Whose turn it is. */
  turn(): number {
    return Number(this.read(TURN))
  }

  isOver(): boolean {
    return this.text.includes('"gameover":')
  }

  protected hear(text: string) {
    if (text.startsWith(`${UPDATE}"${this.match}"`) || text.startsWith(`${SYNC}"${this.match}"`))
      this.shown(Number(VERSION.exec(text)?.[1]), text)
    else if (text.startsWith('40')) this.joined?.()
    else if (text === PING) this.send(PONG)
  }

  private emit(...what: unknown[]) {
    this.send(`42${ROOM}${JSON.stringify(what)}`)
  }
}

const ROOM = '/connect-four,'
const UPDATE = `42${ROOM}["update",`
const SYNC = `42${ROOM}["sync",`
const PING = '2'
const PONG = '3'
const TURN = /"currentPlayer":"(\d)"/
const VERSION = /"_stateID":(\d+)/

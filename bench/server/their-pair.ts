import { io, type Socket } from 'socket.io-client'
import { options } from '../connect-four/boardgameio.ts'
import type { Pair } from './crowd.ts'

interface State {
  G: Parameters<typeof options>[0]
  ctx: { currentPlayer: string; gameover?: object }
  [VERSION]: number
}

const VERSION = '_stateID'

/** Two players on the server of boardgame.io, as its own client would speak to it. */
export async function theirPair(port: number): Promise<Pair> {
  const players = await Promise.all(['0', '1'].map(id => Player.arrive(port, id)))
  await sitDown(players)
  return {
    isOver: () => players[0]!.state?.ctx.gameover !== undefined,
    openAnother: () => sitDown(players),
    async move() {
      const { G, ctx, [VERSION]: version } = players[0]!.state!
      const columns = options(G)
      const seen = players.map(player => player.sees(version + 1))
      players[Number(ctx.currentPlayer)]!.drop(columns[Math.floor(Math.random() * columns.length)]!, version)
      await Promise.all(seen)
    },
    leave: () => players.forEach(player => player.leave()),
  }
}

/** The first `sync` of a match that is not there opens it. */
async function sitDown(players: readonly Player[]) {
  const match = crypto.randomUUID()
  for (const player of players) await player.sync(match)
}

class Player {
  state: State | undefined
  private readonly id: string
  private readonly socket: Socket
  private match = ''
  private seeing: { version: number; seen(): void } | undefined

  constructor(id: string, socket: Socket) {
    this.id = id
    this.socket = socket
    socket.on('update', (match: string, state: State) => this.hear(match, state))
    socket.on('sync', (match: string, { state }: { state: State }) => this.hear(match, state))
  }

  static async arrive(port: number, id: string): Promise<Player> {
    const socket = io(`http://127.0.0.1:${port}/connect-four`, { transports: ['websocket'], forceNew: true })
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
    return new Player(id, socket)
  }

  sync(match: string): Promise<void> {
    this.match = match
    this.state = undefined
    this.socket.emit('sync', match, this.id, undefined, 2)
    return this.sees(0)
  }

  drop(column: number, version: number): void {
    const payload = { type: 'drop', args: [column], playerID: this.id }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, version, this.match, this.id)
  }

  sees(version: number): Promise<void> {
    return new Promise(seen => (this.seeing = { version, seen }))
  }

  leave(): void {
    this.socket.close()
  }

  private hear(match: string, state: State) {
    if (match !== this.match) return
    this.state = state
    if (this.seeing !== undefined && state[VERSION] >= this.seeing.version) this.seeing.seen()
  }
}

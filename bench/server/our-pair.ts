import type { TableView } from '@runatal/table'
import { WebSocket } from 'ws'
import type { Pair } from './crowd.ts'

/** Two players on our server, each with an identity and a socket. */
export async function ourPair(port: number): Promise<Pair> {
  const players = await Promise.all([0, 1].map(() => Player.arrive(port)))
  const [host, guest] = [players[0]!, players[1]!]
  await sitDown(host, guest)
  return {
    isOver: () => host.view?.status === 'over',
    openAnother: () => sitDown(host, guest),
    async move() {
      const mover = players.find(({ view }) => view?.asks[0] !== undefined)!
      const ask = mover.view!.asks[0]!
      const after = mover.view!.version + 1
      const seen = players.map(player => player.sees(after))
      const move = ask.options[Math.floor(Math.random() * ask.options.length)]
      await Promise.all([mover.command({ do: 'move', ask: ask.id, move }), ...seen])
    },
    leave: () => players.forEach(player => player.leave()),
  }
}

async function sitDown(host: Player, guest: Player) {
  const { table } = await host.post<{ table: string }>('/api/tables', { game: 'connect-four', seats: 2 })
  for (const player of [host, guest]) player.watch(table)
  await guest.command({ do: 'sit', seat: 1, name: 'Guest' })
  const { version } = await host.command({ do: 'start' })
  await Promise.all([host.sees(version), guest.sees(version)])
}

type FromServer =
  | { t: 'update'; table: string; update: { view: TableView } }
  | { t: 'done'; id: string; version: number }
  | { t: 'refused' | 'error' | 'here' }

class Player {
  view: TableView | undefined
  private readonly origin: string
  private readonly token: string
  private readonly socket: WebSocket
  private table = ''
  private commands = 0
  private answer: ((done: { version: number }) => void) | undefined
  private seeing: { version: number; seen(): void } | undefined

  constructor(origin: string, token: string, socket: WebSocket) {
    this.origin = origin
    this.token = token
    this.socket = socket
    socket.on('message', (message: Buffer) => this.hear(JSON.parse(message.toString()) as FromServer))
  }

  static async arrive(port: number): Promise<Player> {
    const origin = `http://127.0.0.1:${port}`
    const { token } = await post<{ token: string }>(`${origin}/api/bots`, '', { name: 'Player' })
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${token}`, { perMessageDeflate: false })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return new Player(origin, token, socket)
  }

  post<T>(path: string, body: object): Promise<T> {
    return post(this.origin + path, this.token, body)
  }

  watch(table: string): void {
    if (this.table !== '') this.send({ t: 'unwatch', table: this.table })
    this.table = table
    this.view = undefined
    this.send({ t: 'watch', table })
  }

  command(command: object): Promise<{ version: number }> {
    this.send({ t: 'do', id: `c${this.commands++}`, table: this.table, command })
    return new Promise(resolve => (this.answer = resolve))
  }

  /** When this player's view has reached a version. */
  sees(version: number): Promise<void> {
    if ((this.view?.version ?? -1) >= version) return Promise.resolve()
    return new Promise(seen => (this.seeing = { version, seen }))
  }

  leave(): void {
    this.socket.terminate()
  }

  private hear(message: FromServer) {
    if (message.t === 'update' && message.table === this.table) {
      this.view = message.update.view
      if (this.seeing !== undefined && this.view.version >= this.seeing.version) this.seeing.seen()
    }
    if (message.t === 'done') this.answer?.(message)
    if (message.t === 'refused' || message.t === 'error') throw new Error(JSON.stringify(message))
  }

  private send(message: object) {
    this.socket.send(JSON.stringify(message))
  }
}

async function post<T>(url: string, token: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

import { BareSocket } from './bare-socket.ts'
import type { Pair } from './crowd.ts'
import { Player } from './player.ts'

/** Two players on our server, each with an identity and a socket; on two processes of it if they have a port each. */
export async function ourPair(...[port, other = port]: [port: number, other?: number]): Promise<Pair> {
  const players = await Promise.all([arrive(port), arrive(other)])
  const [host, guest] = players
  await sitDown(host, guest)
  return {
    isOver: () => host.isOver(),
    openAnother: () => sitDown(host, guest),
    async move() {
      const mover = players.find(player => player.ask() !== '')!
      const done = mover.drop()
      await Promise.all([done, ...players.map(player => player.seesNext())])
    },
    leave: () => players.forEach(player => player.leave()),
  }
}

async function arrive(port: number): Promise<OurPlayer> {
  const origin = `http://127.0.0.1:${port}`
  const { token } = await post<{ token: string }>(`${origin}/api/bots`, '', { name: 'Player' })
  return new OurPlayer(origin, token, await BareSocket.open(port, `/ws?token=${token}`))
}

async function sitDown(host: OurPlayer, guest: OurPlayer) {
  const { table } = await host.open()
  for (const player of [host, guest]) player.watch(table)
  await guest.command({ do: 'sit', seat: 1, name: 'Guest' })
  const version = await host.command({ do: 'start' })
  await Promise.all([host.sees(version), guest.sees(version)])
}

class OurPlayer extends Player {
  private readonly origin: string
  private readonly token: string
  private table = ''
  private commands = 0
  private answer: ((version: number) => void) | undefined

  constructor(origin: string, token: string, socket: BareSocket) {
    super(socket)
    this.origin = origin
    this.token = token
  }

  open(): Promise<{ table: string }> {
    return post(`${this.origin}/api/tables`, this.token, { game: 'connect-four', seats: 2 })
  }

  watch(table: string): void {
    if (this.table !== '') this.send(JSON.stringify({ t: 'unwatch', table: this.table }))
    this.table = table
    this.forget()
    this.send(JSON.stringify({ t: 'watch', table }))
  }

  /** Does something: answered with the version that it made. */
  command(command: object): Promise<number> {
    this.send(JSON.stringify({ t: 'do', id: `c${this.commands++}`, table: this.table, command }))
    return new Promise(resolve => (this.answer = resolve))
  }

  /** The question that waits for this player: its id, or nothing. */
  ask(): string {
    return this.read(MY_ASK)
  }

  drop(): Promise<number> {
    return this.command({ do: 'move', ask: Number(this.ask()), move: { do: 'drop', column: this.column() } })
  }

  seesNext(): Promise<void> {
    return this.sees(this.version + 1)
  }

  isOver(): boolean {
    return this.text.includes('"status":"over"')
  }

  protected hear(text: string) {
    if (text.startsWith('{"t":"update"')) {
      if (text.startsWith(this.table, UPDATE_OF)) this.shown(Number(VERSION.exec(text)?.[1]), text)
    } else if (text.startsWith('{"t":"done"')) this.answer?.(Number(VERSION.exec(text)?.[1]))
    else if (!text.startsWith('{"t":"here"')) throw new Error(text)
  }
}

const UPDATE_OF = '{"t":"update","table":"'.length
const VERSION = /"version":(\d+)/
const MY_ASK = /"asks":\[\{"id":(\d+),"kind":"drop"/

async function post<T>(url: string, token: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

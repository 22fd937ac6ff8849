import { BareSocket } from './bare-socket.ts'
import type { Pair } from './crowd.ts'
import { all, Player } from './player.ts'

/** Two players on our server, each with an identity and a socket; on two processes of it if they have a port each. */
export async function ourPair(port: number, other = port, clock: object = { kind: 'none' }): Promise<Pair> {
  const players = await Promise.all([arrive(port), arrive(other)])
  const [host, guest] = players
  await sitDown(host, guest, clock)
  return {
    isOver: () => host.isOver(),
    openAnother: () => sitDown(host, guest, clock),
    move() {
      return all(3, one => {
        for (const player of players) player.onceShownNext(one)
        players[host.turn()]!.drop(one)
      })
    },
    leave: () => players.forEach(player => player.leave()),
  }
}

async function arrive(port: number): Promise<OurPlayer> {
  const origin = `http://127.0.0.1:${port}`
  const { token } = await post<{ token: string }>(`${origin}/api/bots`, '', { name: 'Player' })
  return new OurPlayer(origin, token, await BareSocket.open(port, `/ws?token=${token}`))
}

async function sitDown(host: OurPlayer, guest: OurPlayer, clock: object) {
  const { table } = await host.open(clock)
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

  open(clock: object): Promise<{ table: string }> {
    return post(`${this.origin}/api/tables`, this.token, { game: 'connect-four', seats: 2, clock })
  }

  watch(table: string): void {
    if (this.table !== '') this.send(JSON.stringify({ t: 'unwatch', table: this.table }))
    this.table = table
    this.forget()
    this.send(JSON.stringify({ t: 'watch', table }))
  }

  /** Does something: answered with the version that it made. */
  command(command: object): Promise<number> {
    return new Promise(done => this.order(command, done))
  }

  drop(done: () => void): void {
    this.order({ do: 'move', ask: Number(this.read(MY_ASK)), move: { do: 'drop', column: this.column() } }, done)
  }

  /** Whose turn it is. */
  turn(): number {
    return Number(this.read(TURN))
  }

  isOver(): boolean {
    return this.text.includes('"status":"over"')
  }

  private order(command: object, done: (version: number) => void) {
    this.answer = done
    this.send(JSON.stringify({ t: 'do', id: `c${this.commands++}`, table: this.table, command }))
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
const TURN = /"waitingFor":\[(\d)/
const MY_ASK = /"asks":\[\{"id":(\d+),"kind":"drop"/

async function post<T>(url: string, token: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

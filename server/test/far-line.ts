import { WebSocket } from 'ws'

/** How many milliseconds late a ping is answered; undefined if it is not. */
type Late = (ping: number) => number | undefined

/** Somebody's line whose client answers the house's pings itself, as late as it is told to, or not at all. */
export class FarLine {
  private pings = 0
  private answered = 0
  private readonly socket: WebSocket

  private constructor(socket: WebSocket, late: Late) {
    this.socket = socket
    socket.on('ping', asked => {
      const ms = late(this.pings++)
      if (ms === undefined) return
      setTimeout(() => {
        if (socket.readyState !== WebSocket.OPEN) return
        socket.pong(asked)
        this.answered++
      }, ms)
    })
  }

  static async open(origin: string, token: string, late: Late): Promise<FarLine> {
    const query = token === '' ? '' : `?token=${token}`
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws${query}`, { autoPong: false })
    const line = new FarLine(socket, late)
    await new Promise(resolve => socket.once('open', resolve))
    return line
  }

  leave(): void {
    this.socket.terminate()
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message))
  }

  async hasAnswered(times: number): Promise<void> {
    while (this.answered < times) await new Promise(resolve => setTimeout(resolve, 20))
    // And a message after it, so that the house has heard it.
    this.say({ t: 'ping' })
    await this.hear(({ t }) => (t === 'pong' ? true : undefined))
  }

  /** Waits for something that comes over it. */
  async hear<T>(find: (message: { t: string } & Record<string, unknown>) => T | undefined): Promise<T> {
    return new Promise(resolve => {
      const listen = (data: Buffer) => {
        const found = find(JSON.parse(data.toString()))
        if (found === undefined) return
        this.socket.off('message', listen)
        resolve(found)
      }
      this.socket.on('message', listen)
    })
  }
}

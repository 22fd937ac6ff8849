import { connect, createServer, type Server, type Socket } from 'node:net'

/** A cable between one person and the house, which can be cut and mended: sockets die as they do in life. */
export class Network {
  private readonly house: number
  private readonly sockets = new Set<Socket>()
  private server: Server | undefined
  private port = 0

  constructor(house: number) {
    this.house = house
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** A page of the house by its name: passkeys belong to a name, never to an address in numbers. */
  named(path: string): string {
    return `http://localhost:${this.port}${path}`
  }

  /** Lays the cable, or mends it: the address stays the same. */
  async mend(): Promise<void> {
    const server = createServer(near => {
      const far = connect(this.house, '127.0.0.1')
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(one)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.sockets.delete(one)
          other.destroy()
        })
        one.pipe(other)
      }
    })
    this.server = server
    await new Promise<void>(resolve => server.listen(this.port, '127.0.0.1', resolve))
    const given = server.address()
    if (typeof given === 'object' && given !== null) this.port = given.port
  }

  async cut(): Promise<void> {
    const { server } = this
    if (server === undefined) return
    this.server = undefined
    const closed = new Promise(resolve => server.close(resolve))
    for (const socket of this.sockets) socket.destroy()
    await closed
  }
}

import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A bare connection, for clients that do what no browser would. */
export class RawLine {
  readonly socket: Socket
  private text = ''

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('error', () => {})
    socket.on('data', data => (this.text += data.toString('latin1')))
    onTestFinished(() => void socket.destroy())
  }

  static async open(origin: string): Promise<RawLine> {
    const { hostname, port } = new URL(origin)
    const socket = connect({ host: hostname, port: Number(port) })
    await new Promise(resolve => socket.once('connect', resolve))
    return new RawLine(socket)
  }

  /** Opens a WebSocket by hand; gives the head of the answer. */
  async upgrade(headers = ''): Promise<string> {
    const key = randomBytes(16).toString('base64')
    this.socket.write(
      `GET /ws HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n${headers}\r\n`,
    )
    while (!this.text.includes('\r\n\r\n')) await new Promise(resolve => this.socket.once('data', resolve))
    const [head = '', ...rest] = this.text.split('\r\n\r\n')
    this.text = rest.join('\r\n\r\n')
    return head
  }

  /** One masked text frame, said to be compressed or not. */
  sendFrame(text: string, { compressed = false } = {}): void {
    const payload = Buffer.from(text)
    const mask = randomBytes(4)
    const first = compressed ? 0xc1 : 0x81
    const length = payload.length < 126 ? [0x80 | payload.length] : [0xfe, payload.length >> 8, payload.length & 255]
    this.socket.write(
      Buffer.concat([Buffer.from([first, ...length]), mask, payload.map((byte, i) => byte ^ mask[i % 4]!)]),
    )
  }

  /** All that came, until the other side has hung up. */
  async closed(): Promise<string> {
    if (!this.socket.closed) await new Promise(resolve => this.socket.once('close', resolve))
    return this.text
  }
}

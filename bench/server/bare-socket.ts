import { connect, type Socket } from 'node:net'

/**
 * A WebSocket with no more to it than a crowd needs, whose two thousand share the machine with the server that they
 * drive: texts whole in one frame, masked with zeros, and one buffer to read into for all of them.
 */
export class BareSocket {
  onText: (text: string) => void = () => {}
  private readonly socket: Socket
  /** The beginning of a frame whose end has not come yet. */
  private rest: Buffer = NOTHING
  private opened: (() => void) | undefined

  private constructor(port: number, path: string, opened: () => void, failed: (error: Error) => void) {
    this.opened = opened
    this.socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: READ_INTO,
        callback: (length: number) => {
          this.read(READ_INTO.subarray(0, length))
          return true
        },
      },
    })
    this.socket.on('error', failed)
    this.socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n\r\n`,
    )
  }

  static open(port: number, path: string): Promise<BareSocket> {
    return new Promise((resolve, reject) => {
      const socket: BareSocket = new BareSocket(port, path, () => resolve(socket), reject)
    })
  }

  /** ASCII only. */
  send(text: string): void {
    const { length } = text
    const head =
      length < 126
        ? String.fromCharCode(WHOLE | TEXT, MASKED | length)
        : String.fromCharCode(WHOLE | TEXT, MASKED | 126, length >> 8, length & 0xff)
    this.socket.write(head + MASK + text, 'latin1')
  }

  close(): void {
    this.socket.destroy()
  }

  private read(came: Buffer) {
    let bytes = this.rest.length === 0 ? came : Buffer.concat([this.rest, came])
    if (this.opened !== undefined) {
      const end = bytes.indexOf(END_OF_HEAD)
      if (end >= 0) {
        if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) throw new Error('The server opens no socket')
        bytes = bytes.subarray(end + END_OF_HEAD.length)
        this.opened()
        this.opened = undefined
      }
    }
    const read = this.opened === undefined ? this.hear(bytes) : 0
    this.rest = read === bytes.length ? NOTHING : Buffer.from(bytes.subarray(read))
  }

  /** Hears all frames that are whole: how many bytes those were. */
  private hear(bytes: Buffer): number {
    for (let at = 0; ;) {
      if (at + 2 > bytes.length) return at
      const short = bytes[at + 1]!
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (at + head > bytes.length) return at
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
      const end = at + head + length
      if (end > bytes.length) return at
      const kind = bytes[at]! & 0x0f
      if (kind === TEXT) this.onText(bytes.toString('latin1', at + head, end))
      else if (kind === PING) this.pong()
      at = end
    }
  }

  private pong() {
    this.socket.write(String.fromCharCode(WHOLE | PONG, MASKED) + MASK, 'latin1')
  }
}

const READ_INTO = Buffer.alloc(65_536)
const NOTHING = Buffer.alloc(0)
const END_OF_HEAD = '\r\n\r\n'
const KEY = Buffer.alloc(16, 'runatal').toString('base64')
const MASK = '\0\0\0\0'
const WHOLE = 0x80
const MASKED = 0x80
const TEXT = 1
const PING = 9
const PONG = 10

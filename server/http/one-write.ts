import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Line } from '../connection.ts'
import { inBatches } from '../batching.ts'

/**
 * A corked socket: all that is said on it at once goes out in one write, such as an update, and the answer to the
 * command that made it. `ws` writes the head and the text of every message one by one, which costs more than all else
 * that a move takes; frames without compression are simple enough to be made here.
 */
export class OneWrite implements Line {
  private readonly socket: WebSocket
  private readonly wire: Duplex
  private texts: string[] = []

  constructor(socket: WebSocket, wire: Duplex) {
    this.socket = socket
    this.wire = wire
  }

  get readyState(): number {
    return this.socket.readyState
  }

  get bufferedAmount(): number {
    return this.wire.writableLength
  }

  send(text: string): void {
    if (this.texts.push(text) === 1) atTheEnd(this)
  }

  ping(text: string): void {
    this.flush()
    this.socket.ping(text)
  }

  close(code: number, reason: string): void {
    this.flush()
    this.socket.close(code, reason)
  }

  terminate(): void {
    this.texts = []
    this.socket.terminate()
  }

  flush(): void {
    const { texts } = this
    if (texts.length === 0) return
    this.texts = []
    if (this.socket.readyState === this.socket.OPEN) this.wire.write(framed(texts), 'latin1')
  }
}

/** Of what happens now: whoever is told something is told all of it together. */
const atTheEnd = inBatches<OneWrite>(
  lines => {
    for (const line of lines) line.flush()
  },
  { later: act => process.nextTick(act) },
)

/**
 * Texts as the frames that a server sends: whole, not masked (RFC 6455, 5.2). Most texts are ASCII, whose letters are
 * their bytes: such a frame is a string of bytes, which is written without being copied first.
 */
export function framed(texts: readonly string[]): string {
  let frames = ''
  for (const text of texts) {
    const bytes = Buffer.byteLength(text)
    frames += headOf(bytes) + (bytes === text.length ? text : Buffer.from(text).toString('latin1'))
  }
  return frames
}

const WHOLE_TEXT = '\x81'

function headOf(length: number): string {
  if (length < 126) return WHOLE_TEXT + String.fromCharCode(length)
  if (length < 65_536) return WHOLE_TEXT + String.fromCharCode(126, length >> 8, length & 0xff)
  const eight = Buffer.alloc(8)
  eight.writeBigUInt64BE(BigInt(length))
  return `${WHOLE_TEXT}\x7f${eight.toString('latin1')}`
}

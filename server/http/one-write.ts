import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import type { Line } from '../connection.ts'
import { inOnePiece } from '../in-one-piece.ts'

/**
 * A line on which all that is said at once goes out in one write: an update, and the answer to the command that made it.
 * `ws` writes the head and the text of every message one by one, which costs more than all else that a move takes; frames
 * without compression are simple enough to be made here.
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
    if (this.socket.readyState === this.socket.OPEN) this.wire.write(framed(texts))
  }
}

/** Of what happens now: whoever is told something is told all of it together. */
const atTheEnd = inOnePiece<OneWrite>(
  lines => {
    for (const line of lines) line.flush()
  },
  { later: act => process.nextTick(act) },
)

/** Texts as the frames that a server sends: whole, not masked (RFC 6455, 5.2). */
export function framed(texts: readonly string[]): Buffer {
  const lengths = texts.map(text => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0))
  let at = 0
  for (const [i, length] of lengths.entries()) {
    const head = headOf(length)
    frames[at] = WHOLE_TEXT
    if (head === 2) frames[at + 1] = length
    else if (head === 4) {
      frames[at + 1] = 126
      frames.writeUInt16BE(length, at + 2)
    } else {
      frames[at + 1] = 127
      frames.writeBigUInt64BE(BigInt(length), at + 2)
    }
    frames.write(texts[i]!, at + head)
    at += head + length
  }
  return frames
}

const WHOLE_TEXT = 0x81

function headOf(length: number): number {
  return length < 126 ? 2 : length < 65_536 ? 4 : 10
}

import type { BareSocket } from './bare-socket.ts'

/**
 * One player's socket, on either server. The crowd shares the machine with the server it drives: of what comes in it
 * reads only what the next move needs, and it does so in the same way on both.
 */
export abstract class Player {
  /** The last message that showed a position, and that position's version. */
  protected text = ''
  protected version = -1
  private readonly socket: BareSocket
  private seeing: { version: number; seen(): void } | undefined

  constructor(socket: BareSocket) {
    this.socket = socket
    socket.onText = text => this.hear(text)
  }

  /** When this player has been shown a version. */
  sees(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve()
    return new Promise(seen => (this.seeing = { version, seen }))
  }

  /** A column that still takes a disc, drawn at random. */
  column(): number {
    const heights = this.read(HEIGHTS).split(',')
    const open = heights.flatMap((height, column) => (Number(height) < ROWS ? [column] : []))
    return open[Math.floor(Math.random() * open.length)]!
  }

  leave(): void {
    this.socket.close()
  }

  protected abstract hear(text: string): void

  protected send(text: string): void {
    this.socket.send(text)
  }

  protected shown(version: number, text: string): void {
    this.version = version
    this.text = text
    if (this.seeing !== undefined && version >= this.seeing.version) this.seeing.seen()
  }

  protected forget(): void {
    this.version = -1
    this.text = ''
    this.seeing = undefined
  }

  protected read(what: RegExp): string {
    return what.exec(this.text)?.[1] ?? ''
  }
}

const ROWS = 6
const HEIGHTS = /"heights":\[([\d,]*)\]/

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

  /** Calls back once this player has been shown a version. */
  onceShown(version: number, seen: () => void): void {
    if (this.version >= version) seen()
    else this.seeing = { version, seen }
  }

  onceShownNext(seen: () => void): void {
    this.onceShown(this.version + 1, seen)
  }

  sees(version: number): Promise<void> {
    return new Promise(seen => this.onceShown(version, seen))
  }

  /** A column that still takes a disc, drawn at random. */
  column(): number {
    const heights = this.read(HEIGHTS).split(',')
    for (;;) {
      const column = Math.floor(Math.random() * heights.length)
      if (Number(heights[column]) < ROWS) return column
    }
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
    const { seeing } = this
    if (seeing === undefined || version < seeing.version) return
    this.seeing = undefined
    seeing.seen()
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

/** One promise for several things that must happen, each told by a call: thousands of tables wait at once. */
export function all(many: number, begin: (one: () => void) => void): Promise<void> {
  return new Promise(done => {
    begin(() => {
      if (--many === 0) done()
    })
  })
}

const ROWS = 6
const HEIGHTS = /"heights":\[([\d,]*)\]/

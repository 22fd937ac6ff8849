import type { Seat } from '@runatal/kernel'
import type { FriendsState, InvitationsState, SeekState } from '../club/api.ts'
import { type ClockRule, type Command, HouseClock, type SeatView, type Update } from '@runatal/table'
import { Store } from '@runatal/look/store.ts'
import type { Change, Study } from '@runatal/study'
import type { Reader, Spot } from '../whatif/door.ts'

/** An open table, as the lobby lists it. */
export interface LobbyTable {
  table: string
  game: string
  host: string
  choices: Record<string, string>
  clock: ClockRule
  seats: SeatView[]
  waiting: number
  since: number
}

export type ToServer =
  | { t: 'watch'; table: string; since?: number }
  | { t: 'unwatch'; table: string }
  | { t: 'do'; id: string; table: string; command: Command }
  | { t: 'lobby' }
  | { t: 'club' }
  | { t: 'study'; study: string }
  | { t: 'unstudy'; study: string }
  | { t: 'stand'; study: string; at: Spot }
  | { t: 'ping' }

export type FromServer =
  | { t: 'update'; table: string; update: Update }
  | { t: 'done'; id: string; version: number }
  | { t: 'refused'; id: string; refusal: { refused: string; text: string; rule?: string } }
  | { t: 'lobby'; tables: LobbyTable[] }
  | { t: 'here'; table: string; seats: Seat[] }
  | ({ t: 'seek' } & SeekState)
  | ({ t: 'friends' } & FriendsState)
  | ({ t: 'invitations' } & InvitationsState)
  | { t: 'crowd'; here: number }
  | { t: 'study'; study: string; gone: true }
  | { t: 'study'; study: string; version: number; of: Study; mine: boolean; gone?: never }
  | { t: 'written'; study: string; version: number; change: Change }
  | { t: 'readers'; study: string; readers: Reader[] }
  | { t: 'pong'; time: number }
  | { t: 'error'; code: string; text: string; table?: string; id?: string }

/** The part of a WebSocket that we use: the browser's own, or a test's. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener' | 'readyState'>

export interface WireListener {
  /** The way is open (again): say what you want to hear and what is unanswered. */
  opened(): void
  said(message: FromServer): void
  lost(): void
}

/** The one socket to the server. It comes back by itself, ever more patiently; whoever listens is told. */
export class Wire {
  /** `idle` until somebody needs it. */
  readonly state = new Store<'idle' | 'trying' | 'open' | 'lost'>('idle')
  private readonly connect: () => Socket
  private readonly wait: (tries: number) => number
  private readonly listeners = new Set<WireListener>()
  private socket: Socket | undefined
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private clock = new HouseClock()
  private asking: ReturnType<typeof setInterval> | undefined
  private askedAt: number | undefined

  constructor(connect: () => Socket, wait = backoff) {
    this.connect = connect
    this.wait = wait
  }

  listen(listener: WireListener): () => void {
    this.listeners.add(listener)
    if (this.state.get() === 'open') listener.opened()
    else if (this.socket === undefined) this.dial()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.hangUp()
    }
  }

  /** Sent if the way is open; else whoever wants it says it again when it is. */
  send(message: ToServer): void {
    if (this.state.get() === 'open') this.socket?.send(JSON.stringify(message))
  }

  /** From now on this device knows what time it is at the house. */
  keepTime(): void {
    if (this.asking !== undefined) return
    this.clock = new HouseClock()
    this.asking = setInterval(() => this.askTime(), ASK_EVERY)
    this.askTime()
  }

  /** The wall time of the house, if it is known. */
  houseTime(): number | undefined {
    return this.clock.at(preciseNow())
  }

  /** Tries at once: the device says that it is back on a network, or the page was woken. */
  hurry(): void {
    if (this.listeners.size === 0 || this.socket !== undefined) return
    this.dial()
  }

  /** Comes anew, as whoever this device is now. */
  renew(): void {
    if (this.listeners.size === 0) return
    const { socket } = this
    this.socket = undefined
    socket?.close()
    this.dial()
  }

  private dial() {
    clearTimeout(this.timer)
    this.state.set(this.state.get() === 'lost' ? 'lost' : 'trying')
    const socket = this.connect()
    this.socket = socket
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return
      this.tries = 0
      this.state.set('open')
      for (const listener of this.listeners) listener.opened()
    })
    socket.addEventListener('message', ({ data }: MessageEvent) => {
      const message = read(data)
      if (message?.t === 'pong') return this.hearTime(message.time)
      if (message !== undefined && this.socket === socket) for (const listener of this.listeners) listener.said(message)
    })
    socket.addEventListener('close', () => {
      if (this.socket !== socket) return
      this.socket = undefined
      this.state.set('lost')
      for (const listener of this.listeners) listener.lost()
      this.timer = setTimeout(() => this.dial(), this.wait(this.tries++))
    })
  }

  private askTime() {
    if (this.state.get() !== 'open') return
    this.askedAt = preciseNow()
    this.send({ t: 'ping' })
  }

  private hearTime(time: number) {
    if (this.askedAt !== undefined) this.clock.heard(this.askedAt, preciseNow(), time)
    this.askedAt = undefined
  }

  private hangUp() {
    clearTimeout(this.timer)
    clearInterval(this.asking)
    this.asking = undefined
    const { socket } = this
    this.socket = undefined
    socket?.close()
    this.state.set('idle')
  }
}

/** Often enough that a few answers are quick ones. */
const ASK_EVERY = 1500

/** To a fraction of a millisecond, and never set back while a page is open. */
function preciseNow(): number {
  return performance.timeOrigin + performance.now()
}

/** From a third of a second to half a minute, with some luck in it so that a crowd does not come back at once. */
function backoff(tries: number): number {
  return Math.min(30_000, 300 * 2 ** tries) * (0.7 + Math.random() * 0.6)
}

function read(data: unknown): FromServer | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    return typeof message === 'object' && message !== null && 't' in message ? (message as FromServer) : undefined
  } catch {
    return undefined
  }
}

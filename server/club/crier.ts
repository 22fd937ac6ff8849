import type { PersonId } from '@runatal/table'
import type { Bus } from '../bus.ts'

/** Somebody at a line who wants to hear what concerns them in the club. */
export interface Listener {
  readonly person: PersonId | undefined
  send(message: object): void
}

/** What people are told of without asking again: it is read anew for each of them, and never comes over the bus itself. */
export type Cried = 'seek' | 'friends' | 'invitations' | 'crowd'

/** Each one's own news of one kind; who has not said who they are has what concerns everybody. */
export type Reading = (person: PersonId | undefined) => Promise<object>

/**
 * Push: tells those who are here what is new to them, on whichever process they are. Many hints within a moment make one
 * message.
 */
export class Crier {
  private readonly readings = new Map<Cried, Reading>()
  private readonly listeners: () => Iterable<Listener>
  private readonly bus: Bus
  private readonly failed: (error: unknown) => void
  private readonly waiting = new Map<Cried, Set<PersonId> | 'all'>()
  private timer: NodeJS.Timeout | undefined

  constructor(listeners: () => Iterable<Listener>, bus: Bus, failed: (error: unknown) => void) {
    this.listeners = listeners
    this.bus = bus
    this.failed = failed
  }

  reads(what: Cried, reading: Reading): void {
    this.readings.set(what, reading)
  }

  /** Something is new to these people, or to all; other processes are told so, too. */
  cry(what: Cried, people?: readonly PersonId[]): void {
    for (let at = 0; at < (people?.length ?? 1); at += NAMED_AT_ONCE)
      this.bus.tell({ t: 'cry', what, ...(people && { people: people.slice(at, at + NAMED_AT_ONCE) }) })
    this.hear(what, people)
  }

  /** Another process says so. */
  hear(what: Cried, people?: readonly PersonId[]): void {
    const waiting = this.waiting.get(what)
    if (people === undefined) this.waiting.set(what, 'all')
    else if (waiting !== 'all') this.waiting.set(what, new Set([...(waiting ?? []), ...people]))
    this.timer ??= setTimeout(() => this.say(), A_MOMENT).unref()
  }

  /** Somebody begins to listen: they hear all that there is. */
  async welcome(listener: Listener): Promise<void> {
    for (const what of this.readings.keys()) await this.sayTo(what, [listener])
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private say() {
    this.timer = undefined
    const all = [...this.waiting]
    this.waiting.clear()
    for (const [what, people] of all) {
      const concerned = [...this.listeners()].filter(
        ({ person }) => people === 'all' || (person !== undefined && people.has(person)),
      )
      void this.sayTo(what, concerned).catch(this.failed)
    }
  }

  private async sayTo(what: Cried, listeners: readonly Listener[]) {
    const read = this.readings.get(what)
    if (read === undefined) return
    for (const [person, theirs] of Map.groupBy(listeners, one => one.person)) {
      const message = { t: what, ...(await read(person)) }
      for (const listener of theirs) listener.send(message)
    }
  }
}

const A_MOMENT = 100
/** Fits into one letter of the bus. */
const NAMED_AT_ONCE = 100

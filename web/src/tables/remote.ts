import type { Seat } from '@runatal/kernel'
import type { Command } from '@runatal/table'
import { Store } from '@runatal/look/store.ts'
import { follow } from './sight.ts'
import type { Finished, Missing, NotDone, Sight, TableDoor } from './table.ts'
import type { FromServer, Wire } from './wire.ts'

interface Unanswered {
  id: string
  command: Command
  answer(refusal: NotDone | undefined): void
}

const MISSING: Partial<Record<string, Missing>> = { 'no-such-table': 'gone', outdated: 'outdated' }

/** A table on a server. Lost connections, gaps and unanswered commands mend themselves. */
export class RemoteTable implements TableDoor {
  readonly id: string
  readonly sight = new Store<Sight | Missing | undefined>(undefined)
  private readonly wire: Wire
  private readonly stop: () => void
  private readonly load: (table: string) => Promise<Finished | undefined>
  private here: readonly Seat[] = []
  /** In the order they were given; sent again with the same id after a lost connection. */
  private unanswered: Unanswered[] = []

  constructor(id: string, wire: Wire, load: (table: string) => Promise<Finished | undefined>) {
    this.id = id
    this.wire = wire
    this.load = load
    this.stop = wire.listen({
      opened: () => {
        this.watch()
        for (const { id: command, command: what } of this.unanswered) this.submit(command, what)
      },
      said: message => this.hear(message),
      lost: () => this.change(sight => ({ ...sight, cut: true, fresh: [] })),
    })
  }

  send(command: Command): Promise<NotDone | undefined> {
    const id = crypto.randomUUID()
    const dated = this.dated(command)
    return new Promise(answer => {
      this.unanswered.push({ id, command: dated, answer })
      this.submit(id, dated)
    })
  }

  finished(): Promise<Finished | undefined> {
    return this.load(this.id)
  }

  close(): void {
    this.wire.send({ t: 'unwatch', table: this.id })
    this.stop()
  }

  private watch() {
    const sight = this.sight.get()
    const since = typeof sight === 'object' ? sight.view.version : undefined
    this.wire.send({ t: 'watch', table: this.id, ...(since !== undefined && { since }) })
  }

  /** Against the clock a move says when it was made, in the time of the table. */
  private dated(command: Command): Command {
    const sight = this.sight.get()
    if (command.do !== 'move' || typeof sight !== 'object' || !sight.view.timed) return command
    const now = this.wire.houseTime()
    return now === undefined ? command : { ...command, when: Math.max(0, now - sight.view.openedAt) }
  }

  private submit(id: string, command: Command) {
    this.wire.send({ t: 'do', id, table: this.id, command })
  }

  private hear(message: FromServer) {
    switch (message.t) {
      case 'update': {
        if (message.table !== this.id) return
        const known = this.sight.get()
        const sight = follow(typeof known === 'object' ? known : undefined, message.update, this.here)
        if (sight === undefined) this.watch()
        else this.sight.set(sight)
        if (sight?.view.timed) this.wire.keepTime()
        return
      }
      case 'done':
        return this.settle(message.id, undefined)
      case 'refused':
        return this.settle(message.id, message.refusal)
      case 'here':
        if (message.table !== this.id) return
        this.here = message.seats
        return this.change(sight => ({ ...sight, here: message.seats, fresh: [] }))
      case 'error':
        if (message.id !== undefined) this.settle(message.id, { refused: message.code, text: message.text })
        else if ((message.table ?? this.id) === this.id) {
          const missing = MISSING[message.code]
          if (missing !== undefined) this.sight.set(missing)
        }
        return
      case 'study':
      case 'written':
      case 'readers':
      case 'lobby':
      case 'seek':
      case 'friends':
      case 'invitations':
      case 'crowd':
      case 'pong':
    }
  }

  private settle(id: string, refusal: NotDone | undefined) {
    const one = this.unanswered.find(waiting => waiting.id === id)
    this.unanswered = this.unanswered.filter(waiting => waiting !== one)
    one?.answer(refusal)
  }

  private change(how: (sight: Sight) => Sight) {
    const sight = this.sight.get()
    if (typeof sight === 'object') this.sight.set(how(sight))
  }
}

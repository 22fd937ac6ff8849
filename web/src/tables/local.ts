import type { Viewer } from '@runatal/kernel'
import type { Command } from '@runatal/table'
import { Store } from '@runatal/look/store.ts'
import { ask, onUpdate } from './desk.ts'
import { follow } from './sight.ts'
import type { Finished, Missing, NotDone, Sight, TableDoor } from './table.ts'

const LOCAL = 'local-'

/** Tables of this device have ids that say so. */
export function isLocal(id: string): boolean {
  return id.startsWith(LOCAL)
}

export function newLocalId(): string {
  return LOCAL + crypto.randomUUID().slice(0, 8)
}

/** A table on this device: in a worker, over IndexedDB, with no network. */
export class LocalTable implements TableDoor {
  readonly id: string
  readonly sight = new Store<Sight | Missing | undefined>(undefined)
  private readonly stop: () => void
  private viewer: Viewer | undefined

  constructor(id: string) {
    this.id = id
    this.stop = onUpdate((table, viewer, update) => {
      if (table !== id || (this.viewer !== undefined && viewer !== this.viewer)) return
      const known = this.sight.get()
      const sight = typeof known !== 'object' || update.from < 0 ? undefined : known
      const next = follow(sight, update, [])
      this.sight.set(next === undefined ? sight : { ...next, here: next.view.seats.map(({ seat }) => seat) })
    })
    void this.watch()
  }

  async send(command: Command): Promise<NotDone | undefined> {
    return ask('act', { table: this.id, id: crypto.randomUUID(), command })
  }

  look(as: Viewer): void {
    this.viewer = as
    void this.watch()
  }

  finished(): Promise<Finished | undefined> {
    return ask('finished', { table: this.id })
  }

  close(): void {
    this.stop()
    void ask('unwatch', { table: this.id })
  }

  private async watch() {
    const missing = await ask('watch', { table: this.id, viewer: this.viewer })
    if (missing !== undefined) this.sight.set(missing)
  }
}

import { Store } from '@runatal/look/store.ts'
import type { Change } from '@runatal/study'
import type { NotDone } from '../tables/table.ts'
import type { StudyDoor, StudySight } from './door.ts'
import { newId } from './ids.ts'
import { changeKept, keptStudy, onKept } from './store.ts'

const LOCAL = 'local-'

/** Studies of this device have ids that say so. */
export function isLocalStudy(id: string): boolean {
  return id.startsWith(LOCAL)
}

export function newLocalStudy(): string {
  return LOCAL + newId()
}

/** A study on this device: written by whoever sits at it, read by nobody else. */
export class LocalStudy implements StudyDoor {
  readonly id: string
  readonly sight = new Store<StudySight | 'gone' | undefined>(undefined)
  private readonly stop: () => void

  constructor(id: string) {
    this.id = id
    this.stop = onKept(written => {
      if (written === id) void this.read()
    })
    void this.read()
  }

  async change(change: Change): Promise<NotDone | undefined> {
    const study = await changeKept(this.id, change)
    if ('refused' in study) return study
    this.sight.set({ ...OWN, study })
    return undefined
  }

  stand(): void {
    // Nobody else is here.
  }

  close(): void {
    this.stop()
  }

  private async read() {
    const kept = await keptStudy(this.id).catch(() => undefined)
    this.sight.set(kept === undefined ? 'gone' : { ...OWN, study: kept.study })
  }
}

const OWN: Omit<StudySight, 'study'> = { mayWrite: true, mine: true, readers: [], cut: false }

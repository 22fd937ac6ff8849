import { Store } from '@runatal/look/store.ts'
import { type Change, changed, type Study } from '@runatal/study'
import { myPerson } from '../me.ts'
import type { NotDone } from '../tables/table.ts'
import type { FromServer, Wire } from '../tables/wire.ts'
import { api } from './api.ts'
import type { Reader, Spot, StudyDoor, StudySight } from './door.ts'

/** A study on a server: read over the socket, line by line; what is missed is read anew. */
export class RemoteStudy implements StudyDoor {
  readonly id: string
  readonly sight = new Store<StudySight | 'gone' | undefined>(undefined)
  private readonly wire: Wire
  private readonly stop: () => void
  private known: { study: Study; version: number; mine: boolean } | undefined
  private readers: readonly Reader[] = []
  private cut = false
  private at: Spot | undefined

  constructor(id: string, wire: Wire) {
    this.id = id
    this.wire = wire
    this.stop = wire.listen({
      opened: () => this.open(),
      said: message => this.hear(message),
      lost: () => {
        this.cut = true
        this.show()
      },
    })
  }

  async change(change: Change): Promise<NotDone | undefined> {
    const answer = await api.write(this.id, change)
    if (answer === undefined) return { refused: 'unknown', text: 'The house does not answer' }
    if ('refused' in answer) return answer
    // The line itself comes over the socket: what was written stands on the page before the answer is told.
    return new Promise(resolve => {
      const done = () => {
        if ((this.known?.version ?? Infinity) < answer.version && !this.cut) return
        stop()
        clearTimeout(timer)
        resolve(undefined)
      }
      const stop = this.sight.subscribe(done)
      const timer = setTimeout(() => {
        stop()
        this.open()
        resolve(undefined)
      }, LATE)
      done()
    })
  }

  stand(at: Spot): void {
    this.at = at
    this.wire.send({ t: 'stand', study: this.id, at })
  }

  close(): void {
    this.wire.send({ t: 'unstudy', study: this.id })
    this.stop()
  }

  private open() {
    this.wire.send({ t: 'study', study: this.id })
  }

  private hear(message: FromServer) {
    if (!('study' in message) || message.study !== this.id) return
    switch (message.t) {
      case 'study':
        this.cut = false
        if (message.gone) return this.sight.set('gone')
        this.known = { study: message.of, version: message.version, mine: message.mine }
        if (this.at !== undefined) this.stand(this.at)
        return this.show()
      case 'written':
        return this.take(message.version, message.change)
      case 'readers':
        this.readers = message.readers
        return this.show()
    }
  }

  private take(version: number, change: Change) {
    if (this.known === undefined || version <= this.known.version) return
    const study = version === this.known.version + 1 ? changed(this.known.study, change) : undefined
    if (study === undefined || 'refused' in study) return this.open()
    this.known = { ...this.known, study, version }
    this.show()
  }

  private show() {
    if (this.known === undefined) return
    const { study, mine } = this.known
    const me = myPerson()
    const mayWrite = mine || study.writers.some(({ person }) => person === me)
    this.sight.set({ study, mine, mayWrite, readers: this.readers, cut: this.cut })
  }
}

/** After so many milliseconds without a line the whole is read anew. */
const LATE = 3000

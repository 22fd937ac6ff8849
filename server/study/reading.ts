import type { Change } from '@runatal/study'
import type { PersonId } from '@runatal/table'
import type { Bus, News } from '../bus.ts'
import type { Store } from '../store/store.ts'
import type { LiveStudy, Studies } from './studies.ts'

/** Where in a study somebody is. */
export interface Spot {
  chapter: string
  branch?: string
  position: number
}

export interface Reader {
  /** Absent for somebody without a name. */
  person?: PersonId
  name: string
  at?: Spot
}

/** Somebody's line, as far as reading needs it. */
interface Line {
  readonly person: PersonId | undefined
  send(message: object): void
}

/** Who reads which study, and where: each is told of every line as it is written, and of the others. */
export class Reading {
  private readonly studies: Studies
  private readonly store: Pick<Store, 'findPerson'>
  private readonly bus: Bus
  private readonly failed: (error: unknown) => void
  private readonly here = new Map<string, Map<Line, Reader>>()
  /** What each line has asked for: some of it is not there yet, and counts already. */
  private readonly wanted = new Map<Line, Set<string>>()
  /** On other processes: per study and process. */
  private readonly elsewhere = new Map<string, Map<string, Reader[]>>()
  private readonly soon = new Map<string, NodeJS.Timeout>()

  constructor(studies: Studies, store: Pick<Store, 'findPerson'>, bus: Bus, failed: (error: unknown) => void) {
    this.studies = studies
    this.store = store
    this.bus = bus
    this.failed = failed
    studies.onWritten((id, change, version) => {
      this.tell(id, change, version)
      bus.tell({ t: 'study', study: id })
    })
  }

  /** Begins to read: all of it, and from then on what is new. */
  async open(line: Line, id: string): Promise<void> {
    const wanted = this.wanted.get(line) ?? new Set()
    if (wanted.size >= MOST_READ && !wanted.has(id))
      return line.send({ t: 'error', code: 'too-many', text: 'You read too many studies at once' })
    this.wanted.set(line, wanted.add(id))
    try {
      const me = line.person === undefined ? undefined : await this.store.findPerson(line.person)
      const live = await this.studies.read(id)
      // It may have gone, or have thought better of it.
      if (this.wanted.get(line)?.has(id) !== true) return
      if (live === undefined) return line.send({ t: 'study', study: id, gone: true })
      const lines = this.here.get(id) ?? new Map<Line, Reader>()
      this.here.set(id, lines.set(line, { name: me?.name ?? '', ...(me !== undefined && { person: me.person }) }))
      line.send(whole(id, live, line))
      this.tellReaders(id)
    } finally {
      if (this.here.get(id)?.has(line) !== true) this.forgo(line, id)
    }
  }

  stand(line: Line, id: string, at: Spot): void {
    const reader = this.here.get(id)?.get(line)
    if (reader === undefined) return
    this.here.get(id)?.set(line, { ...reader, at })
    this.tellReaders(id)
  }

  leave(line: Line, id: string): void {
    this.forgo(line, id)
    const lines = this.here.get(id)
    if (lines?.delete(line) !== true) return
    this.tellReaders(id)
    if (lines.size === 0) this.here.delete(id)
  }

  leaveAll(line: Line): void {
    for (const id of this.wanted.get(line) ?? []) this.leave(line, id)
  }

  private forgo(line: Line, id: string) {
    const wanted = this.wanted.get(line)
    if (wanted?.delete(id) === true && wanted.size === 0) this.wanted.delete(line)
  }

  /** What another process tells. */
  hear(from: string, news: Extract<News, { t: 'study' | 'reading' }>): void {
    if (news.t === 'study') return void this.catchUp(news.study).catch(this.failed)
    const all = this.elsewhere.get(news.study) ?? new Map<string, Reader[]>()
    const isNew = !all.has(from)
    if (news.readers.length === 0) all.delete(from)
    else this.elsewhere.set(news.study, all.set(from, news.readers))
    if (all.size === 0) this.elsewhere.delete(news.study)
    this.sayReaders(news.study)
    // It does not know of those who read here.
    if (isNew && news.readers.length > 0 && this.here.has(news.study)) this.tellReaders(news.study)
  }

  /** A process has gone, and its readers with it. */
  forget(from: string): void {
    for (const [id, all] of this.elsewhere) if (all.delete(from)) this.sayReaders(id)
  }

  /** Somebody has written on another process: everybody here has all of it anew. */
  private async catchUp(id: string) {
    const lines = this.here.get(id)
    if (lines === undefined) return
    const live = await this.studies.read(id)
    for (const line of lines.keys())
      line.send(live === undefined ? { t: 'study', study: id, gone: true } : whole(id, live, line))
  }

  private tell(id: string, change: Change | 'gone', version: number) {
    for (const line of this.here.get(id)?.keys() ?? [])
      line.send(
        change === 'gone' ? { t: 'study', study: id, gone: true } : { t: 'written', study: id, version, change },
      )
  }

  /** Many steps within a moment are told once. */
  private tellReaders(id: string) {
    if (this.soon.has(id)) return
    const timer = setTimeout(() => {
      this.soon.delete(id)
      const readers = [...(this.here.get(id)?.values() ?? [])].slice(0, MOST_NAMED)
      this.bus.tell({ t: 'reading', study: id, readers })
      this.sayReaders(id)
    }, A_MOMENT)
    this.soon.set(id, timer.unref())
  }

  private sayReaders(id: string) {
    const lines = this.here.get(id)
    if (lines === undefined) return
    const away = [...(this.elsewhere.get(id)?.values() ?? [])].flat()
    for (const line of lines.keys()) {
      const others = [...lines].filter(([other]) => other !== line).map(([, reader]) => reader)
      line.send({ t: 'readers', study: id, readers: [...others, ...away].slice(0, MOST_NAMED) })
    }
  }
}

const MOST_READ = 5
const MOST_NAMED = 30
const A_MOMENT = 150

function whole(id: string, { study, owner, version }: LiveStudy, { person }: Line): object {
  return { t: 'study', study: id, version, of: study, mine: person === owner }
}

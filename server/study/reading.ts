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
  /** Absent for somebody without a name, whom nobody can block. */
  person?: PersonId
  name: string
  at?: Spot
}

/** Somebody's line, as far as reading needs it. */
interface Line {
  readonly person: PersonId | undefined
  send(message: object): void
}

/**
 * Who reads which study, and where: each is told of every line as it is written. Of each other only those who write in it see
 * who reads and where, and never across a block: a link is there to read by, not to look after people.
 */
export class Reading {
  private readonly studies: Studies
  private readonly store: Pick<Store, 'findPerson' | 'club'>
  private readonly bus: Bus
  private readonly failed: (error: unknown) => void
  private readonly here = new Map<string, Map<Line, Reader>>()
  /** What each line has asked for: some of it is not there yet, and counts already. */
  private readonly wanted = new Map<Line, Set<string>>()
  /** On other processes: per study and process. */
  private readonly elsewhere = new Map<string, Map<string, Reader[]>>()
  private readonly soon = new Map<string, NodeJS.Timeout>()
  /** What each line was told last of who reads: that somebody moves whom they do not see is not told either. */
  private readonly told = new WeakMap<Line, Map<string, string>>()

  constructor(studies: Studies, store: Pick<Store, 'findPerson' | 'club'>, bus: Bus, failed: (error: unknown) => void) {
    this.studies = studies
    this.store = store
    this.bus = bus
    this.failed = failed
    studies.onWritten((id, change, version) => {
      this.tell(id, change, version)
      bus.tell({ t: 'study', study: id })
      if (change !== 'gone' && (change.do === 'admit' || change.do === 'dismiss')) this.tellReaders(id)
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
      this.told.get(line)?.delete(id)
      this.tellReaders(id)
      // What was written elsewhere between was told to those who read already.
      const now = await this.studies.read(id)
      if (now !== undefined && now.version > live.version && this.here.get(id)?.has(line) === true)
        line.send(whole(id, now, line))
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
    this.sayReaders(id)
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
    void this.showReaders(id).catch(this.failed)
  }

  private async showReaders(id: string) {
    const live = this.here.has(id) ? await this.studies.read(id) : undefined
    if (live === undefined) return
    const away = () => [...(this.elsewhere.get(id)?.values() ?? [])].flat().map(reader => [undefined, reader] as const)
    const all = () => [...(this.here.get(id) ?? []), ...away()]
    const writers = new Set([live.owner, ...live.study.writers.map(({ person }) => person)])
    // Whoever comes meanwhile is told of with the next look.
    const asked = new Set([...writers, ...all().flatMap(([, { person }]) => person ?? [])].slice(0, MOST_ASKED))
    const blocks = await this.store.club.blocksAmong([...asked])
    const apart = new Set(blocks.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]))
    const sees = (line: Line, { person }: Reader) =>
      person === undefined || (asked.has(person) && !apart.has(`${line.person} ${person}`))
    for (const line of this.here.get(id)?.keys() ?? []) {
      const isWriter = line.person !== undefined && writers.has(line.person)
      const others = isWriter ? all().filter(([other, reader]) => other !== line && sees(line, reader)) : []
      this.show(line, id, others.map(([, one]) => one).slice(0, MOST_NAMED))
    }
  }

  private show(line: Line, id: string, readers: readonly Reader[]) {
    const told = this.told.get(line) ?? new Map<string, string>()
    const text = JSON.stringify(readers)
    if ((told.get(id) ?? '[]') === text) return
    this.told.set(line, told.set(id, text))
    line.send({ t: 'readers', study: id, readers })
  }
}

const MOST_READ = 5
const MOST_NAMED = 30
const MOST_ASKED = 500
const A_MOMENT = 150

function whole(id: string, { study, owner, version }: LiveStudy, { person }: Line): object {
  return { t: 'study', study: id, version, of: study, mine: person === owner }
}

import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Change, type Chapter, changed, type Study } from '@runatal/study'
import type { PersonId } from '@runatal/table'
import { houseTime } from '../house-time.ts'
import type { Store } from '../store/store.ts'
import type { StudiesBook, StudyLine, StudyRow } from '../store/studies.ts'
import { TwoGenerationCache } from '../two-generation-cache.ts'

/** A study as it is after so many lines. */
export interface LiveStudy {
  study: Study
  owner: PersonId
  version: number
  /** How much its lines have written, in characters: also what is gone again. */
  written: number
}

/** Why something was not written. */
export interface Refused {
  refused: string
  text: string
}

/** Somebody who writes, and what they are called. */
export interface Author {
  person: PersonId
  name: string
}

type Line = Change | { do: 'begin'; study: Study }

/** The studies of the house: a study is what its lines make of it, and whoever writes a line first has it. */
export class Studies {
  private readonly book: StudiesBook
  private readonly club: Pick<Store['club'], 'goneOf'>
  private readonly known = new TwoGenerationCache<LiveStudy>(MOST_KNOWN, { weigh: ({ written }) => written })
  private readonly listeners = new Set<(id: string, change: Change | 'gone', version: number) => void>()

  constructor({ studies, club }: Pick<Store, 'studies' | 'club'>) {
    this.book = studies
    this.club = club
  }

  /** Hears of each line that is written here, once it is durable; and of each study that is deleted. */
  onWritten(listener: (id: string, change: Change | 'gone', version: number) => void): void {
    this.listeners.add(listener)
  }

  /** The study's id, or why there is none. */
  async begin({ person, name }: Author, study: Study): Promise<{ study: string } | Refused> {
    if (study.chapters.length === 0) return BAD
    // A position put together by hand can be anything: whoever opens one from elsewhere would play it on trust.
    if (study.chapters.some(({ record }) => record.from !== undefined)) return FROM
    if (!fits(study)) return FULL
    const id = randomBytes(9).toString('base64url')
    const line: Line = {
      do: 'begin',
      study: { ...study, chapters: study.chapters.map(one => ownedBy(name, one)), writers: [] },
    }
    const row = { study: id, owner: person, at: houseTime() }
    const begun = await this.book.begin(row, JSON.stringify(line), MOST_OWNED)
    return begun ? { study: id } : { refused: 'study-full', text: `${name} has as many studies as one may` }
  }

  /** As it is now, with what other processes have written since. */
  async read(id: string): Promise<LiveStudy | undefined> {
    const row = await this.book.find(id)
    if (row === undefined) return undefined
    const known = this.known.get(id)
    const lines = await this.book.lines(id, (known?.version ?? -1) + 1)
    const live = await this.readOn(row, known, lines)
    // Somebody has written while it was read.
    const now = this.known.get(id)
    if (live === undefined || (now !== undefined && now.version > live.version)) return now
    this.known.set(id, live)
    return live
  }

  /** A study with more of its lines. What was written by somebody who is gone was written by someone. */
  private async readOn({ owner }: StudyRow, known: LiveStudy | undefined, lines: readonly StudyLine[]) {
    const read = lines.map(({ text, ...line }) => ({ ...line, change: JSON.parse(text) as Line, length: text.length }))
    const named = read.flatMap(({ by, change }) => (change.do === 'admit' ? [by, change.writer.person] : [by]))
    const gone = new Set(named.length === 0 ? [] : await this.club.goneOf([...new Set(named)]))
    let live = known
    for (const [n, { position, by, change, length }] of read.entries()) {
      if (n % AT_A_TIME === AT_A_TIME - 1) await nextTurn()
      if (change.do === 'begin') live = { study: change.study, owner, version: position, written: length }
      if (change.do === 'begin' || live === undefined) continue
      const isVain = change.do === 'admit' && gone.has(change.writer.person)
      const study = isVain ? live.study : changed(live.study, gone.has(by) ? signedBy(SOMEONE, change) : change)
      // An older house may have taken a line that this one does not.
      live = { ...live, version: position, written: live.written + length, ...(!('refused' in study) && { study }) }
    }
    return live
  }

  /** Somebody is gone: what they have signed is read anew. */
  forgetPerson(): void {
    this.known.clear()
  }

  /** Writes one line for somebody who may. Gives the version that it made. */
  async write(id: string, author: Author, change: Change): Promise<{ version: number } | Refused> {
    for (;;) {
      const live = await this.read(id)
      if (live === undefined) return GONE
      const signed = signedBy(author, change)
      const no = whyNot(live, author.person, signed)
      if (no !== undefined) return no
      const study = changed(live.study, signed)
      if ('refused' in study) return study
      if (!fits(study)) return FULL
      const text = JSON.stringify(signed)
      const written = live.written + text.length
      if (written > MOST_WRITTEN) return FULL
      const version = live.version + 1
      const line = { position: version, by: author.person, at: houseTime(), text }
      if (!(await this.book.write(id, line))) continue
      this.known.set(id, { study, owner: live.owner, version, written })
      for (const listener of this.listeners) listener(id, signed, version)
      return { version }
    }
  }

  async forget(id: string, person: PersonId): Promise<Refused | undefined> {
    const row = await this.book.find(id)
    if (row === undefined) return GONE
    if (row.owner !== person) return NOT_OWNER
    await this.book.forget(id)
    this.known.delete(id)
    for (const listener of this.listeners) listener(id, 'gone', -1)
    return undefined
  }

  async of(person: PersonId): Promise<{ study: string; name: string; games: string[]; at: number; mine: boolean }[]> {
    const rows = await this.book.of(person, MOST_LISTED)
    const all = await Promise.all(rows.map(async row => ({ row, live: await this.read(row.study) })))
    return all.flatMap(({ row, live }) => {
      if (live === undefined) return []
      const games = [...new Set(live.study.chapters.map(({ record }) => record.game))]
      return [{ study: row.study, name: live.study.name, games, at: row.at, mine: row.owner === person }]
    })
  }
}

const MOST_OWNED = 100
const MOST_LISTED = 50
/** In characters: a long game with much beside it; what goes over one socket at once. */
export const LONGEST_STUDY = 500_000
/** Of all its lines together: what was added and dropped again is kept, too, and is read whenever the study is opened anew. */
export const MOST_WRITTEN = 4 * LONGEST_STUDY

/** In characters: of the studies that are kept in memory, what their lines have written together. */
const MOST_KNOWN = 8 * MOST_WRITTEN
/** So many lines are put together before others have their turn. */
const AT_A_TIME = 100
const SOMEONE = { name: '' }

const GONE: Refused = { refused: 'no-such-study', text: 'There is no such study' }
const BAD: Refused = { refused: 'bad-study', text: 'That is no study, or no change of one' }
const FULL: Refused = { refused: 'study-full', text: 'A study of the house holds no more: begin another one' }
const NOT_OWNER: Refused = { refused: 'study-owner', text: 'Only whoever began the study may do this' }
const FROM: Refused = {
  refused: 'study-from',
  text: 'A game that began from a position of its own stays on its device',
}

function fits(study: Study): boolean {
  return JSON.stringify(study).length <= LONGEST_STUDY
}

/** What was written elsewhere is told by whoever brings it: nobody here has said it. */
function ownedBy(by: string, chapter: Chapter): Chapter {
  return {
    ...chapter,
    branches: chapter.branches.map(branch => ({ ...branch, by })),
    notes: chapter.notes.map(note => ({ ...note, by })),
  }
}

/** Everything is signed with the name of whoever sends it, whatever they say; a new chapter has nothing signed in it. */
function signedBy({ name: by }: Pick<Author, 'name'>, change: Change): Change {
  switch (change.do) {
    case 'branch':
      return { ...change, branch: { ...change.branch, by } }
    case 'add':
      return { ...change, chapter: { ...change.chapter, branches: [], notes: [] } }
    case 'say':
      return { ...change, note: { ...change.note, by } }
    case 'name':
    case 'admit':
    case 'dismiss':
    case 'nameChapter':
    case 'drop':
    case 'play':
    case 'nameBranch':
    case 'cut':
    case 'dropBranch':
    case 'unsay':
      return change
  }
}

function whyNot({ study, owner }: LiveStudy, person: PersonId, change: Change): Refused | undefined {
  if (change.do === 'add' && change.chapter.record.from !== undefined) return FROM
  if (person === owner) return undefined
  if (change.do === 'admit' || change.do === 'dismiss') return NOT_OWNER
  return study.writers.some(writer => writer.person === person)
    ? undefined
    : { refused: 'not-let-in', text: 'The owner of this study has not let you in to write' }
}

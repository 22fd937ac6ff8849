import type { AnyTypes, Entry, MatchRecord, Seat } from '@runatal/kernel'

/** A moment of a chapter: so many moves were made, in the game itself or in a branch of it. */
export interface Place {
  branch?: string
  position: number
}

/** What would have come of another move: moves beside the log, from a moment of the game or of another branch on. */
export interface Branch {
  id: string
  name: string
  by: string
  from: Place
  /** Drawn anew by what this seat could know; without it, what was hidden stays as it was. */
  anew?: Seat
  /** Its own luck. */
  seed: string
  log: Entry[]
}

export interface Note {
  id: string
  by: string
  at: Place
  text: string
}

/** A finished game with all that was tried and said beside it. */
export interface Chapter {
  id: string
  name: string
  record: MatchRecord<AnyTypes>
  /** Who sat where. */
  seats: readonly string[]
  branches: readonly Branch[]
  notes: readonly Note[]
}

export interface Writer {
  person: string
  name: string
}

/** What people write together about finished games. */
export interface Study {
  name: string
  chapters: readonly Chapter[]
  /** Whom its owner has let in. */
  writers: readonly Writer[]
}

/** The last moment of the game, or of a branch. */
export function endOf(chapter: Chapter, branch?: string): number {
  const its = chapter.branches.find(({ id }) => id === branch)
  return its === undefined ? chapter.record.log.length : its.from.position + its.log.length
}

/** The moves that lead to a place, each with where it stands: first those of the game, then those of each branch on the way. */
export function wayTo(chapter: Chapter, { branch, position }: Place): { place: Place; entry: Entry }[] {
  const its = chapter.branches.find(({ id }) => id === branch)
  const [before, log, first] =
    its === undefined ? [[], chapter.record.log as Entry[], 0] : [wayTo(chapter, its.from), its.log, its.from.position]
  const own = log.slice(0, position - first).map((entry, i) => ({
    place: { ...(its !== undefined && { branch: its.id }), position: first + i + 1 },
    entry,
  }))
  return [...before, ...own]
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.branch === b.branch && a.position === b.position
}

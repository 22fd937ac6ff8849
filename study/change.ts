import type { Entry } from '@runatal/kernel'
import { type Branch, type Chapter, endOf, type Note, type Place, type Study, type Writer } from './study.ts'

/** What can be done to a study. */
export type Change =
  | { do: 'name'; name: string }
  | { do: 'admit'; writer: Writer }
  | { do: 'dismiss'; person: string }
  | { do: 'add'; chapter: Chapter }
  | ({ chapter: string } & ChapterChange)

export type ChapterChange =
  | { do: 'nameChapter'; name: string }
  | { do: 'drop' }
  | { do: 'branch'; branch: Branch }
  /** One more move; `at` so many are there already, or somebody else was first. */
  | { do: 'play'; branch: string; at: number; entry: Entry }
  | { do: 'nameBranch'; branch: string; name: string }
  /** Back to so many moves: what stands on the others goes with them. */
  | { do: 'cut'; branch: string; at: number }
  | { do: 'dropBranch'; branch: string }
  | { do: 'say'; note: Note }
  | { do: 'unsay'; note: string }

/** How much a study holds: far more than people write, and little enough to be read at once. */
export const MOST = { chapters: 40, branches: 60, moves: 2000, notes: 400, writers: 50 }

/** Why a study was not changed. */
export interface NotChanged {
  refused: 'not-in-study' | 'study-full' | 'study-crossed' | 'last-chapter'
  text: string
}

/** A study after a change, or why it cannot be; the study itself stays as it was. */
export function changed(study: Study, change: Change): Study | NotChanged {
  switch (change.do) {
    case 'name':
      return { ...study, name: change.name }
    case 'admit': {
      const others = study.writers.filter(({ person }) => person !== change.writer.person)
      return others.length < MOST.writers ? { ...study, writers: [...others, change.writer] } : FULL
    }
    case 'dismiss':
      return { ...study, writers: study.writers.filter(({ person }) => person !== change.person) }
    case 'add':
      if (study.chapters.some(({ id }) => id === change.chapter.id)) return CROSSED
      return study.chapters.length < MOST.chapters ? { ...study, chapters: [...study.chapters, change.chapter] } : FULL
    case 'drop':
      return study.chapters.length > 1
        ? { ...study, chapters: study.chapters.filter(({ id }) => id !== change.chapter) }
        : { refused: 'last-chapter', text: 'A study has at least one chapter' }
    case 'nameChapter':
    case 'branch':
    case 'play':
    case 'nameBranch':
    case 'cut':
    case 'dropBranch':
    case 'say':
    case 'unsay': {
      const chapter = study.chapters.find(({ id }) => id === change.chapter)
      const after = chapter === undefined ? GONE : changedChapter(chapter, change)
      if ('refused' in after) return after
      return { ...study, chapters: study.chapters.map(one => (one === chapter ? after : one)) }
    }
  }
}

const GONE: NotChanged = { refused: 'not-in-study', text: 'That is not in this study any more' }
const FULL: NotChanged = { refused: 'study-full', text: 'There is no room for more of these in one study' }
const CROSSED: NotChanged = { refused: 'study-crossed', text: 'Somebody else has just written there: look again' }

function changedChapter(chapter: Chapter, change: Exclude<ChapterChange, { do: 'drop' }>): Chapter | NotChanged {
  const { branches, notes } = chapter
  switch (change.do) {
    case 'nameChapter':
      return { ...chapter, name: change.name }
    case 'branch':
      if (branches.some(({ id }) => id === change.branch.id)) return CROSSED
      if (branches.length >= MOST.branches || change.branch.log.length > MOST.moves) return FULL
      return isThere(chapter, change.branch.from) ? { ...chapter, branches: [...branches, change.branch] } : GONE
    case 'say':
      if (notes.some(({ id }) => id === change.note.id)) return CROSSED
      if (notes.length >= MOST.notes) return FULL
      return isThere(chapter, change.note.at) ? { ...chapter, notes: [...notes, change.note] } : GONE
    case 'unsay':
      return { ...chapter, notes: notes.filter(({ id }) => id !== change.note) }
    case 'play':
    case 'nameBranch':
    case 'cut':
    case 'dropBranch': {
      const branch = branches.find(({ id }) => id === change.branch)
      if (branch === undefined) return GONE
      if (change.do === 'dropBranch') return without(chapter, branch)
      const after = changedBranch(branch, change)
      if ('refused' in after) return after
      const all = { ...chapter, branches: branches.map(one => (one === branch ? after : one)) }
      return change.do === 'cut' ? standing(all) : all
    }
  }
}

type BranchChange = Extract<ChapterChange, { do: 'play' | 'nameBranch' | 'cut' }>

function changedBranch(branch: Branch, change: BranchChange): Branch | NotChanged {
  const { log } = branch
  switch (change.do) {
    case 'nameBranch':
      return { ...branch, name: change.name }
    case 'play':
      if (change.at !== log.length) return CROSSED
      return log.length < MOST.moves ? { ...branch, log: [...log, change.entry] } : FULL
    case 'cut':
      return change.at <= log.length ? { ...branch, log: log.slice(0, change.at) } : GONE
  }
}

function without(chapter: Chapter, branch: Branch): Chapter {
  return standing({ ...chapter, branches: chapter.branches.filter(one => one !== branch) })
}

/** Without what stood on moves that are no more. */
function standing(chapter: Chapter): Chapter {
  const branches = chapter.branches.filter(({ from }) => isThere(chapter, from))
  const notes = chapter.notes.filter(({ at }) => isThere(chapter, at))
  const left = { ...chapter, branches, notes }
  return branches.length === chapter.branches.length ? left : standing(left)
}

/** Whether a place is one of the chapter's. */
function isThere(chapter: Chapter, { branch, position }: Place): boolean {
  const its = chapter.branches.find(({ id }) => id === branch)
  if (branch !== undefined && its === undefined) return false
  return position >= (its?.from.position ?? 0) && position <= endOf(chapter, branch)
}

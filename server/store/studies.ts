import type { PersonId } from '@runatal/table'

/** A study in lists. */
export interface StudyRow {
  study: string
  owner: PersonId
  at: number
}

/** One line of what was written in a study; the first one is the study as it began. */
export interface StudyLine {
  position: number
  by: PersonId
  at: number
  /** As JSON: what it says is for `@runatal/study`. */
  text: string
}

/** What is kept of studies: their owners, and what was written in them, line by line. */
export interface StudiesBook {
  /** False if this person owns too many. */
  begin(row: StudyRow, text: string, most: number): Promise<boolean>
  /** False if somebody else wrote that line first, or the study is no more. */
  write(study: string, line: StudyLine): Promise<boolean>
  find(study: string): Promise<StudyRow | undefined>
  /** What was written from a line on. */
  lines(study: string, from: number): Promise<StudyLine[]>
  /** Those that somebody owns or has written in, newest first. */
  of(person: PersonId, most: number): Promise<StudyRow[]>
  forget(study: string): Promise<void>
  /** What was judged of a finished game, as JSON; of the same number only, since others judged otherwise. */
  analysis(table: string, number: number): Promise<string | undefined>
  keepAnalysis(table: string, number: number, text: string): Promise<void>
}

export const STUDIES_METHODS = {
  begin: 0,
  write: 0,
  find: 0,
  lines: 0,
  of: 0,
  forget: 0,
  analysis: 0,
  keepAnalysis: 0,
} satisfies Record<keyof StudiesBook, 0>

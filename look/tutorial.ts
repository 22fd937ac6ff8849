import type { Ask, Intent, Match, Move, Seat, Types } from '@runatal/kernel'
import type { Language } from './board.ts'

/** What a game brings to be learnt by playing: lessons on its real board, under its real rules. */
export interface Tutorial<G extends Types> {
  /** Who else sits at the table: the names of seats 1 and on. The learner has seat 0. */
  rivals: readonly string[]
  lessons: readonly Lesson<G>[]
}

/** A sentence or two, in every language. */
export type Said = Record<Language, string>

/** One idea, on a position made for it. */
export interface Lesson<G extends Types> {
  /** Kept on the device as done: never given to another lesson. */
  id: string
  title: Said
  /** Whose place the learner takes: the first, if left out. */
  learner?: Seat
  /** Where several choose at once, the others choose last. */
  learnerFirst?: true
  /** The position, afresh at every call. */
  start(): Match<G>
  /** What the others do, and the clock where it has more to say than the time; without it, their first option. */
  answer?(ask: Ask, options: readonly Move<G>[], state: G['state']): Move<G> | undefined
  /** Against the clock: what a rival does next of what is only offered, and when, in table time. */
  intend?(state: G['state']): Intent<G> | undefined
  steps: readonly Step<G>[]
  /** The rules it teaches, by their ids in the rulebook. */
  rules: readonly string[]
}

/** Something to look at, or something to do. */
export type Step<G extends Types> = Look<G> | Task<G>

export interface Look<G extends Types> {
  say: Said
  /** Where to look: selectors of parts of the board. */
  spots(state: G['state']): readonly string[]
}

export interface Task<G extends Types> extends Look<G> {
  goal: Said
  praise: Said
  /** Why that was not it, and what to try. Left out where every way of playing on reaches the goal. */
  again?: Said
  /** No clock runs during it: only what follows at once from a move happens by itself. */
  untimed?: true
  judge(attempt: Attempt<G>): Verdict
}

/** What has come of a task so far. */
export interface Attempt<G extends Types> {
  state: G['state']
  /** What the learner has seen happen since the task began, oldest first. */
  events: readonly G['event'][]
}

/** Undefined while both are still possible. */
export type Verdict = 'reached' | 'missed' | undefined

export function isTask<G extends Types>(step: Step<G>): step is Task<G> {
  return 'judge' in step
}

interface TaskWords {
  say: string
  goal: string
  praise: string
  again: string
}

/** What a teacher says, from the words of each language. */
export function teacher<W>(books: Record<Language, W>) {
  const inAll = <T>(pick: (words: W) => T): Record<Language, T> => ({ en: pick(books.en), fr: pick(books.fr) })
  /** What is said around a task that every way of playing on reaches. */
  const endlessWords = (pick: (words: W) => Omit<TaskWords, 'again'>) => ({
    say: inAll(words => pick(words).say),
    goal: inAll(words => pick(words).goal),
    praise: inAll(words => pick(words).praise),
  })
  /** What is said around a task that can be missed. */
  const taskWords = (pick: (words: W) => TaskWords) => ({
    ...endlessWords(pick),
    again: inAll(words => pick(words).again),
  })
  return { inAll, endlessWords, taskWords }
}

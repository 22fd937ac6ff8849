import type { AnyTypes, MatchRecord } from '@runatal/kernel'
import { ANALYSIS, type Judged } from '@runatal/study'
import type { FairThreads } from '../fair-threads.ts'
import { rulesOf } from '../rules-of.ts'
import type { StudiesBook } from '../store/studies.ts'
import type { Found } from '../think-task.ts'
import type { Refused } from './studies.ts'

/** How far an analysis has come. */
export interface Progress {
  judged: readonly unknown[]
  whole: boolean
  /** How many others are worked out in turns with it; absent where nobody has asked for it. */
  beside?: number
}

/** Who wants it: nobody has more of the house's time by coming as somebody else from the same place. */
export interface Asking {
  person: string
  address: string
}

interface Job extends Asking {
  progress: Progress
}

/**
 * Finished games judged by the house, decision by decision, in a thread that gives way to everything else: many at once, in
 * turns that are fair by where people come from. What was judged is kept, and is the same for all who ask.
 */
export class Analyses {
  private readonly book: StudiesBook
  private readonly threads: Pick<FairThreads, 'run'>
  private readonly failed: (error: unknown) => void
  /** By table. */
  private readonly jobs = new Map<string, Job>()
  private closed = false

  constructor(book: StudiesBook, threads: Pick<FairThreads, 'run'>, failed: (error: unknown) => void) {
    this.book = book
    this.threads = threads
    this.failed = failed
  }

  /** What is known of a finished game, and nothing begun: whoever looks costs next to nothing. */
  async look(table: string, id: string): Promise<Progress | undefined> {
    const job = this.jobs.get(table)
    if (job !== undefined) return { ...job.progress, beside: this.jobs.size - 1 }
    const game = await rulesOf(id)
    // Against the clock there is no list of answers to weigh.
    if (game === undefined || game.guide === undefined || game.guide.paced !== undefined) return undefined
    const kept = JSON.parse((await this.book.analysis(table, ANALYSIS)) ?? '[]') as Progress | unknown[]
    // An older house kept a list, and not whether that was all.
    return Array.isArray(kept) ? { judged: kept, whole: false } : kept
  }

  /** Somebody wants it: begun, if there is anything left to do. */
  async want(table: string, asking: Asking, record: MatchRecord<AnyTypes>): Promise<Progress | Refused> {
    const progress = await this.look(table, record.game)
    if (progress === undefined) return NOTHING
    if (progress.whole || progress.beside !== undefined) return progress
    // Two may have asked at once.
    const there = this.jobs.get(table)
    if (there === undefined) {
      const others = [...this.jobs.values()]
      const isFull =
        others.length >= MOST ||
        others.filter(({ person }) => person === asking.person).length >= MOST_OF_ONE ||
        others.filter(({ address }) => address === asking.address).length >= MOST_OF_ADDRESS
      if (isFull) return TOO_MANY
      const job = { ...asking, progress }
      this.jobs.set(table, job)
      void this.judge(table, job, record)
        .catch((error: unknown) => {
          if (!this.closed) this.failed(error)
        })
        .finally(() => this.jobs.delete(table))
    }
    return { ...progress, beside: this.jobs.size - 1 }
  }

  /** Before the threads end, so that what they leave undone is no failure. */
  close(): void {
    this.closed = true
  }

  private async judge(table: string, job: Job, record: MatchRecord<AnyTypes>) {
    const claim = { host: job.address, table, isWaitedFor: () => false }
    let kept = job.progress.judged.length
    while (!job.progress.whole && !this.closed) {
      const last = job.progress.judged.at(-1) as Judged | undefined
      const from = last === undefined ? 0 : last.position + 1
      const found = (await this.threads.run(claim, { game: record.game, judge: record, from }, PATIENCE)) as Found
      const judged = [...job.progress.judged, ...found.judged]
      if (found.whole || judged.length >= kept + KEPT_EVERY) {
        await this.book.keepAnalysis(table, ANALYSIS, JSON.stringify({ judged, whole: found.whole }))
        kept = judged.length
      }
      job.progress = { judged, whole: found.whole }
    }
  }
}

const MOST_OF_ONE = 3
const MOST_OF_ADDRESS = 10
const MOST = 100
/** A restart costs no more than so many decisions. */
const KEPT_EVERY = 10
/** For a turn, in milliseconds. */
const PATIENCE = 120_000

const NOTHING: Refused = { refused: 'nothing-to-judge', text: 'In this game nothing is chosen from a list of answers' }
const TOO_MANY: Refused = {
  refused: 'analyses-waiting',
  text: 'Several analyses are waiting already: come back when one of them is done',
}

import { type AnyTypes, isRefusal, Match, type MatchRecord } from '@runatal/kernel'
import { ANALYSIS, decisionsIn, type Judged } from '@runatal/study'
import type { PersonId } from '@runatal/table'
import type { FairThreads } from '../fair-threads.ts'
import { rulesOf } from '../rules-of.ts'
import type { StudiesBook } from '../store/studies.ts'
import type { Refused } from './studies.ts'

/** How far an analysis has come. */
export interface Progress {
  judged: unknown[]
  /** How many decisions there are. */
  total: number
  whole: boolean
  /** How many are worked out before it; absent where nobody has asked for it. */
  before?: number
}

interface Job {
  table: string
  person: PersonId
  record: MatchRecord<AnyTypes>
  progress: Progress
}

/**
 * Finished games judged by the house, decision by decision, in the threads in which bots think: whoever waits for a bot
 * comes first. A job that nobody needs twice: what was judged is kept, and is the same for all who ask.
 */
export class Analyses {
  private readonly book: StudiesBook
  private readonly threads: Pick<FairThreads, 'run'>
  private readonly failed: (error: unknown) => void
  /** The first is worked on, the others wait for their turn. */
  private readonly jobs: Job[] = []
  private running: Promise<void> | undefined
  private closed = false

  constructor(book: StudiesBook, threads: Pick<FairThreads, 'run'>, failed: (error: unknown) => void) {
    this.book = book
    this.threads = threads
    this.failed = failed
  }

  /** What is known of a finished game, and nothing begun. */
  async look(table: string, record: MatchRecord<AnyTypes>): Promise<Progress | undefined> {
    const job = this.jobs.find(one => one.table === table)
    if (job !== undefined) return { ...job.progress, before: this.jobs.indexOf(job) }
    const kept = await this.book.analysis(table, ANALYSIS)
    const judged = kept === undefined ? [] : (JSON.parse(kept) as unknown[])
    const game = await rulesOf(record.game)
    // Against the clock there is no list of answers to weigh.
    if (game === undefined || game.guide === undefined || game.guide.paced !== undefined) return undefined
    if (isRefusal(Match.replay(game, record, 0))) return undefined
    const total = decisionsIn(game, record).length
    return { judged, total, whole: judged.length >= total }
  }

  /** Somebody wants it: begun, if there is anything left to do. */
  async want(table: string, person: PersonId, record: MatchRecord<AnyTypes>): Promise<Progress | Refused> {
    const progress = await this.look(table, record)
    if (progress === undefined) return NOTHING
    if (progress.whole || progress.before !== undefined) return progress
    if (this.jobs.filter(job => job.person === person).length >= MOST_OF_ONE || this.jobs.length >= MOST)
      return TOO_MANY
    // Two may have asked at once.
    if (!this.jobs.some(job => job.table === table)) this.jobs.push({ table, person, record, progress })
    this.running ??= this.work()
    return { ...progress, before: this.jobs.findIndex(job => job.table === table) }
  }

  async close(): Promise<void> {
    this.closed = true
    await this.running
  }

  private async work() {
    for (let job = this.jobs[0]; job !== undefined && !this.closed; job = this.jobs[0]) {
      await this.judge(job).catch(this.failed)
      this.jobs.shift()
    }
    this.running = undefined
  }

  private async judge({ table, person, record, progress }: Job) {
    const claim = { host: person, table, isWaitedFor: () => false }
    while (!progress.whole && !this.closed) {
      const last = progress.judged.at(-1) as Judged | undefined
      const from = last === undefined ? 0 : last.position + 1
      const judged = (await this.threads.run(claim, { game: record.game, judge: record, from }, PATIENCE)) as unknown[]
      progress.judged = [...progress.judged, ...judged]
      progress.whole = progress.judged.length >= progress.total || judged.length === 0
      if (progress.whole || progress.judged.length % KEPT_EVERY === 0)
        await this.book.keepAnalysis(table, ANALYSIS, JSON.stringify(progress.judged))
    }
  }
}

const MOST_OF_ONE = 3
const MOST = 100
/** A restart costs no more than so many decisions. */
const KEPT_EVERY = 10
/** For one decision, in milliseconds. */
const PATIENCE = 60_000

const NOTHING: Refused = { refused: 'nothing-to-judge', text: 'In this game nothing is chosen from a list of answers' }
const TOO_MANY: Refused = {
  refused: 'analyses-waiting',
  text: 'Several analyses are waiting already: come back when one of them is done',
}

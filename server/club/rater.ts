import type { Store } from '../store/store.ts'
import type { Tables } from '../tables.ts'

/**
 * Sees to it that finished games are rated: at once where one ended here, and every few seconds for those whose process
 * has gone. Any number of processes may do so: the store lets one at a time.
 */
export class Rater {
  private readonly store: Store
  private readonly failed: (error: unknown) => void
  private looking: Promise<void> | undefined
  private again = false
  private timer: NodeJS.Timeout | undefined

  constructor(store: Store, tables: Tables, failed: (error: unknown) => void) {
    this.store = store
    this.failed = failed
    tables.onHappened(({ status }, { entry }) => {
      if (status === 'over' && ENDING.has(entry.command.do)) void this.look()
    })
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), EVERY).unref()
  }

  /** Rates what there is; whoever asks meanwhile waits for it too. */
  look(): Promise<void> {
    this.again = true
    this.looking ??= this.rate().finally(() => (this.looking = undefined))
    return this.looking
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.looking
  }

  private async rate() {
    try {
      while (this.again) {
        this.again = false
        while ((await this.store.club.rateFinished(AT_A_TIME)) === AT_A_TIME);
      }
    } catch (error) {
      this.failed(error)
    }
  }
}

/** What a game may end with. */
const ENDING = new Set(['move', 'botMove', 'timeUp', 'presence', 'forfeit', 'leave', 'answerUndo'])
/** Others write between. */
const AT_A_TIME = 20
const EVERY = 4000

import type { Spoken } from '@runatal/bots'
import type { AnyTypes, Foresight, Seat } from '@runatal/kernel'
import { botDelay, leaveOut, type Table } from '@runatal/table'
import type { Claim } from './fair-queue.ts'
import { houseTime } from './house-time.ts'
import { BEAT, SOON } from './store/keeping.ts'
import type { Store } from './store/store.ts'
import { tableTime, type Tables } from './tables.ts'
import type { Thought } from './think-task.ts'

/** Who works things out for the house: what a bot answers, and what the clock says where a game foresees it. */
export interface Think {
  think(thought: Thought, claim: Claim): Promise<Spoken>
  foresee(game: string, from: Foresight<AnyTypes> | undefined, claim: Claim): Promise<unknown>
}

/**
 * The scheduler: it looks after tables that nobody looks after, bots whose turn it is, and clocks. What it knows it can
 * learn again from the tables, so that a restart loses no turn. Of several processes the one that wrote last looks
 * after a table; it says every other second that it is alive, and when it is silent for some, another takes over. Two
 * that do so at once do no harm: the log takes one answer.
 */
export class Tender {
  private readonly tables: Tables
  private readonly thinking: Think
  private readonly pause: number
  private readonly failed: (error: unknown) => void
  /** Per table: the seats whose bots are thinking. */
  private readonly busy = new Map<string, Set<Seat>>()
  private readonly alarms = new Map<string, NodeJS.Timeout>()
  /** Per game: the question that was last worked out beforehand. */
  private readonly warmed = new Map<string, number>()
  private readonly paces = new Map<string, NodeJS.Timeout[]>()
  /** The tables that are this process's to look after. */
  private mine = new Set<string>()
  private readonly delay: (table: Table) => number
  private readonly behind: (table: Table) => number
  private readonly isWatched: (id: string) => boolean
  private beating: NodeJS.Timeout | undefined
  private closed = false

  constructor(
    tables: Tables,
    thinking: Think,
    pause: number,
    failed: (error: unknown) => void,
    delay: (table: Table) => number = () => botDelay([]),
    behind: (table: Table) => number = () => 0,
    isWatched: (id: string) => boolean = () => true,
  ) {
    this.isWatched = isWatched
    this.delay = delay
    this.behind = behind
    this.tables = tables
    this.thinking = thinking
    this.pause = pause
    this.failed = failed
    const takeOn = (table: Table) => {
      this.mine.add(table.id)
      this.tend(table)
    }
    tables.onHappened(takeOn)
    tables.onOverdue(takeOn)
    tables.onHeard(({ id }) => this.leave(id))
  }

  /** Takes up the tables that were left in the middle of something, now and from now on. */
  async resume(store: Store, keeper: string): Promise<void> {
    const beat = async () => {
      const before = this.mine
      this.mine = new Set()
      const kept = await store.takeUp(keeper)
      for (const id of kept) this.mine.add(id)
      for (const id of before) if (!this.mine.has(id)) this.leave(id)
      for (const id of kept) await this.lookAgain(id)
    }
    const again = () => {
      this.beating = setTimeout(() => void beat().catch(this.failed).finally(again), BEAT).unref()
    }
    await beat()
    if (!this.closed) again()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.beating)
    for (const alarm of this.alarms.values()) clearTimeout(alarm)
    for (const timer of [...this.paces.values()].flat()) clearTimeout(timer)
  }

  private tend(table: Table) {
    if (this.closed) return
    this.wind(table)
    this.pace(table)
    for (const { seat, bot } of table.botsToMove())
      if (!this.isThinking(table.id, seat)) void this.turn(table, seat, bot)
  }

  /** One bot's turn. Several at a table think side by side; each is looked after until it has moved. */
  private async turn(table: Table, seat: Seat, bot: string) {
    const { id, version, match } = table
    if (match === undefined) return
    const view = match.view(seat)
    const seats = this.busy.get(id) ?? new Set()
    this.busy.set(id, seats.add(seat))
    const pause = this.pauseFor(table)
    try {
      const thought = this.thinking.think({ game: table.game.id, view, seat, bot }, this.claimOf(table))
      const [answer] = await Promise.all([thought, wait(pause)])
      if (this.closed) return
      // The seat is free to think again as soon as this is done: what follows may ask it at once.
      this.rest(id, seat)
      const done = await this.tables.house(id, `bot-${version}-${seat}`, {
        do: 'botMove',
        seat,
        ...answer,
        seen: version,
      })
      // Somebody took a move back or came back to the seat meanwhile.
      if ('refused' in done) await this.lookAgain(id)
    } catch (error) {
      this.rest(id, seat)
      if (this.closed) return
      this.failed(error)
      await wait(AFTER_A_FAILURE)
      await this.lookAgain(id)
    }
  }

  /** Bots that play against the clock: each does what it means to, when it means to, unless something happens before. */
  private pace(table: Table) {
    for (const timer of this.paces.get(table.id) ?? []) clearTimeout(timer)
    const { id, version } = table
    const intents = table.intents()
    if (intents.length === 0) return void this.paces.delete(id)
    const now = tableTime(table, houseTime())
    const delay = this.delay(table)
    // Bots see what people see when they do.
    const behind = this.behind(table)
    const timers = intents.map(({ seat, ask, move, at: meant }) => {
      const at = meant + behind
      const act = () => {
        const command = { do: 'botMove', seat, ask, move, when: at, seen: version } as const
        // Refused, it is not said again before something else happens.
        this.tables
          .house(id, `bot-${version}-${seat}`, command, { trip: 2 * delay, varies: A_LITTLE })
          .catch(this.failed)
      }
      return setTimeout(act, Math.max(0, at + delay - now)).unref()
    })
    this.paces.set(id, timers)
  }

  private isThinking(id: string, seat: Seat): boolean {
    return this.busy.get(id)?.has(seat) ?? false
  }

  private rest(id: string, seat: Seat) {
    const seats = this.busy.get(id)
    seats?.delete(seat)
    if (seats?.size === 0) this.busy.delete(id)
  }

  /** Another process looks after it now. */
  private leave(id: string) {
    this.mine.delete(id)
    clearTimeout(this.alarms.get(id))
    this.alarms.delete(id)
    for (const timer of this.paces.get(id) ?? []) clearTimeout(timer)
    this.paces.delete(id)
  }

  private async lookAgain(id: string) {
    if (this.closed || !this.mine.has(id)) return
    try {
      await this.tables.look(id, table => this.tend(table)).catch(leaveOut)
      await this.tables.rest(id, houseTime() + SOON)
    } catch (error) {
      this.failed(error)
    }
  }

  /** People want to follow what bots do; bots among themselves need no pause. */
  private pauseFor(table: Table): number {
    return isPlayedByPeople(table) ? this.pause - (tableTime(table, houseTime()) - table.clockAt) : 0
  }

  /** Bots among themselves, whom nobody looks at, can wait. */
  private claimOf(table: Table): Claim {
    const { id, host } = table
    return { host, table: id, isWaitedFor: () => isPlayedByPeople(table) || this.isWatched(id) }
  }

  private wind(table: Table) {
    clearTimeout(this.alarms.get(table.id))
    this.alarms.delete(table.id)
    const due = table.due()
    if (due === undefined) return
    const { id, version } = table
    const from = table.foresight(due.ask)
    if (from !== undefined && this.warmed.get(table.game.id) !== due.ask) {
      // Once before it counts, so that what it takes is loaded by then.
      this.warmed.set(table.game.id, due.ask)
      this.thinking.foresee(table.game.id, from, this.claimOf(table)).catch(this.failed)
    }
    const ring = async () => {
      this.alarms.delete(id)
      const move = await this.tables.look(id, it =>
        this.thinking.foresee(it.game.id, it.foresight(due.ask), this.claimOf(it)),
      )
      const command = { do: 'timeUp', ask: due.ask, ...(move !== undefined && { move }) } as const
      const answer = await this.tables.house(id, `clock-${version}`, command)
      if ('refused' in answer) await this.lookAgain(id)
    }
    const left = Math.max(0, due.at - tableTime(table, houseTime()))
    // What is due later is taken up again when its time comes.
    if (left <= SOON + BEAT) this.alarms.set(id, setTimeout(() => void ring().catch(this.failed), left).unref())
  }
}

const AFTER_A_FAILURE = 1000
/** Milliseconds by which a bot's word may be late on a busy machine: as much as RÖK believes anybody (ROK-081). */
const A_LITTLE = 30

function isPlayedByPeople({ sittings }: Table): boolean {
  return sittings.some(({ person, bot }) => person !== undefined && bot === undefined)
}

function wait(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.max(0, ms)))
}

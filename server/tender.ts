import { type Table, type TableEntry } from '@runatal/table'
import type { Store } from './store/store.ts'
import { tableTime, type Tables } from './tables.ts'

/** Asks a bot for its answer to what a seat sees. */
export type Think = (question: { game: string; view: unknown; seat: number; bot: string }) => Promise<BotAnswer>

export interface BotAnswer {
  ask: number
  move: unknown
}

/**
 * Looks after tables that nobody looks after: bots whose turn it is, and clocks. What it knows it can learn again from
 * the tables, so that a restart loses no turn.
 */
export class Tender {
  private readonly tables: Tables
  private readonly think: Think
  private readonly pause: number
  /** Per table: the version at which bots were last set to think, and the alarm for its clock. */
  private readonly thinking = new Map<string, number>()
  private readonly alarms = new Map<string, NodeJS.Timeout>()
  private closed = false

  constructor(tables: Tables, think: Think, pause: number) {
    this.tables = tables
    this.think = think
    this.pause = pause
    tables.onHappened((table, _entry: TableEntry) => this.tend(table))
  }

  /** Takes up the tables that were left in the middle of something. */
  async resume(store: Store): Promise<void> {
    for (const { table } of await store.tendedTables()) await this.tables.look(table, living => this.tend(living))
  }

  close(): void {
    this.closed = true
    for (const alarm of this.alarms.values()) clearTimeout(alarm)
  }

  private tend(table: Table) {
    if (this.closed) return
    this.wind(table)
    const [next] = table.botsToMove()
    if (next === undefined || this.thinking.get(table.id) === table.version) return
    const { version } = table
    this.thinking.set(table.id, version)
    const view = table.match!.view(next.seat)
    const ready = new Promise(resolve => setTimeout(resolve, this.pauseFor(table)))
    void Promise.all([this.think({ game: table.game.id, view, seat: next.seat, bot: next.bot }), ready])
      .then(([answer]) => this.tables.house(table.id, `bot-${version}`, { do: 'botMove', seat: next.seat, ...answer }))
      .then(answer => {
        // Somebody else moved meanwhile: look again.
        if ('refused' in answer) return this.tables.look(table.id, living => this.retend(living))
        return undefined
      })
      .catch(() => this.tables.look(table.id, living => this.retend(living)))
  }

  private retend(table: Table) {
    this.thinking.delete(table.id)
    this.tend(table)
  }

  /** People want to follow what bots do; bots among themselves need no pause. */
  private pauseFor(table: Table): number {
    return table.sittings.some(({ person, bot }) => person !== undefined && bot === undefined) ? this.pause : 0
  }

  private wind(table: Table) {
    clearTimeout(this.alarms.get(table.id))
    this.alarms.delete(table.id)
    const due = table.due()
    if (due === undefined) return
    const wait = Math.max(0, due.at - tableTime(table, Date.now()))
    const alarm = setTimeout(
      () => {
        void this.tables.house(table.id, `clock-${table.version}`, { do: 'timeUp', ask: due.ask }).then(answer => {
          if ('refused' in answer) return this.tables.look(table.id, living => this.wind(living))
          return undefined
        })
      },
      Math.min(wait, LONGEST_TIMER),
    )
    this.alarms.set(table.id, alarm.unref())
  }
}

/** Node's timers overflow past 2^31 ms; a correspondence clock is simply wound again. */
const LONGEST_TIMER = 2 ** 31 - 1

import { ODDITIES } from './connection.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the house counts, for Prometheus. One registry a house, so that tests can run several. */
export class Metrics {
  readonly registry = new Registry()
  private readonly registers = [this.registry]
  readonly connections = new Gauge({ name: 'runatal_connections', help: 'Open sockets', registers: this.registers })
  readonly refusals = new Counter({
    name: 'runatal_refusals_total',
    help: 'Commands and messages that were refused, by reason',
    labelNames: ['reason'],
    registers: this.registers,
  })
  readonly oddLines = new Counter({
    name: 'runatal_odd_lines_total',
    help: 'Lines of people who play against the clock that were remarkable, by what was',
    labelNames: ['what'],
    registers: this.registers,
  })
  readonly commit = new Histogram({
    name: 'runatal_commit_seconds',
    help: 'From handing an entry to the store until it is durable',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers: this.registers,
  })
  readonly thought = new Histogram({
    name: 'runatal_bot_seconds',
    help: 'How long a bot took to answer, waiting for a thread included',
    buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20],
    registers: this.registers,
  })

  /** Entries by what was done: the one thing counted with every move, so by hand, and told when somebody reads. */
  private readonly entries = new Map<string, number>()

  /** Also what the process itself uses; `livingTables` is asked when somebody reads. */
  constructor(livingTables: () => number) {
    collectDefaultMetrics({ register: this.registry })
    for (const what of ODDITIES) this.oddLines.inc({ what }, 0)
    const living: Gauge = new Gauge({
      name: 'runatal_tables',
      help: 'Tables in memory',
      registers: this.registers,
      collect() {
        living.set(livingTables())
      },
    })
    const { entries, registers } = this
    const entered: Counter<'do'> = new Counter({
      name: 'runatal_entries_total',
      help: 'Entries written to the logs of tables, by what was done',
      labelNames: ['do'],
      registers,
      collect() {
        entered.reset()
        for (const [what, times] of entries) entered.inc({ do: what }, times)
      },
    })
  }

  count(what: string): void {
    this.entries.set(what, (this.entries.get(what) ?? 0) + 1)
  }
}

import type { Server } from './child.ts'
import { type Pair, type Rush, rush, seatAll } from './crowd.ts'

/** The tables of one server, and what their rushes came to. */
export class Rushers {
  rushes: Rush[] = []
  private readonly server: Server
  private readonly pairs: readonly Pair[]

  private constructor(server: Server, pairs: readonly Pair[]) {
    this.server = server
    this.pairs = pairs
  }

  static async seat(server: Server, tables: number, open: (port: number) => Promise<Pair>): Promise<Rushers> {
    return new Rushers(server, await seatAll(tables, () => open(server.port)))
  }

  /** The other servers stand still meanwhile: even at rest, each asks two thousand sockets whether they are still there. */
  async rush(ms: number, all: readonly Rushers[]): Promise<void> {
    const others = all.filter(one => one !== this)
    for (const { server } of others) server.pause()
    try {
      this.rushes.push(await Promise.race([rush(this.pairs, [this.server], ms), this.server.gone]))
    } finally {
      for (const { server } of others) server.goOn()
    }
  }

  get rates(): number[] {
    return this.rushes.map(({ rate }) => rate)
  }

  get cpus(): number[] {
    return this.rushes.map(({ cpu }) => cpu)
  }

  /** How many times as fast, run by run. */
  times(others: Rushers): number[] {
    return this.rates.map((rate, run) => rate / others.rates[run]!)
  }

  leave(): void {
    for (const pair of this.pairs) pair.leave()
  }
}

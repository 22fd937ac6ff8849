import type { PersonId } from '@runatal/table'

interface Process {
  heard: number
  tables: Map<string, readonly PersonId[]>
  lags: Map<string, readonly [who: PersonId, lag: number][]>
  sockets: ReadonlyMap<string, number>
  people: number
}

/** Remote presence: who is at which table on the other processes of the house, as they tell. */
export class Elsewhere {
  private readonly processes = new Map<string, Process>()

  /** How many people are there; who is on two processes counts twice. */
  setPeople(from: string, people: number): void {
    this.heard(from).people = people
  }

  get people(): number {
    return [...this.processes.values()].reduce((sum, { people }) => sum + people, 0)
  }

  /** A process is alive. Whether it is new. */
  hear(from: string): boolean {
    const isNew = !this.processes.has(from)
    this.heard(from)
    return isNew
  }

  set(from: string, table: string, people: readonly PersonId[]): void {
    const { tables, lags } = this.heard(from)
    if (people.length > 0) return void tables.set(table, people)
    tables.delete(table)
    lags.delete(table)
  }

  setLags(from: string, table: string, lags: readonly [who: PersonId, lag: number][]): void {
    this.heard(from).lags.set(table, lags)
  }

  /** How far behind those are who play at a table there. */
  lagsAt(table: string): [who: PersonId, lag: number][] {
    return [...this.processes.values()].flatMap(({ tables, lags }) =>
      (lags.get(table) ?? []).filter(([person]) => tables.get(table)?.includes(person)),
    )
  }

  /** Who has many sockets there: all of them. */
  setSockets(from: string, sockets: readonly [who: string, sockets: number][]): void {
    this.heard(from).sockets = new Map(sockets)
  }

  socketsOf(who: string): number {
    return [...this.processes.values()].reduce((sum, { sockets }) => sum + (sockets.get(who) ?? 0), 0)
  }

  at(table: string): PersonId[] {
    return [...this.processes.values()].flatMap(({ tables }) => tables.get(table) ?? [])
  }

  isAnywhere(person: PersonId): boolean {
    for (const { tables } of this.processes.values())
      for (const people of tables.values()) if (people.includes(person)) return true
    return false
  }

  /** A process has gone: who was where, by what it told last. */
  drop(from: string): ReadonlyMap<string, readonly PersonId[]> {
    const tables = this.processes.get(from)?.tables
    this.processes.delete(from)
    return tables ?? new Map()
  }

  /** Those that have been silent for too long. */
  silent(): string[] {
    const now = performance.now()
    return [...this.processes].filter(([, { heard }]) => now - heard > LONGEST_SILENCE).map(([from]) => from)
  }

  private heard(from: string): Process {
    const process = this.processes.get(from) ?? {
      heard: 0,
      tables: new Map(),
      lags: new Map(),
      sockets: new Map(),
      people: 0,
    }
    process.heard = performance.now()
    this.processes.set(from, process)
    return process
  }
}

const LONGEST_SILENCE = 5000

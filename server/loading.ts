import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isGameId } from '@runatal/games'
import type { AnyGame } from '@runatal/kernel'
import { Outdated, Table, type TableEntry, Thaw } from '@runatal/table'
import { Piscina } from 'piscina'
import type { Loaded, LoadOrder, Warming } from './load-task.ts'
import type { Store } from './store/store.ts'

/**
 * Makes tables of their logs, in threads: nobody waits for another's long game. A long log gets a snapshot, from which it
 * is played on; whenever one was used, it is compared with the whole log afterwards.
 */
export class Loading {
  private readonly store: Store
  private readonly games: (id: string) => Promise<AnyGame | undefined>
  private readonly failed: (error: unknown) => void
  /** Short ones never wait for long ones. */
  private readonly short = threads(Infinity)
  private readonly long = threads(60_000)
  private readonly checked = new Set<string>()
  private closed = false

  /** `distrust` is called when a snapshot has turned out to be wrong, and is gone. */
  constructor(store: Store, games: (id: string) => Promise<AnyGame | undefined>, failed: (error: unknown) => void) {
    this.store = store
    this.games = games
    this.failed = failed
  }

  /** Undefined if there is no such table, or no such game. Rejects with `Outdated` if its log can no longer be played. */
  async load(id: string, distrust: () => void): Promise<Table | undefined> {
    const snapshot = await this.store.readSnapshot(id)
    const table =
      snapshot && (await this.make({ id, snapshot: snapshot.text, ...(await this.pages(id, snapshot.position + 1)) }))
    if (snapshot !== undefined && table !== undefined) {
      this.check(id, snapshot, distrust).catch((error: unknown) => {
        if (!this.closed) this.failed(error)
      })
      return table
    }
    const [opening] = await this.store.readLog(id, 0, 1)
    if (opening?.command.do !== 'open') return undefined
    if (!isGameId(opening.command.game)) return this.loadHere(id, opening.command.game)
    return this.make({ id, ...(await this.pages(id, 0)) })
  }

  /** Whoever comes back first after a start waits for their table, not for a thread. */
  async warm(): Promise<void> {
    await this.short.run({ warm: true }).catch(() => {})
  }

  /** Threads know the games of the register; one that a server was given besides is played on here. */
  private async loadHere(id: string, name: string): Promise<Table | undefined> {
    const game = await this.games(name)
    return game && Table.load(id, game, await this.store.readLog(id))
  }

  async close(): Promise<void> {
    this.closed = true
    await Promise.all([this.short.destroy(), this.long.destroy()])
  }

  private async make({ entries, ...order }: LoadOrder & { entries: number }): Promise<Table | undefined> {
    const made = (await (entries > MANY ? this.long : this.short).run(order)) as Loaded
    if (made === undefined) return undefined
    if ('outdated' in made) throw new Outdated(order.id, made.outdated)
    const game = await this.games(made.game)
    if (game === undefined) return undefined
    const thaw = new Thaw(order.id, game)
    for (const text of made.texts) {
      thaw.add(text)
      await nextTurn()
    }
    const table = thaw.table()
    if (entries > MANY) await this.keep(table, [made.code, made.game, ...made.texts].join('\n'))
    return table
  }

  /** That it could not be kept harms nobody: it is made again. */
  private async keep({ id, version }: Table, text: string) {
    await this.store.saveSnapshot(id, { position: version, text }).catch(this.failed)
  }

  /** Once for each snapshot, in the background. */
  private async check(id: string, { position, text }: { position: number; text: string }, distrust: () => void) {
    const name = `${id} ${position}`
    if (this.checked.has(name) || this.closed) return
    if (this.checked.size > REMEMBERED) this.checked.clear()
    this.checked.add(name)
    const { pages } = await this.pages(id, 0)
    const isTrue = await this.long.run({ check: { id, snapshot: text, pages } })
    if (isTrue === true || this.closed) return
    await this.store.dropSnapshot(id)
    distrust()
    throw new Error(`The snapshot of table ${id} at ${position} was not what its log makes of it: it is made anew`)
  }

  /** A log in pieces: none is long to read or to send on. */
  private async pages(id: string, from: number): Promise<{ pages: string[]; entries: number }> {
    const pages: string[] = []
    for (let at = from; ; at += PAGE) {
      const page: TableEntry[] = await this.store.readLog(id, at, PAGE)
      if (page.length > 0) pages.push(JSON.stringify(page))
      if (page.length < PAGE) return { pages, entries: at - from + page.length }
    }
  }
}

/** One thread, started when it is first needed; it ends after being idle for so many milliseconds. */
function threads(idleTimeout: number) {
  return new Piscina<LoadOrder | { check: LoadOrder } | Warming, unknown>({
    filename: fileURLToPath(new URL('./load-task.ts', import.meta.url)),
    maxThreads: 1,
    minThreads: 0,
    idleTimeout,
  })
}

const PAGE = 500
const REMEMBERED = 10_000
/** More entries than this are worth a snapshot, and are many to be waited for. */
const MANY = 200

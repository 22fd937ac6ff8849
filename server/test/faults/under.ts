import { setTimeout as wait } from 'node:timers/promises'
import type { AnyGame } from '@runatal/kernel'
import type { TableEntry } from '@runatal/table'
import { rulesOf } from '../../rules-of.ts'
import { check, type Findings } from './checker.ts'
import { beginEvenings } from './evenings.ts'
import type { Fault } from './faults.ts'
import type { Recording } from './recording.ts'
import type { Site } from './site.ts'

/** What came of a fault that struck again and again. */
export interface Report extends Findings {
  strikes: number
  minutes: number
  /** How long lines that were lost were away, in milliseconds: the middle one and the longest. */
  awayMs: number
  longestAwayMs: number
}

/** How long it goes on: until it has struck so often, or so many minutes have passed. */
export interface Extent {
  tables: number
  strikes: number
  minutes: number
  /** How many commands are to be acknowledged by then, evenly between the strikes. */
  moves?: number
}

/** Plays games at several tables while a fault strikes again and again; then lets them finish, and compares everything. */
export async function under(
  fault: Fault,
  { tables, strikes, minutes, moves = 0 }: Extent,
  progress: (struck: number) => void = () => {},
): Promise<Report> {
  const from = performance.now()
  const site = await fault.open()
  try {
    const origins = site.processes.map(({ origin }) => origin)
    const evenings = await beginEvenings(() => origins, tables)
    let struck = 0
    while (struck < strikes && performance.now() - from < minutes * 60_000) {
      // Under load: not before some moves were acknowledged since the last time, and then at any moment.
      const enough = Math.max(evenings.acknowledged() + 5 + Math.random() * 60, (moves * (struck + 1)) / strikes)
      for (let waited = 0; evenings.acknowledged() < enough && waited < 10_000; waited += 50) await wait(50)
      await wait(Math.random() * 50)
      await fault.strike(site)
      progress(++struck)
    }
    await evenings.finish()
    evenings.leave()
    await Promise.all(site.processes.map(one => one.kill()))
    const logs = await readLogs(site, evenings.tables)
    const away = evenings.recordings.flatMap(absences).toSorted((a, b) => a - b)
    return {
      strikes: struck,
      minutes: (performance.now() - from) / 60_000,
      awayMs: Math.round(away[away.length >> 1] ?? 0),
      longestAwayMs: Math.round(away.at(-1) ?? 0),
      ...check(logs, evenings.recordings, await gamesOf(logs)),
    }
  } finally {
    await site.close()
  }
}

/** How long each loss of the line lasted. */
function absences({ heard }: Recording): number[] {
  let lostAt: number | undefined
  return heard.flatMap(({ at, t }) => {
    if (t === 'lost') lostAt ??= at
    if (t !== 'back' || lostAt === undefined) return []
    const away = at - lostAt
    lostAt = undefined
    return away
  })
}

async function readLogs(site: Site, tables: ReadonlySet<string>) {
  const store = await site.openStore()
  const logs = new Map<string, TableEntry[]>()
  for (const table of tables) logs.set(table, await store.readLog(table))
  await store.close()
  return logs
}

async function gamesOf(logs: ReadonlyMap<string, readonly TableEntry[]>): Promise<Map<string, AnyGame>> {
  const games = new Map<string, AnyGame>()
  for (const [first] of logs.values()) {
    if (first?.command.do !== 'open' || games.has(first.command.game)) continue
    const game = await rulesOf(first.command.game)
    if (game !== undefined) games.set(first.command.game, game)
  }
  return games
}

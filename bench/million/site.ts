import type { Chance } from '@runatal/kernel'
import { COSTS, PEOPLE } from './costs.ts'
import { queue, servedTogether } from './queues.ts'

/** A way to build the house, for so many people. */
export interface Site {
  processes: number
  databases: number
  /** Cores of each database. */
  cores: number
  /** Who hears of a move: every process, or only where somebody looks at the table. */
  news: 'all' | 'table'
  /** Whether lists and replays are read from copies of the database. */
  replicas: boolean
}

/** How busy its parts are, from 0 to 1 and beyond; more than 1 cannot be done. */
export interface Use {
  process: number
  database: number
}

export function useOf(site: Site, people: number): Use {
  const moves = people / PEOPLE.secondsAMove
  const reads = site.replicas ? 0 : people / PEOPLE.secondsARead
  const { inProcess, heard, inDatabase } = workOf(site, moves)
  return {
    process: (moves * inProcess) / site.processes / SECOND + heard,
    database: (moves * inDatabase + reads * COSTS.readInDatabase) / site.databases / site.cores / SECOND,
  }
}

/** Microseconds a move; and which part of a process goes into hearing of what does not concern it. */
function workOf({ processes, news }: Site, moves: number) {
  const listeners = news === 'all' ? processes - 1 : 0
  return {
    inProcess: COSTS.moveInProcess,
    heard: listeners === 0 ? 0 : (((moves * listeners) / processes) * COSTS.newsHeard) / SECOND,
    inDatabase: COSTS.moveInDatabase + listeners * COSTS.newsHandedOut,
  }
}

const SECOND = 1e6
const FINE = 2 ** 30

/**
 * Plays some seconds: moves come by chance, wait for their process, for a core of their database and for its disk. (A
 * process does some of its work when the disk is done; here it does all of it before, which comes to the same.) Gives how long each took, in milliseconds, sorted.
 */
export function playThrough(site: Site, people: number, seconds: number, chance: Chance): Float64Array {
  const random = () => chance.int(FINE) / FINE
  // One database of them and the processes' share in it: the others are like it.
  const shares = Math.max(1, Math.round(site.processes / site.databases))
  const moves = Math.round((people / PEOPLE.secondsAMove / site.databases) * seconds)
  const { heard, inDatabase } = workOf(site, people / PEOPLE.secondsAMove)
  const reads = useOf(site, people).database - useOf({ ...site, replicas: true }, people).database
  // What else a process or a database has to do makes it so much slower at moves.
  const handled = COSTS.moveInProcess / 1000 / Math.max(0.01, 1 - heard)
  const stored = inDatabase / 1000 / Math.max(0.01, 1 - reads)
  const from = Float64Array.from({ length: moves }, () => random() * seconds * 1000).toSorted()
  const home = Uint32Array.from(from, () => Math.floor(random() * shares))
  const taken = (mean: number) => -Math.log(1 - random()) * mean

  const decided = queue(from, home, shares, 1, () => taken(handled))
  const written = queue(decided, undefined, 1, site.cores, () => taken(stored))
  const kept = servedTogether(written, COSTS.commitMs)
  return kept.map((at, i) => at - from[i]!).toSorted()
}

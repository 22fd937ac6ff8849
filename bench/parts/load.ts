import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { makeBot } from '@runatal/bots'
import { anyGame, FastChance, plainSeed } from '@runatal/kernel'
import { runebound, type State } from '@runatal/runebound'
import { Table, type TableEntry } from '@runatal/table'
import { Loading } from '../../server/loading.ts'
import { rulesOf } from '../../server/rules-of.ts'
import { openStore } from '../../server/store/threaded.ts'
import { type Part, summary } from '../part.ts'

/** Tables read from their logs, on a file: how long it takes, and how long it holds up everybody else. */
export const load: Part = {
  name: 'load',
  describe: 'a game of Runebound of 640 moves, and a table of 5,000 entries, made of their logs',
  async run({ rounds, progress }) {
    const folder = await mkdtemp(join(tmpdir(), 'runatal-load-'))
    const store = await openStore(join(folder, 'runatal.db'))
    const loading = new Loading(store, rulesOf, fail)
    try {
      for (const [id, moves, entries] of LOGS)
        await Promise.all(logOf(moves, entries).map(entry => store.append(id, entry)))
      const runs = Math.max(2, Math.ceil(rounds / 4))
      const [whole, again, turns]: [number[], number[], number[]] = [[], [], []]
      for (let run = 0; run <= runs; run++) {
        await store.dropSnapshot('game')
        await store.dropSnapshot('long')
        const first = await timed(() => loading.load('game', fail))
        const second = await timed(() => loading.load('game', fail))
        const turn = await longestTurn(() => loading.load('long', fail))
        // The threads load the rules first.
        if (run > 0) {
          whole.push(first)
          again.push(second)
          turns.push(turn)
        }
        progress(run, runs)
      }
      return {
        ...summary('load.runebound640Ms', whole),
        ...summary('load.runebound640FromSnapshotMs', again),
        'load.longestTurnMs': Math.max(...turns),
      }
    } finally {
      await loading.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
}

const SEATS = 4
const LOGS = [
  ['game', 640, 0],
  ['long', 640, 5000],
] as const

function fail(error?: unknown): never {
  throw error ?? new Error('A snapshot was wrong')
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await act()
  return performance.now() - from
}

/** The most CPU time, in milliseconds, that this thread spent at a stretch: neighbours do not count. */
async function longestTurn(act: () => Promise<unknown>): Promise<number> {
  const state = { longest: 0, over: false }
  const acting = act().finally(() => (state.over = true))
  for (let last = process.threadCpuUsage(); !state.over; last = process.threadCpuUsage()) {
    await nextTurn()
    const { user, system } = process.threadCpuUsage(last)
    state.longest = Math.max(state.longest, (user + system) / 1000)
  }
  await acting
  return state.longest
}

/** A game of four heroes, with so many moves; then they talk, until there are so many entries. */
function logOf(moves: number, entries: number): TableEntry[] {
  const opening: TableEntry = {
    position: 0,
    at: 0,
    by: 'ana',
    id: 'open',
    command: {
      do: 'open',
      game: 'runebound',
      seats: SEATS,
      choices: {},
      clock: { kind: 'none' },
      open: false,
      oneScreen: true,
      seed: plainSeed(4),
      openedAt: 0,
    },
  }
  const log = [opening]
  const table = new Table('bench', anyGame(runebound), opening)
  const say = (command: TableEntry['command']) => {
    const entry = { position: log.length, at: log.length, by: 'ana', id: `c${log.length}`, command }
    table.happen(entry)
    log.push(entry)
  }
  for (let seat = 0; seat < SEATS; seat++) say({ do: 'sit', seat, name: `Hero ${seat}` })
  say({ do: 'start' })
  const chance = new FastChance(4)
  const hero = makeBot(runebound, 'policy')
  for (let made = 0; made < moves; made++) {
    const [seat] = table.waitingFor()
    if (seat === undefined || table.match === undefined)
      throw new Error('This game is over too soon: choose another seed')
    const { ask, move } = hero.choose(table.match.view(seat) as State, seat, chance)
    say({ do: 'move', ask: ask.id, move })
  }
  while (log.length < entries) say({ do: 'say', text: `line ${log.length}` })
  return log
}

import { setTimeout as wait } from 'node:timers/promises'
import { anyGame, plainSeed } from '@runatal/kernel'
import { runebound } from '@runatal/runebound'
import { Table, type TableEntry } from '@runatal/table'
import { Guest } from '../guest.ts'
import type { Measure } from './attacks.ts'
import type { Site } from './site.ts'

/** Somebody looks at a table whose log is long to read, after each start of the house; others go on meanwhile. */
export async function attackByUndo(site: Site): Promise<Measure[]> {
  const [house] = site.processes
  const log = poison()
  await house!.kill()
  const store = await site.openStore()
  const row = {
    table: 'poison',
    game: 'runebound',
    status: 'playing',
    open: false,
    host: 'eve',
    people: ['eve'],
    updatedAt: 0,
    keeper: '',
  } as const
  for (const entry of log)
    await store.append('poison', entry, entry.position === 0 ? { ...row, people: ['eve'] } : undefined)
  await store.close()
  const held: number[][] = []
  const took: number[] = []
  for (let start = 0; start < 3; start++) {
    await house!.start()
    const eve = await Guest.arrive(house!.origin, 'Eve')
    const ana = await Guest.arrive(house!.origin, 'Ana')
    const from = performance.now()
    const watching = eve.watch('poison').then(() => took.push(performance.now() - from))
    const pings: number[] = []
    while (took.length <= start) pings.push(await pingOf(ana))
    held.push(pings)
    await watching
    for (const guest of [eve, ana]) guest.leave()
    await house!.kill()
  }
  // Of three starts the best: a busy machine may hold up any of them, the log would hold up each.
  return [
    { what: 'others are held up, longest (ms)', value: Math.min(...held.map(of => Math.max(...of))), most: 500 },
    { what: 'the table is there when it was never read before (ms)', value: took[0] ?? Infinity, most: 20_000 },
    { what: 'and from then on (ms)', value: Math.min(...took.slice(1)), most: 2500 },
  ]
}

async function pingOf(guest: Guest): Promise<number> {
  await wait(50) // no more than one person may say
  const before = guest.heard.length
  const from = performance.now()
  guest.say({ t: 'ping' })
  await guest.until(() => guest.heard.slice(before).find(({ t }) => t === 'pong'))
  return performance.now() - from
}

/** A game of Runebound in which eve moves and takes it back 873 times, late in the game. */
function poison(): TableEntry[] {
  const game = anyGame(runebound)
  const opening: TableEntry = {
    position: 0,
    at: 0,
    by: 'eve',
    id: 'open',
    command: {
      do: 'open',
      game: 'runebound',
      seats: 1,
      choices: {},
      clock: { kind: 'none' },
      open: false,
      oneScreen: false,
      seed: plainSeed(1),
      openedAt: Date.now(),
    },
  }
  const log = [opening]
  const table = new Table('poison', game, opening)
  // As an older house let it happen, which did not count.
  const happen = (command: TableEntry['command']) => {
    const entry = { position: log.length, at: log.length, by: 'eve', id: `c${log.length}`, command }
    table.happen(entry)
    log.push(entry)
  }
  const move = (which: number) => {
    const ask = table.view(0, 0).asks.find(({ must }) => must)
    if (ask !== undefined) happen({ do: 'move', ask: ask.id, move: ask.options[which % ask.options.length] })
  }
  happen({ do: 'sit', seat: 0, name: 'Eve' })
  happen({ do: 'start' })
  while (table.status === 'playing' && log.length < EARLIER) move(log.length)
  // By the rules: today's house no longer lets anybody do it so often.
  const mayUndo = () => (table.match?.undoable(0) ?? 0) > 0
  while (table.status === 'playing' && !mayUndo()) move(log.length)
  const { length } = log
  const last = log.at(-1)!.command
  while (log.length < length + 2 * PAIRS && mayUndo()) {
    happen({ do: 'undo' })
    happen(last)
  }
  if (log.length < length + 2 * PAIRS) throw new Error('This game could not be poisoned: choose another seed')
  return log
}

const EARLIER = 100
const PAIRS = 873

import { randomUUID } from 'node:crypto'
import { newSeed } from '@runatal/kernel'
import type { Event, State } from '@runatal/rok'
import type { TableEntry } from '@runatal/table'
import type { Store } from '../../store/store.ts'
import { Guest, owed } from '../guest.ts'
import type { Measure } from './attacks.ts'
import type { Site } from './site.ts'

/**
 * Bots that keep all threads busy: at tables of bots alone that are watched, and at tables from before bots were asked for
 * by name, which the house finds at its start. Meanwhile a stranger plays with a bot, and two people race.
 */
export async function attackByBots(site: Site): Promise<Measure[]> {
  const [house] = site.processes
  await house!.kill()
  const store = await site.openStore()
  for (let i = 0; i < 40; i++) await leaveBots(store, `old-${i}`, `eve-${i % 2}`)
  await store.close()
  await house!.start()
  const { origin } = house!
  const attackers = await Promise.all(['Eve', 'Mal', 'Zed'].map(name => Guest.arrive(origin, name)))
  for (const guest of attackers) guest.remembers = false
  await Promise.all(attackers.map(keepBotsBusy))
  const answers = await answersOf(await Guest.arrive(origin, 'Stranger'))
  const late = await race(origin)
  for (const guest of attackers) guest.leave()
  return [
    { what: 'a stranger’s bot answers, longest (ms)', value: Math.max(...answers), most: 2000 },
    { what: 'a race launches and opens late, at most (ms)', value: late, most: 1000 },
  ]
}

/** A table as an older house has left it: five bots that were given a budget, and whose turn it is. */
async function leaveBots(store: Store, table: string, host: string) {
  const commands: TableEntry['command'][] = [
    {
      do: 'open',
      game: 'rauha',
      seats: 5,
      choices: {},
      clock: { kind: 'none' },
      open: false,
      oneScreen: false,
      seed: newSeed(),
      openedAt: Date.now(),
    },
    ...[0, 1, 2, 3, 4].map(seat => ({ do: 'addBot', seat, bot: 'ismcts:2999' }) as const),
    { do: 'start' },
  ]
  for (const [position, command] of commands.entries())
    await store.append(
      table,
      { position, at: position, by: host, id: randomUUID(), command },
      { table, game: 'rauha', status: 'playing', open: false, host, people: [], updatedAt: 0, due: 0, keeper: '' },
    )
}

/** Twenty tables of masters, all of them watched. */
async function keepBotsBusy(eve: Guest) {
  for (let i = 0; i < 20; i++) {
    const table = await eve.open({ seats: 5, bots: ['master', 'master', 'master', 'master', 'master'] })
    await eve.watch(table)
    await eve.do(table, { do: 'start' })
  }
}

/** How long each answer of a bot took somebody who plays with it. */
async function answersOf(ana: Guest): Promise<number[]> {
  const table = await ana.open({ seats: 2, bots: [null, 'master'] })
  await ana.watch(table)
  await ana.do(table, { do: 'start' })
  const took: number[] = []
  for (let answered = 0; took.length < MOVES;) {
    const ask = await ana.until(() => owed(ana.views.get(table)!, answered))
    const said = await ana.do(table, { do: 'move', ask: ask.id, move: ask.options[0] })
    if ('refused' in said) throw new Error(said.text)
    answered = said.done
    const from = performance.now()
    await ana.until(() => (ana.views.get(table)?.waitingFor.includes(1) ? undefined : true))
    took.push(performance.now() - from)
  }
  ana.leave()
  return took
}

const MOVES = 15

/** How late a race was launched or opened, whichever is more, in milliseconds. */
async function race(origin: string): Promise<number> {
  const [ana, bo] = await Promise.all([Guest.arrive(origin, 'Ana'), Guest.arrive(origin, 'Bo')])
  const table = await ana.open({ game: 'rok', seats: 2, choices: { first: 'seat1' } })
  const { openedAt } = await ana.watch(table)
  await bo.watch(table)
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  const ask = ana.views.get(table)?.asks.find(({ kind }) => kind === 'giveSignal')
  await ana.do(table, { do: 'move', ask: ask?.id ?? 0, move: { do: 'throw' } })
  const phase = (name: State['phase']) =>
    ana.until(() =>
      (ana.views.get(table)?.state as State | undefined)?.phase === name ? Date.now() - openedAt : undefined,
    )
  const [launched, opened] = [await phase('flight'), await phase('grab')]
  const heard = ana.heard.flatMap(said => (said.t === 'update' ? said.update.told : [])).flatMap(({ events }) => events)
  const due = { launch: 0, opening: 0 }
  for (const event of heard as Event[]) {
    if (event.type === 'throw.signalled') due.launch = event.launchAt
    if (event.type === 'grab.opened') due.opening = event.at
  }
  for (const guest of [ana, bo]) guest.leave()
  return Math.max(launched - due.launch, opened - due.opening)
}

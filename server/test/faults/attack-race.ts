import { setTimeout as wait } from 'node:timers/promises'
import type { State } from '@runatal/rok'
import type { Update } from '@runatal/table'
import { FarLine } from '../far-line.ts'
import { Guest } from '../guest.ts'
import type { Measure } from './attacks.ts'
import type { Site } from './site.ts'

/** Somebody makes their line look long and claims to have grabbed long before; then the house goes down in a countdown. */
export async function attackRace(site: Site): Promise<Measure[]> {
  const [house] = site.processes
  const claims: { table: string; version: number }[] = []
  for (const late of [oftenLate, neverAnswers]) claims.push(await claimEarly(house!.origin, late))
  const late = await goDownInTheCountdown(site)
  await house!.kill()
  const store = await site.openStore()
  const backdated: number[] = []
  for (const { table, version } of claims) {
    const { at, command } = (await store.readLog(table))[version]!
    backdated.push(command.do === 'move' && command.when !== undefined ? at - command.when : 0)
  }
  await store.close()
  const [byLate, bySilent] = backdated
  return [
    { what: 'a claim counts before it came, pings answered late at times (ms)', value: byLate!, most: 50 },
    { what: 'a claim counts before it came, pings never answered (ms)', value: bySilent!, most: 50 },
    { what: 'signs come after their opening, the house down in the countdown (ms)', value: late, most: 1000 },
  ]
}

const oftenLate = (ping: number) => (ping % 4 === 3 ? 0 : 230)
const neverAnswers = () => undefined

/** A grab that is said to have been made the moment the signs were there: at which version it is in the log. */
async function claimEarly(origin: string, late: (ping: number) => number | undefined) {
  const { ana, other: eve, table } = await sitDown(origin)
  eve.leave()
  const line = await FarLine.open(origin, eve.token, late)
  line.say({ t: 'watch', table })
  // Pings come once a second.
  await wait(PINGS * 1000)
  const mayGrab = line.hear(grabAsk)
  await start(ana, table)
  await inPhase(ana, table, 'grab')
  // The one who cheats has been told by now, too, and the claim is as old as a slow hand.
  await wait(SLOW)
  const { stone, opening } = grabbable(ana, table)
  const ask = await mayGrab
  const answered = line.hear(said => (said.t === 'done' || said.t === 'refused' ? said : undefined))
  line.say({
    t: 'do',
    id: 'early',
    table,
    command: { do: 'move', ask, move: { do: 'grab', stone }, when: opening + 1 },
  })
  const said = await answered
  for (const one of [line, ana]) one.leave()
  if (said.t !== 'done') throw new Error(`The claim was refused: ${JSON.stringify(said)}`)
  return { table, version: Number(said['version']) }
}

/** The question by which a line's owner may grab, when it comes. */
function grabAsk(said: object): number | undefined {
  const asks = 'update' in said ? (said.update as Update).view.asks : undefined
  return asks?.find(({ kind }) => kind === 'grab')?.id
}

const PINGS = 9
const SLOW = 500

/** How long after their opening the signs were there when the house was away as the stones should have been thrown. */
async function goDownInTheCountdown({ processes }: Site): Promise<number> {
  const [house] = processes
  const { ana, other: bo, table } = await sitDown(house!.origin)
  const { openedAt } = ana.views.get(table)!
  await start(ana, table)
  await house!.kill()
  await wait(AWAY)
  await house!.start()
  await inPhase(ana, table, 'grab')
  const seen = Date.now() - openedAt
  const { stone, ask, opening } = grabbable(ana, table)
  const said = await ana.do(table, { do: 'move', ask, move: { do: 'grab', stone } })
  if ('refused' in said) throw new Error(`The throw was lost: ${said.text}`)
  for (const guest of [ana, bo]) guest.leave()
  return seen - opening
}

const AWAY = 4000

async function sitDown(origin: string) {
  const [ana, other] = await Promise.all([Guest.arrive(origin, 'Ana'), Guest.arrive(origin, 'Other')])
  const table = await ana.open({ game: 'rok', seats: 2, choices: { first: 'seat1' } })
  await ana.watch(table)
  await other.watch(table)
  await other.do(table, { do: 'sit', seat: 1, name: 'Other' })
  return { ana, other, table }
}

async function start(ana: Guest, table: string) {
  await ana.do(table, { do: 'start' })
  const ask = ana.views.get(table)?.asks.find(({ kind }) => kind === 'giveSignal')
  await ana.do(table, { do: 'move', ask: ask?.id ?? 0, move: { do: 'throw' } })
}

function inPhase(ana: Guest, table: string, phase: State['phase']) {
  return ana.until(() => ((ana.views.get(table)?.state as State | undefined)?.phase === phase ? true : undefined))
}

function grabbable(ana: Guest, table: string) {
  const view = ana.views.get(table)!
  const { table: lying, race } = view.state as State
  return {
    stone: lying.tag.find((_, i) => lying.up[i])!,
    ask: view.asks.find(({ kind }) => kind === 'grab')!.id,
    opening: race.opening,
  }
}

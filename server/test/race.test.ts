import { anyGame } from '@runatal/kernel'
import { type Event, type Rok, rok, type State } from '@runatal/rok'
import { Table } from '@runatal/table'
import { expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

const SIGNS = /fehu|ansuz|thurisaz|wunjo|raido|berkano|algiz|tiwaz/

/** All that a guest has heard of a table's game. */
function heardBy(guest: Guest): Event[] {
  return guest.heard.flatMap(message =>
    message.t === 'update' ? message.update.told.flatMap(({ events }) => events as Rok['event'][]) : [],
  )
}

function stateOf(guest: Guest, table: string): State {
  return guest.views.get(table)?.state as State
}

function askOf(guest: Guest, table: string, kind: string): number {
  return guest.views.get(table)!.asks.find(ask => ask.kind === kind)!.id
}

test('two people race for a stone over real sockets: one gets it, and both are told the same', async () => {
  const { origin, tables, store } = await openHouse()
  const [ana, ben] = await Promise.all([Guest.arrive(origin, 'Ana'), Guest.arrive(origin, 'Ben')])
  const table = await ana.open({ game: 'rok', seats: 3, bots: [null, null, 'initiate'], choices: { first: 'seat1' } })
  await ana.watch(table)
  await ben.watch(table)
  await ben.do(table, { do: 'sit', seat: 1, name: 'Ben' })
  await ana.do(table, { do: 'start' })

  ana.say({ t: 'ping' })
  const pong = await ana.until(() => ana.heard.find(message => message.t === 'pong'))
  ana.say({ t: 'echo', time: pong.t === 'pong' ? pong.time : 0 })

  await ana.do(table, { do: 'move', ask: askOf(ana, table, 'giveSignal'), move: { do: 'throw' } })
  await ben.until(() => (stateOf(ben, table).phase === 'flight' ? true : undefined))
  const early = ben.traffic.length
  await Promise.all(
    [ana, ben].map(guest => guest.until(() => (stateOf(guest, table).phase === 'grab' ? true : undefined))),
  )
  const before = heardBy(ben).findIndex(({ type }) => type === 'grab.opened')
  expect(
    JSON.stringify(
      heardBy(ben)
        .slice(0, before)
        .filter(({ type }) => !type.startsWith('balance')),
    ),
  ).not.toMatch(SIGNS)
  expect(early).toBeGreaterThan(0)
  const flown = heardBy(ana).find(event => event.type === 'throw.simulated')
  expect(flown?.type === 'throw.simulated' && flown.path.length).toBeGreaterThan(500) // a simulation, no sample

  const { table: lying, race } = stateOf(ana, table)
  const stone = lying.tag.find((_, i) => lying.up[i])!
  const grab = (guest: Guest, when: number) =>
    guest.do(table, { do: 'move', ask: askOf(guest, table, 'grab'), move: { do: 'grab', stone }, when })
  const said = await Promise.all([grab(ana, race.opening + 900), grab(ben, race.opening + 900)])
  expect(said.every(answer => 'done' in answer)).toBe(true)
  const awarded = (guest: Guest) =>
    heardBy(guest).filter(event => event.type === 'grab.awarded' && event.stone === stone)
  await Promise.all([ana, ben].map(guest => guest.until(() => awarded(guest)[0])))
  expect(awarded(ana)).toEqual(awarded(ben))
  expect(awarded(ana)).toHaveLength(1)

  const forged = await ana.do(table, { do: 'move', ask: askOf(ana, table, 'grab'), move: { do: 'grab', stone: 9999 } })
  expect(forged).toMatchObject({ refused: 'not-an-option', rule: 'ROK-065' })

  const replayed = Table.load(table, anyGame(rok), await store.readLog(table))
  await tables.look(table, ({ match }) => expect(replayed.match?.state).toEqual(match?.state))
  ben.leave()
  const away = await ana.until(() => heardBy(ana).find(({ type }) => type === 'player.disconnected'))
  expect(away).toEqual({ type: 'player.disconnected', seat: 1 })
  ana.leave()
})

import { FastChance, heard, Match, SPECTATOR, type Viewer } from '@runatal/kernel'
import type { State } from '@runatal/rauha'
import { Table, type Update } from '@runatal/table'
import { describe, expect, test } from 'vitest'
import { secrets } from '../../games/rauha/test/secrets.ts'
import { rulesOf } from '../rules-of.ts'
import { Guest } from './guest.ts'
import { openHouse, type TestHouse } from './house.ts'

/** A whole game, with everything that came over every socket. */
async function record(house: TestHouse, people: number, bots: number) {
  const { origin, store } = house
  const chance = new FastChance(people, bots)
  const guests = await Promise.all(Array.from({ length: people }, (_, i) => Guest.arrive(origin, `Guest ${i}`)))
  const spectator = await Guest.passer(origin)
  const seats = people + bots
  const table = await guests[0]!.open({
    seats,
    bots: Array.from({ length: seats }, (_, i) => (i < people ? null : 'greedy')),
  })
  for (const guest of [...guests, spectator]) await guest.watch(table)
  for (const [i, guest] of guests.slice(1).entries())
    await guest.do(table, { do: 'sit', seat: i + 1, name: `Guest ${i + 1}` })
  await guests[0]!.do(table, { do: 'start' })
  await Promise.all(guests.map(guest => guest.play(table, options => options[chance.int(options.length)])))
  await spectator.until(() => (spectator.views.get(table)?.status === 'over' ? true : undefined))
  const sockets = [...guests.map((guest, seat) => ({ viewer: seat, guest })), { viewer: SPECTATOR, guest: spectator }]
  return { table, sockets, log: await store.readLog(table) }
}

type Recorded = Awaited<ReturnType<typeof record>>

/** What each viewer was sent at each version, by the log position it was sent at. */
function sentAt({ sockets, table }: Recorded) {
  const sent = new Map<number, { viewer: Viewer; update: Update }[]>()
  for (const { viewer, guest } of sockets)
    for (const message of guest.heard) {
      if (message.t !== 'update' || message.table !== table) continue
      // Before sitting down one is a spectator.
      const seen = { viewer: message.update.view.me === SPECTATOR ? SPECTATOR : viewer, update: message.update }
      sent.set(seen.update.version, [...(sent.get(seen.update.version) ?? []), seen])
    }
  return sent
}

describe('no byte that the mask hides reaches a socket', () => {
  test.each([
    [2, 0],
    [3, 1],
    [2, 3],
  ])('%i people and %i bots: full traffic of a whole game', async (people, bots) => {
    const recorded = await record(await openHouse(), people, bots)
    const game = (await rulesOf('rauha'))!
    const chance = new FastChance(7)
    const { log } = recorded
    const [opening, ...entries] = log
    const table = new Table(recorded.table, game, opening!)
    const sent = sentAt(recorded)
    const replayed = Match.replay(game, Table.load(recorded.table, game, log).match!.record())
    if ('refused' in replayed) throw new Error(replayed.text)
    let compared = 0
    for (const entry of entries) {
      table.happen(entry)
      const { match } = table
      if (match === undefined) continue
      const truth = match.state
      for (const { viewer, update } of sent.get(table.version) ?? []) {
        // The same table with all that is hidden from this viewer in other places: not a byte may differ.
        match.state = exchanged(game.clone(truth) as State, viewer, chance)
        const other = table.update(viewer, update.from, update.view.clock.at)
        match.state = truth
        expect(JSON.stringify(update.view)).toBe(JSON.stringify(other.view))
        // And the events are those that the kernel lets this viewer hear.
        for (const { version, events } of update.told) {
          const position = log.slice(0, version + 1).filter(({ command }) => MOVES.has(command.do)).length
          expect(events).toEqual(replayed.told[position]!.flatMap(told => heard(told, viewer) ?? []))
        }
        if (JSON.stringify(exchanged(game.clone(truth) as State, viewer, chance)) !== JSON.stringify(truth)) compared++
      }
    }
    expect(compared).toBeGreaterThan(50 * people)
  })

  test('besides views and events nothing tells anything, and no secret of the house goes out', async () => {
    const recorded = await record(await openHouse(), 2, 1)
    const { sockets, log } = recorded
    const opening = log[0]!.command
    if (opening.do !== 'open') throw new Error('No opening')
    const tokens = sockets.map(({ guest }) => guest.token).filter(token => token !== '')
    for (const { guest } of sockets) {
      const whileOpen = guest.traffic.filter((_, i) => {
        const message = guest.heard[i]!
        return message.t !== 'update' || message.update.view.status !== 'over'
      })
      expect(whileOpen.length).toBeGreaterThan(50)
      expect(whileOpen.filter(text => text.includes(opening.seed))).toEqual([])
      expect(guest.traffic.filter(text => tokens.some(token => text.includes(token)))).toEqual([])
      for (const [kind, keys] of Object.entries(KEYS))
        for (const message of guest.heard.filter(({ t }) => t === kind)) expect(Object.keys(message)).toEqual(keys)
      expect(guest.heard.filter(({ t }) => t !== 'update' && KEYS[t] === undefined)).toEqual([])
    }
  })
})

const MOVES = new Set(['move', 'botMove', 'timeUp'])
const KEYS: Record<string, string[]> = {
  done: ['t', 'id', 'version'],
  here: ['t', 'table', 'people', 'seats'],
}

function exchanged(state: State, viewer: Viewer, chance: FastChance): State {
  for (const group of secrets(state, viewer)) {
    const values = group.map(([zone, index]) => zone[index]!)
    chance.shuffle(values)
    for (const [i, [zone, index, ...again]] of group.entries()) {
      zone[index] = values[i]!
      for (const [other, at] of again) other[at] = values[i]!
    }
  }
  return state
}

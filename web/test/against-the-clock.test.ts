import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { anyGame } from '@runatal/kernel'
import { rok, type State } from '@runatal/rok'
import type { Update } from '@runatal/table'
import { expect, it } from 'vitest'
import { House, SELF } from '../src/tables/house.ts'
import { openShelf } from '../src/tables/shelf.ts'

Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange })

it('on this device stones are thrown by the simulation, and bots grab by themselves', async () => {
  const updates: Update[] = []
  const house = new House({
    shelf: await openShelf('race'),
    game: async () => anyGame(rok),
    think: () => {
      throw new Error('bots against the clock are not asked to think')
    },
    now: () => Date.now(),
    pace: () => 0,
    tell: (_, __, update) => updates.push(update),
    wrote: () => undefined,
  })
  const seats = [{ name: 'Aino' }, { bot: 'master' }, { bot: 'master' }]
  const plan = { game: 'rok', seats, choices: { first: 'seat2' }, seatChoices: [], clock: { kind: 'none' } as const }
  expect(await house.start('t', plan)).toBe(undefined)
  await house.watch('t', undefined)
  const events = () =>
    updates.flatMap(({ told }) => told.flatMap(one => one.events as { type: string; path?: string }[]))
  const happened = async (type: string) => {
    await expect.poll(() => events().map(event => event.type)).toContain(type)
  }
  await happened('throw.signalled') // by the bot in the second seat
  await happened('grab.opened')
  expect(events().find(({ type }) => type === 'throw.simulated')?.path?.length).toBeGreaterThan(500)
  // Somebody grabs; with nothing to pair, the bots at least say so.
  await expect
    .poll(() => events().some(({ type }) => type === 'grab.awarded' || type === 'vote.nothingLeft'))
    .toBe(true)
  const { view } = updates.at(-1)!
  expect((view.state as State).table.tag.length).toBeGreaterThan(3)
  // Whether there is anything left is asked when the bots think so, now or later: without an answer nothing goes on.
  const asked = () => updates.at(-1)!.view.asks.find(({ kind }) => kind === 'nothingLeft')
  const press = async () => {
    const ask = asked()
    if (ask !== undefined)
      await house.act('t', SELF, `vote ${ask.id}`, { do: 'move', ask: ask.id, move: { do: 'press' } })
  }
  const typesAfterPress = async () => {
    await press()
    return events().map(({ type }) => type)
  }
  await expect.poll(typesAfterPress, { interval: 200 }).toContain('check.falsePairs')
  expect(events().map(({ type }) => type)).toContain('grab.closed')
  house.unwatch('t')
})

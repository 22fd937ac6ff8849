import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { makeBot } from '@runatal/bots'
import { anyGame, FastChance, isRefusal, Match, verify } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { rising5 } from '@runatal/rising5'
import type { Update } from '@runatal/table'
import { describe, expect, it } from 'vitest'
import { House, type HouseParts, type Plan, SELF } from '../src/tables/house.ts'
import { openShelf, type Shelf } from '../src/tables/shelf.ts'
import { follow } from '../src/tables/sight.ts'
import type { Sight } from '../src/tables/table.ts'

const game = anyGame(rauha)

/** One person and a bot, unless told otherwise. */
const DUEL: Plan = {
  game: 'rauha',
  seats: [{ name: 'Aino' }, { bot: 'random' }],
  choices: {},
  seatChoices: [{ colour: 'coral' }],
  clock: { kind: 'none' },
}

Object.assign(globalThis, { indexedDB: new IDBFactory(), IDBKeyRange })

let stores = 0

function shelf(): Promise<Shelf> {
  return openShelf(`test ${stores++}`)
}

/** A house whose watcher keeps what it is told, as a page does. */
function houseOver(kept: Shelf, part: Partial<HouseParts> = {}) {
  const seen: { sight: Sight | undefined; updates: Update[] } = { sight: undefined, updates: [] }
  const house = new House({
    shelf: kept,
    game: async () => game,
    think: (_, bot, state, seat) => {
      const { ask, move } = makeBot(game, bot).choose(state as never, seat, new FastChance(7))
      return { ask: ask.id, move }
    },
    now: () => Date.now(),
    pace: () => 0,
    tell: (_, __, update) => {
      seen.updates.push(update)
      seen.sight = follow(update.from < 0 ? undefined : seen.sight, update, [])
    },
    wrote: () => undefined,
    ...part,
  })
  return { house, seen }
}

/** Answers the first owed question with its first option, until the game is over. */
async function playOn(house: House, table: string, seen: { sight: Sight | undefined }, moves = Infinity) {
  for (let made = 0; made < moves; made++) {
    await expect
      .poll(() => seen.sight?.view.status === 'over' || seen.sight?.view.asks.some(ask => ask.must), { interval: 1 })
      .toBe(true)
    const view = seen.sight!.view
    if (view.status === 'over') return
    const ask = view.asks.find(({ must }) => must)!
    expect(await house.act(table, SELF, `my ${view.version}`, { do: 'move', ask: ask.id, move: ask.options[0] })).toBe(
      undefined,
    )
  }
}

describe('tables of this device', () => {
  it('a whole game against a bot, kept and verified', async () => {
    const kept = await shelf()
    const { house, seen } = houseOver(kept)
    expect(await house.start('t', DUEL)).toBe(undefined)
    expect(await house.watch('t', undefined)).toBe(undefined)
    await playOn(house, 't', seen)
    const { outcome, commitment, seed, seats } = seen.sight!.view
    expect(seats[0]?.choices).toEqual({ colour: 'coral' })
    const finished = await house.finished('t')
    expect(finished?.record.seed).toBe(seed)
    expect(verify(game, finished!.record, commitment!, outcome)).toBe(undefined)
    const [summary] = await kept.summaries()
    expect(summary).toMatchObject({ id: 't', status: 'over', mine: false, scores: outcome?.scores })
  })

  it('a deal of the day that was taken along: played by oneself, sealed, and its moves are all that the house needs', async () => {
    const alone = anyGame(rising5)
    const sealed = { seed: 'ab'.repeat(32), until: Date.now() + 60_000 }
    const { house, seen } = houseOver(await shelf(), { game: async () => alone })
    const seats = [{ name: 'Aino' }]
    await house.start('t', { game: 'rising5', seats, choices: {}, seatChoices: [{}], clock: { kind: 'none' }, sealed })
    await house.watch('t', undefined)
    await playOn(house, 't', seen, 3)
    expect(await house.act('t', SELF, 'bot', { do: 'standIn', bot: 'adept' })).toMatchObject({ refused: 'one-try' })
    await playOn(house, 't', seen)
    expect(seen.sight?.view).toMatchObject({ status: 'over', sealedUntil: sealed.until })
    expect(seen.sight?.view.seed).toBeUndefined()
    const { record } = (await house.finished('t'))!
    const again = Match.start(alone, record.wish, sealed.seed)
    if (isRefusal(again)) throw new Error(again.text)
    for (const entry of record.log) if ('move' in entry) again.submit(0, entry.ask, entry.move)
    expect(again.outcome).toEqual(seen.sight?.view.outcome)
  })

  it('a reload finds the game where it was', async () => {
    const kept = await shelf()
    const before = houseOver(kept)
    await before.house.start('t', DUEL)
    await before.house.watch('t', undefined)
    await playOn(before.house, 't', before.seen, 3)
    await expect.poll(() => before.seen.sight?.view.asks.some(ask => ask.must)).toBe(true)
    before.house.unwatch('t')
    const { state, version } = before.seen.sight!.view
    const after = houseOver(kept)
    await after.house.watch('t', undefined)
    expect(after.seen.updates[0]?.view).toMatchObject({ version, state })
    await playOn(after.house, 't', after.seen, 2)
  })

  it('the same command sent twice is done once', async () => {
    const { house, seen } = houseOver(await shelf())
    await house.start('t', DUEL)
    await house.watch('t', undefined)
    const { asks } = seen.sight!.view
    const command = { do: 'move', ask: asks[0]!.id, move: asks[0]!.options[0] } as const
    await Promise.all([house.act('t', SELF, 'one', command), house.act('t', SELF, 'one', command)])
    const mine = (await house.act('t', SELF, 'one', command)) === undefined
    expect(mine).toBe(true)
    expect(seen.updates.filter(({ view }) => view.moves === 1)).toHaveLength(1)
  })

  it('two pages of one browser never write the same position', async () => {
    const kept = await shelf()
    const first = houseOver(kept)
    await first.house.start('t', { ...DUEL, seats: [{ name: 'Aino' }, { name: 'Eero' }] })
    await first.house.watch('t', 0)
    const second = houseOver(kept)
    await second.house.watch('t', 1)
    const answer = (page: typeof first, id: string) => {
      const ask = page.seen.sight!.view.asks[0]!
      return page.house.act('t', SELF, id, { do: 'move', ask: ask.id, move: ask.options[0] })
    }
    expect(await Promise.all([answer(first, 'a'), answer(second, 'b')])).toEqual([undefined, undefined])
    const positions = (await kept.entries('t', -1)).map(({ position }) => position)
    expect(positions).toEqual(positions.map((_, i) => i))
    await first.house.catchUp('t')
    await second.house.catchUp('t')
    expect(first.seen.sight?.view.version).toBe(second.seen.sight?.view.version)
  })

  it('what is not allowed is refused with a reason, and changes nothing', async () => {
    const { house, seen } = houseOver(await shelf())
    await house.start('t', DUEL)
    await house.watch('t', undefined)
    const { version } = seen.sight!.view
    const refused = await house.act('t', SELF, 'x', { do: 'move', ask: 999, move: {} })
    expect(refused).toMatchObject({ refused: 'no-such-ask' })
    expect(seen.sight!.view.version).toBe(version)
  })

  it('one screen passed round shows each seat its own hand only', async () => {
    const { house, seen } = houseOver(await shelf())
    await house.start('t', { ...DUEL, seats: [{ name: 'Aino' }, { name: 'Eero' }] })
    await house.watch('t', 0)
    expect(seen.sight?.view).toMatchObject({ oneScreen: true, me: 0 })
    const mine = JSON.stringify(seen.sight?.view.state)
    await house.watch('t', 1)
    expect(seen.sight?.view.me).toBe(1)
    expect(JSON.stringify(seen.sight?.view.state)).not.toBe(mine)
  })

  it('a table that cannot begin leaves nothing behind', async () => {
    const kept = await shelf()
    const { house } = houseOver(kept)
    const refused = await house.start('t', { ...DUEL, seats: [{ name: 'alone' }] })
    expect(refused?.text).toContain('2 to 5')
    expect(await kept.entries('t', -1)).toEqual([])
    expect(await house.watch('t', undefined)).toBe('gone')
  })

  it('says so when older rules have played a table, and forgets it when told to', async () => {
    const kept = await shelf()
    const before = houseOver(kept)
    await before.house.start('t', DUEL)
    const position = (await kept.entries('t', -1)).length
    const command = { do: 'move', ask: 99, move: 'what is no longer asked' } as const
    await kept.append('t', { position, at: 0, by: SELF, id: 'older', command })
    const { house } = houseOver(kept)
    expect(await house.watch('t', undefined)).toBe('outdated')
    await house.forget('t')
    expect(await house.watch('t', undefined)).toBe('gone')
  })

  it('decides for somebody whose time is up, while the table is looked at', async () => {
    const { house, seen } = houseOver(await shelf())
    await house.start('t1', { ...DUEL, clock: { kind: 'move', seconds: 1 } })
    await house.watch('t1', 0)
    const asked = seen.sight!.view.asks[0]!
    expect(seen.sight!.view.clock.left[0]).toBeGreaterThan(0)
    await expect.poll(() => seen.sight!.view.asks.map(({ id }) => id)).not.toContain(asked.id)
    // RAU-198: a late pick takes a card of the hand; which one is for the rules.
    const picked = seen.sight!.log.flatMap(({ events }) => events).find(isPick)
    expect(picked).toMatchObject({ seat: 0 })
    expect(asked.options).toContainEqual(expect.objectContaining({ card: picked?.card }))
    house.unwatch('t1')
  })

  it('decides although its timers ring early by the clock on the wall', async () => {
    const began = Date.now()
    const { house, seen } = houseOver(await shelf(), { now: () => began + 0.8 * (Date.now() - began) })
    await house.start('t2', { ...DUEL, clock: { kind: 'move', seconds: 1 } })
    await house.watch('t2', 0)
    const asked = seen.sight!.view.asks[0]!
    await expect.poll(() => seen.sight!.view.asks.map(({ id }) => id)).not.toContain(asked.id)
    house.unwatch('t2')
  })
})

function isPick(event: { type: string }): event is { type: string; seat: number; card: string } {
  return event.type === 'biome.picked' && 'seat' in event && event.seat === 0
}

import { anyGame, isRefusal, Match, plainSeed } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import { describe, expect, test } from 'vitest'
import { Thinking } from '../thinking.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

describe('bots', () => {
  test('a table of bots plays itself to the end', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const table = await ana.open({ seats: 3, bots: ['random', 'greedy', 'adept'] })
    await ana.watch(table)
    await ana.do(table, { do: 'start' })
    const view = await ana.until(() => (ana.views.get(table)?.status === 'over' ? ana.views.get(table) : undefined))
    expect(view.me).toBe(-1)
    expect(view.outcome?.scores).toHaveLength(3)
  })

  test('a bot’s turn survives the end of the house', async () => {
    const house = await openHouse({ pause: 60_000 })
    const ana = await Guest.arrive(house.origin, 'Ana')
    const table = await ana.open({ seats: 2, bots: [null, 'greedy'] })
    await ana.watch(table)
    await ana.do(table, { do: 'start' })
    await house.close()
    // Nobody looks at the table: the house itself finds it and lets the bot move.
    const again = await openHouse({ folder: house.folder })
    await expect
      .poll(async () => (await again.store.readLog(table)).at(-1)?.command)
      .toMatchObject({
        do: 'botMove',
        seat: 1,
      })
  })

  test('so does that of one that has just taken over a seat', async () => {
    const house = await openHouse({ pause: 60_000 })
    const ana = await Guest.arrive(house.origin, 'Ana')
    const bo = await Guest.arrive(house.origin, 'Bo')
    const table = await ana.open({ seats: 2 })
    await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
    await ana.do(table, { do: 'start' })
    await bo.do(table, { do: 'standIn', bot: 'greedy' })
    await house.close()
    const again = await openHouse({ folder: house.folder })
    await expect
      .poll(async () => (await again.store.readLog(table)).at(-1)?.command)
      .toMatchObject({ do: 'botMove', seat: 1 })
  })

  test('people can follow: a bot does not answer at once', async () => {
    const { origin, store } = await openHouse({ pause: 500 })
    const ana = await Guest.arrive(origin, 'Ana')
    const table = await ana.open({ seats: 4, bots: [null, 'greedy', 'random', 'random'] })
    await ana.watch(table)
    await ana.do(table, { do: 'start' })
    await ana.until(() => (ana.views.get(table)?.moves === 3 ? true : undefined))
    const log = await store.readLog(table)
    const start = log.find(({ command }) => command.do === 'start')!
    const picks = log.filter(({ command }) => command.do === 'botMove').map(({ at }) => at - start.at)
    // All three pick at the same time, half a second later, not one after the other.
    expect(Math.min(...picks)).toBeGreaterThanOrEqual(490)
  })

  test('whoever comes back is not moved for by the bot that was thinking', async () => {
    const { origin, store } = await openHouse({ pause: 400 })
    const ana = await Guest.arrive(origin, 'Ana')
    const bo = await Guest.arrive(origin, 'Bo')
    const table = await ana.open({ seats: 2 })
    await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
    await ana.do(table, { do: 'start' })
    await bo.do(table, { do: 'leave' })
    await bo.do(table, { do: 'comeBack' })
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect((await store.readLog(table)).filter(({ command }) => command.do === 'botMove')).toEqual([])
  })

  test('one that does not answer is stopped, and any legal move is made; one that would think for ever does not', async () => {
    // The one is stopped long before it has an answer; the other is never stopped, and must have one by itself.
    for (const longest of [20, NEVER]) {
      const thinking = new Thinking(longest)
      const game = anyGame(rauha)
      const match = Match.start(game, { seats: 2 }, plainSeed(1))
      if (isRefusal(match)) throw new Error(match.text)
      const thought = { game: 'rauha', view: match.view(0), seat: 0, bot: 'ismcts:100000000' }
      const answer = await thinking.think(thought, { host: 'ana', table: 't', isWaitedFor: () => true })
      expect(match.whyNot(0, answer.ask, answer.move)).toBeUndefined()
      await thinking.close()
    }
  })

  test('a bot is asked for by name: how long it thinks is not for people to say', async () => {
    const { origin, app } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    for (const bot of ['ismcts:2999', 'flat:2', 'ismcts:300ms', 'cheat:10']) {
      const sentence = expect.stringContaining('How long a bot thinks is not for you to say')
      const refused = await ana.post('/api/tables', { game: 'rauha', seats: 2, bots: [null, bot] })
      expect(refused).toEqual({ refused: 'bad-request', text: sentence })
      const table = await ana.open({ seats: 2 })
      expect(await ana.do(table, { do: 'addBot', seat: 1, bot })).toEqual({ refused: 'bad-command', text: sentence })
    }
    for (const bot of ['novice', 'apprentice', 'adept', 'master', 'grandmaster', 'random', 'policy', 'greedy'])
      expect(await ana.open({ seats: 2, bots: [null, bot] })).toMatch(/^[\w-]{16}$/)
    const games = (await app.inject('/api/games')).json() as { id: string; bots: string[] }[]
    expect(games.flatMap(({ bots }) => bots).filter(bot => bot.includes(':'))).toEqual([])
    expect(games.find(({ id }) => id === 'rok')?.bots).toContain('initiate')
  })
})

describe('clocks', () => {
  test('when time is up the house moves on, also after it was closed', async () => {
    const house = await openHouse()
    const ana = await Guest.arrive(house.origin, 'Ana')
    const bo = await Guest.arrive(house.origin, 'Bo')
    const table = await ana.open({ seats: 2, clock: { kind: 'move', seconds: 1 } })
    await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
    await ana.watch(table)
    await ana.do(table, { do: 'start' })
    await ana.until(() => (ana.views.get(table)?.moves === 2 ? true : undefined))
    await house.close()
    const before = await openHouse({ folder: house.folder })
    await expect
      .poll(async () => (await before.store.readLog(table)).filter(({ command }) => command.do === 'timeUp').length)
      .toBeGreaterThan(2)
  })
})

test('a table that somebody watches stays in memory however many others are opened; one that nobody does is let go', async () => {
  const { origin, tables } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const [watched, left] = [await ana.open({ seats: 2 }), await ana.open({ seats: 2 })]
  await ana.watch(watched)
  const wish = { game: 'rauha', seats: 2, choices: {}, clock: { kind: 'none' }, open: false } as const
  await Promise.all(Array.from({ length: 2500 }, () => tables.open('somebody', wish)))
  expect([tables.has(watched), tables.has(left)]).toEqual([true, false])
})

const NEVER = 2 ** 31 - 1

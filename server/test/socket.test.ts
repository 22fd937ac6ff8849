import { describe, expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

/** Ana and Bo at a table for two that has started. */
async function started(origin: string) {
  const ana = await Guest.arrive(origin, 'Ana')
  const bo = await Guest.arrive(origin, 'Bo')
  const table = await ana.open({ seats: 2 })
  await ana.watch(table)
  await bo.watch(table)
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  await bo.until(() => (bo.views.get(table)?.status === 'playing' ? true : undefined))
  await ana.until(() => (ana.views.get(table)?.status === 'playing' ? true : undefined))
  return { ana, bo, table }
}

function here(guest: Guest) {
  return guest.heard.findLast(message => message.t === 'here')
}

/** The code that a socket is closed with. */
async function closing(url: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(url, { headers })
  return new Promise(resolve => socket.addEventListener('close', ({ code }) => resolve(code)))
}

function firstMove(guest: Guest, table: string) {
  const ask = guest.views.get(table)!.asks[0]!
  return { do: 'move', ask: ask.id, move: ask.options[0] } as const
}

describe('a table over the socket', () => {
  test('what is refused is refused in words, and changes nothing', async () => {
    const { origin } = await openHouse()
    const { ana, bo, table } = await started(origin)
    const cy = await Guest.arrive(origin, 'Cy')
    const before = JSON.stringify(await cy.watch(table))
    const move = firstMove(bo, table)
    expect(await cy.do(table, move)).toMatchObject({ refused: 'not-seated' })
    expect(await ana.do(table, move)).toMatchObject({ refused: 'not-your-ask' })
    expect(await bo.do(table, { ...move, move: { do: 'fly' } })).toMatchObject({ refused: 'not-an-option' })
    expect(await bo.do(table, { ...move, ask: 99 })).toMatchObject({ refused: 'no-such-ask' })
    expect(await bo.do(table, { do: 'start' })).toMatchObject({ refused: 'started' })
    expect(await bo.do('nowhere', { do: 'leave' })).toMatchObject({ refused: 'bad-command' })
    expect(await bo.do(table, { do: 'rematch', table: 'x' })).toMatchObject({ refused: 'bad-message' })
    const after = await cy.get<{ version: number }>(`/api/tables/${table}/history`)
    expect(after.version).toBe((JSON.parse(before) as { version: number }).version)
  })

  test('an answer is to what was seen, and to the request that it names', async () => {
    const { origin } = await openHouse()
    const { ana, bo, table } = await started(origin)
    await ana.do(table, firstMove(ana, table))
    const { done: picked } = (await bo.do(table, firstMove(bo, table))) as { done: number }
    const seen = (guest: Guest, version: number) =>
      guest.until(() => (guest.views.get(table)!.version >= version ? guest.views.get(table) : undefined))
    const [leader, other] = (await seen(ana, picked)).waitingFor[0] === 0 ? [ana, bo] : [bo, ana]
    await seen(leader, picked)
    const move = firstMove(leader, table)
    await leader.do(table, move)
    await leader.do(table, { do: 'askUndo' })
    const request = await other.until(() => other.views.get(table)?.undo.asked?.request)
    const yes = { do: 'answerUndo', agree: true } as const
    expect(await other.do(table, yes as never)).toMatchObject({ refused: 'bad-message' })
    expect(await other.do(table, { ...yes, request: request - 1 })).toMatchObject({ refused: 'bad-command' })
    const { done: back } = (await other.do(table, { ...yes, request })) as { done: number }
    expect(await leader.do(table, { ...move, seen: back - 1 })).toMatchObject({ refused: 'no-such-ask' })
    expect(await leader.do(table, { ...move, seen: back })).toHaveProperty('done')
  })

  test('a command sent twice is done once, also when the house was closed between', async () => {
    const house = await openHouse()
    const { bo, table } = await started(house.origin)
    const first = await bo.do(table, { do: 'say', text: 'once' }, 'the-same')
    expect(await bo.do(table, { do: 'say', text: 'once' }, 'the-same')).toEqual(first)
    const move = firstMove(bo, table)
    const moved = await bo.do(table, move, 'my-move')
    await house.close()

    const again = await openHouse({ folder: house.folder })
    const back = new Guest(again.origin, bo.person, bo.token)
    await back.connect()
    expect(await back.do(table, move, 'my-move')).toEqual(moved)
    expect(await back.do(table, { do: 'say', text: 'once' }, 'the-same')).toEqual(first)
    const view = await back.watch(table)
    expect(view.chat.map(({ text }) => text)).toEqual(['once'])
    expect(view.moves).toBe(1)
  })

  test('the same id of another person is another command', async () => {
    const { origin } = await openHouse()
    const { ana, bo, table } = await started(origin)
    await ana.do(table, { do: 'say', text: 'a' }, 'x')
    await bo.do(table, { do: 'say', text: 'b' }, 'x')
    const view = await ana.until(() => {
      const now = ana.views.get(table)
      return now?.chat.length === 2 ? now : undefined
    })
    expect(view.chat.map(({ name }) => name)).toEqual(['Ana', 'Bo'])
  })

  test('who comes back hears what was missed, and no more', async () => {
    const { origin } = await openHouse()
    const { ana, bo, table } = await started(origin)
    const seen = bo.views.get(table)!.version
    bo.leave()
    await ana.do(table, firstMove(ana, table))
    await ana.do(table, { do: 'say', text: 'hurry' })
    const back = new Guest(origin, bo.person, bo.token)
    await back.connect()
    back.say({ t: 'watch', table, since: seen })
    const update = await back.until(() => back.heard.find(message => message.t === 'update')?.update)
    expect(update.from).toBe(seen)
    expect(update.version).toBe(seen + 2)
    expect(update.told).toEqual([{ version: seen + 1, events: [{ type: 'biome.picked', seat: 0 }] }])
    back.say({ t: 'watch', table, since: 9999 })
    const whole = await back.until(() => back.heard.filter(message => message.t === 'update')[1]?.update)
    expect(whole.from).toBe(0)
  })

  test('versions come without a gap, to players and spectators', async () => {
    const { origin } = await openHouse()
    const { ana, bo, table } = await started(origin)
    const crowd = await Promise.all(Array.from({ length: 8 }, () => Guest.passer(origin)))
    for (const one of crowd) await one.watch(table)
    await Promise.all([ana.play(table), bo.play(table)])
    for (const one of [...crowd, ana, bo]) {
      await one.until(() => (one.views.get(table)?.status === 'over' ? true : undefined))
      const updates = one.heard.filter(message => message.t === 'update').map(({ update }) => update)
      expect(updates.slice(1).map(({ from }) => from)).toEqual(updates.slice(0, -1).map(({ version }) => version))
    }
    const [first, ...others] = crowd.map(one => one.heard.filter(message => message.t === 'update').slice(1).length)
    expect(new Set(others)).toEqual(new Set([first]))
  })

  test('who is here is told; two sockets of one person are one person', async () => {
    const { origin } = await openHouse()
    const { ana, bo, table } = await started(origin)
    const twin = new Guest(origin, bo.person, bo.token)
    await twin.connect()
    await twin.watch(table)
    await ana.until(() => (here(ana)?.seats.join() === '0,1' ? true : undefined))
    expect(here(ana)?.people.toSorted()).toEqual([ana.person, bo.person].toSorted())
    bo.leave()
    twin.leave()
    await ana.until(() => (here(ana)?.seats.join() === '0' ? true : undefined))
  })

  test('the lobby lists open tables with a free seat, as they come and go', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const bo = await Guest.arrive(origin, 'Bo')
    bo.say({ t: 'lobby' })
    const listed = () => bo.heard.findLast(message => message.t === 'lobby')?.tables.map(({ table }) => table)
    await bo.until(() => (listed()?.length === 0 ? true : undefined))
    await ana.open({ seats: 2 })
    const table = await ana.open({ seats: 2, open: true, clock: { kind: 'move', seconds: 60 } })
    await bo.until(() => (listed()?.join() === table ? true : undefined))
    expect(await bo.get('/api/lobby')).toMatchObject([{ table, game: 'rauha', waiting: 1, clock: { kind: 'move' } }])
    await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
    await bo.until(() => (listed()?.length === 0 ? true : undefined))
  })

  test('who has no name may look and may not touch', async () => {
    const { origin } = await openHouse()
    const { table } = await started(origin)
    const passer = await Guest.passer(origin)
    expect((await passer.watch(table)).me).toBe(-1)
    expect(await passer.do(table, { do: 'say', text: 'hi' })).toMatchObject({ refused: 'no-identity' })
  })

  test('after sitting down one sees with the seat’s eyes at once', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const bo = await Guest.arrive(origin, 'Bo')
    const table = await ana.open({ seats: 2 })
    expect((await bo.watch(table)).me).toBe(-1)
    await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
    await bo.until(() => (bo.views.get(table)?.me === 1 ? true : undefined))
  })

  test('closing tells everybody to come back, and they do', async () => {
    const house = await openHouse()
    const { ana, table } = await started(house.origin)
    await house.close()
    expect(ana.heard.findLast(message => message.t === 'error')).toMatchObject({ code: 'restarting' })
    const again = await openHouse({ folder: house.folder })
    ana.origin = again.origin
    expect(await ana.do(table, firstMove(ana, table))).toHaveProperty('done')
  })
})

describe('who may have a socket', () => {
  test('a token that we did not sign is turned away', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const forged = `${ana.person}.${'A'.repeat(43)}`
    const ws = origin.replace('http', 'ws')
    expect(await closing(`${ws}/ws?token=${forged}`)).toBe(4401)
    expect(await closing(`${ws}/ws?token=house.${ana.token.split('.')[1]}`)).toBe(4401)
  })

  test('a page of somebody else’s is turned away', async () => {
    const { origin } = await openHouse()
    const headers = { origin: 'https://elsewhere.example' }
    expect(await closing(`${origin.replace('http', 'ws')}/ws`, headers)).toBe(4403)
  })

  test('so many sockets a person, and no more', async () => {
    const { origin } = await openHouse({ limits: { socketsOfPerson: 2 } })
    const ana = await Guest.arrive(origin, 'Ana')
    const second = new Guest(origin, ana.person, ana.token)
    await second.connect()
    expect(await closing(`${origin.replace('http', 'ws')}/ws?token=${ana.token}`)).toBe(4429)
  })

  test('so many messages a second, and no more', async () => {
    const { origin } = await openHouse({ limits: { messages: { burst: 5, perSecond: 1 } } })
    const ana = await Guest.arrive(origin, 'Ana')
    for (let i = 0; i < 8; i++) ana.say({ t: 'ping' })
    await ana.until(() => (ana.heard.length === 8 ? true : undefined))
    expect(ana.heard.filter(({ t }) => t === 'pong')).toHaveLength(5)
    expect(ana.heard.at(-1)).toMatchObject({ t: 'error', code: 'too-fast' })
  })
})

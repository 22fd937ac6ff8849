import { FastChance } from '@runatal/kernel'
import { describe, expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse, type TestHouse } from './house.ts'
import { Noise } from './noise.ts'

/** A game in progress, with everything done so far ready to be replayed. */
async function inProgress({ origin }: TestHouse) {
  const ana = await Guest.arrive(origin, 'Ana')
  const bo = await Guest.arrive(origin, 'Bo')
  const cy = await Guest.arrive(origin, 'Cy')
  const table = await ana.open({ seats: 2 })
  for (const guest of [ana, bo]) await guest.watch(table)
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' }, 'start')
  const done: object[] = [{ t: 'do', id: 'start', table, command: { do: 'start' } }]
  for (const guest of [ana, bo]) {
    const { asks } = await guest.until(() => {
      const view = guest.views.get(table)
      return view?.asks[0] ? view : undefined
    })
    const command = { do: 'move', ask: asks[0]!.id, move: asks[0]!.options[0] } as const
    expect(await guest.do(table, command, 'pick')).toHaveProperty('done')
    done.push({ t: 'do', id: 'pick', table, command })
  }
  const [player, open] = await Promise.race(
    [ana, bo].map(guest =>
      guest.until(() => {
        const asks = guest.views.get(table)?.asks.filter(({ must, id }) => must && id > 2)
        return asks?.[0] ? ([guest, asks.map(({ id }) => id)] as const) : undefined
      }),
    ),
  )
  return { ana, bo, cy, table, done, player, open }
}

/** A socket that only remembers what was sent over it. */
class Tape {
  readonly readyState = 1
  readonly bufferedAmount = 0
  readonly texts: string[] = []
  closed = false
  send(text: unknown) {
    this.texts.push(String(text))
  }
  ping() {}
  close() {
    this.closed = true
  }
  terminate() {
    this.closed = true
  }
}

describe('what nobody should send', () => {
  test('100,000 bad messages: each is answered, none changes the table or stops the house', async () => {
    const house = await openHouse()
    const { ana, bo, cy, table, done, player, open } = await inProgress(house)
    const before = await house.store.readLog(table)
    const noise = new Noise(new FastChance(2026), table, done, open)
    const people = [player.person, cy.person, undefined]
    const tapes = people.map(() => new Tape())
    const connections = people.map((person, i) => house.hall.enter(tapes[i]!, person, '127.0.0.1')!)
    const kinds = new Map<string, number>()
    for (let i = 0; i < 100_000; i += 100) {
      for (let k = 0; k < 100; k++) {
        const who = k % 3
        const tape = tapes[who]!
        tape.texts.length = 0
        const message = who === 0 ? noise.fromPlayer() : noise.fromStranger()
        await connections[who]!.receive(message, i % 1000 === 0 && k === 0)
        const answer = tape.texts.map(
          text =>
            JSON.parse(text) as {
              t: string
              code?: string
              refusal?: { refused: string; text: string }
              text?: string
            },
        )
        const [said] = answer
        if (said === undefined || answer.length !== 1)
          throw new Error(`${answer.length} answers to ${message.slice(0, 200)}`)
        const clear =
          said.t === 'error' ? said.text : said.t === 'refused' ? said.refusal?.text : said.t === 'done' ? 'again' : ''
        if (!clear) throw new Error(`No clear answer to ${message.slice(0, 200)}: ${tape.texts[0]}`)
        const kind = said.code ?? said.refusal?.refused ?? said.t
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    }
    expect(await house.store.readLog(table)).toEqual(before)
    expect(tapes.map(({ closed }) => closed)).toEqual([false, false, false])
    const expected = [
      'bad-message',
      'too-long',
      'no-such-ask',
      'not-an-option',
      'not-seated',
      'no-identity',
      'done',
      'no-such-table',
    ]
    expect(expected.filter(kind => (kinds.get(kind) ?? 0) < 20)).toEqual([])
    // And the game goes on to its end.
    const ends = await Promise.all([ana, bo].map(guest => guest.play(table)))
    expect(ends[0]?.outcome).toBeDefined()
  })

  test('thousands of them over real sockets', async () => {
    const house = await openHouse()
    const { ana, bo, cy, table, done, player, open } = await inProgress(house)
    const before = await house.store.readLog(table)
    const noise = new Noise(new FastChance(7), table, done, open)
    for (const guest of [player, cy]) {
      const had = guest.heard.length
      for (let i = 0; i < 2000; i++) guest.say(guest === cy ? noise.fromStranger() : noise.fromPlayer())
      await guest.until(() => (guest.heard.filter(({ t }) => t !== 'here').length - had >= 1990 ? true : undefined))
    }
    expect(await house.store.readLog(table)).toEqual(before)
    await Promise.all([ana, bo].map(guest => guest.play(table)))
  })

  test('a message beyond all measure ends its socket, and only that', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`)
    await new Promise(resolve => socket.addEventListener('open', resolve))
    socket.send('x'.repeat(300_000))
    const code = await new Promise(resolve => socket.addEventListener('close', closed => resolve(closed.code)))
    expect(code).toBe(1009)
    ana.say({ t: 'ping' })
    await ana.until(() => ana.heard.find(({ t }) => t === 'pong'))
  })

  test('bad requests over HTTP are refused, never failed', async () => {
    const { app, origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const chance = new FastChance(3)
    const noise = new Noise(chance, 'nowhere', [{}], [1])
    const urls = [
      '/api/me',
      '/api/tables',
      '/api/me/link',
      '/api/push',
      '/api/bots',
      '/api/tables/%00/rematch',
      '/link/%ff',
      '/api/tables/a.b/replay',
    ]
    const answers = new Map<number, number>()
    for (let i = 0; i < 3000; i++) {
      const { statusCode } = await app.inject({
        method: chance.int(8) === 0 ? 'GET' : 'POST',
        url: urls[chance.int(urls.length)]!,
        cookies: { runatal: chance.int(2) === 0 ? ana.token : 'forged.forged' },
        headers: { 'content-type': 'application/json' },
        payload: noise.fromStranger(),
      })
      answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
    }
    expect([...answers.keys()].filter(code => code >= 500)).toEqual([])
    expect(answers.get(400)).toBeGreaterThan(500)
    expect(await ana.get('/api/me')).toMatchObject({ name: 'Ana' })
  })
})

import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../address.ts'
import { logging } from '../logging.ts'
import { Guest } from './guest.ts'
import { NO_LIMITS, openHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'
import { RawLine } from './raw-line.ts'
import { atTable, firstMove } from './two-at-a-table.ts'

/** What programs might do to the house. Each test names the threat of docs/security.md that it is about. */

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

test('Oversized and slow clients: who sends no end of a request is hung up on', async () => {
  const { origin, app } = await openHouse({ patience: { head: 300, request: 600, look: 100 } })
  const slow = await RawLine.open(origin)
  slow.socket.write('GET /api/games HTTP/1.1\r\nhost: here\r\nx-slow: ')
  expect(await slow.closed()).toMatch(/^(HTTP\/1.1 408|$)/)
  const body = await RawLine.open(origin)
  body.socket.write(
    'POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"name":"',
  )
  expect(await body.closed()).toMatch(/^(HTTP\/1.1 408|$)/)
  const big = await app.inject({ method: 'POST', url: '/api/me', payload: { name: 'x'.repeat(70_000) } })
  expect(big.statusCode).toBe(413)
})

test('Oversized and slow clients: who does not read, or is not there any more, is let go', async () => {
  const { origin, app } = await openHouse({ patience: { line: 400 } })
  const { ana, table } = await atTable(origin)
  const gone = await RawLine.open(origin)
  expect(await gone.upgrade()).toContain('101 Switching Protocols')
  await gone.closed() // it never answers a ping
  const connections = async () => Number(/^runatal_connections (\d+)$/m.exec((await app.inject('/metrics')).body)?.[1])
  await expect.poll(connections).toBe(2)

  const { origin: patient, app: other } = await openHouse()
  const bo = await atTable(patient)
  const deaf = await RawLine.open(patient)
  await deaf.upgrade()
  deaf.socket.pause()
  for (let i = 0; i < 3000; i++) deaf.sendFrame(JSON.stringify({ t: 'watch', table: bo.table }))
  const there = async () => Number(/^runatal_connections (\d+)$/m.exec((await other.inject('/metrics')).body)?.[1])
  await expect.poll(there).toBe(2)
  expect(await bo.ana.do(bo.table, firstMove(bo.ana, bo.table))).toHaveProperty('done')
  expect(await ana.do(table, firstMove(ana, table))).toHaveProperty('done')
})

test('Oversized and slow clients: what is nested without end is refused in a sentence, before anybody reads it', async () => {
  const { origin, store } = await openHouse()
  const { ana, table } = await atTable(origin)
  const log = await store.readLog(table)
  const { day } = await ana.get<{ day: number }>('/api/daily')
  const [seed, pack] = ['0'.repeat(64), '['.repeat(40_000)]
  for (const depth of [150, 8000, 30_000]) {
    const deep = '['.repeat(depth) + ']'.repeat(depth)
    const study = `{"name":"A","writers":[],"chapters":[{"id":"a","name":"A","seats":[],"branches":[],"notes":[],"record":{"game":"rauha","wish":${deep},"seed":"${seed}","log":[]}}]}`
    const bodies: [path: string, body: string][] = [
      ['/api/daily/rising5/away', `{"day":${day},"moves":[{"ask":1,"move":${deep}}]}`],
      ['/api/studies', `{"study":${study}}`],
      ['/api/tables', deep],
    ]
    for (const [path, body] of bodies) {
      const headers = { 'content-type': 'application/json', cookie: `runatal=${ana.token}` }
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
      expect([path, depth, answer.status, await answer.json()]).toEqual([
        path,
        depth,
        400,
        { refused: 'bad-request', text: expect.stringContaining('nested') },
      ])
    }
    const had = ana.heard.length
    ana.say(`{"t":"do","id":"deep","table":"${table}","command":{"do":"move","ask":1,"move":${deep}}}`)
    await ana.until(() => (ana.heard.length > had ? true : undefined))
    expect(ana.heard.slice(had)).toMatchObject([
      { t: 'error', code: 'bad-message', text: expect.stringContaining('nested') },
    ])
  }
  // A pack of cards is JSON inside JSON.
  for (const game of ['raise-rise-die', 'rauha', 'runebound'])
    for (const value of [pack, pack + ']'.repeat(40_000)])
      expect(await ana.post('/api/tables', { game, seats: 2, choices: { pack: value } })).toMatchObject({
        refused: expect.not.stringContaining('failed'),
      })
  expect(await store.readLog(table)).toEqual(log)
})

test('Compression bombs: nothing that comes in is decompressed', async () => {
  const { origin } = await openHouse()
  const line = await RawLine.open(origin)
  const head = await line.upgrade('sec-websocket-extensions: permessage-deflate\r\n')
  expect(head.toLowerCase()).not.toContain('sec-websocket-extensions')
  line.sendFrame('{"t":"ping"}', { compressed: true })
  // Close, with code 1002: a protocol error.
  expect(await line.closed()).toContain(String.fromCharCode(0x88, 0x02, 1002 >> 8, 1002 & 255).slice(2))
  const bomb = gzipSync(JSON.stringify({ name: 'x'.repeat(40_000_000) }))
  expect(bomb.length).toBeLessThan(60_000)
  const answer = await fetch(`${origin}/api/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: bomb,
  })
  expect(answer.status).toBe(400)
})

test('Prototype pollution: keys that every object has come in nowhere', async () => {
  const { origin, app, store } = await openHouse()
  const { ana, table } = await atTable(origin)
  const open = await ana.open({ seats: 2 })
  const before = await store.readLog(open)
  const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']
  const said: string[] = []
  for (const key of keys) {
    const inner = `{"${key}":{"polluted":"yes"}}`
    said.push(`{"t":"do","id":"1","table":"${open}","command":{"do":"choose","seat":0,"choices":{"${key}":"x"}}}`)
    said.push(`{"t":"do","id":"1","table":"${open}","command":{"do":"setTable","choices":{"${key}":"x"}}}`)
    said.push(`{"t":"do","id":"1","table":"${table}","command":{"do":"move","ask":1,"move":${inner}}}`)
    said.push(`{"t":"do","id":"1","table":"${table}","command":{"do":"move","ask":1,"move":{"a":[[${inner}]]}}}`)
    said.push(`{"t":"ping","${key}":{}}`)
  }
  const had = ana.heard.length
  for (const text of said) ana.say(text)
  await ana.until(() => (ana.heard.length >= had + said.length ? true : undefined))
  expect(ana.heard.slice(had).filter(one => one.t === 'error' && one.code === 'bad-message')).toHaveLength(said.length)
  expect(await store.readLog(open)).toEqual(before)
  const bodies = [
    '{"game":"rauha","seats":2,"choices":{"__proto__":"x"}}',
    '{"game":"rauha","seats":2,"constructor":{"prototype":{"polluted":1}}}',
    '{"game":"constructor","seats":2}',
    '{"game":"__proto__","seats":2}',
    '{"game":"rauha","seats":2,"choices":{"constructor":"x"}}',
    '{"game":"rauha","seats":2,"bots":["constructor"]}',
  ]
  for (const payload of bodies) {
    const headers = { 'content-type': 'application/json', cookie: `runatal=${ana.token}` }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/tables', headers, payload })
    expect([payload, statusCode]).toEqual([payload, expect.toSatisfy((code: number) => code >= 400 && code < 500)])
  }
  // A pack of cards is JSON inside JSON.
  const pack = `{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}`
  expect(await ana.post('/api/tables', { game: 'raise-rise-die', seats: 2, choices: { pack } })).toMatchObject({
    refused: 'bad-setting',
  })
  expect('polluted' in {}).toBe(false)
})

const QUOTES = [`'; drop table log; --`, `" or 1=1 --`, `\\'); delete from people;--`, `$1 :x @y ? %s`, `Robert'); --`]

test('SQL injection: quotes are letters, on both stores', async () => {
  for (const database of [undefined, await postgres.database()]) {
    const { origin, app, store } = await openHouse(database === undefined ? {} : { database })
    for (const [i, text] of QUOTES.entries()) {
      const guest = await Guest.arrive(origin, text)
      expect(await guest.get('/api/me')).toEqual({ person: guest.person, name: text })
      const table = await guest.open({ seats: 2, name: text })
      await guest.do(table, { do: 'say', text }, `id-${i} ${text}`)
      const log = await store.readLog(table)
      expect(log.at(-1)).toMatchObject({ id: `id-${i} ${text}`, command: { do: 'say', text } })
      expect((await guest.watch(table)).seats[0]?.name).toBe(text)
      const inUrl = encodeURIComponent(text)
      for (const url of [`/api/tables/${inUrl}/replay`, `/api/tables/${inUrl}/history`])
        expect((await app.inject(url)).statusCode).toBe(400)
      guest.say({ t: 'watch', table: text })
      expect(await guest.until(() => guest.heard.find(said => said.t === 'error'))).toMatchObject({
        code: 'bad-message',
      })
      expect(await guest.post('/api/link', { token: text })).toMatchObject({ refused: 'bad-request' })
      expect((await app.inject({ url: '/api/me', cookies: { runatal: `${text}.x` } })).json()).toEqual({})
      guest.leave()
    }
    // What PostgreSQL cannot keep as it came is refused before it gets there.
    const guest = await Guest.arrive(origin, 'Ana')
    const table = await guest.open({ seats: 2 })
    expect(await guest.do(table, { do: 'say', text: 'x' }, 'a\u0000b')).toMatchObject({ refused: 'bad-message' })
    expect(await guest.do(table, { do: 'say', text: 'a\u0000b\uD800' })).toMatchObject({ refused: 'bad-command' })
  }
})

test('Secrets in logs or errors: what fails inside is one sentence, and the log has no key to anything', async () => {
  const lines: string[] = []
  const logger = logging('debug')
  if (typeof logger !== 'object') throw new Error('No logger')
  const stream = { write: (line: string) => void lines.push(line) }
  const { origin, app, store } = await openHouse({ logger: { ...logger, stream } })
  const { ana, table } = await atTable(origin)
  const opening = (await store.readLog(table))[0]!.command
  if (opening.do !== 'open') throw new Error('No opening')
  const secret = 'connect postgres://runatal:hunter2@db/runatal failed'
  store.findPerson = () => Promise.reject(new Error(secret))
  store.append = () => Promise.reject(new Error(secret))
  const me = await app.inject({ url: '/api/me', cookies: { runatal: ana.token } })
  expect([me.statusCode, me.body]).toEqual([
    500,
    '{"refused":"failed","text":"The house could not do this: try again"}',
  ])
  ana.say({ t: 'do', id: 'x', table, command: firstMove(ana, table) })
  const failed = await ana.until(() => ana.heard.find(said => said.t === 'error'))
  expect(failed).toEqual({ t: 'error', code: 'failed', text: 'The house could not do this: try again', id: 'x' })
  const all = lines.join('')
  expect(lines.length).toBeGreaterThan(5)
  for (const hidden of [ana.token, ana.token.split('.')[1]!, opening.seed]) expect(all).not.toContain(hidden)
})

test('Floods: many people at one address are one address; a forged address is not believed', async () => {
  const limits = {
    ...NO_LIMITS,
    messagesOfAddress: { burst: 30, perSecond: 0.001 },
    address: { burst: 6, perSecond: 0.001 },
  }
  const { origin, app } = await openHouse({ limits, proxies: 1 })
  const guests = await Promise.all(['Ana', 'Bo', 'Cy'].map(name => Guest.arrive(origin, name)))
  for (const guest of guests) for (let i = 0; i < 20; i++) guest.say({ t: 'ping' })
  for (const guest of guests) await guest.until(() => (guest.heard.length === 20 ? true : undefined))
  expect(guests.flatMap(({ heard }) => heard).filter(({ t }) => t === 'pong')).toHaveLength(30)
  // Each says that it is somebody else, before the proxy adds who it really is.
  const codes = []
  for (let i = 0; i < 8; i++) {
    const headers = { 'x-forwarded-for': `10.0.0.${i}, 192.0.2.7` }
    codes.push((await app.inject({ url: '/api/games', headers })).statusCode)
  }
  expect(codes).toEqual([...Array(6).fill(200), 429, 429])
})

test('Floods: chat has a rate of its own, and a line costs those who listen no more than itself', async () => {
  const { origin } = await openHouse({ limits: { ...NO_LIMITS, chat: { burst: 10, perSecond: 0.001 } } })
  const { ana, bo, table } = await atTable(origin)
  const text = 'x'.repeat(500)
  const before = bo.traffic.length
  const said = await Promise.all(Array.from({ length: 15 }, () => ana.do(table, { do: 'say', text })))
  expect(said.filter(answer => 'done' in answer)).toHaveLength(10)
  expect(said.find(answer => 'refused' in answer)).toEqual({
    refused: 'too-fast',
    text: 'You have said much: wait a moment',
  })
  await bo.until(() => (bo.views.get(table)?.chat.length === 10 ? true : undefined))
  const heard = bo.traffic.slice(before).join('')
  expect(heard.split(text)).toHaveLength(11)
  // Whoever talks can still play, and others still talk.
  expect(await ana.do(table, firstMove(ana, table))).toHaveProperty('done')
  expect(await bo.do(table, { do: 'say', text: 'Hush' })).toHaveProperty('done')
})

test('Floods: limits hold however many ask at once, on both stores', async () => {
  for (const options of [{}, { database: await postgres.database() }]) {
    const { origin, store } = await openHouse({ ...options, limits: { ...NO_LIMITS, tables: 20 } })
    const ana = await Guest.arrive(origin, 'Ana')
    const asked = Array.from({ length: 55 }, () =>
      ana.post<object>('/api/tables', { game: 'rok', seats: 2, open: true }),
    )
    const opened = await Promise.all(asked)
    expect(opened.filter(answer => 'table' in answer)).toHaveLength(20)
    expect(opened.find(answer => 'refused' in answer)).toEqual({
      refused: 'too-many',
      text: 'You have 20 tables that are not over: finish one first',
    })

    const eve = await Guest.arrive(origin, 'Eve')
    const hers = await Promise.all(Array.from({ length: 20 }, () => eve.open({ seats: 2 })))
    const all = [...opened.flatMap(answer => ('table' in answer ? String(answer.table) : [])), ...hers]
    for (const table of all) eve.say({ t: 'watch', table })
    await eve.until(() => (eve.views.size === 20 ? true : undefined))
    await eve.until(() =>
      eve.heard.filter(said => said.t === 'error' && said.code === 'too-many').length === 20 ? true : undefined,
    )
    eve.say({ t: 'unwatch', table: all[0]! })
    eve.say({ t: 'watch', table: all[39]! })
    await eve.until(() => (eve.views.size === 21 ? true : undefined))
    expect(eve.views.has(all[39]!)).toBe(true)

    // Eve’s one open table is not lost among Ana’s twenty.
    const lone = await eve.post<{ refused: string }>('/api/tables', { game: 'rauha', seats: 2, open: true })
    expect(lone.refused).toBe('too-many')
    const bo = await Guest.arrive(origin, 'Bo')
    const his = await bo.open({ seats: 2, open: true })
    await ana.do(all[0]!, { do: 'say', text: 'Mine was touched last' })
    const [first, second] = await bo.get<{ host: string; table: string }[]>('/api/lobby')
    expect(new Set([first?.host, second?.host])).toEqual(new Set([ana.person, bo.person]))
    await ana.do(all[1]!, { do: 'addBot', seat: 1, bot: 'initiate' })
    const listed = await bo.get<{ table: string }[]>('/api/lobby')
    expect(listed.map(({ table }) => table)).not.toContain(all[1])
    expect(listed.map(({ table }) => table)).toContain(his)

    // Who comes and goes writes nothing, also where the game would hear of it.
    const race = all[0]!
    await bo.do(race, { do: 'sit', seat: 1, name: 'Bo' })
    await bo.watch(race)
    await ana.do(race, { do: 'start' })
    await wait(300)
    const written = (await store.readLog(race)).filter(({ command }) => command.do === 'presence').length
    for (let i = 0; i < 30; i++) {
      bo.say({ t: 'unwatch', table: race })
      bo.say({ t: 'watch', table: race })
    }
    await wait(3000)
    expect((await store.readLog(race)).filter(({ command }) => command.do === 'presence')).toHaveLength(written)
    for (const guest of [ana, bo, eve]) guest.leave()
  }
})

test('Floods: whoever has a network of IPv6 addresses is one address', async () => {
  const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:0DB8:0001:0002::', '2001:db8:1:2::1.2.3.4']
  expect(new Set(same.map(addressOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  const others = ['2001:db8:1:3::1', '2001:db8::1', '::1', 'fe80::1%eth0', '192.0.2.1', '192.0.2.2']
  expect(new Set(others.map(addressOf)).size).toBe(others.length)
  expect(addressOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  const { app } = await openHouse({ limits: { ...NO_LIMITS, newcomers: { burst: 3, perSecond: 0.001 } }, proxies: 1 })
  const codes = []
  for (let i = 1; i <= 5; i++) {
    const headers = { 'x-forwarded-for': `2001:db8:1:2::${i}` }
    codes.push((await app.inject({ method: 'POST', url: '/api/me', payload: { name: 'Eve' }, headers })).statusCode)
  }
  expect(codes).toEqual([200, 200, 200, 429, 429])
})

test('Starving others: while sixty bots of one host want to think, a stranger’s is answered', async () => {
  const { origin } = await openHouse()
  const [eve, ana] = await Promise.all([Guest.arrive(origin, 'Eve'), Guest.arrive(origin, 'Ana')])
  eve.remembers = false
  for (let i = 0; i < 12; i++) {
    const table = await eve.open({ seats: 5, bots: ['master', 'master', 'master', 'master', 'master'] })
    await eve.watch(table)
    await eve.do(table, { do: 'start' })
  }
  const thoughts = () => [...eve.views.values()].reduce((sum, { version }) => sum + version, 0)
  const table = await ana.open({ seats: 2, bots: [null, 'master'] })
  await ana.watch(table)
  await ana.do(table, { do: 'start' })
  const [ask] = ana.views.get(table)!.asks
  const before = thoughts()
  await ana.do(table, { do: 'move', ask: ask!.id, move: ask!.options[0] })
  // In a plain queue all sixty of hers would come first.
  await ana.until(() => (ana.views.get(table)?.waitingFor.includes(1) ? undefined : true))
  expect(thoughts() - before).toBeLessThan(30)
  for (const guest of [eve, ana]) guest.leave()
})

test('Floods: limits hold over several processes', async () => {
  const database = await postgres.database()
  const limits = { ...NO_LIMITS, messages: { burst: 20, perSecond: 1 }, socketsOfPerson: 8, socketsOfAddress: 1000 }
  const [a, b] = await Promise.all([openHouse({ database, limits }), openHouse({ database, limits })])
  const here = await Guest.arrive(a.origin, 'Ana')
  const there = new Guest(b.origin, here.person, here.token)
  await there.connect()
  for (let i = 0; i < 25; i++) here.say({ t: 'ping' })
  await here.until(() => here.heard.find(said => said.t === 'error' && said.code === 'too-fast'))
  const isTooFast = () => {
    there.say({ t: 'ping' })
    return there.heard.some(said => said.t === 'error' && said.code === 'too-fast')
  }
  // What was said over there counts as soon as it is known: twenty more would be too fast by themselves.
  await expect.poll(isTooFast, { interval: 500 }).toBe(true)
  expect(there.heard.filter(({ t }) => t === 'pong').length).toBeLessThan(20)

  // With six more on one side there are eight.
  for (let i = 0; i < 6; i++) await new Guest(a.origin, here.person, here.token).connect()
  const ninth = () =>
    new Promise(resolve => {
      const socket = new WebSocket(`${b.origin.replace('http', 'ws')}/ws?token=${here.token}`)
      socket.addEventListener('open', () => socket.send('{"t":"ping"}'))
      socket.addEventListener('close', ({ code }) => resolve(code))
      socket.addEventListener('message', () => socket.close())
    })
  await expect.poll(ninth, { interval: 500 }).toBe(4429)
})

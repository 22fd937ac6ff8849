import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '@runatal/table'
import { expect, onTestFinished, test } from 'vitest'
import { FarLine } from './far-line.ts'
import { Guest } from './guest.ts'
import { NO_LIMITS, openHouse } from './house.ts'
import { atTable, firstMove } from './two-at-a-table.ts'

/** What people might do to each other. Each test names the threat of docs/security.md that it is about. */

test('every threat that docs/security.md names is tested, and none but those', () => {
  const named = [...read('../../docs/security.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading!)
  const tests = [
    'security',
    'security-edge',
    'floods',
    'fair-threads',
    'account',
    'rated',
    'daily',
    'friends',
    'pairing',
    'events',
    'conduct',
    'mail',
    'study',
  ]
    .map(file => read(`${file}.test.ts`))
    .join('')
  const cited = [...tests.matchAll(/^ *test\('([A-Z][^:']+): /gm)].map(([, heading]) => heading!)
  // These two are no threats: what `npm run audit` does, and what is left.
  const threats = named.filter(heading => heading !== 'Dependencies' && heading !== 'Known and left')
  expect([...new Set(cited)].toSorted()).toEqual(threats.toSorted())
})

test('Seat theft: whoever knows a person’s id, and all that is public, has none of their rights', async () => {
  const { origin, app } = await openHouse()
  const { ana, bo, table } = await atTable(origin)
  const [, signature] = bo.token.split('.')
  const forged = [
    `${ana.person}.${signature}`,
    `${ana.person}.`,
    ana.person,
    `${ana.token}.x`,
    `house.${signature}`,
    `${ana.token.slice(0, -1)}${ana.token.endsWith('A') ? 'B' : 'A'}`,
  ]
  for (const token of forged) {
    expect((await app.inject({ url: '/api/me', cookies: { runatal: token } })).json()).toEqual({})
    expect((await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).json()).toEqual({})
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?token=${token}`)
    expect(await new Promise(resolve => socket.addEventListener('close', ({ code }) => resolve(code)))).toBe(4401)
  }
  // Bo cannot move for Ana, nor sit on her seat, nor send her away, nor choose for her.
  const tried: Command[] = [
    firstMove(ana, table),
    { do: 'sit', seat: 0, name: 'Ana' },
    { do: 'clearSeat', seat: 0 },
    { do: 'choose', seat: 0, choices: {} },
  ]
  for (const command of tried) expect(await bo.do(table, command)).toHaveProperty('refused')
  expect(bo.traffic.filter(text => text.includes(ana.token.split('.')[1]!))).toEqual([])
  const cookie = (await app.inject({ method: 'POST', url: '/api/me', payload: { name: 'Cy' } })).headers['set-cookie']
  expect(cookie).toMatch(/HttpOnly/)
})

test('Forged or replayed commands: sent again nothing is done again, by another it is not theirs', async () => {
  const { origin, store } = await openHouse()
  const { ana, bo, table } = await atTable(origin)
  const move = firstMove(ana, table)
  const done = await ana.do(table, move, 'mine')
  const log = await store.readLog(table)
  expect(await ana.do(table, move, 'mine')).toEqual(done)
  expect(await ana.do(table, { do: 'start' }, 'again')).toHaveProperty('refused')
  expect(await bo.do(table, move, 'mine')).toHaveProperty('refused')
  const houses = [
    { do: 'botMove', seat: 0, ask: 1, move: {} },
    { do: 'timeUp', ask: 1 },
    { do: 'presence', seat: 0, here: false },
    { do: 'rematch', table },
    { do: 'open', game: 'rauha' },
  ]
  for (const command of houses) expect(await bo.do(table, command as Command)).toMatchObject({ refused: 'bad-message' })
  expect(await store.readLog(table)).toEqual(log)
})

test('Enumeration of tables: a private table is in no list, and of ids nobody has all is told alike', async () => {
  const { origin, app } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const eve = await Guest.arrive(origin, 'Eve')
  const table = await ana.open({ seats: 2 })
  const others = await Promise.all(Array.from({ length: 20 }, () => ana.open({ seats: 2 })))
  for (const id of [table, ...others]) expect(id).toMatch(/^[\w-]{16}$/)
  // The first four letters tell when; nobody guesses the rest.
  expect(new Set([table, ...others].map(id => id.slice(4))).size).toBe(21)
  expect(await eve.get('/api/lobby')).toEqual([])
  expect(await eve.get('/api/my-tables')).toEqual([])
  eve.say({ t: 'lobby' })
  expect(await eve.until(() => eve.heard.find(said => said.t === 'lobby'))).toMatchObject({ tables: [] })
  const near = [table.slice(0, -1), `${table.slice(0, -1)}${table.endsWith('A') ? 'B' : 'A'}`, 'AAAAAAAAAAAA', 'x']
  for (const what of ['replay', 'history'])
    for (const id of near) {
      const { statusCode, body } = await app.inject(`/api/tables/${id}/${what}`)
      expect([statusCode, body]).toEqual([404, '{"refused":"no-such-table","text":"There is no such table"}'])
    }
  for (const id of near) eve.say({ t: 'watch', table: id })
  await eve.until(() => (eve.heard.filter(said => said.t === 'error').length === near.length ? true : undefined))
  for (const said of eve.heard.filter(({ t }) => t === 'error'))
    expect(said).toMatchObject({ code: 'no-such-table', text: 'There is no such table' })
  // Not even that somebody is there: to leave a table that one never watched tells nobody anything.
  await ana.watch(table)
  const before = ana.heard.length
  for (let i = 0; i < 50; i++) eve.say({ t: 'unwatch', table })
  eve.say({ t: 'ping' })
  await eve.until(() => eve.heard.find(said => said.t === 'pong'))
  await wait(400)
  expect(ana.heard.slice(before).filter(said => said.t === 'here' && said.people.includes(eve.person))).toEqual([])
})

test('Cross-site requests: a page of another site can neither ask nor listen', async () => {
  const { origin, app } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const elsewhere = { origin: 'https://elsewhere.example', cookie: `runatal=${ana.token}` }
  const json = { 'content-type': 'application/json' }
  const post = (url: string, headers: Record<string, string>, payload = '{}') =>
    app.inject({ method: 'POST', url, headers, payload })
  const urls = [
    '/api/me',
    '/api/bots',
    '/api/me/link',
    '/api/link',
    '/api/tables',
    '/api/tables/x/rematch',
    '/api/push',
  ]
  for (const url of urls) {
    const answer = await post(url, { ...elsewhere, ...json })
    expect([url, answer.statusCode, answer.json().refused]).toEqual([url, 403, 'elsewhere'])
    expect(Object.keys(answer.headers).filter(name => name.startsWith('access-control'))).toEqual([])
    // What a form can send, with no origin told: no type that we read.
    const cookie = { cookie: `runatal=${ana.token}` }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await post(url, { ...cookie, 'content-type': type }, '{"name":"Eve"}')).statusCode).toBe(415)
  }
  expect((await post('/api/me', { ...json, origin, host: new URL(origin).host }, '{"name":"Ana"}')).statusCode).toBe(
    200,
  )
  const asked = await app.inject({ method: 'OPTIONS', url: '/api/me', headers: elsewhere })
  expect(asked.headers['access-control-allow-origin']).toBeUndefined()
  const made = await post('/api/me', json, '{"name":"Bo"}')
  expect(made.headers['set-cookie']).toMatch(/SameSite=Lax/)
  for (const strange of ['https://elsewhere.example', 'null', `${origin}.elsewhere.example`]) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers: { ...elsewhere, origin: strange } })
    expect(await new Promise(resolve => socket.addEventListener('close', ({ code }) => resolve(code)))).toBe(4403)
  }
  expect(made.headers['x-frame-options']).toBe('DENY')
})

test('Cross-site requests: nothing changes by a GET, whoever’s cookie comes along', async () => {
  const { origin, app, folder } = await openHouse()
  const { ana, table } = await atTable(origin)
  const database = new DatabaseSync(join(folder, 'runatal.db'), { readOnly: true })
  onTestFinished(() => database.close())
  const names = database.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  // Processes say now and then that they and people are still there; that is no request's doing.
  const tables = names.map(({ name }) => String(name)).filter(name => !['leases', 'seen'].includes(name))
  const all = () => JSON.stringify(tables.map(name => database.prepare(`select * from "${name}"`).all()))
  const { paths } = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, object> }>()
  const given: Record<string, string> = { table, game: 'rauha', name: 'Ana', token: 'x', person: ana.person }
  const urls = Object.entries(paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => given[name] ?? 'x'))
  expect(urls.length).toBeGreaterThan(15)
  const before = all()
  for (const url of [...urls, '/', `/t/${table}`, '/link/x', '/healthz', '/metrics'])
    expect([url, (await app.inject({ url, cookies: { runatal: ana.token } })).statusCode]).not.toContain(500)
  expect(all()).toBe(before)
  await ana.post('/api/me', { name: 'Anna' })
  expect(all()).not.toBe(before)
})

test('Script injection: names and chat are kept as text, and only our own files may run', async () => {
  const { origin, app } = await openHouse()
  const hostile = `<img src=x onerror=alert(1)>"'&`
  const ana = await Guest.arrive(origin, hostile)
  const table = await ana.open({ seats: 2 })
  await ana.do(table, { do: 'say', text: hostile })
  const view = await ana.watch(table)
  expect([view.seats[0]?.name, view.chat[0]?.text]).toEqual([hostile, hostile])
  const { headers } = await app.inject(`/api/tables/${table}/history`)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  const policy = String(headers['content-security-policy'])
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' 'wasm-unsafe-eval'")
  expect(policy).toMatch(/default-src 'self'.*object-src 'none'.*base-uri 'none'/)
  const turning = ['Ana\u0000', 'A\u202Ena', 'A\u2067na', 'A\nna', 'A\u007Fna', 'A\uD800na']
  for (const name of turning) {
    expect((await app.inject({ method: 'POST', url: '/api/me', payload: { name } })).statusCode).toBe(400)
    expect(await ana.do(table, { do: 'sit', seat: 1, name })).toMatchObject({ refused: 'bad-message' })
  }
  for (const name of ['Zoë', '李雷', 'عمر', 'Ana 🎲', 'O’Neill'])
    expect((await app.inject({ method: 'POST', url: '/api/me', payload: { name } })).json().name).toBe(name)
})

test('Abuse of invitations: a link to another device works once, and only the newest', async () => {
  const { origin, app, store } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const link = async () => (await ana.post<{ url: string }>('/api/me/link')).url.split('/').at(-1)!
  const [first, second] = [await link(), await link()]
  const take = async (token: string) =>
    (await app.inject({ method: 'POST', url: '/api/link', payload: { token } })).statusCode
  expect(await take(first)).toBe(410)
  const together = await Promise.all(Array.from({ length: 10 }, () => take(second)))
  expect(together.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(9).fill(410)])
  const late = await link()
  expect(await store.takeLink(late, Date.now() + 10 * 60 * 1000)).toBeUndefined()
  // To look at the page is not to take it.
  const looked = await link()
  await app.inject(`/link/${looked}`)
  expect(await take(looked)).toBe(200)
})

test('Abuse of invitations: a rematch is for those who played, and nobody is told of turns without end', async () => {
  const posted: string[] = []
  const { origin, hall } = await openHouse({
    limits: { ...NO_LIMITS, notices: { burst: 3, perSecond: 0.001 }, devices: 2 },
    post: async (_, text) => posted.push(text),
  })
  const [ana, bo, eve] = await Promise.all(['Ana', 'Bo', 'Eve'].map(name => Guest.arrive(origin, name)))
  for (const path of ['one', 'two', 'two']) expect(await bo!.post('/api/push', device(path))).toEqual({})
  expect(await bo!.post('/api/push', device('three'))).toMatchObject({ refused: 'too-many' })
  let table = await ana!.open({ seats: 2, clock: { kind: 'days', days: 3 } })
  await bo!.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  bo!.leave()
  await expect.poll(() => hall.isHere(bo!.person)).toBe(false)
  for (let game = 0; game < 6; game++) {
    await ana!.do(table, { do: 'start' })
    await wait(50)
    await ana!.do(table, { do: 'forfeit' })
    expect(await eve!.post(`/api/tables/${table}/rematch`)).toMatchObject({ refused: 'not-seated' })
    ;({ table } = await ana!.post<{ table: string }>(`/api/tables/${table}/rematch`))
  }
  await expect.poll(() => posted.length).toBeGreaterThan(0)
  await wait(300)
  expect(posted.length).toBeLessThanOrEqual(3 * 2)
})

test('Dishonest lines: whoever always claims too much, or answers late only at times, is told to the operator', async () => {
  const { origin } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const table = await ana.open({ game: 'rok', seats: 2 })
  await ana.watch(table)
  // Far later than a busy machine makes the others.
  const far = await FarLine.open(origin, ana.token, ping => (ping >= 3 && ping <= 6 ? 2000 : 0))
  onTestFinished(() => far.leave())
  far.say({ t: 'watch', table })
  for (let i = 0; i < 12; i++) await ana.do(table, { do: 'move', ask: 1, move: { do: 'grab', stone: 1 }, when: 0 })
  const odd = async () => (await (await fetch(`${origin}/metrics`)).text()).match(/^runatal_odd_lines_total.*/gm)
  // Once one of its answers is quick again: on a busy machine not the first.
  await expect.poll(odd).toContain('runatal_odd_lines_total{what="late-at-times"} 1')
  expect(await odd()).toContain('runatal_odd_lines_total{what="early-claims"} 1')
  ana.leave()
})

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

function device(path: string) {
  return { endpoint: `https://fcm.googleapis.com/${path}`, keys: { p256dh: 'B', auth: 's' } }
}

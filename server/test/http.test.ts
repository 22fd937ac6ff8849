import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'

describe('who somebody is', () => {
  test('a guest chooses a name and keeps it by a cookie that scripts cannot read', async () => {
    const { app } = await openHouse()
    expect((await app.inject('/api/me')).json()).toEqual({})
    expect((await app.inject('/api/my-tables')).json()).toEqual([])
    const made = await app.inject({ method: 'POST', url: '/api/me', payload: { name: ' Ana ' } })
    const cookie = made.cookies[0]!
    expect(cookie).toMatchObject({ name: 'runatal', httpOnly: true, sameSite: 'Lax', path: '/' })
    const cookies = { runatal: cookie.value }
    expect((await app.inject({ url: '/api/me', cookies })).json()).toEqual(made.json())
    await app.inject({ method: 'POST', url: '/api/me', payload: { name: 'Anna' }, cookies })
    expect((await app.inject({ url: '/api/me', cookies })).json()).toEqual({ person: made.json().person, name: 'Anna' })
    const forged = { runatal: `${made.json().person}.${'x'.repeat(43)}` }
    expect((await app.inject({ url: '/api/me', cookies: forged })).json()).toEqual({})
  })

  test('a link takes the identity to another device, once', async () => {
    const { app, origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const { url } = await ana.post<{ url: string }>('/api/me/link')
    expect(url.startsWith(`${origin}/link/`)).toBe(true)
    // A messenger that looks at the link does not spend it.
    const looked = await app.inject({ url: new URL(url).pathname, headers: { accept: 'text/html,*/*' } })
    expect(looked.cookies).toEqual([])
    const press = { method: 'POST', url: '/api/link', payload: { token: url.split('/').at(-1) } } as const
    const taken = await app.inject(press)
    expect([taken.statusCode, taken.json().name]).toEqual([200, 'Ana'])
    expect(taken.cookies[0]?.value).toBe(ana.token)
    expect((await app.inject(press)).statusCode).toBe(410)
    expect((await app.inject({ method: 'POST', url: '/api/me/link' })).statusCode).toBe(401)
  })

  test('the identity outlives the house', async () => {
    const house = await openHouse()
    const ana = await Guest.arrive(house.origin, 'Ana')
    await house.close()
    const { app } = await openHouse({ folder: house.folder })
    expect((await app.inject({ url: '/api/me', cookies: { runatal: ana.token } })).json()).toMatchObject({
      name: 'Ana',
    })
  })

  test('a program asks for a token and sends it along', async () => {
    const { app } = await openHouse()
    const { token, person } = (await app.inject({ method: 'POST', url: '/api/bots', payload: { name: 'R2' } })).json()
    const me = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })
    expect(me.json()).toEqual({ person, name: 'R2' })
  })
})

describe('tables', () => {
  test('the host sits in the first seat without a bot', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const table = await ana.open({ seats: 3, bots: ['greedy', null, 'random'], name: 'Queen', choices: { side: 'B' } })
    const view = await ana.watch(table)
    expect(view.seats.map(({ name }) => name)).toEqual(['greedy', 'Queen', 'random'])
    expect(view).toMatchObject({ me: 1, host: ana.person, choices: { side: 'B' }, open: false })
  })

  test('what cannot be is refused in words', async () => {
    const { app, origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const post = async (payload: object, cookies = { runatal: ana.token }) => {
      const response = await app.inject({ method: 'POST', url: '/api/tables', payload, cookies })
      return [response.statusCode, response.json().refused]
    }
    expect(await post({ game: 'chess', seats: 2 })).toEqual([409, 'bad-command'])
    expect(await post({ game: 'rauha', seats: 6 })).toEqual([409, 'bad-setting'])
    expect(await post({ game: 'rauha', seats: 2, choices: { side: 'C' } })).toEqual([409, 'bad-setting'])
    expect(await post({ game: 'rauha', seats: 2, bots: [null, 'random', 'random'] })).toEqual([409, 'bad-setting'])
    expect(await post({ game: 'rauha', seats: 2, bots: [null, 'cheat:100'] })).toEqual([400, 'bad-request'])
    expect(await post({ game: 'rauha', seats: 2, bots: [null, 'flat:3000'] })).toEqual([400, 'bad-request'])
    expect(await post({ game: 'rauha', seats: 2, clock: { kind: 'days', days: 99 } })).toEqual([400, 'bad-request'])
    expect(await post({ game: 'rauha', seats: 2, more: 1 })).toEqual([400, 'bad-request'])
    expect(await post({ game: 'rauha', seats: 2 }, { runatal: '' })).toEqual([401, 'no-identity'])
  })

  test('a table that cannot be as it is wanted is not opened at all', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    for (const wrong of [{ bots: [null, 'wizard'] }, { name: 'Runatal' }, { name: '\u3164' }])
      expect(await ana.post('/api/tables', { game: 'rauha', seats: 2, open: true, ...wrong })).toHaveProperty('refused')
    expect(await ana.get('/api/my-tables')).toEqual([])
    expect(await ana.get('/api/lobby')).toEqual([])
  })

  test('nobody is called as the house, as a bot or nothing at all', async () => {
    const { app } = await openHouse()
    for (const url of ['/api/me', '/api/bots'])
      for (const name of ['Rսnatal', 'EITRI', '\u2800'])
        expect((await app.inject({ method: 'POST', url, payload: { name } })).json()).toMatchObject({
          refused: 'bad-name',
        })
  })

  test('so many unfinished tables a person, and no more', async () => {
    const { origin } = await openHouse({ limits: { tables: 2 } })
    const ana = await Guest.arrive(origin, 'Ana')
    await ana.open({ seats: 2 })
    await ana.open({ seats: 2 })
    expect(await ana.post('/api/tables', { game: 'rauha', seats: 2 })).toMatchObject({ refused: 'too-many' })
  })

  test('my tables say whose turn it is and how they ended; a rematch keeps the seats', async () => {
    const { app, origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const bo = await Guest.arrive(origin, 'Bo')
    const table = await ana.open({ seats: 3, bots: [null, 'random'], choices: { side: 'B' } })
    await bo.watch(table)
    await bo.do(table, { do: 'sit', seat: 2, name: 'Bo' })
    await bo.do(table, { do: 'choose', seat: 2, choices: { colour: 'coral' } })
    expect(await bo.post(`/api/tables/${table}/rematch`)).toMatchObject({ refused: 'not-started' })
    await ana.do(table, { do: 'start' })
    expect(await bo.get('/api/my-tables')).toMatchObject([
      { id: table, status: 'playing', mine: true, ask: 'pickBiome' },
    ])
    expect((await app.inject(`/api/tables/${table}/replay`)).statusCode).toBe(409)
    await bo.do(table, { do: 'forfeit' })
    await ana.do(table, { do: 'forfeit' })
    expect(await bo.get('/api/my-tables')).toMatchObject([
      { id: table, status: 'over', own: [2], mine: false, winners: [1], places: [2, 1, 2] },
    ])

    const asked = await Promise.all(
      [ana, bo, ana].map(one => one.post<{ table: string }>(`/api/tables/${table}/rematch`)),
    )
    expect(new Set(asked.map(answer => answer.table)).size).toBe(1)
    const next = asked[0]!.table
    expect((await bo.watch(next)).seats).toMatchObject([
      { name: 'Ana', person: ana.person },
      { who: 'bot', bot: 'random' },
      { name: 'Bo', person: bo.person, choices: { colour: 'coral' } },
    ])
    expect(bo.views.get(next)?.choices).toEqual({ side: 'B' })
    expect((await bo.watch(table)).rematch).toBe(next)
    const cy = await Guest.arrive(origin, 'Cy')
    expect(await cy.post(`/api/tables/${table}/rematch`)).toMatchObject({ refused: 'not-seated' })
    expect(await cy.post('/api/tables/nowhere/rematch')).toMatchObject({ refused: 'no-such-table' })
  })

  test('history tells each what they heard', async () => {
    const { origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const table = await ana.open({ seats: 2, bots: [null, 'random'] })
    await ana.watch(table)
    await ana.do(table, { do: 'start' })
    await ana.until(() => (ana.views.get(table)!.moves === 1 ? true : undefined))
    const { told } = await ana.get<{ told: { events: unknown[] }[] }>(`/api/tables/${table}/history`)
    expect(told.at(-1)?.events).toEqual([{ type: 'biome.picked', seat: 1 }])
  })
})

describe('the edge', () => {
  test('bodies are JSON, small and of the right shape', async () => {
    const { app } = await openHouse()
    const post = async (payload: string, type = 'application/json') => {
      const response = await app.inject({ method: 'POST', url: '/api/me', payload, headers: { 'content-type': type } })
      return response.statusCode
    }
    expect(await post('{"name":"Ana"')).toBe(400)
    expect(await post('{"name":7}')).toBe(400)
    expect(await post('{"name":"Ana","__proto__":{"x":1}}')).toBe(400)
    expect(await post(JSON.stringify({ name: 'x'.repeat(70_000) }))).toBe(413)
    expect(await post('name=Ana', 'application/x-www-form-urlencoded')).toBe(415)
  })

  test('too many requests are turned away', async () => {
    const { app } = await openHouse({ limits: { address: { burst: 3, perSecond: 0.001 } } })
    const codes = []
    for (let i = 0; i < 5; i++) codes.push((await app.inject('/api/games')).statusCode)
    expect(codes).toEqual([200, 200, 200, 429, 429])
  })

  test('every answer carries the security headers; scripts are our own files only', async () => {
    const { app } = await openHouse()
    for (const url of ['/api/games', '/', '/api/nothing']) {
      const { headers } = await app.inject(url)
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval';/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    }
  })

  test('the hall: pages for deep links, files with a hash for ever, nothing else for the API', async () => {
    const site = await mkdtemp(join(tmpdir(), 'runatal-site-'))
    await mkdir(join(site, 'assets'))
    await writeFile(join(site, 'index.html'), '<!doctype html><title>Hall</title>')
    await writeFile(join(site, 'assets', 'main-abc123.js'), 'export {}')
    const { app } = await openHouse({ site })
    for (const url of ['/', '/t/abc', '/games/rauha/rules?x=1']) {
      const page = await app.inject(url)
      expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
      expect(page.body).toContain('<title>Hall</title>')
    }
    const script = await app.inject('/assets/main-abc123.js')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    await writeFile(join(site, 'assets', 'main-abc123.js.br'), 'smaller')
    await writeFile(join(site, 'assets', 'main-abc123.js.gz'), 'small')
    const packed = async (accept: string) => {
      const { headers, body } = await app.inject({
        url: '/assets/main-abc123.js',
        headers: { 'accept-encoding': accept },
      })
      return [headers['content-encoding'], headers['content-type'], headers['cache-control'], headers['vary'], body]
    }
    const javascript = 'application/javascript; charset=utf-8'
    const forever = 'public, max-age=31536000, immutable'
    expect(await packed('gzip, br')).toEqual(['br', javascript, forever, 'accept-encoding', 'smaller'])
    expect(await packed('gzip')).toEqual(['gzip', javascript, forever, 'accept-encoding', 'small'])
    expect(await packed('identity')).toEqual([undefined, javascript, forever, 'accept-encoding', 'export {}'])
    for (const url of ['/assets/gone.js', '/api/nothing', '/api', '/ws/x']) {
      const gone = await app.inject(url)
      expect([gone.statusCode, gone.json().refused]).toEqual([404, 'not-found'])
    }
  })

  test('health, metrics and the description are there', async () => {
    const { app, origin } = await openHouse()
    const ana = await Guest.arrive(origin, 'Ana')
    const table = await ana.open({ seats: 2 })
    await ana.do(table, { do: 'start' })
    expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
    const { body } = await app.inject('/metrics')
    expect(body).toMatch(/^runatal_connections 1$/m)
    expect(body).toMatch(/^runatal_tables 1$/m)
    expect(body).toMatch(/^runatal_entries_total\{do="sit"\} 1$/m)
    expect(body).toMatch(/^runatal_refusals_total\{reason="bad-command"\} 1$/m)
    expect(body).toMatch(/^runatal_commit_seconds_count [1-9]/m)
    const { paths } = (await app.inject('/api/openapi.json')).json()
    for (const path of ['/api/me', '/api/tables', '/api/tables/{table}/replay', '/api/push', '/api/link'])
      expect(Object.keys(paths)).toContain(path)
  })
})

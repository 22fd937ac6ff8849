import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shapeOf } from '@runatal/table'
import { setHouseTime } from '../house-time.ts'
import type { Options } from '../server.ts'
import { Authenticator } from './authenticator.ts'
import { Guest } from './guest.ts'
import { NO_LIMITS, openHouse, type TestHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'
import { atTable } from './two-at-a-table.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

/** What came back: a refusal, or something else. */
type Answer = { refused?: string; text?: string; codes?: string[]; name?: string; person?: string }

/** Somebody with a browser on a named site: passkeys need a domain. */
class Visitor {
  readonly origin: string
  cookie = ''

  constructor({ origin }: TestHouse) {
    this.origin = origin.replace('127.0.0.1', 'localhost')
  }

  async ask(method: string, path: string, body?: object, origin = this.origin): Promise<Answer> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: { cookie: this.cookie, origin, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie().find(one => one.startsWith('runatal='))
    if (set !== undefined) this.cookie = set.split(';')[0] ?? ''
    return (await response.json()) as Answer
  }

  post(path: string, body: object = {}) {
    return this.ask('POST', path, body)
  }

  async options(path: string, body: object = {}) {
    return (await this.post(path, body)) as never as { challenge: string; rp: { id: string }; rpId: string }
  }

  /** Keeps a name, as the page does. */
  async keep(name: string, key = new Authenticator()): Promise<{ key: Authenticator; codes: string[] }> {
    await this.post('/api/me', { name })
    const options = await this.options('/api/me/keep/options', { name })
    const kept = await this.post('/api/me/keep', { passkey: key.create(options, this.origin), device: 'Test' })
    if (kept.codes === undefined) throw new Error(kept.text)
    return { key, codes: kept.codes }
  }

  async signIn(key: Authenticator): Promise<Answer> {
    const options = await this.options('/api/sign-in/options')
    return this.post('/api/sign-in', { passkey: key.sign(options, this.origin) })
  }
}

const onFile = async (): Promise<Partial<Options>> => ({})
const onPostgres = async (): Promise<Partial<Options>> => ({ database: await postgres.database() })

describe.each([
  ['a file', onFile],
  ['PostgreSQL', onPostgres],
])('names that are kept, on %s', (_name, where) => {
  test('a guest keeps a name, and is the same person on a second device', async () => {
    const house = await openHouse(await where())
    const anna = new Visitor(house)
    const { key, codes } = await anna.keep('Anna')
    expect(codes).toHaveLength(10)
    const me = await anna.ask('GET', '/api/me')
    expect(me).toMatchObject({ name: 'Anna', kept: true })
    const phone = new Visitor(house)
    expect(await phone.signIn(key)).toMatchObject({ name: 'Anna', person: me.person })
    expect(await phone.ask('GET', '/api/me')).toEqual(me)
    // A second passkey, and the first may go; the last stays.
    const second = new Authenticator()
    const options = await phone.options('/api/me/passkeys/options')
    await phone.post('/api/me/passkeys', { passkey: second.create(options, phone.origin) })
    expect(await phone.ask('DELETE', `/api/me/passkeys/${key.id}`)).toEqual({})
    expect(await phone.ask('DELETE', `/api/me/passkeys/${second.id}`)).toMatchObject({ refused: 'last-passkey' })
    expect(await new Visitor(house).signIn(key)).toMatchObject({ refused: 'not-signed' })
    expect(await new Visitor(house).signIn(second)).toMatchObject({ name: 'Anna' })
  })

  test('a recovery code signs in once, with its own name', async () => {
    const house = await openHouse(await where())
    const { codes } = await new Visitor(house).keep('Anna')
    await new Visitor(house).keep('Bruno')
    const lost = new Visitor(house)
    const code = codes[3]!
    expect(await lost.post('/api/sign-in/code', { name: 'Bruno', code })).toMatchObject({ refused: 'wrong-code' })
    const typed = code.toLowerCase().replace('-', ' ')
    expect(await lost.post('/api/sign-in/code', { name: 'anna', code: typed })).toMatchObject({ name: 'Anna' })
    expect(await lost.post('/api/sign-in/code', { name: 'Anna', code })).toMatchObject({ refused: 'wrong-code' })
    expect(await lost.ask('GET', '/api/me/account')).toMatchObject({ codes: { left: 9, of: 10 } })
    const anew = await lost.post('/api/me/codes')
    expect(anew.codes).toHaveLength(10)
    expect(await lost.post('/api/sign-in/code', { name: 'Anna', code: codes[5]! })).toMatchObject({
      refused: 'wrong-code',
    })
  })
})

test('Look-alike names: nobody else keeps one, is called so, or sits down under it, nor does a program', async () => {
  const house = await openHouse()
  await new Visitor(house).keep('Anna Li')
  const guest = await Guest.arrive(house.origin, 'Somebody')
  const table = await guest.open({ seats: 2, bots: [null, null] })
  const other = await Guest.arrive(house.origin, 'Other')
  await other.watch(table)
  for (const name of ['anna li', 'ÁNNA LÍ', 'Аnnа Lі', 'Anna-L1', 'AnnaLI']) {
    const visitor = new Visitor(house)
    await visitor.post('/api/me', { name: 'Somebody' })
    expect(await visitor.post('/api/me', { name })).toMatchObject({ refused: 'name-kept' })
    expect(await visitor.post('/api/me/keep/options', { name })).toMatchObject({ refused: 'name-kept' })
    expect(await visitor.post('/api/bots', { name })).toMatchObject({ refused: 'name-kept' })
    expect(await visitor.post('/api/bots', { name, rated: true })).toMatchObject({ refused: 'name-kept' })
    expect(await other.do(table, { do: 'sit', seat: 1, name })).toMatchObject({ refused: 'name-kept' })
    await expect(other.open({ seats: 2, name })).rejects.toThrow('keeps this name')
  }
  expect(await house.store.club.keeperOf(shapeOf('Anna Li'))).toMatchObject({ name: 'Anna Li' })
})

test('Passkey phishing: a challenge is signed once, in time, by whom it was made for, on our own pages', async () => {
  const house = await openHouse()
  const anna = new Visitor(house)
  await anna.post('/api/me', { name: 'Anna' })
  const key = new Authenticator()
  const ask = () => anna.options('/api/me/keep/options', { name: 'Anna' })
  const keep = (passkey: object) => anna.post('/api/me/keep', { passkey })
  const refused = { refused: 'not-signed' }
  // Another site that passes on what we ask: the browser says where it was.
  expect(await keep(key.create(await ask(), 'https://runatal.evil.example'))).toMatchObject(refused)
  const elsewhere = await ask()
  expect(await keep(key.create({ ...elsewhere, rp: { id: 'evil.example' } }, anna.origin))).toMatchObject(refused)
  // Somebody else's challenge.
  const eve = new Visitor(house)
  await eve.post('/api/me', { name: 'Eve' })
  expect(await eve.post('/api/me/keep', { passkey: key.create(await ask(), anna.origin) })).toMatchObject(refused)
  // One that we never made, and one that is too old.
  expect(await keep(key.create({ challenge: 'AAAA', rp: { id: 'localhost' } }, anna.origin))).toMatchObject(refused)
  const old = await ask()
  setHouseTime(Date.now() + 6 * 60 * 1000)
  expect(await keep(key.create(old, anna.origin))).toMatchObject(refused)
  setHouseTime(Date.now())
  expect(await anna.ask('GET', '/api/me')).toEqual({ name: 'Anna', person: expect.any(String) })
  const signed = key.create(await ask(), anna.origin)
  expect((await keep(signed)).codes).toHaveLength(10)
  expect(await keep(signed)).toMatchObject(refused)
  // The same holds for signing in.
  const options = await anna.options('/api/sign-in/options')
  const once = key.sign(options, anna.origin)
  const thief = new Visitor(house)
  expect(
    await thief.post('/api/sign-in', { passkey: key.sign(options, 'https://runatal.evil.example') }),
  ).toMatchObject(refused)
  expect(await thief.post('/api/sign-in', { passkey: once })).toMatchObject(refused)
  const again = key.sign(await anna.options('/api/sign-in/options'), anna.origin)
  expect(await anna.post('/api/sign-in', { passkey: again })).toMatchObject({ name: 'Anna' })
  expect(await thief.post('/api/sign-in', { passkey: again })).toMatchObject(refused)
})

test('Passkey phishing: nobody keeps a name by a passkey that says it is another’s', async () => {
  const house = await openHouse()
  const { key } = await new Visitor(house).keep('Anna')
  const eve = new Visitor(house)
  await expect(eve.keep('Eve', new Authenticator(key.id))).rejects.toThrow('did not answer what was asked here')
  expect(await new Visitor(house).signIn(key)).toMatchObject({ name: 'Anna' })
  expect(await eve.ask('GET', '/api/me')).not.toHaveProperty('kept')
})

test('Sybils: one address does not keep name after name, nor guess codes', async () => {
  const house = await openHouse({
    limits: { ...NO_LIMITS, codes: { burst: 3, perSecond: 0 }, keeping: { burst: 2, perSecond: 0 } },
  })
  await new Visitor(house).keep('Anna')
  await new Visitor(house).keep('Bruno')
  await expect(new Visitor(house).keep('Clara')).rejects.toThrow('Too many tries')
  expect(await new Visitor(house).post('/api/bots', { name: 'R2', rated: true })).toMatchObject({ refused: 'too-fast' })
  const thief = new Visitor(house)
  const tries = []
  for (let i = 0; i < 6; i++)
    tries.push((await thief.post('/api/sign-in/code', { name: 'Anna', code: `${i}` })).refused)
  expect(tries).toEqual([...Array(3).fill('wrong-code'), ...Array(3).fill('too-fast')])
})

test('Sybils: many addresses together do not guess codes either, and one alone keeps nobody out', async () => {
  const codesOfName = { burst: 5, perSecond: 0 }
  const house = await openHouse({
    limits: { ...NO_LIMITS, codes: { burst: 3, perSecond: 0 }, codesOfName },
    proxies: 1,
  })
  const { codes } = await new Visitor(house).keep('Anna')
  const tried = async (address: string, code: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
    const payload = JSON.stringify({ name: 'Anna', code })
    return (await house.app.inject({ method: 'POST', url: '/api/sign-in/code', headers, payload })).statusCode
  }
  const first = []
  for (let i = 0; i < 10; i++) first.push(await tried('192.0.2.1', 'no'))
  expect(first).toEqual([...Array(3).fill(410), ...Array(7).fill(429)])
  expect(await tried('192.0.2.2', codes[0]!)).toBe(200)
  expect(await tried('192.0.2.3', 'no')).toBe(410)
  expect(await tried('192.0.2.4', 'no')).toBe(429)
})

test('who is erased is someone at the tables, whose logs stay whole; the name is free again', async () => {
  const house = await openHouse()
  const anna = new Visitor(house)
  await anna.keep('Anna')
  const guest = new Guest(house.origin, (await anna.ask('GET', '/api/me')).person!, anna.cookie.replace('runatal=', ''))
  await guest.connect()
  const table = await guest.open({ seats: 2, bots: [null, 'random'] })
  await guest.watch(table)
  await guest.do(table, { do: 'start' })
  await guest.do(table, { do: 'say', text: 'Hello' })
  await guest.do(table, { do: 'forfeit' })
  const log = await house.store.readLog(table)
  const all = JSON.stringify(await anna.ask('GET', '/api/me/export'))
  expect(all).toContain('Anna')
  expect(all).toContain(table)
  await anna.ask('DELETE', '/api/me')
  expect(anna.cookie).toBe('runatal=')
  const passer = await Guest.passer(house.origin)
  const { seats, chat } = await passer.watch(table)
  expect([seats[0]!.name, seats[0]!.who, chat[0]!.name]).toEqual(['', 'person', ''])
  expect(await house.store.readLog(table)).toEqual(log)
  const fresh = new Visitor(house)
  await fresh.keep('Anna')
  // After a restart, too.
  const { folder } = house
  await house.close()
  const again = await openHouse({ folder })
  const later = await (await Guest.passer(again.origin)).watch(table)
  expect(later.seats[0]!.name).toBe('')
  expect(JSON.stringify(later)).not.toContain('Anna')
})

test('people who blocked each other do not sit at one table', async () => {
  const house = await openHouse()
  const [ana, bo] = await Promise.all([Guest.arrive(house.origin, 'Ana'), Guest.arrive(house.origin, 'Bo')])
  const table = await ana.open({ seats: 2 })
  await bo.watch(table)
  await ana.post('/api/me/blocked', { person: bo.person })
  expect(await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })).toMatchObject({ refused: 'no-such-seat' })
  expect(await ana.get('/api/me/account')).toMatchObject({ blocked: [{ name: 'Bo' }] })
  await fetch(`${house.origin}/api/me/blocked/${bo.person}`, {
    method: 'DELETE',
    headers: { cookie: `runatal=${ana.token}` },
  })
  expect(await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })).toHaveProperty('done')
})

test('who has blocked somebody does not find themselves at their next table; and blocks so many, and no more', async () => {
  const { origin } = await openHouse()
  const { ana, bo, table } = await atTable(origin)
  await ana.do(table, { do: 'forfeit' })
  await bo.until(() => (bo.views.get(table)?.status === 'over' ? true : undefined))
  await ana.post('/api/me/blocked', { person: bo.person })
  for (const one of [ana, bo])
    expect(await one.post(`/api/tables/${table}/rematch`)).toMatchObject({ refused: 'no-such-seat' })
  expect(await bo.get<object[]>('/api/my-tables')).toHaveLength(1)
  for (let i = 1; i < 200; i++) await ana.post('/api/me/blocked', { person: `somebody-${i}` })
  expect(await ana.post('/api/me/blocked', { person: 'one-more' })).toMatchObject({ refused: 'too-many' })
  const { blocked } = await ana.get<{ blocked: { person: string; name: string }[] }>('/api/me/account')
  expect(blocked).toHaveLength(200)
  expect(blocked.find(({ person }) => person === bo.person)?.name).toBe('Bo')
})

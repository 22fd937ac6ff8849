import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LIMITS, type Rate } from '../rates.ts'
import { sharedAnswer } from '../shared-answer.ts'
import { GIVES_WAY } from '../thinking.ts'
import { Guest } from './guest.ts'
import { NO_LIMITS, openHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'
import { RawLine } from './raw-line.ts'
import { atTable, firstMove } from './two-at-a-table.ts'

/** Much of what costs the house more than whoever sends it. Each test names its threat of docs/security.md. */

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

test('Floods: who sends frame after frame is hung up on, also where nobody answers them; others are not', async () => {
  const { origin } = await openHouse({ limits: { ...NO_LIMITS, frames: { burst: 50, perSecond: 0 } }, proxies: 1 })
  const frames = [Buffer.from([0x89, 0x80, 0, 0, 0, 0]), Buffer.from([0x8a, 0x80, 0, 0, 0, 0])]
  for (const [i, frame] of frames.entries()) {
    const line = await RawLine.open(origin)
    await line.upgrade(`x-forwarded-for: 192.0.2.${i}\r\n`)
    for (let sent = 0; sent < 60; sent++) line.socket.write(frame)
    await line.closed()
  }
  const talker = await RawLine.open(origin)
  await talker.upgrade('x-forwarded-for: 192.0.2.8\r\n')
  for (let sent = 0; sent < 60; sent++) talker.sendFrame('{"t":"ping"}')
  expect((await talker.closed()).match(/pong/g)?.length).toBeLessThanOrEqual(50)
  const other = await Guest.passer(origin)
  other.say({ t: 'ping' })
  await other.until(() => other.heard.find(({ t }) => t === 'pong'))
})

test('Floods: to open sockets and to ask how the house is counts as asking', async () => {
  const { origin, app } = await openHouse({ limits: { ...NO_LIMITS, address: { burst: 4, perSecond: 0 } }, proxies: 1 })
  const heads = []
  for (let i = 0; i < 6; i++) {
    const head = await (await RawLine.open(origin)).upgrade('x-forwarded-for: 192.0.2.1\r\n')
    heads.push(head.slice(9, 12))
  }
  expect(heads).toEqual([...Array(4).fill('101'), '429', '429'])
  for (const url of ['/healthz', '/metrics']) {
    const asked = (address: string) => app.inject({ url, headers: { 'x-forwarded-for': address } })
    expect([(await asked('192.0.2.1')).statusCode, (await asked('192.0.2.2')).statusCode]).toEqual([429, 200])
  }
})

test('Floods: who plays, and what, changes so often and no more, on both stores; moves go on', async () => {
  for (const options of [{}, { database: await postgres.database() }]) {
    const limits = { ...NO_LIMITS, changes: { burst: 10, perSecond: 0 } }
    const { origin, store } = await openHouse({ ...options, limits })
    const eve = await Guest.arrive(origin, 'Eve')
    const open = await eve.open({ seats: 2 })
    const before = (await store.readLog(open)).length
    const said = await Promise.all(
      Array.from({ length: 15 }, (_, i) => eve.do(open, { do: 'setTable', open: i % 2 === 0 })),
    )
    expect(said.filter(answer => 'done' in answer)).toHaveLength(10)
    expect(said.find(answer => 'refused' in answer)).toMatchObject({ refused: 'too-fast' })
    expect(await store.readLog(open)).toHaveLength(before + 10)

    const { ana, table } = await atTable(origin)
    await ana.do(table, firstMove(ana, table))
    for (let i = 0; i < 15; i++)
      await ana.do(table, i % 2 === 0 ? { do: 'standIn', bot: 'random' } : { do: 'comeBack' })
    const goings = (await store.readLog(table)).filter(({ command: { do: what } }) => GOINGS.has(what))
    expect(goings).toHaveLength(10)
    expect(await ana.do(table, { do: 'say', text: 'Still here' })).toHaveProperty('done')
    for (const guest of [eve, ana]) guest.leave()
  }
})

test('Floods: the limits of the house are those that docs/security.md names', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
  const { address, person, socketsOfPerson, socketsOfAddress } = LIMITS
  const rows = [
    ['messages over sockets', worded(LIMITS.messages), worded(LIMITS.messagesOfAddress)],
    ['frames of any kind', '', worded(LIMITS.frames)],
    ['lines of chat', worded(LIMITS.chat), ''],
    ['changes at tables', worded(LIMITS.changes), ''],
    ['requests', worded(person), worded(address)],
    ['sockets', socketsOfPerson, socketsOfAddress],
    ['new identities', '', worded(LIMITS.newcomers)],
    ['tables that go on', LIMITS.tables, ''],
  ]
  const sentences = [
    ...rows.map(cells => `| ${cells.join(' | ')} |`.replaceAll(/\s+/g, ' ')),
    `${COUNTS[LIMITS.brought.burst]} times at once and then once a minute`,
    `at most ${LIMITS.notices.burst} times at once and once in three minutes after that, on at most ${LIMITS.devices} devices`,
    `can be tried ${COUNTS[LIMITS.codes.burst]} times, then once a minute, from one address, and ${COUNTS[LIMITS.codesOfName.burst]} times, then once a second, at one name`,
    `An address keeps ${COUNTS[LIMITS.keeping.burst]} names, then one in five minutes`,
    `${COUNTS[LIMITS.reports.burst]} reports at once, then one an hour`,
    `gives way to all (a niceness of ${GIVES_WAY})`,
    `Sixteen names come into one tournament from one address, then one in ten minutes`,
    `One address is asked ${TIMES[LIMITS.mailTo.burst]}, then once a day, whoever asks, and ${TIMES[LIMITS.mailAgain.burst]} a day by the same person`,
    `one person asks ${COUNTS[LIMITS.mail.burst]} times, then every ten minutes`,
  ]
  expect(sentences.filter(sentence => !page.includes(sentence))).toEqual([])
  const slow = [
    LIMITS.brought,
    LIMITS.notices,
    LIMITS.codes,
    LIMITS.codesOfName,
    LIMITS.keeping,
    LIMITS.reports,
    LIMITS.mail,
    LIMITS.entering,
  ]
  expect(slow.map(({ perSecond }) => Math.round(1 / perSecond))).toEqual([60, 180, 60, 1, 300, 3600, 600, 600])
  expect(LIMITS.entering.burst).toBe(16)
  expect([LIMITS.mailTo, LIMITS.mailAgain].map(({ perSecond }) => 1 / perSecond)).toEqual([86_400, 86_400])
})

test('Floods: the lobby is put together once for all who ask at once', async () => {
  const { origin, store } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const table = await ana.open({ seats: 2, open: true })
  let read = 0
  const openTables = store.openTables.bind(store)
  store.openTables = most => {
    read++
    return openTables(most)
  }
  const from = performance.now()
  for (let i = 0; i < 300; i++) ana.say({ t: 'lobby' })
  await ana.until(() => (ana.heard.filter(({ t }) => t === 'lobby').length >= 300 ? true : undefined))
  expect(read).toBeLessThanOrEqual(2 + (performance.now() - from) / 100)
  const told = ana.heard.filter(one => one.t === 'lobby')
  expect(told.every(({ tables }) => tables.some(one => one.table === table))).toBe(true)
})

const GOINGS = new Set(['standIn', 'comeBack'])

test('an answer that many share is none from before they asked', async () => {
  let now = 0
  const working: (() => void)[] = []
  const ask = sharedAnswer(async () => {
    const seen = now
    await new Promise<void>(finish => working.push(finish))
    return seen
  }, 0)
  const first = ask()
  await expect.poll(() => working.length).toBe(1)
  now = 1
  const others = [ask(), ask(), ask()]
  working[0]!()
  expect(await first).toBe(0)
  await expect.poll(() => working.length).toBe(2)
  working[1]!()
  expect(await Promise.all(others)).toEqual([1, 1, 1])
})

test('an answer that failed is worked out anew for who asks next', async () => {
  let works = 0
  const ask = sharedAnswer(async () => {
    works++
    if (works === 1) throw new Error('The store was away')
    return works
  }, 0)
  await expect(ask()).rejects.toThrow('The store was away')
  expect(await ask()).toBe(2)
})

/** A rate as a page says it. */
function worded({ burst, perSecond }: Rate): string {
  const [often, unit] = perSecond < 1 ? [perSecond * 60, 'minute'] : [perSecond, 'second']
  return `${burst.toLocaleString('en')} at once, ${often === 1 ? 'one' : often.toLocaleString('en')} a ${unit}`
}

const COUNTS: Record<number, string> = { 3: 'three', 5: 'five', 10: 'ten', 60: 'sixty' }
const TIMES: Record<number, string> = { 1: 'once', 2: 'twice' }

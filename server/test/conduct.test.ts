import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { NO_LIMITS, openHouse, type TestHouse } from './house.ts'
import { member } from './member.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
}, 60_000)

afterAll(() => postgres.close())

interface Report {
  id: string
  name: string
  by: string
  lines: string[]
}

/** Two at a private table, where one says three lines. */
async function quarrel(ana: Guest, bo: Guest, saying = ['good evening', 'you rat', 'and a fool']) {
  const table = await ana.open({ game: 'brandubh', seats: 2 })
  await Promise.all([ana.watch(table), bo.watch(table)])
  await bo.do(table, { do: 'sit', seat: 1, name: (await bo.get<{ name: string }>('/api/me')).name })
  for (const text of saying) await bo.do(table, { do: 'say', text })
  const chat = await ana.until(() => {
    const said = ana.views.get(table)?.chat.filter(({ text }) => text !== undefined) ?? []
    return said.length >= saying.length ? said : undefined
  })
  return { table, chat }
}

const report = (guest: Guest, person: string, table: string, lines: number[] = [], reason = 'insult') =>
  guest.post<{ refused?: string }>('/api/reports', { person, table, lines, reason })

const act = (guest: Guest, person: string, what: object) =>
  guest.post<{ refused?: string }>('/api/moderation/acts', { person, note: 'Stay friendly', ...what })

describe.each([
  ['SQLite', () => undefined],
  ['PostgreSQL', () => postgres.database()],
])('%s', (_, database) => {
  const open = async (): Promise<TestHouse> => {
    const url = await database()
    return openHouse(url === undefined ? {} : { database: url })
  }

  test('a report with its lines reaches a moderator, who mutes; all is logged and seen', async () => {
    const it = await open()
    const people = await Promise.all(['Ana', 'Bo', 'Mod', 'Nor'].map(name => member(it, name)))
    const [ana, bo, mod, nor] = people as [Guest, Guest, Guest, Guest]
    await it.store.conduct.setModerator(mod.person, true, 1)
    await it.store.conduct.setModerator(nor.person, true, 1)
    const { table, chat } = await quarrel(ana, bo)
    expect(await report(ana, bo.person, table, [chat[1]!.at, chat[2]!.at])).toEqual({})
    // What was sent twice, or cannot be meant, is told so.
    expect(await report(ana, bo.person, table)).toMatchObject({ refused: 'reported-already' })
    expect(await report(ana, ana.person, table)).toMatchObject({ refused: 'not-together' })
    expect(await report(mod, bo.person, table)).toMatchObject({ refused: 'not-together' })
    expect(await report(bo, ana.person, table, [chat[0]!.at])).toMatchObject({ refused: 'not-their-line' })
    // Nobody else reads or does anything.
    expect(await ana.get('/api/moderation/reports')).toMatchObject({ refused: 'not-moderator' })
    expect(await act(bo, ana.person, { act: 'suspend' })).toMatchObject({ refused: 'not-moderator' })
    const [first] = await mod.get<Report[]>('/api/moderation/reports')
    expect(first).toMatchObject({ name: 'Bo', by: 'Ana', lines: ['you rat', 'and a fool'], table })
    expect(await act(mod, nor.person, { act: 'warn' })).toMatchObject({ refused: 'not-about-moderators' })
    expect(await act(mod, ana.person, { act: 'mute', report: first!.id })).toMatchObject({ refused: 'no-such-report' })
    expect(await act(mod, bo.person, { act: 'mute', days: 2, report: first!.id })).toEqual({})
    // Two moderators do not both decide.
    expect(await act(nor, bo.person, { act: 'suspend', report: first!.id })).toMatchObject({ refused: 'report-closed' })
    expect(await mod.get('/api/moderation/reports')).toEqual([])
    expect(await bo.do(table, { do: 'say', text: 'what' })).toMatchObject({ refused: 'muted' })
    expect(await bo.do(table, { do: 'emote', emote: 'hello' })).toHaveProperty('done')
    expect(await bo.get('/api/me/conduct')).toMatchObject({
      acts: [{ act: 'mute', note: 'Stay friendly', seen: false }],
    })
    await bo.post('/api/me/conduct/seen')
    expect(await bo.get('/api/me/conduct')).toMatchObject({ acts: [{ seen: true }] })
    const history = await mod.get<object>(`/api/moderation/people/${bo.person}`)
    expect(history).toMatchObject({ name: 'Bo', reports: [{ closed: true }], acts: [{ act: 'mute', by: 'Mod' }] })
  })

  test('who is suspended begins nothing, is renamed, and is restored', async () => {
    const it = await open()
    const [bo, mod] = [await member(it, 'Bo'), await member(it, 'Mod')]
    await it.store.conduct.setModerator(mod.person, true, 1)
    expect(await act(mod, bo.person, { act: 'suspend' })).toEqual({})
    const wish = { game: 'brandubh', seats: 2 }
    expect(await bo.post('/api/tables', wish)).toMatchObject({ refused: 'suspended' })
    const table = await mod.open(wish)
    await bo.watch(table)
    expect(await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })).toMatchObject({ refused: 'suspended' })
    expect(await act(mod, bo.person, { act: 'rename', name: '!!' })).toMatchObject({ refused: 'bad-name' })
    expect(await act(mod, bo.person, { act: 'rename', name: 'mod' })).toMatchObject({ refused: 'name-kept' })
    expect(await act(mod, bo.person, { act: 'rename', name: 'Bodvar' })).toEqual({})
    expect(await bo.get('/api/p/bodvar')).toMatchObject({ name: 'Bodvar', me: true })
    expect(await act(mod, bo.person, { act: 'restore' })).toEqual({})
    expect(await bo.post('/api/tables', wish)).toHaveProperty('table')
    // Who goes takes what was written about them along.
    await fetch(`${it.origin}/api/me`, { method: 'DELETE', headers: { cookie: `runatal=${bo.token}` } })
    expect(await it.store.conduct.actsAbout(bo.person, 10)).toEqual([])
  })
})

test('Strangers who advertise: new names write among strangers after a first game; among friends at once', async () => {
  const it = await openHouse()
  const [ana, bo] = [await Guest.arrive(it.origin, 'Ana'), await Guest.arrive(it.origin, 'Bo')]
  const table = await ana.open({ game: 'brandubh', seats: 2, open: true })
  await Promise.all([ana.watch(table), bo.watch(table)])
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  expect(await bo.do(table, { do: 'say', text: 'buy runes' })).toMatchObject({ refused: 'first-game' })
  expect(await bo.do(table, { do: 'emote', emote: 'hello' })).toHaveProperty('done')
  await ana.do(table, { do: 'start' })
  await bo.do(table, { do: 'forfeit' })
  await ana.until(() => (ana.views.get(table)?.status === 'over' ? true : undefined))
  await it.rater.look()
  expect(await bo.do(table, { do: 'say', text: 'well played' })).toHaveProperty('done')
  await expect(quarrel(await Guest.arrive(it.origin, 'Cy'), await Guest.arrive(it.origin, 'Di'))).resolves.toBeDefined()
})

test('Report spam: five, then one an hour, whoever is meant', async () => {
  const it = await openHouse({ limits: { ...NO_LIMITS, reports: { burst: 5, perSecond: 1 / 3600 } } })
  const [ana, bo] = [await member(it, 'Ana'), await member(it, 'Bo')]
  const answers: (string | undefined)[] = []
  for (let i = 0; i < 7; i++) {
    const { table } = await quarrel(ana, bo, ['hm'])
    answers.push((await report(ana, bo.person, table)).refused)
  }
  expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, 'too-fast', 'too-fast'])
})

test('the operator names moderators by the command line', async () => {
  const it = await openHouse()
  const { person } = await member(it, 'Ana')
  await it.close()
  const run = promisify(execFile)
  const data = (...words: string[]) =>
    run(process.execPath, [fileURLToPath(new URL('../data.ts', import.meta.url)), 'moderator', ...words], {
      env: { ...process.env, DATA_DIR: it.folder },
    })
  expect((await data('ANA')).stdout).toContain('Ana is a moderator')
  const again = await openHouse({ folder: it.folder })
  expect(await again.store.conduct.isModerator(person)).toBe(true)
  await again.close()
  await data('ana', 'off')
  // A slip of the pen takes nothing away, and gives nothing either.
  await expect(data('ana', 'of')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^'of' is not 'off'[^\n]*\n$/),
  })
  await expect(data('nobody')).rejects.toMatchObject({
    stderr: expect.stringContaining("Nobody keeps the name 'nobody'"),
  })
})

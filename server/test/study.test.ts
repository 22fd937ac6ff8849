import { readdirSync, readFileSync } from 'node:fs'
import { anyGame, type AnyTypes, isRefusal, Match, type MatchRecord } from '@runatal/kernel'
import { rauha } from '@runatal/rauha'
import {
  analyse,
  ANALYSIS,
  type Change,
  type Chapter,
  decisionsIn,
  endOf,
  type Judged,
  standAt,
  type Study,
} from '@runatal/study'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { FairThreads } from '../fair-threads.ts'
import { Analyses } from '../study/analyses.ts'
import { LONGEST_STUDY, MOST_WRITTEN, Studies } from '../study/studies.ts'
import { GIVES_WAY, Thinking } from '../thinking.ts'
import { Guest } from './guest.ts'
import { openHouse, type TestHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
}, 60_000)

afterAll(() => postgres.close())

const game = anyGame(rauha)
const SEED = '0123456789abcdef'.repeat(4)

/** A game of two, played to its end. */
async function finished(guest: Guest): Promise<{ table: string; record: MatchRecord<AnyTypes> }> {
  const table = await guest.open({ seats: 2, bots: [null, 'greedy'] })
  await guest.watch(table)
  await guest.do(table, { do: 'start' })
  await guest.do(table, { do: 'forfeit' })
  const { record } = await guest.get<{ record: MatchRecord<AnyTypes> }>(`/api/tables/${table}/replay`)
  return { table, record }
}

function studyOf(record: MatchRecord<AnyTypes>): Study {
  const chapter: Chapter = { id: 'one', name: 'A game', record, seats: ['Ana', 'Clay'], branches: [], notes: [] }
  return { name: 'Ours', chapters: [chapter], writers: [] }
}

/** The first move by the list at the end of a line, as a new branch. */
function branchOf({ chapters: [chapter] }: Study, id: string, at = 0): Extract<Change, { do: 'branch' }> {
  const match = standAt(game, chapter!, { position: at })!
  const ask = match.state.asks.find(one => one.must)!
  const entry = { seat: ask.seat, ask: ask.id, move: match.options(ask)[0], at: 0 }
  const branch = { id, name: 'What if', by: 'Somebody else', from: { position: at }, seed: SEED, log: [entry] }
  return { do: 'branch', chapter: 'one', branch }
}

const write = (guest: Guest, study: string, change: Change) => guest.post<object>(`/api/studies/${study}`, { change })

async function housesOn(store: 'SQLite' | 'PostgreSQL'): Promise<TestHouse[]> {
  if (store === 'SQLite') return [await openHouse()]
  const database = await postgres.database()
  return Promise.all([openHouse({ database }), openHouse({ database })])
}

describe.each(['SQLite', 'PostgreSQL'] as const)('studies on %s', store => {
  test('two write in one study: each sees what the other writes, and where they are', async () => {
    const all = await housesOn(store)
    const [a, b] = [all[0]!, all.at(-1)!]
    const [ana, bo] = [await Guest.arrive(a.origin, 'Ana'), await Guest.arrive(b.origin, 'Bo')]
    const { record } = await finished(ana)
    const { study } = await ana.post<{ study: string }>('/api/studies', { study: studyOf(record) })
    for (const one of [ana, bo]) one.say({ t: 'study', study })
    const whole = await bo.until(() => bo.heard.find(said => said.t === 'study'))
    expect(whole).toMatchObject({ version: 0, mine: false, of: { name: 'Ours' } })
    await ana.until(() => ana.heard.findLast(said => said.t === 'readers' && said.readers[0]?.person === bo.person))

    // Everybody with the link may read; to write, the owner must let them in.
    const first = branchOf(studyOf(record), 'first')
    expect(await write(bo, study, first)).toMatchObject({ refused: 'not-let-in' })
    const admit: Change = { do: 'admit', writer: { person: bo.person, name: 'Bo' } }
    expect(await write(bo, study, admit)).toMatchObject({ refused: 'study-owner' })
    expect(await write(ana, study, admit)).toEqual({ version: 1 })
    expect(await write(bo, study, first)).toEqual({ version: 2 })
    const seen = await ana.until(() => {
      const last = ana.heard.findLast(said => said.t === 'written' || (said.t === 'study' && said.version === 2))
      return last !== undefined && 'version' in last && last.version === 2 ? last : undefined
    })
    // Signed by whoever wrote it, whatever was sent.
    expect(JSON.stringify(seen)).toContain('"by":"Bo"')
    expect(JSON.stringify(seen)).not.toContain('Somebody else')

    bo.say({ t: 'stand', study, at: { chapter: 'one', branch: 'first', position: 1 } })
    await ana.until(() => ana.heard.findLast(said => said.t === 'readers' && said.readers[0]?.at?.branch === 'first'))

    // Both at once at the same place: one of them is told, and nothing is lost.
    const { study: now } = await ana.get<{ study: Study }>(`/api/studies/${study}`)
    const chapter = now.chapters[0]!
    const match = standAt(game, chapter, { branch: 'first', position: endOf(chapter, 'first') })!
    const ask = match.state.asks.find(one => one.must)!
    const play = (i: number): Change => {
      const entry = { seat: ask.seat, ask: ask.id, move: match.options(ask).at(i), at: 0 }
      return { do: 'play', chapter: 'one', branch: 'first', at: 1, entry }
    }
    const both = await Promise.all([write(ana, study, play(0)), write(bo, study, play(-1))])
    expect(both.filter(answer => 'version' in answer)).toHaveLength(1)
    expect(both.filter(answer => 'refused' in answer && answer.refused === 'study-crossed')).toHaveLength(1)

    expect(await bo.get('/api/studies')).toMatchObject({
      studies: [{ study, name: 'Ours', games: ['rauha'], mine: false }],
    })
    bo.leave()
    await ana.until(() => {
      const last = ana.heard.findLast(said => said.t === 'readers')
      return last !== undefined && last.readers.length === 0 ? last : undefined
    })
    // All of it is what its lines make of it, for whoever comes later.
    const eve = await Guest.passer(b.origin)
    const { study: late } = await eve.get<{ study: Study }>(`/api/studies/${study}`)
    expect(late.chapters[0]!.branches[0]!.log).toHaveLength(2)
    const headers = { cookie: `runatal=${ana.token}` }
    await fetch(`${a.origin}/api/studies/${study}`, { method: 'DELETE', headers })
    expect(await eve.get(`/api/studies/${study}`)).toMatchObject({ refused: 'no-such-study' })
  })

  test('Stalking by presence: who reads a study is told to those who write in it, and never to who is blocked', async () => {
    const all = await housesOn(store)
    const [a, b] = [all[0]!, all.at(-1)!]
    const [ana, bo] = [await Guest.arrive(a.origin, 'Ana'), await Guest.arrive(b.origin, 'Bo')]
    const [cy, eve] = [await Guest.arrive(b.origin, 'Cy'), await Guest.passer(b.origin)]
    const { study } = await ana.post<{ study: string }>('/api/studies', {
      study: studyOf({ game: 'rauha', wish: { seats: 2 }, seed: SEED, log: [] }),
    })
    for (const one of [ana, bo, cy, eve]) one.say({ t: 'study', study })
    await sees(ana, ['', bo.person, cy.person])
    // To have the link is to read, not to see who else does, nor when they move.
    ana.say({ t: 'stand', study, at: { chapter: 'one', position: 0 } })
    bo.say({ t: 'stand', study, at: { chapter: 'one', position: 0 } })
    await sees(ana, ['', `${bo.person} here`, cy.person])
    expect([bo, cy, eve].flatMap(({ heard }) => heard.filter(said => said.t === 'readers'))).toEqual([])
    await write(ana, study, { do: 'admit', writer: { person: bo.person, name: 'Bo' } })
    await sees(bo, ['', `${ana.person} here`, cy.person])
    // Whoever blocks somebody, neither sees the other any more; and who may not write any more sees nobody.
    await cy.post('/api/me/blocked', { person: ana.person })
    cy.say({ t: 'stand', study, at: { chapter: 'one', position: 0 } })
    await sees(bo, ['', `${ana.person} here`, `${cy.person} here`])
    await sees(ana, ['', `${bo.person} here`])
    await write(ana, study, { do: 'dismiss', person: bo.person })
    await sees(bo, [])
    expect([cy, eve].flatMap(({ heard }) => heard.filter(said => said.t === 'readers'))).toEqual([])
    for (const one of [ana, bo, cy, eve]) one.leave()
  })

  test('who is erased has signed nothing in others’ studies, and who is muted begins none with notes', async () => {
    const [house] = await housesOn(store)
    const { origin } = house!
    const [ana, bo] = [await Guest.arrive(origin, 'Ana'), await Guest.arrive(origin, 'Bo Iversen')]
    const { record } = await finished(ana)
    const { study } = await ana.post<{ study: string }>('/api/studies', { study: studyOf(record) })
    await write(ana, study, { do: 'admit', writer: { person: bo.person, name: 'Bo Iversen' } })
    await write(bo, study, branchOf(studyOf(record), 'first'))
    const note = { id: 'n', by: '', at: { position: 0 }, text: 'Better' }
    expect(await write(bo, study, { do: 'say', chapter: 'one', note: { ...note, by: 'x' } })).toHaveProperty('version')
    expect(JSON.stringify(await ana.get(`/api/studies/${study}`))).toContain('Iversen')
    await fetch(`${origin}/api/me`, { method: 'DELETE', headers: { cookie: `runatal=${bo.token}` } })
    const { study: now } = await ana.get<{ study: Study }>(`/api/studies/${study}`)
    expect(JSON.stringify(now)).not.toContain('Iversen')
    expect(now).toMatchObject({
      writers: [],
      chapters: [{ branches: [{ by: '' }], notes: [{ by: '', text: 'Better' }] }],
    })
    // As it is kept elsewhere it can be brought again.
    expect(await ana.post('/api/studies', { study: now })).toHaveProperty('study')

    const cy = await Guest.arrive(origin, 'Cy')
    const act = {
      id: 'a',
      person: 'm',
      about: cy.person,
      act: 'mute',
      note: '',
      at: 1,
      until: Date.now() + 60_000,
    } as const
    await house!.store.conduct.act({ ...act, seen: false })
    const [chapter] = studyOf(record).chapters
    const noted = { ...studyOf(record), chapters: [{ ...chapter, notes: [{ ...note, by: 'Cy' }] }] }
    expect(await cy.post('/api/studies', { study: noted })).toMatchObject({ refused: 'muted' })
    expect(await cy.post('/api/studies', { study: studyOf(record) })).toHaveProperty('study')
  })

  test('what is no study, too much, or nobody’s is told in a sentence and kept nowhere', async () => {
    const [house] = await housesOn(store)
    const ana = await Guest.arrive(house!.origin, 'Ana')
    const { record } = await finished(ana)
    const study = studyOf(record)
    const begin = (of: unknown) => ana.post<object>('/api/studies', { study: of })
    expect(await begin({ ...study, chapters: [] })).toMatchObject({ refused: 'bad-study' })
    expect(await begin({ name: 'x' })).toMatchObject({ refused: 'bad-study' })
    const from = { ...record, from: { agenda: [], asks: [], nextAsk: 1 } }
    expect(await begin(studyOf(from))).toMatchObject({ refused: 'study-from' })
    const heavy = Array.from({ length: 300 }, (_, i) => ({
      id: `n${i}`,
      by: 'Ana',
      at: { position: 0 },
      text: 'x'.repeat(1900),
    }))
    expect(await begin({ ...study, chapters: [{ ...study.chapters[0], notes: heavy }] })).toMatchObject({
      refused: 'study-full',
    })
    const eve = await Guest.passer(house!.origin)
    expect(await eve.post('/api/studies', { study })).toMatchObject({ refused: 'no-identity' })
    expect(await write(ana, 'nowhere', { do: 'name', name: 'x' })).toMatchObject({ refused: 'no-such-study' })
    expect(await ana.get('/api/studies')).toEqual({ studies: [] })
    const begun = await ana.post<{ study: string }>('/api/studies', { study })
    expect(await ana.post(`/api/studies/${begun.study}`, { change: { do: 'burn' } })).toMatchObject({
      refused: 'bad-study',
    })
    await house!.store.club.erase(ana.person, 1)
    expect(await eve.get(`/api/studies/${begun.study}`)).toMatchObject({ refused: 'no-such-study' })
  })
})

test('what is added and dropped again counts, and what is brought is told by whoever brings it', async () => {
  const { store, origin } = await openHouse()
  const ana = await Guest.arrive(origin, 'Ana')
  const { record } = await finished(ana)
  const [chapter] = studyOf(record).chapters
  const note = { id: 'n', by: 'Bo', at: { position: 0 }, text: 'Mine' }
  const studies = new Studies(store)
  const author = { person: ana.person, name: 'Ana' }
  const begun = await studies.begin(author, { ...studyOf(record), chapters: [{ ...chapter!, notes: [note] }] })
  if ('refused' in begun) throw new Error(begun.text)
  expect((await studies.read(begun.study))?.study.chapters[0]?.notes[0]?.by).toBe('Ana')
  const large = { ...chapter!, id: 'two', name: 'x'.repeat(LONGEST_STUDY / 2) }
  const written = async () => {
    for (let times = 0; times < 20; times++)
      for (const change of [{ do: 'add', chapter: large } as const, { do: 'drop', chapter: 'two' } as const]) {
        const no = await studies.write(begun.study, author, change)
        if ('refused' in no) return no
      }
    return undefined
  }
  expect(await written()).toMatchObject({ refused: 'study-full' })
  const lines = await store.studies.lines(begun.study, 0)
  expect(lines.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(MOST_WRITTEN)
})

test('of a game that goes on there is nothing to study, and no traffic tells of it', async () => {
  const house = await openHouse()
  const [ana, bo] = [await Guest.arrive(house.origin, 'Ana'), await Guest.arrive(house.origin, 'Bo')]
  const table = await ana.open({ seats: 2 })
  for (const one of [ana, bo]) await one.watch(table)
  await bo.do(table, { do: 'sit', seat: 1, name: 'Bo' })
  await ana.do(table, { do: 'start' })
  const [opening] = await house.store.readLog(table)
  const seed = opening!.command.do === 'open' ? opening!.command.seed : ''
  const told: string[] = []
  const answer = async (path: string, body?: object) => {
    const headers = { cookie: `runatal=${bo.token}`, 'content-type': 'application/json' }
    const response = await fetch(`${house.origin}${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    const text = await response.text()
    told.push(text)
    return JSON.parse(text) as { refused?: string }
  }
  expect(await answer(`/api/tables/${table}/replay`)).toMatchObject({ refused: 'not-over' })
  // Whatever is put into a study comes from whoever writes it: the house adds nothing of the table.
  const guessed = { game: 'rauha', wish: { seats: 2 }, seed: SEED, log: [] }
  const begun = (await answer('/api/studies', { study: studyOf(guessed) })) as { study: string }
  bo.say({ t: 'study', study: begun.study })
  await bo.until(() => bo.heard.find(said => said.t === 'study'))
  bo.say({ t: 'study', study: table })
  await bo.until(() => bo.heard.find(said => said.t === 'study' && said.gone === true))
  expect(await answer(`/api/studies/${table}`)).toMatchObject({ refused: 'no-such-study' })
  expect(seed).toHaveLength(64)
  for (const text of [...told, ...bo.traffic]) expect(text).not.toContain(seed)
})

test('who is gone before a study is there does not read it, and nobody reads more than five by asking at once', async () => {
  const house = await openHouse()
  const [ana, bo] = [await Guest.arrive(house.origin, 'Ana'), await Guest.arrive(house.origin, 'Bo')]
  for (const one of [ana, bo]) one.patience = 20_000
  const empty = studyOf({ game: 'rauha', wish: { seats: 2 }, seed: SEED, log: [] })
  const studies: string[] = []
  for (let i = 0; i < 7; i++) studies.push((await ana.post<{ study: string }>('/api/studies', { study: empty })).study)
  const [study] = studies
  ana.say({ t: 'study', study })
  await ana.until(() => ana.heard.find(said => said.t === 'study'))
  for (let i = 0; i < 5; i++) {
    const line = new WebSocket(`${house.origin.replace('http', 'ws')}/ws?token=${bo.token}`)
    await new Promise(resolve => line.addEventListener('open', resolve))
    line.send(JSON.stringify({ t: 'study', study }))
    line.close()
  }
  bo.say({ t: 'study', study })
  bo.say({ t: 'unstudy', study })
  // Who asks for many at once is counted where each is asked for, and another may be had instead of one.
  for (const one of studies) bo.say({ t: 'study', study: one })
  await bo.until(() => (bo.heard.filter(said => said.t === 'error').length === 2 ? true : undefined))
  bo.say({ t: 'unstudy', study })
  bo.say({ t: 'study', study: studies[6] })
  const read = () => new Set(bo.heard.flatMap(said => (said.t === 'study' ? said.study : [])))
  await bo.until(() => (read().size >= 5 ? true : undefined))
  expect(read()).toEqual(new Set([...studies.slice(1, 5), studies[6]]))
  const eve = await Guest.arrive(house.origin, 'Eve')
  eve.say({ t: 'study', study })
  await ana.until(() => ana.heard.findLast(said => said.t === 'readers' && said.readers.at(-1)?.name === 'Eve'))
  const last = ana.heard.findLast(said => said.t === 'readers')
  expect(last).toMatchObject({ readers: [{ name: 'Eve' }] })
})

describe('a finished game is judged by the house', () => {
  test('once, kept, the same for all; one that goes on is not', async () => {
    const house = await openHouse()
    const [ana, bo] = [await Guest.arrive(house.origin, 'Ana'), await Guest.arrive(house.origin, 'Bo')]
    const table = await ana.open({ seats: 2, bots: [null, 'greedy'] })
    await ana.watch(table)
    await ana.do(table, { do: 'start' })
    const path = `/api/tables/${table}/analysis`
    expect(await ana.post(path)).toMatchObject({ refused: 'not-over' })
    expect(await bo.get(path)).toMatchObject({ refused: 'not-over' })
    for (let move = 0; move < 3; move++) {
      const view = await ana.until(() => {
        const now = ana.views.get(table)
        return now?.asks.some(ask => ask.must) === true ? now : undefined
      })
      const ask = view.asks.find(({ must }) => must)!
      await ana.do(table, { do: 'move', ask: ask.id, move: ask.options[0] })
      await ana.until(() => (ana.views.get(table)!.version > view.version ? true : undefined))
    }
    await ana.do(table, { do: 'forfeit' })
    const eve = await Guest.passer(house.origin)
    expect(await eve.post(path)).toMatchObject({ refused: 'no-identity' })
    // Whoever looks costs the house nothing: games are played again in threads.
    const replay = vi.spyOn(Match, 'replay')
    onTestFinished(() => replay.mockRestore())
    expect(await eve.get(path)).toEqual({ judged: [], whole: false })
    expect(await ana.post(path)).toMatchObject({ whole: false, beside: 0 })
    const done = async (guest: Guest) => {
      for (;;) {
        const progress = await guest.get<{ judged: Judged[]; whole: boolean }>(path)
        if (progress.whole) return progress
        await new Promise(resolve => setTimeout(resolve, 200))
      }
    }
    const { judged } = await done(eve)
    expect(replay).not.toHaveBeenCalled()
    const { record } = await ana.get<{ record: MatchRecord<AnyTypes> }>(`/api/tables/${table}/replay`)
    const [first] = analyse(game, record)
    expect(judged.map(({ position }) => position)).toEqual(decisionsIn(game, record))
    expect(judged.length).toBeGreaterThan(2)
    // As the hall judges it in a browser, to the last digit.
    expect(judged[0]).toEqual(JSON.parse(JSON.stringify(first)))
    expect(await bo.post(path)).toEqual({ judged, whole: true })
    expect(await house.store.studies.analysis(table, ANALYSIS)).toBe(JSON.stringify({ judged, whole: true }))
    expect(await house.store.studies.analysis(table, ANALYSIS + 1)).toBeUndefined()
  })

  test('Starving others: many names at one address get no more of the house’s time than one at another', async () => {
    const { store } = await openHouse()
    const threads = new FairThreads(1, 60_000, { nice: GIVES_WAY })
    const analyses = new Analyses(store.studies, threads, error => expect(error).toBeUndefined())
    onTestFinished(() => {
      analyses.close()
      return threads.close()
    })
    const record = await playedByChance()
    const asked = []
    for (let i = 0; i < 34; i++)
      asked.push(await analyses.want(`eve ${i}`, { person: `eve ${i}`, address: '192.0.2.1' }, record))
    expect(asked.filter(answer => 'judged' in answer)).toHaveLength(10)
    expect(asked.at(-1)).toMatchObject({ refused: 'analyses-waiting' })
    expect(await analyses.want('ana', { person: 'ana', address: '192.0.2.2' }, record)).toMatchObject({ beside: 10 })
    const judged = async (table: string) => (await analyses.look(table, 'rauha'))?.judged.length ?? 0
    // In turns: she has hers before each of theirs has one.
    await expect.poll(() => judged('ana'), { interval: 20 }).toBeGreaterThan(0)
    const theirs = await Promise.all(Array.from({ length: 10 }, (_, i) => judged(`eve ${i}`)))
    expect(theirs.filter(some => some > 0).length).toBeLessThanOrEqual(3)
    const mine = await Promise.all(
      ['a', 'b', 'c', 'd'].map(table => analyses.want(table, { person: 'bo', address: '192.0.2.3' }, record)),
    )
    expect(mine.filter(answer => 'judged' in answer)).toHaveLength(3)
  })

  test('Starving others: a bot that somebody waits for does not wait for an analysis', async () => {
    const thinking = new Thinking()
    onTestFinished(() => thinking.close())
    const record = await playedByChance()
    const match = Match.replay(game, record, 0)
    if (isRefusal(match)) throw new Error(match.text)
    const thought = { game: 'rauha', view: match.view(0), seat: 0, bot: 'random' }
    const claim = { host: 'ana', table: 't', isWaitedFor: () => true }
    await thinking.think(thought, claim)
    let judged = false
    const analysis = thinking.studies
      .run({ ...claim, host: 'eve' }, { game: 'rauha', judge: record, from: 0 })
      .then(() => (judged = true))
    // The thread itself gives way; where that can be seen.
    await expect.poll(niceThreads).toContain(GIVES_WAY)
    for (let i = 0; i < 5; i++) await thinking.think(thought, claim)
    expect(judged).toBe(false)
    await analysis
  })
})

/** A finished game of five, in which each decision takes a while to judge. */
async function playedByChance(): Promise<MatchRecord<AnyTypes>> {
  const match = Match.start(game, { seats: 5 }, SEED)
  if (isRefusal(match)) throw new Error(match.text)
  while (match.outcome === undefined) {
    const ask = match.state.asks.find(one => one.must)!
    match.submit(ask.seat, ask.id, match.options(ask)[0])
  }
  return match.record()
}

/** The nineteenth field of each thread's line, the second of which is a name in parentheses; elsewhere it cannot be seen. */
function niceThreads(): number[] {
  if (process.platform !== 'linux') return [GIVES_WAY]
  return readdirSync('/proc/self/task').map(task => {
    try {
      return Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
    } catch {
      return 0 // It has ended.
    }
  })
}

/** Whom somebody is shown as reading, in the end; and whether they stand somewhere. */
async function sees(guest: Guest, people: string[]): Promise<void> {
  const shown = () => {
    const last = guest.heard.findLast(said => said.t === 'readers')
    return last?.readers.map(({ person = '', at }) => (at === undefined ? person : `${person} here`)).toSorted()
  }
  await expect.poll(shown).toEqual(people.toSorted())
}

import { endOfDay } from '@runatal/club'
import { type AnyGame, commitment, isRefusal, Match } from '@runatal/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesOf } from '../rules-of.ts'
import { Guest } from './guest.ts'
import { openHouse } from './house.ts'
import { openPostgresServer, type Postgres } from './postgres.ts'

let postgres: Postgres

beforeAll(async () => {
  postgres = await openPostgresServer({ durable: false })
})

afterAll(() => postgres.close())

/** The games as they are, but that bots of the day move at once. */
async function quick(id: string): Promise<AnyGame | undefined> {
  const game = await rulesOf(id)
  const daily = game?.daily
  if (game === undefined || daily === undefined) return game
  return { ...game, daily: { ...daily, deal: day => ({ ...daily.deal(day), bot: 'random' }) } }
}

interface Away {
  seed: string
  choices: Record<string, string>
  seatChoices: Record<string, string>
}

interface Today {
  day: number
  until: number
  games: {
    game: string
    commitment: string
    played: number
    mine?: { table: string; over: boolean; away?: true; place?: number }
    away?: Away
  }[]
  streak: { days: number }
  yesterday: { game: string; seed: string; commitment: string }[]
}

interface Result {
  refused?: string
  played: number
  mine?: { score?: number; place: number; stops: number[] }
  marks: string[]
  runes: string
  histogram: { columns: { people: number }[] }
  best: { name: string; table: string; mine: boolean }[]
}

/** Plays a deal that was taken along to its end, as a device does without a network: always the first that is offered. */
async function playAway(id: string, { seed, choices, seatChoices }: Away) {
  const match = Match.start((await rulesOf(id))!, { seats: 1, table: choices, seat: [seatChoices] }, seed)
  if (isRefusal(match)) throw new Error(match.text)
  const moves: { ask: number; move: unknown }[] = []
  while (match.outcome === undefined) {
    const ask = match.asks(0).find(({ must }) => must)!
    const [move] = match.options(ask)
    match.submit(0, ask.id, move, moves.length)
    moves.push({ ask: ask.id, move })
  }
  return { moves, outcome: match.state }
}

function send(guest: Guest, body: object): Promise<{ table?: string }> {
  return guest.post('/api/daily/rising5/away', body)
}

async function begin(guest: Guest, game = 'rauha'): Promise<string> {
  const begun = await guest.post<{ table: string }>(`/api/daily/${game}`)
  expect(begun).toHaveProperty('table')
  return begun.table
}

async function ended(guest: Guest, game = 'rauha'): Promise<Result> {
  let result!: Result
  const look = async () => (result = await guest.get<Result>(`/api/daily/${game}`)).refused
  await expect.poll(look, { message: 'the try is written down' }).toBeUndefined()
  return result
}

describe.each([
  ['SQLite', () => undefined],
  ['PostgreSQL', () => postgres.database()],
])('the deal of the day on %s', (_, place) => {
  async function open() {
    const database = await place()
    return openHouse({ games: quick, ...(database !== undefined && { database }) })
  }

  test('a deal that was played without a network is played again by the house before it counts, once', async () => {
    const { origin, deals } = await open()
    const [ana, ben] = [await Guest.arrive(origin, 'Ana'), await Guest.arrive(origin, 'Ben')]
    const { day, games } = await ana.get<Today>('/api/daily')
    const { away } = games.find(({ game }) => game === 'rising5')!
    expect(away?.seed).not.toBe(deals.seedOf(day, 'rising5'))
    // Against bots nobody could play it again.
    expect(games.find(({ game }) => game === 'rauha')).not.toHaveProperty('away')
    const { moves, outcome } = await playAway('rising5', away!)

    expect(await send(ana, { day, moves: moves.slice(0, -1) })).toMatchObject({ refused: 'not-over' })
    expect(await send(ana, { day, moves: moves.toSpliced(3, 1) })).toHaveProperty('refused')
    expect(await send(ana, { day: day - 1, moves })).toMatchObject({ refused: 'day-over' })
    expect(await ana.post('/api/daily/rauha/away', { day, moves })).toMatchObject({ refused: 'no-such-deal' })
    expect((await ana.get<Today>('/api/daily')).games.every(({ mine }) => mine === undefined)).toBe(true)

    const [one, two] = await Promise.all([send(ana, { day, moves }), send(ana, { day, moves })])
    expect(one.table).toBeDefined()
    expect(two).toEqual(one)
    expect(await begin(ana, 'rising5')).toBe(one.table)
    const { daily } = (await rulesOf('rising5'))!
    const score = daily!.score(outcome)
    expect(await ended(ana, 'rising5')).toMatchObject({ played: 1, mine: { place: 1, ...(score && { score }) } })
    const after = await ana.get<Today>('/api/daily')
    expect(after.streak.days).toBe(1)
    expect(after.games.find(({ game }) => game === 'rising5')?.mine).toMatchObject({ away: true, over: true })
    const film = await ana.get<{ frames: object[] }>(`/api/tables/${one.table}/film`)
    expect(film.frames).toHaveLength(moves.length + 1)

    // Who has begun the sealed deal has had their try; those two contests do not meet.
    await begin(ben, 'rising5')
    expect(await send(ben, { day, moves })).toMatchObject({ refused: 'played-already' })
    expect((await ben.get<Today>('/api/daily')).games.find(({ game }) => game === 'rising5')?.played).toBe(0)
  })

  test('begun with the network and sent without it at once, one of the two counts', async () => {
    const { origin, store } = await open()
    const people = await Promise.all(['Ana', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay'].map(name => Guest.arrive(origin, name)))
    const { day, games } = await people[0]!.get<Today>('/api/daily')
    const { moves } = await playAway('rising5', games.find(({ game }) => game === 'rising5')!.away!)
    for (const one of people) {
      const [here, away] = await Promise.all([begin(one, 'rising5'), send(one, { day, moves })])
      const tries = await store.daily.triesOf(one.person, day)
      expect(tries).toHaveLength(1)
      expect(here).toBe(tries[0]?.table)
      expect(away).toMatchObject(tries[0]?.game === 'rising5' ? { refused: 'played-already' } : { table: here })
      one.leave()
    }
  })

  test('the same cards for all, one try each, a place among all, and nothing of the seed before the day is over', async () => {
    const { origin, deals } = await open()
    const [ana, ben] = [await Guest.arrive(origin, 'Ana'), await Guest.arrive(origin, 'Ben')]
    const { day, games, until } = await ana.get<Today>('/api/daily')
    expect(until).toBe(endOfDay(day))
    const seed = deals.seedOf(day, 'rauha')
    expect(games.find(({ game }) => game === 'rauha')?.commitment).toBe(commitment(seed))

    const table = await begin(ana)
    // Asked twice, at once and later, it is the same try.
    expect(await Promise.all([begin(ana), begin(ana)])).toEqual([table, table])
    await ana.watch(table)
    const first = ana.views.get(table)!
    expect(first.status).toBe('playing')
    expect(first.commitment).toBe(commitment(seed))
    expect(first.sealedUntil).toBe(until)

    // Nobody looks on who has not played: the table is not there for them, nor what was told at it.
    ben.watch(table).catch(() => {})
    await ben.until(() => ben.heard.find(message => message.t === 'error' && message.code === 'no-such-table'))
    expect(await ben.get(`/api/tables/${table}/history`)).toMatchObject({ refused: 'no-such-table' })
    expect(await ben.get(`/api/tables/${table}/film`)).toMatchObject({ refused: 'play-first' })
    expect(await ben.get('/api/daily/rauha')).toMatchObject({ refused: 'play-first' })

    const last = await ana.play(table)
    expect(last.outcome).toBeDefined()
    expect(last.seed).toBeUndefined()
    expect(await ana.get(`/api/tables/${table}/replay`)).toMatchObject({ refused: 'sealed' })
    const alone = await ended(ana)
    expect(alone).toMatchObject({ played: 1, mine: { place: 1, score: last.outcome?.scores[0] } })
    expect(alone.mine?.stops).toHaveLength(16)
    expect(alone.runes.replaceAll('᛫', '')).toBe('ᛞ'.repeat(16))
    expect(await begin(ana)).toBe(table)

    const other = await begin(ben)
    expect(other).not.toBe(table)
    await ben.watch(other)
    expect(ben.views.get(other)?.commitment).toBe(commitment(seed))
    expect(ben.views.get(other)?.asks[0]?.options).toEqual(first.asks[0]?.options)
    await ben.play(other, options => options.at(-1))
    const both = await ended(ben)
    expect(both.played).toBe(2)
    expect(both.histogram.columns.reduce((sum, { people }) => sum + people, 0)).toBe(2)
    // Guests have a place; only names that are kept are listed.
    expect(both.best).toEqual([])

    // Now one may see what the other did, as they saw it: still without the seed.
    const film = await ben.get<{ frames: { state: unknown }[] }>(`/api/tables/${table}/film`)
    expect(film.frames).toHaveLength(last.moves + 1)
    expect(JSON.stringify(film)).not.toContain(seed)
    for (const guest of [ana, ben]) expect(guest.traffic.join('\n')).not.toContain(seed)
    expect(JSON.stringify(await ben.get('/api/daily'))).not.toContain(seed)

    const after = await ana.get<Today>('/api/daily')
    expect(after.streak.days).toBe(1)
    expect(after.games.find(({ game }) => game === 'rauha')?.mine).toMatchObject({ table, over: true })
    // Yesterday's seeds are there for everybody to check.
    for (const one of after.yesterday) expect(commitment(one.seed)).toBe(one.commitment)
    for (const guest of [ana, ben]) guest.leave()
  })

  test('it is played by oneself: no bot takes over, and what was seen stays seen', async () => {
    const { origin } = await open()
    const ana = await Guest.arrive(origin, 'Ana')
    const table = await begin(ana)
    await ana.watch(table)
    for (const command of [
      { do: 'standIn', bot: 'master' },
      { do: 'leave' },
      { do: 'askUndo' },
      { do: 'comeBack' },
    ] as const)
      expect(await ana.do(table, command)).toMatchObject({ refused: 'one-try' })
    expect(await ana.do(table, { do: 'forfeit' })).toHaveProperty('done')
    // Given up is given up: it is over, without a score, and cannot be begun anew.
    const { mine } = await ended(ana)
    expect(mine).not.toHaveProperty('score')
    expect(await begin(ana)).toBe(table)
    ana.leave()
  })

  test('every game that has a deal can be begun, and others are refused in a sentence', async () => {
    const { origin } = await open()
    const ana = await Guest.arrive(origin, 'Ana')
    const { games } = await ana.get<Today>('/api/daily')
    expect(games.length).toBeGreaterThan(3)
    for (const { game } of games) {
      const table = await begin(ana, game)
      await ana.watch(table)
      expect(ana.views.get(table)?.status).toBe('playing')
    }
    expect(await ana.post('/api/daily/brandubh')).toMatchObject({ refused: 'no-such-deal' })
    expect(await ana.get('/api/daily/rauha?day=999999')).toMatchObject({ refused: 'no-such-deal' })
    const nobody = await fetch(`${origin}/api/daily/rauha`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(nobody.status).toBe(401)
    ana.leave()
  })

  test('a try that ended on a process that died is written down by the next one', async () => {
    const database = await place()
    const options = { games: quick, ...(database !== undefined && { database }) }
    const house = await openHouse(options)
    const ana = await Guest.arrive(house.origin, 'Ana')
    const table = await begin(ana)
    await ana.watch(table)
    // What would be written after the last move is lost.
    house.store.daily.end = () => Promise.resolve()
    await ana.play(table)
    expect(await ana.get('/api/daily/rauha')).toMatchObject({ refused: 'play-first' })
    ana.leave()
    await house.app.close()
    const next = await openHouse({ ...options, folder: house.folder })
    const again = new Guest(next.origin, ana.person, ana.token)
    expect((await ended(again)).mine).toHaveProperty('score')
  })
})

test('Replayed daily deals: a second try is the first one, and no rating moves', async () => {
  const { origin, store, deals } = await openHouse({ games: quick })
  const ana = await Guest.arrive(origin, 'Ana')
  const { day } = await ana.get<Today>('/api/daily')
  // Neither another day's seed nor another game's tells anything of it.
  const seeds = [deals.seedOf(day, 'rauha'), deals.seedOf(day + 1, 'rauha'), deals.seedOf(day, 'rok')]
  expect(new Set(seeds).size).toBe(3)
  const table = await begin(ana)
  await ana.watch(table)
  expect(await ana.do(table, { do: 'setTable', choices: { side: 'A' } })).toMatchObject({ refused: 'started' })
  await ana.do(table, { do: 'forfeit' })
  await ended(ana)
  expect(await begin(ana)).toBe(table)
  expect(await ana.do(table, { do: 'start' })).toMatchObject({ refused: 'started' })
  expect(await store.club.finished(table)).toMatchObject({ unrated: 'daily' })
  expect((await ana.get<Result>('/api/daily/rauha')).played).toBe(1)
  ana.leave()
})

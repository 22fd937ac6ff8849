import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  advance,
  arrive,
  callOff,
  calendarOf,
  type Done,
  dueOf,
  ended,
  enter,
  failed,
  leave,
  opened,
  pause,
  type Plan,
  resume,
  standings,
  type Tournament,
  WIN,
} from '../index.ts'

const MINUTE = 60_000

function plan(extra: Partial<Plan> = {}): Plan {
  return {
    name: 'Holmgang',
    game: 'go',
    format: 'swiss',
    size: 2,
    rounds: 3,
    lasts: 60 * MINUTE,
    choices: {},
    clock: { kind: 'bank', seconds: 180, increment: 2 },
    startsAt: 1000 * MINUTE,
    patience: 5 * MINUTE,
    pause: MINUTE,
    places: 64,
    listed: true,
    checkIn: false,
    weekly: false,
    programs: false,
    ...extra,
  }
}

function fresh(extra: Partial<Plan> = {}): Tournament {
  return { id: 't', owner: 'p0', plan: plan(extra), status: 'open', round: 0, entrants: [], field: [], bouts: [] }
}

function done(answer: Done): Tournament {
  if ('refused' in answer) throw new Error(answer.text)
  return answer
}

function refusal(answer: Done): string {
  return 'refused' in answer ? answer.refused : 'done'
}

function withPeople(t: Tournament, n: number): Tournament {
  let all = t
  for (let i = 0; i < n; i++) all = done(enter(all, { person: `p${i}`, seed: 2000 - i, choices: {} }, 0))
  return all
}

/** Everybody comes to their table, and the lower number wins. */
function play(t: Tournament, now: number, stays: (person: string) => boolean = () => false): Tournament {
  let all = t
  for (const { people, state } of t.bouts)
    if (state === 'waiting') for (const person of people) if (!stays(person)) all = done(arrive(all, person, now))
  all = advance(all, now)
  for (const bout of all.bouts)
    if (bout.state === 'opening') {
      all = opened(all, bout, `table-${bout.round}-${bout.number}`)
      const order = bout.here.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
      const places = new Map(order.map((person, i) => [person, i + 1]))
      all = ended(all, bout, all.plan.format === 'race' ? { score: Number(order[0]?.slice(1)) } : { places })
    }
  return advance(all, now)
}

/** From round to round until it is over. */
function toItsEnd(t: Tournament, stays?: (person: string) => boolean): Tournament {
  let all = t
  let now = t.plan.startsAt
  for (let turn = 0; turn < 500 && all.status !== 'over'; turn++) {
    all = play(advance(all, now), now, stays)
    now = Math.max(now + 1, Math.min(dueOf(all, now) ?? now, now + 10 * MINUTE))
  }
  return all
}

test('a Swiss of five runs to its end, with a bye for three different people', () => {
  const t = toItsEnd(withPeople(fresh(), 5))
  expect(t).toMatchObject({ status: 'over', round: 3 })
  const byes = t.bouts.filter(({ how }) => how === 'bye').flatMap(({ people }) => people)
  expect(new Set(byes).size).toBe(3)
  const [first, ...others] = standings(t)
  expect(first).toMatchObject({ person: 'p0', rank: 1, points: 3 * WIN })
  expect(others.map(({ rank }) => rank)).toEqual([2, 3, 4, 5])
  expect(t.bouts.every(({ points, people }) => points?.length === people.length)).toBe(true)
})

test('a tournament of one person is called off, and nothing is paired', () => {
  const t = advance(withPeople(fresh(), 1), 1000 * MINUTE)
  expect(t).toMatchObject({ status: 'over', off: 'too-few', bouts: [] })
  expect(refusal(enter(t, { person: 'x', seed: 1, choices: {} }, 0))).toBe('event-over')
})

test('what comes twice or too late is refused and changes nothing', () => {
  const four = withPeople(fresh({ places: 4 }), 4)
  expect(refusal(enter(four, { person: 'p1', seed: 1, choices: {} }, 0))).toBe('event-joined')
  expect(refusal(enter(four, { person: 'p9', seed: 1, choices: {} }, 0))).toBe('event-full')
  expect(refusal(leave(four, 'p9'))).toBe('not-entered')
  expect(refusal(arrive(four, 'p1', 0))).toBe('check-in-later')
  expect(refusal(pause(four, 'p1', 0))).toBe('not-owner')
  expect(refusal(pause(four, 'p0', 0))).toBe('not-going')
  const over = toItsEnd(four)
  expect(refusal(callOff(over, 'p0', 0))).toBe('event-over')
  expect(refusal(arrive(over, 'p1', 0))).toBe('event-over')
  const [bout] = over.bouts
  // A result that is sent a second time, and otherwise.
  expect(ended(over, bout!, { places: new Map([['p3', 1]]) })).toEqual(over)
  const knockout = advance(withPeople(fresh({ format: 'knockout' }), 4), 1000 * MINUTE)
  expect(refusal(enter(knockout, { person: 'p9', seed: 1, choices: {} }, 0))).toBe('event-late')
})

test('names that are not there hold no place against somebody who is', () => {
  const [start, stranger] = [1000 * MINUTE, { person: 'q', seed: 1, choices: {} }]
  let t = withPeople(fresh({ places: 4, checkIn: true }), 4)
  t = done(arrive(t, 'p0', start - 14 * MINUTE))
  t = done(arrive(t, 'p1', start - 6 * MINUTE))
  // Until shortly before the start all who have entered may yet come.
  expect(refusal(enter(t, stranger, start - 6 * MINUTE))).toBe('event-full')
  t = done(enter(t, stranger, start - 4 * MINUTE))
  t = done(enter(t, { ...stranger, person: 'r' }, start - 3 * MINUTE))
  expect(refusal(enter(t, { ...stranger, person: 's' }, start - 2 * MINUTE))).toBe('event-full')
  expect(refusal(arrive(t, 'p2', start - MINUTE))).toBe('event-full')
  t = advance(t, start)
  expect(t.field).toEqual(['p0', 'p1', 'q', 'r'])
  expect(t.bouts).toHaveLength(2)
  // Nor do those who were waited for in vain; and who comes after all must find one.
  let waited = advance(withPeople(fresh({ places: 4 }), 4), start)
  for (const person of ['p0', 'p1', 'p2']) waited = done(arrive(waited, person, start + MINUTE))
  waited = advance(waited, start + 6 * MINUTE)
  expect(waited.entrants.find(({ person }) => person === 'p3')?.state).toBe('away')
  waited = done(enter(waited, stranger, start + 7 * MINUTE))
  expect(refusal(enter(waited, { ...stranger, person: 'r' }, start + 7 * MINUTE))).toBe('event-full')
  expect(refusal(arrive(waited, 'p3', start + 8 * MINUTE))).toBe('event-full')
  expect(done(arrive(done(leave(waited, 'q')), 'p3', start + 8 * MINUTE)).entrants[3]?.state).toBe('in')
})

test('who leaves and comes back has no whole point for sitting out', () => {
  let t = advance(withPeople(fresh({ rounds: 5 }), 4), 1000 * MINUTE)
  t = play(t, 1000 * MINUTE)
  // Leaves before the second round, is back before the third: three are left, then five with somebody new.
  t = done(leave(t, 'p3'))
  t = advance(t, 1001 * MINUTE)
  t = play(t, 1001 * MINUTE)
  t = done(enter(t, { person: 'p3', seed: 1997, choices: {} }, 0))
  t = done(leave(t, 'p0'))
  t = advance(t, 1003 * MINUTE)
  const bye = t.bouts.find(({ round, how }) => round === 3 && how === 'bye')
  expect(bye?.people).not.toEqual(['p3'])
  // And where it cannot be avoided, it is half a point.
  let late = advance(withPeople(fresh({ rounds: 3 }), 2), 1000 * MINUTE)
  late = play(late, 1000 * MINUTE)
  late = done(enter(late, { person: 'p9', seed: 1, choices: {} }, 0))
  late = advance(late, 1001 * MINUTE)
  const given = late.bouts.find(({ round, how }) => round === 2 && how === 'bye')!
  expect([given.people[0], given.points![0]]).toEqual(['p1', WIN])
  late = play(late, 1001 * MINUTE)
  late = done(leave(done(leave(late, 'p0')), 'p1'))
  late = advance(late, 1003 * MINUTE)
  expect(late.bouts.find(({ round }) => round === 3)).toMatchObject({ people: ['p9'], points: [WIN / 2] })
})

test('who does not come in time has lost, is not paired again, and holds up nobody', () => {
  let t = advance(withPeople(fresh(), 4), 1000 * MINUTE)
  t = done(arrive(t, 'p0', 1000 * MINUTE))
  t = done(arrive(t, 'p1', 1000 * MINUTE))
  t = done(arrive(t, 'p3', 1000 * MINUTE))
  expect(advance(t, 1004 * MINUTE).bouts.some(({ state }) => state === 'waiting')).toBe(true)
  t = advance(t, 1005 * MINUTE)
  const walked = t.bouts.find(({ how }) => how === 'walkover')!
  expect(walked.points![walked.people.indexOf('p2')]).toBe(0)
  expect(walked.points![walked.people.indexOf('p0')]).toBe(WIN)
  t = play(t, 1005 * MINUTE)
  t = advance(t, 1006 * MINUTE)
  expect(t.bouts.filter(({ round }) => round === 2).flatMap(({ people }) => people)).not.toContain('p2')
  // A word is enough to be paired again.
  t = play(done(arrive(t, 'p2', 1006 * MINUTE)), 1006 * MINUTE)
  t = advance(t, 1010 * MINUTE)
  expect(t.bouts.filter(({ round }) => round === 3).flatMap(({ people }) => people)).toContain('p2')
})

test('while it is paused nobody is late and nobody is paired', () => {
  let t = advance(withPeople(fresh(), 4), 1000 * MINUTE)
  t = done(pause(t, 'p0', 1001 * MINUTE))
  expect(advance(t, 1100 * MINUTE)).toEqual(t)
  t = done(resume(t, 'p0', 1100 * MINUTE))
  expect(t.bouts.map(({ until }) => until)).toEqual([1104 * MINUTE, 1104 * MINUTE])
  expect(advance(t, 1103 * MINUTE).bouts.every(({ state }) => state === 'waiting')).toBe(true)
})

test('check-in: who has not said so again is not paired in the first round', () => {
  let t = withPeople(fresh({ checkIn: true }), 4)
  for (const person of ['p0', 'p1']) t = done(arrive(t, person, 990 * MINUTE))
  t = advance(t, 1000 * MINUTE)
  expect(t.bouts.map(({ people }) => people)).toEqual([['p0', 'p1']])
})

test('a table that the house cannot open punishes nobody', () => {
  let t = advance(withPeople(fresh({ clock: { kind: 'days', days: 2 } }), 2), 1000 * MINUTE)
  expect(t.bouts[0]).toMatchObject({ state: 'opening', here: ['p0', 'p1'] })
  t = failed(t, t.bouts[0]!)
  expect(t.bouts[0]).toMatchObject({ state: 'over', how: 'void', points: [WIN / 2, WIN / 2] })
  expect(failed(t, t.bouts[0]!)).toEqual(t)
})

test('knockout: the better seed wins through; a draw is for who sits second', () => {
  const t = toItsEnd(withPeople(fresh({ format: 'knockout' }), 6))
  expect(t).toMatchObject({ status: 'over', round: 3 })
  expect(standings(t)[0]).toMatchObject({ person: 'p0', points: 3 * WIN })
  let drawn = advance(withPeople(fresh({ format: 'knockout' }), 4), 1000 * MINUTE)
  for (const person of ['p0', 'p1', 'p2', 'p3']) drawn = done(arrive(drawn, person, 1000 * MINUTE))
  drawn = advance(drawn, 1000 * MINUTE)
  for (const bout of drawn.bouts) drawn = ended(drawn, bout, { places: new Map(bout.people.map(one => [one, 1])) })
  drawn = advance(advance(drawn, 1000 * MINUTE), 1001 * MINUTE)
  const second = drawn.bouts.filter(({ round }) => round === 1).map(({ people }) => people[1])
  expect(drawn.bouts.find(({ round }) => round === 2)?.people).toEqual(second)
})

test('an arena pairs whoever is ready, not the same two at once, and ends by time', () => {
  let t = withPeople(fresh({ format: 'arena', lasts: 30 * MINUTE }), 4)
  let now = 1000 * MINUTE
  t = advance(t, now)
  for (const person of ['p0', 'p1', 'p2', 'p3']) t = done(arrive(t, person, now))
  t = advance(t, now)
  expect(t.bouts.filter(({ state }) => state === 'opening')).toHaveLength(2)
  t = play(t, now)
  now += 1000
  for (const person of ['p0', 'p1', 'p2', 'p3']) t = done(arrive(t, person, now))
  t = advance(t, now)
  const [a, b, c, d] = t.bouts.map(({ people }) => people.toSorted().join(' '))
  expect([a, b]).not.toContain(c)
  expect([a, b]).not.toContain(d)
  t = play(t, now)
  // Two alone play again only after having waited.
  for (const person of t.bouts[2]!.people) t = done(arrive(t, person, now))
  expect(advance(t, now + 5000).bouts).toHaveLength(4)
  for (const person of t.bouts[2]!.people) t = done(arrive(t, person, now + 15_000))
  expect(advance(t, now + 16_000).bouts).toHaveLength(5)
  expect(advance(t, 1031 * MINUTE)).toMatchObject({ status: 'over' })
})

test('a race: the fastest party has the whole point, who is lost has none', () => {
  let t = advance(withPeople(fresh({ format: 'race', size: 2, rounds: 1 }), 6), 1000 * MINUTE)
  for (const { people } of t.bouts) for (const person of people) t = done(arrive(t, person, 1000 * MINUTE))
  t = advance(t, 1000 * MINUTE)
  for (const [i, bout] of t.bouts.entries()) t = ended(t, bout, { score: i === 2 ? undefined : 9 - i })
  t = advance(t, 1000 * MINUTE)
  expect(t.status).toBe('over')
  expect(t.bouts.map(({ points }) => points?.[0])).toEqual([WIN / 2, WIN, 0])
  // Parties of one, and a party alone.
  const alone = toItsEnd(withPeople(fresh({ format: 'race', size: 1, rounds: 2 }), 1))
  expect(alone.bouts.map(({ points }) => points)).toEqual([[WIN], [WIN]])
})

test('Buchholz goes before Sonneborn-Berger, and that before who has beaten whom', () => {
  const t = toItsEnd(withPeople(fresh({ rounds: 3 }), 8))
  const rows = standings(t)
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1]
    if (next === undefined) continue
    const key = (one: typeof row) => [one.points, one.buchholz, one.berger, one.direct, one.seed]
    const [a, b] = [key(row), key(next)]
    const at = a.findIndex((value, k) => value !== b[k])
    expect(a[at]).toBeGreaterThan(b[at]!)
    const met = t.bouts.filter(({ people }) => people.includes(row.person)).flatMap(({ people }) => people)
    const others = met.filter(person => person !== row.person)
    const sum = others.reduce((all, other) => all + rows.find(({ person }) => person === other)!.points, 0)
    expect(row.buchholz).toBe(sum)
  }
})

test('whatever format, size and absences: it ends, everybody sits once a round, points add up', () => {
  const any = record({
    format: constantFrom('swiss', 'round', 'knockout', 'race' as const),
    n: integer({ min: 2, max: 17 }),
    size: integer({ min: 2, max: 5 }),
    rounds: integer({ min: 1, max: 6 }),
    away: array(integer({ min: 0, max: 16 }), { maxLength: 4 }),
  })
  assert(
    property(any, ({ format, n, size, rounds, away }) => {
      const tables = format === 'swiss' || format === 'race' ? size : 2
      const stays = (person: string) => away.includes(Number(person.slice(1)))
      const t = toItsEnd(withPeople(fresh({ format, size: tables, rounds }), n), stays)
      expect(t.status).toBe('over')
      for (let round = 1; round <= t.round; round++) {
        const sat = t.bouts.filter(one => one.round === round).flatMap(({ people }) => people)
        expect(new Set(sat).size).toBe(sat.length)
      }
      for (const { points, people, how } of t.bouts) {
        expect(points).toHaveLength(people.length)
        const all = points!.reduce((sum, one) => sum + one, 0)
        expect(how === 'game' && format !== 'race' ? all : 0).toBeLessThanOrEqual((people.length * WIN) / 2)
      }
      expect(standings(t).map(({ rank }) => rank)).toEqual(t.entrants.map((_, i) => i + 1))
    }),
    { numRuns: 40 },
  )
})

test('a calendar file: lines of at most 75 bytes, escaped text, the time in UTC', () => {
  const file = calendarOf(
    {
      id: 'abc',
      plan: plan({ name: 'Tournoi d’Ýmir, le jeudi; à très bientôt, jusqu’au bout de la nuit et au-delà' }),
    },
    'https://runatal.example/tournament/abc',
    0,
  )
  expect(file).toContain('DTSTART:19700101T164000Z\r\n')
  expect(file).toContain('UID:abc@runatal.example\r\n')
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Tournoi d’Ýmir\\, le jeudi\\; à')
})

import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { bracket, type Free, roundRobin, swissPairs, swissTables, tableSizes } from '../tournament/pairing.ts'

const people = (n: number): string[] => Array.from({ length: n }, (_, i) => `p${String(i).padStart(2, '0')}`)

/** Who has met whom, as rounds are played one after the other. */
class Meetings {
  private readonly times = new Map<string, number>()
  met = (one: string, other: string): number => this.times.get([one, other].toSorted().join(' ')) ?? 0
  add(table: readonly string[]) {
    for (const [i, one] of table.entries())
      for (const other of table.slice(i + 1)) {
        const key = [one, other].toSorted().join(' ')
        this.times.set(key, (this.times.get(key) ?? 0) + 1)
      }
  }
}

function freeOf(all: readonly string[], points: ReadonlyMap<string, number>, byes: ReadonlySet<string>): Free[] {
  return all.map((person, i) => ({ person, points: points.get(person) ?? 0, seed: 2000 - i, noBye: byes.has(person) }))
}

/** The least number of meetings again that a pairing can have, by trying all. */
function fewest(free: readonly string[], met: (a: string, b: string) => number, noBye: ReadonlySet<string>): number {
  const [one, ...rest] = free
  if (one === undefined) return 0
  const odd = free.length % 2 === 1 ? Number(noBye.has(one)) + fewest(rest, met, noBye) : Infinity
  return Math.min(
    odd,
    ...rest.map(
      other =>
        met(one, other) +
        fewest(
          rest.filter(person => person !== other),
          met,
          noBye,
        ),
    ),
  )
}

const evening = record({
  n: integer({ min: 2, max: 24 }),
  rounds: integer({ min: 1, max: 9 }),
  wins: array(integer({ min: 0, max: 2 }), { minLength: 120, maxLength: 120 }),
})

test('Swiss: everybody sits once, nobody meets twice or has two byes while there is anybody new', () => {
  assert(
    property(evening, ({ n, rounds, wins }) => {
      const all = people(n)
      const points = new Map<string, number>()
      const byes = new Set<string>()
      const meetings = new Meetings()
      const again: string[] = []
      let game = 0
      // So many rounds always have a pairing without a second meeting: half of the field is still new to everybody.
      for (let round = 1; round <= Math.min(rounds, Math.floor((n - 1) / 2)); round++) {
        const pairs = swissPairs(freeOf(all, points, byes), meetings.met)
        expect(pairs.flat().toSorted()).toEqual(all)
        expect(pairs.filter(({ length }) => length === 1)).toHaveLength(n % 2)
        for (const [one, other] of pairs) {
          if (one === undefined) throw new Error('A table has nobody')
          if (other === undefined) {
            if (byes.has(one)) again.push(one)
            byes.add(one)
            points.set(one, (points.get(one) ?? 0) + 24)
            continue
          }
          if (meetings.met(one, other) > 0) again.push(`${one} ${other}`)
          meetings.add([one, other])
          const won = wins[game++ % wins.length] ?? 0
          points.set(one, (points.get(one) ?? 0) + won * 12)
          points.set(other, (points.get(other) ?? 0) + (2 - won) * 12)
        }
      }
      expect(again).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('Swiss: where meeting again cannot be avoided, it is as seldom as can be', () => {
  const history = record({
    n: integer({ min: 2, max: 8 }),
    met: array(integer({ min: 0, max: 3 }), { minLength: 64, maxLength: 64 }),
    points: array(integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 }),
    byes: array(boolean(), { minLength: 8, maxLength: 8 }),
  })
  assert(
    property(history, ({ n, met, points, byes }) => {
      const all = people(n)
      const at = (one: string) => all.indexOf(one)
      const times = (one: string, other: string) =>
        met[Math.min(at(one), at(other)) * 8 + Math.max(at(one), at(other))] ?? 0
      const had = new Set(all.filter((_, i) => byes[i]))
      const free = freeOf(all, new Map(all.map((person, i) => [person, (points[i] ?? 0) * 12])), had)
      const pairs = swissPairs(free, times)
      const again = pairs.reduce(
        (sum, [one = '', other]) => sum + (other === undefined ? Number(had.has(one)) : times(one, other)),
        0,
      )
      expect(again).toBe(fewest(all, times, had))
    }),
    { numRuns: 150 },
  )
})

test('Swiss: equals meet equals, and the bye goes to the last who has had none', () => {
  const points = new Map([
    ['p00', 48],
    ['p01', 48],
    ['p02', 24],
    ['p03', 24],
    ['p04', 0],
  ])
  const pairs = swissPairs(freeOf(people(5), points, new Set()), () => 0)
  expect(pairs).toEqual([['p00', 'p01'], ['p02', 'p03'], ['p04']])
  const [, , third] = swissPairs(freeOf(people(5), points, new Set(['p04'])), () => 0)
  expect(third).not.toEqual(['p04'])
})

test('tables of three to five: right sizes, everybody once, and few meet again', () => {
  const arbitrary = record({ n: integer({ min: 2, max: 40 }), size: integer({ min: 3, max: 5 }) })
  assert(
    property(arbitrary, ({ n, size }) => {
      const all = people(n)
      const meetings = new Meetings()
      const sizes = tableSizes(n, size)
      expect(Math.max(...sizes)).toBeLessThanOrEqual(size)
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(n >= size * (size - 1) ? size - 1 : 1)
      // As few tables as can be, and no two that differ by more than one.
      expect(sizes).toHaveLength(Math.ceil(n / size))
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      for (let round = 1; round <= 2; round++) {
        const tables = swissTables(freeOf(all, new Map(), new Set()), size, meetings.met)
        expect(tables.flat().toSorted()).toEqual(all)
        expect(tables.map(({ length }) => length).toSorted((a, b) => b - a)).toEqual(sizes)
        const again = tables.flatMap(table =>
          table.flatMap((one, i) => table.slice(i + 1).filter(other => meetings.met(one, other) > 0)),
        )
        // With many tables there is always somebody new.
        expect(n >= size * (size + 1) ? again : []).toEqual([])
        for (const table of tables) meetings.add(table)
      }
    }),
    { numRuns: 60 },
  )
})

test('round robin: each meets each other once and sits out once at most', () => {
  assert(
    property(integer({ min: 2, max: 17 }), n => {
      const field = people(n)
      const meetings = new Meetings()
      const out: string[] = []
      for (let round = 1; round <= (n % 2 === 0 ? n - 1 : n); round++) {
        const pairs = roundRobin(field, round)
        expect(pairs.flat().toSorted()).toEqual(field)
        for (const pair of pairs) meetings.add(pair)
        out.push(...pairs.filter(({ length }) => length === 1).flat())
      }
      for (const [i, one] of field.entries())
        for (const other of field.slice(i + 1)) expect(meetings.met(one, other)).toBe(1)
      expect(new Set(out).size).toBe(out.length)
      expect(out).toHaveLength(n % 2 === 0 ? 0 : n)
    }),
  )
})

test('a bracket: everybody once, byes for the best, the first two seeds in different halves', () => {
  assert(
    property(integer({ min: 2, max: 64 }), n => {
      const field = people(n)
      const bouts = bracket(field)
      expect(bouts.flat().toSorted()).toEqual(field)
      expect(Math.log2(bouts.length) % 1).toBe(0)
      const byes = bouts.filter(({ length }) => length === 1).flat()
      expect(byes.toSorted()).toEqual(field.slice(0, byes.length))
      const half = (person: string) => Math.floor((2 * bouts.findIndex(bout => bout.includes(person))) / bouts.length)
      expect(bouts.length === 1 || half('p00') !== half('p01')).toBe(true)
    }),
  )
})

import { expect, test } from 'vitest'
import { OPEN_AFTER, pairUp, type Seeker, WIDENS_AFTER } from '@runatal/club'

const NOW = 10_000_000
const nobodyApart = () => false
const aAndB = (a: string, b: string) => [a, b].toSorted().join() === 'a,b'
const sizesOf = (game: string) => ({ duel: { min: 2, max: 2 }, crowd: { min: 2, max: 5 } })[game]

function seeker(person: string, mu: number, over: Partial<Seeker> & { waited?: number; sigma?: number } = {}): Seeker {
  const { waited = 0, sigma = 50, ...rest } = over
  const rating = { mu, sigma }
  return {
    person,
    since: NOW - waited,
    wants: [{ game: 'duel', pace: 'live', rating }],
    bots: false,
    last: [],
    ...rest,
  }
}

const crowd = (person: string, waited: number): Seeker => ({
  ...seeker(person, 1500, { waited }),
  wants: [{ game: 'crowd', pace: 'live', rating: { mu: 1500, sigma: 50 } }],
})

function met(seekers: readonly Seeker[], apart: (a: string, b: string) => boolean = nobodyApart): string[] {
  return pairUp(seekers, sizesOf, apart, NOW).map(({ people, bots }) =>
    [...people.toSorted(), ...(bots ? [`+${bots}`] : [])].join(' '),
  )
}

test('who has waited longest is paired first, with the nearest in rating', () => {
  expect(met([seeker('a', 1500, { waited: 9000 }), seeker('b', 1590), seeker('c', 1520), seeker('d', 1600)])).toEqual([
    'a c',
    'b d',
  ])
})

test('the window is as wide as ratings are unsure, widens after forty seconds and is open after two minutes', () => {
  expect(met([seeker('a', 1500), seeker('b', 1660)])).toEqual([])
  expect(met([seeker('a', 1500, { sigma: 350 }), seeker('b', 1660)])).toEqual(['a b'])
  expect(met([seeker('a', 1500, { waited: WIDENS_AFTER }), seeker('b', 1660)])).toEqual([])
  expect(met([seeker('a', 1500, { waited: WIDENS_AFTER + 5000 }), seeker('b', 1660)])).toEqual(['a b'])
  expect(met([seeker('a', 1500, { waited: OPEN_AFTER }), seeker('b', 2900)])).toEqual(['a b'])
})

test('several games and paces at once: whichever comes first, and nobody sits twice', () => {
  const both = (person: string, games: string[]): Seeker => ({
    ...seeker(person, 1500),
    wants: games.map(game => ({ game, pace: 'live', rating: { mu: 1500, sigma: 50 } })),
  })
  const parties = pairUp(
    [both('a', ['crowd', 'duel']), both('b', ['duel']), both('c', ['duel', 'crowd'])],
    sizesOf,
    nobodyApart,
    NOW,
  )
  expect(parties).toMatchObject([{ game: 'duel', people: ['a', 'b'] }])
  const letter: Seeker = {
    ...seeker('d', 1500),
    wants: [{ game: 'duel', pace: 'letter', rating: { mu: 1500, sigma: 50 } }],
  }
  expect(pairUp([seeker('e', 1500), letter], sizesOf, nobodyApart, NOW)).toEqual([])
})

test('blocked people never meet, however long they wait', () => {
  const long = { waited: 10 * OPEN_AFTER }
  expect(met([seeker('a', 1500, long), seeker('b', 1500, long)], aAndB)).toEqual([])
  expect(met([seeker('a', 1500, long), seeker('b', 1500, long), seeker('c', 2000, long)], aAndB)).toEqual(['a c'])
})

test('not the same opponent twice in a row while others wait; with nobody else, again', () => {
  const a = seeker('a', 1500, { last: ['b'], waited: 5000 })
  const b = seeker('b', 1500, { last: ['a'] })
  expect(met([a, b])).toEqual(['a b'])
  expect(met([a, b, seeker('c', 1600)])).toEqual(['a c'])
  // Too strong for now: they wait for the window, rather than for each other again.
  expect(met([a, b, seeker('c', 2200)])).toEqual([])
})

test('a table of four at first; fewer are enough after a while', () => {
  expect(met([crowd('a', 0), crowd('b', 0), crowd('c', 0)])).toEqual([])
  expect(met(['a', 'b', 'c', 'd', 'e'].map(one => crowd(one, 0)))).toEqual(['a b c d'])
  expect(met([crowd('a', WIDENS_AFTER / 2), crowd('b', 0), crowd('c', 0)])).toEqual(['a b c'])
  expect(met([crowd('a', WIDENS_AFTER), crowd('b', 0)])).toEqual(['a b'])
})

test('bots fill the table after two minutes, for those who want them', () => {
  expect(met([seeker('a', 1500, { waited: OPEN_AFTER - 1, bots: true })])).toEqual([])
  expect(met([seeker('a', 1500, { waited: OPEN_AFTER, bots: true })])).toEqual(['a +1'])
  expect(met([seeker('a', 1500, { waited: OPEN_AFTER })])).toEqual([])
})

test('a thousand who wait for several games: each sits once, all within their windows', () => {
  const many = Array.from({ length: 1000 }, (_, i): Seeker => {
    const rating = { mu: 1100 + ((i * 7919) % 800), sigma: 50 + (i % 5) * 60 }
    const wants = (['duel', 'crowd'] as const).filter((_game, n) => (i + n) % 3 !== 0)
    return {
      ...seeker(`p${i}`, 0, { waited: (i * 37) % 100_000 }),
      wants: wants.map(game => ({ game, pace: 'live', rating })),
    }
  })
  const parties = pairUp(many, sizesOf, (a, b) => (a.length + b.length) % 7 === 0, NOW)
  const seated = parties.flatMap(({ people }) => people)
  expect(new Set(seated).size).toBe(seated.length)
  expect(seated.length).toBeGreaterThan(900)
  for (const { people } of parties)
    for (const a of people) for (const b of people) expect(a !== b && (a.length + b.length) % 7 === 0).toBe(false)
})

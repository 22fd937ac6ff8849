import { expect } from 'vitest'
import { rule } from '@runatal/proof'
import { arrange, type AtTable, type Position } from '../index.ts'
import { frontRunners } from '../rules/contest.ts'
import { cosine, NO_SHOT, sine, slide, slideLength, slideTime } from '../rules/slide.ts'
import { MUTUAL, onTable } from './words.ts'

/** A and B (and more, if asked) rob each other in black; the first friction is 0.20 + int/10,000. */
function contest(ints: number[], seats = 2, more: Partial<Position> = {}): AtTable {
  const runes = (['black-fehu', 'black-raido', 'black-tiwaz', 'black-algiz'] as const).slice(0, seats)
  const t = arrange({
    players: runes.map((balance, i) => ({ balance, claims: [runes[(i + 1) % seats]!] })),
    phase: 'thefts',
    chance: { ints },
    ...more,
  })
  return t.wait(t.state.due)
}

const shoot = (t: AtTable, seat: number, power: number, aim = 0) =>
  t.send(seat, 'slideShot', { do: 'shoot', power, aim }, t.state.time)

rule('ROK-136', 'the slide moves no stone of the table', () => {
  const t = contest([500], 2, {
    table: [
      { rune: 'white-fehu', at: [40, 0] },
      { rune: 'grey-fehu', at: [100, 7] },
    ],
  })
  const before = { ...t.state.table }
  shoot(t, 0, 76)
  expect(t.state.table).toEqual(before)
  shoot(t, 1, 50)
  expect([t.state.table.x, t.state.table.y]).toEqual([before.x, before.y])
  expect(onTable(t)).toEqual(['white-fehu', 'grey-fehu'])
})

rule('ROK-137', 'nobody sees another’s shot before all have shot', () => {
  const t = contest([500])
  expect(t.as(0).asked).toContain('slideShot')
  expect(t.as(1).asked).toContain('slideShot')
  shoot(t, 0, 76, 3)
  expect(t.as(0).view.contest.power).toEqual([76, -2])
  expect(t.as(1).view.contest).toMatchObject({ power: [-1, -2], aim: [0, 0] })
  expect(JSON.stringify(t.as(1).heard)).not.toContain('76')
  expect(t.as(1).heard.at(-1)).toEqual({ type: 'slide.played', seat: 0 })
  expect(t.happened('contest.result')).toEqual([])
  shoot(t, 1, 50)
  expect(t.happened('contest.result')[0]?.results.map(({ seat }) => seat)).toEqual([0, 1])
})

rule('ROK-138', 'the smallest gap wins', () => {
  expect(frontRunners([clean(12.4), clean(9.8)])).toEqual([1])
  const t = contest([500])
  shoot(t, 0, 70)
  shoot(t, 1, 75)
  expect(t.happened('contest.result')[0]?.winner).toBe(1)
})

rule('ROK-139', 'who touches ranks behind all who did not', () => {
  expect(
    frontRunners([
      { ...NO_SHOT, shot: true, touched: true, gap: 0 },
      { ...NO_SHOT, shot: true, gap: 140 },
    ]),
  ).toEqual([1])
  const t = contest([500])
  shoot(t, 0, 80)
  shoot(t, 1, 20)
  expect(t.happened('contest.result')[0]).toMatchObject({ winner: 1, results: [{ touched: true }, { touched: false }] })
})

const clean = (gap: number) => ({ ...NO_SHOT, shot: true, gap })

rule('ROK-140', 'level at the front: those concerned shoot again, three more rounds at most, then the seed', () => {
  expect(frontRunners([clean(10), clean(10.4), clean(10.8)])).toEqual([0, 1])
  expect(frontRunners([clean(10), clean(10.5)])).toEqual([0])
  const t = contest([500, 1, 2, 3, 1])
  for (let round = 1; round <= 4; round++) {
    expect(t.happened('contest.opened').at(-1)?.round).toBe(round)
    if (round > 1) t.wait(t.state.due)
    shoot(t, 0, 90)
    shoot(t, 1, 90)
  }
  const results = t.happened('contest.result')
  expect(results).toHaveLength(4)
  expect(results.slice(0, 3).every(({ winner }) => winner === undefined)).toBe(true)
  expect(results[3]).toMatchObject({ winner: 1, drawn: true })
  expect(t.as(1).asked).toContain('orderThefts')

  const some = contest([500], 3)
  shoot(some, 0, 60)
  shoot(some, 1, 60)
  shoot(some, 2, 50)
  expect(some.happened('contest.opened').at(-1)?.seats).toEqual([0, 1])

  const won = contest([500, 1, 2, 3])
  for (let round = 1; round <= 4; round++) {
    if (round > 1) won.wait(won.state.due)
    shoot(won, 0, 90)
    shoot(won, 1, round < 4 ? 90 : 20)
  }
  expect(won.happened('contest.result')[3]).toMatchObject({ winner: 1 })
  expect(won.happened('contest.result')[3]).not.toHaveProperty('drawn') // it was won, in the last round
})

rule(['ROK-137', 'ROK-142'], 'the result tells each gap, who touched and shot, and the friction', () => {
  const t = contest([500], 4)
  shoot(t, 0, 76)
  shoot(t, 2, 90, 4)
  shoot(t, 3, 77)
  t.wait(t.state.due)
  expect(t.happened('contest.result')).toStrictEqual([
    {
      type: 'contest.result',
      results: [
        { seat: 0, gap: 1.5, touched: false, shot: true, along: 381.5 },
        { seat: 1, gap: 383, touched: false, shot: false, along: 0 },
        { seat: 2, gap: 106.2, touched: false, shot: true, along: 533.7 }, // it went past, beside it
        { seat: 3, gap: 0, touched: true, shot: true, along: 391.6 },
      ],
      friction: 0.25,
      winner: 0,
    },
  ])
  expect(t.happened('contest.opened')).toStrictEqual([
    { type: 'contest.opened', colour: 'black', seats: [0, 1, 2, 3], round: 1, ghost: 165.1 },
  ])
  expect(t.happened('slide.played').map(({ seat }) => seat)).toEqual([0, 2, 3])
  expect(t.state.asks.some(({ kind }) => kind === 'slideShot' || kind === 'slideTime')).toBe(false)
})

rule('ROK-141', 'after 15 seconds a stone that was not shot stays at the start line', () => {
  const t = contest([500])
  const asked = t.state.time
  shoot(t, 0, 1)
  t.wait(asked + 14_999)
  expect(t.happened('contest.result')).toEqual([])
  t.wait(asked + 15_000)
  expect(t.happened('contest.result')[0]).toMatchObject({
    winner: 0,
    results: [{ shot: true }, { seat: 1, gap: 383, shot: false, touched: false }],
  })
  const nobody = contest([500])
  const { due } = nobody.state
  nobody.match.expire(nobody.state.asks.find(({ kind }) => kind === 'slideTime')!.id) // a clock that tells no time
  expect(nobody.state.time).toBe(due)
  expect(NO_SHOT).toEqual({ gap: 383, touched: false, shot: false, along: 0, beside: 0 })
  const past = { ...NO_SHOT, shot: true, gap: 390 }
  const touched = { ...NO_SHOT, shot: true, touched: true, gap: 0 }
  expect(frontRunners([past, NO_SHOT])).toEqual([0])
  expect(frontRunners([touched, NO_SHOT])).toEqual([1])
  expect(frontRunners([touched, NO_SHOT, NO_SHOT])).toEqual([1, 2])
  const late = contest([500])
  late.as(0).late('slideShot')
  shoot(late, 1, 80)
  expect(late.happened('contest.result')[0]?.winner).toBe(0)
})

rule('ROK-142', 'friction is the same for all, from 0.20 to 0.30, and new in each round', () => {
  const seen: number[] = []
  for (let seed = 0; seed < 250; seed++) {
    const t = arrange({
      players: MUTUAL,
      phase: 'thefts',
      seed,
    })
    for (let round = 1; round <= 4; round++) {
      t.wait(t.state.due)
      expect(t.as(0).view.contest.friction).toBe(-1)
      shoot(t, 0, 100)
      shoot(t, 1, 100)
    }
    const rounds = t.happened('contest.result').map(({ friction }) => friction)
    expect(new Set(rounds).size).toBeGreaterThan(rounds.length - 2)
    for (const [i, friction] of rounds.entries()) if (i > 0) expect(friction).not.toBe(rounds[i - 1])
    seen.push(...rounds)
  }
  expect(seen).toHaveLength(1000)
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(0.2)
  expect(Math.max(...seen)).toBeLessThanOrEqual(0.3)
  const tenths = Array.from(
    { length: 10 },
    (_, i) => seen.filter(mu => Math.min(9, Math.floor((mu - 0.2) * 100)) === i).length,
  )
  const chi = tenths.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
  expect(chi).toBeLessThan(21.7) // 9 degrees of freedom, p > 0.01
  // A second round draws among the 1,000 other frictions: those from the first one on are one higher.
  const second = (int: number) => {
    const t = contest([500, int])
    shoot(t, 0, 90)
    shoot(t, 1, 90)
    return t.state.contest.friction
  }
  expect([0, 499, 500, 999].map(second)).toEqual([2000, 2499, 2501, 3000])
  expect(contest([0]).state.contest.friction).toBe(2000)
  expect(contest([1000]).state.contest.friction).toBe(3000)
})

rule('ROK-215', 'a ghost at power 50 shows the friction before the 15 seconds start', () => {
  expect(Math.round(10 * slideLength(50, 2500)) / 10).toBe(165.1)
  const t = arrange({
    players: MUTUAL,
    phase: 'thefts',
    chance: { ints: [500] },
  })
  expect(t.happened('contest.opened')[0]?.ghost).toBe(165.1)
  expect([0, 1].map(seat => t.as(seat).view.contest.ghost)).toEqual([165.1, 165.1])
  expect(t.as(0).asked).not.toContain('slideShot')
  const opened = t.state.time
  t.wait(opened + 366)
  expect(t.as(0).asked).not.toContain('slideShot')
  t.wait(opened + 367)
  expect(t.as(0).asked).toContain('slideShot')
  expect(t.state.due).toBe(opened + 367 + 15_000)
})

rule('ROK-216', 'power, aim and friction give the gap', () => {
  expect(slide(50, 0, 2500)).toMatchObject({ gap: 217.9, touched: false, shot: true })
  expect(slide(76, 0, 2500)).toMatchObject({ gap: 1.5, touched: false })
  expect(slide(77, 0, 2500)).toMatchObject({ touched: true, gap: 0 })
  expect(slide(100, 15, 2000)).toEqual(NO_SHOT)
  expect(slide(100, 0, 2500)).toMatchObject({ touched: true })
  // Past it, beside it: a straight path that misses by more than 25 mm.
  expect(slide(90, 4, 2500)).toMatchObject({ touched: false, shot: true, gap: 106.2 })
  expect(slide(90, -4, 2500).gap).toBe(slide(90, 4, 2500).gap)
  expect(slide(90, 3.5, 2500).touched).toBe(true)
  expect(slide(0, 0, 2500)).toMatchObject({ gap: 383, shot: true })
  for (const degrees of [0, 1, -7.5, 15]) {
    expect(Math.abs(sine(degrees) - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-13)
    expect(Math.abs(cosine(degrees) - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-12)
  }
  const { along, beside } = slide(50, 10, 2500)
  expect([along, beside].map(Math.round)).toEqual([163, 29])
  expect(slideTime(50, 2500)).toBe(367)
})

rule('ROK-216', 'forged shots are refused', () => {
  const t = contest([500])
  for (const move of [
    { do: 'shoot', power: 101, aim: 0 },
    { do: 'shoot', power: -1, aim: 0 },
    { do: 'shoot', power: 50, aim: 15.1 },
    { do: 'shoot', power: 50, aim: -16 },
    { do: 'shoot', power: '50', aim: 0 },
    { do: 'shoot', power: NaN, aim: 0 },
    { do: 'shoot', power: 50 },
    { do: 'shoot', power: 50, aim: 0, gap: 0 },
    { do: 'shoot', power: 50, aim: 0, at: 3 },
    [50, 0],
    null,
  ])
    expect(t.as(0).tries('slideShot', move)).toMatchObject({ rule: 'ROK-216' })
  expect(t.state.contest.power).toEqual([-2, -2])
  expect(shoot(t, 0, 76.04, -0.04)).toBeUndefined()
  expect([t.state.contest.power[0], t.state.contest.aim[0]]).toEqual([76, 0])
})

rule('ROK-216', 'some shots are offered to who cannot aim', () => {
  const offered = contest([500]).as(0).options('slideShot')
  expect(offered.map(({ power }) => power)).toEqual([0, 50, 70, 72, 74, 76, 78, 80, 100])
  expect(offered.every(({ do: action, aim }) => action === 'shoot' && aim === 0)).toBe(true)
})

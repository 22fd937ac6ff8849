import { describe, expect, test } from 'vitest'
import { believed, botDelay, HouseClock, lagOf, oneWay, RoundTrip } from '../index.ts'

/** A line on which each of these was how long an answer took. */
function line(...took: number[]): RoundTrip {
  const trip = new RoundTrip()
  for (const [i, ms] of took.entries()) trip.answer(trip.ask(1000 * i), 1000 * i + ms)
  return trip
}

const times = (count: number, ms: number) => Array<number>(count).fill(ms)

describe('how far away somebody is', () => {
  test('the shortest of the last few trips, and how much they vary', () => {
    const none = line()
    expect([none.shortest, none.usual, none.way]).toEqual([undefined, undefined, { trip: 0, varies: 0 }])
    expect(line(90, 80, 82).way).toEqual({ trip: 80, varies: 4 })
    expect(line(90, 80, 82).usual).toBe(84)
    expect(line(...times(8, 90), ...times(8, 20)).way).toEqual({ trip: 20, varies: 0 }) // the old ones are forgotten
  })

  test('a short line does not vary by much, whatever it says', () => {
    expect(line(20, 250, 20, 250, 20).way).toEqual({ trip: 20, varies: 6.5 })
    expect(line(400, 900, 400, 900, 400).way).toEqual({ trip: 400, varies: 54 })
  })

  test('only our own open questions are answered', () => {
    const trip = new RoundTrip()
    const asked = trip.ask(1000)
    trip.answer(999, 5000)
    trip.answer(asked, 1040)
    trip.answer(asked, 9000)
    expect(trip.way).toEqual({ trip: 40, varies: 0 })
  })

  test('a line that becomes a long one is believed at the second answer', () => {
    expect(line(...times(8, 20), 250).shortest).toBe(20)
    expect(line(...times(8, 20), 250, 260).shortest).toBe(250)
    expect(line(...times(8, 20), 250, 260).wavers).toBe(false)
    // Not what is held up now and then.
    expect(line(...times(8, 20), 250, 20, 250, 20, 250).shortest).toBe(20)
    expect(line(...times(8, 400), 480, 500).shortest).toBe(400)
  })

  test('a line that is long at times is a short one, for long', () => {
    const wavering = line(...times(8, 20), 250, 250, 21, ...times(39, 250))
    expect([wavering.wavers, wavering.shortest]).toEqual([true, 21])
    expect(line(...times(8, 20), 250, 250, 21, ...times(40, 250)).shortest).toBe(250)
    // Nor does it help to begin with being late.
    expect(line(...times(8, 250), 20, 250, 250, 20, ...times(20, 250)).shortest).toBe(20)
  })
})

describe('what is made of it', () => {
  test('a claim is believed as far as the way explains it', () => {
    const way = { trip: 80, varies: 10 }
    expect([955, 960, 990].map(claimed => believed(claimed, 1000, way))).toEqual([955, 960, 990])
    expect(believed(700, 1000, way)).toBe(950)
    expect(believed(undefined, 1000, way)).toBe(955) // what it usually takes
    expect(believed(700, 1000, line().way)).toBe(1000) // who never answers is right here
  })

  test('a line is behind by the way there, and by what no claim makes good of the way back', () => {
    expect([line(), line(20, 20), line(250, 250), line(400, 400)].map(lagOf)).toEqual([0, 10, 125, 245])
    expect(lagOf(line(4000, 4000))).toBe(345) // nobody is waited for longer
    expect([oneWay(line(90, 90)), oneWay(line(4000, 4000))]).toEqual([45, 155])
  })

  test('the quickest answer tells the time', () => {
    const clock = new HouseClock()
    expect(clock.at(0)).toBeUndefined()
    clock.heard(0, 100, 5090) // held up on its way back
    clock.heard(1000, 1020, 6010)
    expect(clock.at(2000)).toBe(7000)
  })

  test('a bot’s way is the people’s usual one', () => {
    expect([botDelay([20, 60, 90]), botDelay([10, 20]), botDelay([])]).toEqual([60, 15, 30])
  })
})

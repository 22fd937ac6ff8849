import { describe, expect, test } from 'vitest'
import { botDelay, headway, HouseClock, oneWay, Trip } from '../index.ts'

describe('how far away somebody is', () => {
  test('the shortest and the usual of the last few trips', () => {
    const trip = new Trip()
    expect([trip.shortest, trip.usual, oneWay(trip)]).toEqual([undefined, undefined, 0])
    for (const [i, took] of [90, 80, 300].entries()) trip.answer(trip.ask(1000 * i), 1000 * i + took)
    expect([trip.shortest, trip.usual, oneWay(trip)]).toEqual([80, 90, 45])
    for (let i = 10; i < 18; i++) trip.answer(trip.ask(1000 * i), 1000 * i + 20)
    expect(trip.usual).toBe(20) // the old ones are forgotten
  })

  test('only our own open questions are answered', () => {
    const trip = new Trip()
    const asked = trip.ask(1000)
    trip.answer(999, 5000)
    trip.answer(asked, 1040)
    trip.answer(asked, 9000)
    expect([trip.shortest, trip.usual]).toEqual([40, 40])
  })

  test('nobody is waited for longer than 125 ms, and the slowest waits for nobody', () => {
    const [near, far] = [new Trip(), new Trip()]
    near.answer(near.ask(0), 20)
    far.answer(far.ask(0), 4000)
    expect(oneWay(far)).toBe(125)
    expect([headway(near, 125), headway(far, 125)]).toEqual([115, 0])
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

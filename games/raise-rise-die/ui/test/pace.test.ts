import { describe, expect, test } from 'vitest'
import { mayBeOnly, Pace } from '../model/pace.ts'

describe('the pace of answers', () => {
  test('an answer by hand goes out when the board’s own would have: not sooner for being quick', () => {
    const unasked = clock(1000)
    const quick = clock(1000)
    quick.pace.left(7, true) // the question is open
    quick.time.now += 300 // and answered by hand
    expect(quick.time.now + quick.pace.left(7, true)).toBe(unasked.time.now + unasked.pace.left(7, true))
    expect(unasked.pace.left(7, true)).toBeGreaterThanOrEqual(1200)
  })

  test('who thought longer than that waits no more', () => {
    const { time, pace } = clock(0)
    pace.left(7, true)
    time.now = 5000
    expect(pace.left(7, true)).toBe(0)
  })

  test('every question has a moment of its own, never before the least', () => {
    const { time, pace } = clock(0, 0)
    expect(pace.left(7, true)).toBe(1200)
    time.now = 5000
    expect(pace.left(8, true)).toBe(1200)
    expect(clock(0, 0.999).pace.left(1, true)).toBeLessThanOrEqual(1700)
  })

  test('against bots alone the wait is short, and the same for every answer', () => {
    for (const luck of [0, 0.5, 0.999]) {
      const { time, pace } = clock(0, luck)
      expect(pace.left(7, false)).toBe(60)
      time.now = 40
      expect(pace.left(7, false)).toBe(20)
      expect(pace.left(8, false)).toBe(60)
    }
  })

  test('what may have been all that could be answered waits; a card that is played does not', () => {
    const decline = { do: 'decline' } as const
    for (const quiet of [decline, { do: 'done' }, { do: 'pass' }, { do: 'stop' }] as const)
      expect(mayBeOnly(quiet)).toBe(true)
    expect(mayBeOnly({ do: 'discard', card: 'BL01' })).toBe(true)
    expect(mayBeOnly({ do: 'play', card: 'BL01', slots: ['body'], transcend: false })).toBe(false)
    expect(mayBeOnly({ do: 'counter', card: 'BL23', transcend: false })).toBe(false)
  })
})

function clock(at: number, luck = 0.5) {
  const time = { now: at }
  return {
    time,
    pace: new Pace(
      () => time.now,
      () => luck,
    ),
  }
}

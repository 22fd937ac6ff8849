import { describe, expect, test } from 'vitest'
import { dayAt, endOfDay, histogram, marksOf, runesOf, standingOf, streakOf } from '../index.ts'

describe('the deal of the day', () => {
  test('a day is as long as a day, begins where the last one ended, and knows its number', () => {
    const end = endOfDay(128)
    expect(dayAt(end - 1)).toBe(128)
    expect(dayAt(end)).toBe(129)
    expect(endOfDay(129) - end).toBe(86_400_000)
    expect(new Date(end).toISOString()).toMatch(/T23:00:00.000Z$/)
  })

  test('places: equals share one, who lost is last, and fewer may be better', () => {
    const day = [{ score: 10, people: 2 }, { score: 14, people: 1 }, { people: 1 }]
    expect(standingOf(day, 14, false)).toMatchObject({ place: 1, of: 4, better: 1, median: 10 })
    expect(standingOf(day, 10, false)).toMatchObject({ place: 2, of: 4, better: 1 / 3 })
    expect(standingOf(day, 10, true)).toMatchObject({ place: 1, better: 2 / 3 })
    expect(standingOf(day, undefined, true)).toMatchObject({ place: 4, better: 0 })
    expect(standingOf([{ score: 3, people: 1 }], 3, false)).toEqual({ place: 1, of: 1, better: 1, median: 3 })
  })

  test('a day that most have lost has no score in its middle', () => {
    expect(standingOf([{ score: 9, people: 1 }, { people: 3 }], 9, true).median).toBeUndefined()
  })

  test('the histogram has round columns, and everybody who has a score stands in one', () => {
    const { width, columns } = histogram([
      { score: 82, people: 2 },
      { score: 104, people: 7 },
      { score: 148, people: 1 },
      { people: 5 },
    ])
    expect(width).toBe(5)
    expect(columns[0]).toEqual({ from: 80, people: 2 })
    expect(columns.at(-1)).toEqual({ from: 145, people: 1 })
    expect(columns.reduce((sum, { people }) => sum + people, 0)).toBe(10)
    expect(histogram([])).toEqual({ width: 1, columns: [] })
  })

  test('a rune for each stop, beside the others at the same stop', () => {
    const others = [[1, 9], [2, 9], [3, 9], [4]]
    expect(marksOf([5, 1, 7], others)).toEqual(['best', 'rest', 'best'])
    expect(marksOf([2], others)).toEqual(['better'])
    expect(runesOf(['best', 'better', 'rest', 'best', 'rest'])).toBe('ᛞᚱᛁᛞ᛫ᛁ')
  })
})

const on = (...days: number[]) => new Map(days.map(day => [day, 1]))

describe('the streak', () => {
  test('any game keeps it, and today is not missed before it is over', () => {
    expect(streakOf(on(8, 9), 10, 5)).toMatchObject({ days: 2, record: 2 })
    expect(streakOf(on(8, 9, 10), 10, 5).days).toBe(3)
    expect(streakOf(new Map(), 10, 5)).toMatchObject({ days: 0, record: 0 })
  })

  test('one missed day a month is forgiven, a second is not', () => {
    expect(streakOf(on(1, 2, 4, 5), 5, 5).days).toBe(4)
    expect(streakOf(on(1, 2, 4, 6), 6, 5)).toMatchObject({ days: 1, record: 3 })
    expect(streakOf(on(1, 2, 5), 5, 5).days).toBe(1)
  })

  test('the calendar shows what each day was', () => {
    const played = new Map([
      [7, 1],
      [9, 5],
    ])
    const { calendar } = streakOf(played, 10, 5, 5)
    expect(calendar.map(({ mark }) => mark)).toEqual(['missed', 'played', 'grace', 'all', 'missed'])
  })
})

import { RoundTrip } from '@runatal/table'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lagsAt, Together } from '../together.ts'

/** Somebody over a line of so many milliseconds there and back. */
function line(person: string | undefined, trip: number) {
  const measured = new RoundTrip()
  for (let i = 0; i < 4; i++) measured.answer(measured.ask(1000 * i), 1000 * i + trip)
  return { person, trip: measured }
}

/** Ana and Ben play; whoever else is there watches. */
const table = { seatsOf: (person: string) => (person === 'ana' ? [0] : person === 'ben' ? [1] : []) }

function held(...lines: { person: string | undefined; trip: RoundTrip }[]): Together {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const together = new Together()
  together.hold('t', lagsAt(table, lines))
  return together
}

test('the further behind a line is, the sooner it is told; who watches is told last', () => {
  const together = held(line('ana', 20), line('ben', 200), line('cy', 20))
  expect(['ana', 'ben', 'cy', undefined].map(who => together.waitOf(who, 't'))).toEqual([90, 0, 100, 100])
  expect(together.waitOf('ana', 'another')).toBe(0)
})

test('nobody is waited for because of those who watch, however far they are', () => {
  const together = held(line('ana', 20), line('ben', 40), line('cy', 900), line(undefined, 900))
  expect(['ana', 'ben', 'cy'].map(who => together.waitOf(who, 't'))).toEqual([10, 0, 20])
})

test('somebody with two lines is as far away as the nearer of them', () => {
  const together = held(line('ana', 300), line('ana', 20), line('ben', 20))
  expect(['ana', 'ben'].map(who => together.waitOf(who, 't'))).toEqual([0, 0])
})

test('it is over when the last has been told', () => {
  const together = held(line('ana', 20), line('ben', 200))
  expect(together.isOn('t')).toBe(true)
  vi.advanceTimersByTime(102)
  expect(together.isOn('t')).toBe(false)
  expect(together.waitOf(undefined, 't')).toBe(0)
})

test('whoever plays on another process counts as well, by the nearer of their lines', () => {
  const lags = lagsAt(
    table,
    [line('ana', 20)],
    [
      ['ben', 100],
      ['ana', 5],
      ['cy', 300],
    ],
  )
  expect(Object.fromEntries(lags)).toEqual({ ana: 5, ben: 100 })
})

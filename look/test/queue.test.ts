import { expect, it } from 'vitest'
import { advance, atRest, type Frame, joined, waitOf } from '../motion/queue.ts'

/** Events are their own length in milliseconds; the state counts those that were shown. */
const showing = { apply: (shown: number) => shown + 1, length: (event: number) => event, patience: 2000 }

/** Shows all that waits, and tells how long it took. */
function watch(frame: Frame<number, number>, from = 0): number {
  let time = from
  for (let now = frame; now.queue.length > 0; now = advance(now, showing, time)) time += waitOf(now, showing, time)
  return time - from
}

const five = [300, 300, 300, 300, 300]

it('takes its time for a short queue', () => {
  expect(watch(joined(atRest(0, 0), 1, five, 5, showing))).toBe(1500)
})

it('shows a long queue within its patience, however long it is', () => {
  for (const times of [2, 4, 10])
    expect(watch(joined(atRest(0, 0), 1, Array.from({ length: times }, () => five).flat(), 0, showing))).toBeCloseTo(
      2000,
    )
})

it('keeps to it when more comes in the middle, and does not begin the event of this moment again', () => {
  let frame: Frame<number, number> = advance(joined(atRest(0, 0), 1, five, 5, showing), showing, 0)
  for (let version = 2; version < 10; version++) frame = joined(frame, version, five, 5 * version, showing)
  expect(frame.haste).toBeCloseTo(2000 / (45 * 300))
  expect(waitOf(frame, showing, 30)).toBeCloseTo(2000 / 45 - 30)
  expect(waitOf(frame, showing, 500)).toBe(0)
  expect(watch(frame)).toBeLessThanOrEqual(2000)
})

it('comes to rest in the last view, at the usual pace', () => {
  let frame: Frame<number, number> = joined(atRest(0, 0), 1, [0, 100, 0], 7, showing)
  frame = advance(frame, showing, 0)
  expect(frame).toMatchObject({ now: 100, shown: 2 })
  expect(advance({ ...frame, haste: 0.5 }, showing, 0)).toEqual(atRest(1, 7))
})

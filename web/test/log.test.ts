import { expect, test } from 'vitest'
import { withoutLatest } from '../src/table/without-latest.ts'

const log = [
  { version: 4, events: [{ type: 'a' }, { type: 'b' }] },
  { version: 5, events: [{ type: 'c' }] },
  { version: 6, events: [{ type: 'd' }, { type: 'e' }, { type: 'f' }] },
]
const said = (unseen: number) =>
  withoutLatest(log, unseen)
    .flatMap(({ events }) => events.map(({ type }) => type))
    .join('')

test('the log keeps back what the board has still to show, and nothing else', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(said)).toEqual(['abcdef', 'abcde', 'abcd', 'abc', 'ab', 'a', ''])
})

test('lines that were written stay the same objects, so that they are not written anew', () => {
  expect(withoutLatest(log, 2)[0]).toBe(log[0])
  expect(withoutLatest(log, 0)).toBe(log)
})

test('a board that has more to show than was heard leaves an empty log', () => {
  expect(withoutLatest(log, 9)).toEqual([])
})

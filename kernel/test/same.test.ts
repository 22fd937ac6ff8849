import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { same } from '../same.ts'

test.each([
  ['the order of keys does not count', { do: 'drop', column: 1 }, { column: 1, do: 'drop' }, true],
  ['one key too many', { do: 'drop' }, { do: 'drop', column: 1 }, false],
  ['one key too few', { do: 'drop', column: 1 }, { do: 'drop' }, false],
  ['a key that only every object has', {}, { toString: 1 }, false],
  ['another key, and nothing in it', { at: undefined }, { by: undefined }, false],
  ['another value, deep inside', { cells: [1, { at: 2 }] }, { cells: [1, { at: 3 }] }, false],
  ['the order of a list counts', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, 2], false],
  ['a list is no object', [], {}, false],
  ['nothing is no object', null, {}, false],
])('%s', (_, a, b, is) => {
  expect(same(a, b)).toBe(is)
  expect(same(b, a)).toBe(is)
})

test('a value is the same as its copy, and as no list of it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => same(value, structuredClone(value)) && !same(value, [value])),
    { seed: 2026 },
  )
})

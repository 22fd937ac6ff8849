import { assert, jsonValue, property } from 'fast-check'
import { expect, it } from 'vitest'
import { shared } from '../src/tables/shared.ts'

it('keeps the parts that have not changed, and only those', () => {
  const was = { boards: [1, 2], seats: [{ name: 'Ana' }, { name: 'Bo' }], points: [0, 0] }
  const is = shared(was, { boards: [1, 2], seats: [{ name: 'Ana' }, { name: 'Eva' }], points: [0, 3] })
  expect(is).toEqual({ boards: [1, 2], seats: [{ name: 'Ana' }, { name: 'Eva' }], points: [0, 3] })
  expect(is.boards).toBe(was.boards)
  expect(is.seats[0]).toBe(was.seats[0])
  expect(is.points).not.toBe(was.points)
})

it('is what was there when all of it says the same', () => {
  assert(
    property(jsonValue(), value => {
      expect(shared(value, structuredClone(value))).toBe(value)
    }),
  )
})

it('says what has come, whatever was there', () => {
  assert(
    property(jsonValue(), jsonValue(), (was, is) => {
      const copy = structuredClone(was)
      expect(shared(was, is)).toStrictEqual(is)
      expect(was).toStrictEqual(copy)
    }),
  )
})

it('sees what was left out, added or moved', () => {
  expect(shared({ a: 1, b: undefined }, { a: 1, c: undefined })).toStrictEqual({ a: 1, c: undefined })
  expect(shared([1, 2, 3], [1, 2])).toEqual([1, 2])
  expect(shared([[1], [2]], [[2], [1]])).toEqual([[2], [1]])
  expect(shared([1], { 0: 1 })).toEqual({ 0: 1 })
})

import { expect, test } from 'vitest'
import { TwoGenerationCache } from '../two-generation-cache.ts'

test('what was used lately stays, what was not goes, and there is never more than fits', () => {
  const cache = new TwoGenerationCache<number>(10)
  cache.set('kept', 0)
  for (let i = 1; i <= 100; i++) {
    cache.set(`once ${i}`, i)
    expect(cache.get('kept')).toBe(0)
    for (let lately = Math.max(1, i - 3); lately <= i; lately++) expect(cache.has(`once ${lately}`)).toBe(true)
    expect(cache.size).toBeLessThanOrEqual(11)
  }
  expect(cache.has('once 1')).toBe(false)
  expect(cache.get('once 1')).toBe(undefined)
})

test('what is needed stays for as long as it is, however much there is of it', () => {
  const needed = new Set(Array.from({ length: 40 }, (_, i) => `needed ${i}`))
  const cache = new TwoGenerationCache<number>(10, { isNeeded: id => needed.has(id) })
  for (const id of needed) cache.set(id, 1)
  for (let i = 0; i < 100; i++) cache.set(`once ${i}`, i)
  for (const id of needed) expect(cache.has(id)).toBe(true)
  expect(cache.size).toBeLessThanOrEqual(51)
  needed.clear()
  for (let i = 0; i < 100; i++) cache.set(`later ${i}`, i)
  expect(cache.has('needed 0')).toBe(false)
  expect(cache.size).toBeLessThanOrEqual(11)
})

test('what is put back or taken away counts once', () => {
  const cache = new TwoGenerationCache<number>(4)
  for (const id of ['a', 'b', 'c']) cache.set(id, 1)
  cache.set('a', 2)
  expect(cache.get('a')).toBe(2)
  expect(cache.size).toBe(3)
  cache.delete('a')
  expect(cache.has('a')).toBe(false)
  expect(cache.size).toBe(2)
})

test('where things differ in weight, it is what they weigh together that never is more than fits', () => {
  const cache = new TwoGenerationCache<number>(100, { weigh: weight => weight })
  for (let i = 0; i < 50; i++) cache.set(`light ${i}`, 1)
  expect(cache.size).toBe(50)
  cache.set('heavy', 40)
  for (let i = 0; i < 5; i++) cache.set('heavy', 40)
  expect(cache.has('light 49')).toBe(true)
  for (let i = 0; i < 10; i++) cache.set(`other ${i}`, 40)
  expect(cache.has('light 49')).toBe(false)
  expect(cache.size).toBeLessThanOrEqual(3)
})

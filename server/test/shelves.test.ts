import { expect, test } from 'vitest'
import { Shelves } from '../shelves.ts'

test('what was used lately stays, what was not goes, and there is never more than fits', () => {
  const shelves = new Shelves<number>(10)
  shelves.set('kept', 0)
  for (let i = 1; i <= 100; i++) {
    shelves.set(`once ${i}`, i)
    expect(shelves.get('kept')).toBe(0)
    for (let lately = Math.max(1, i - 3); lately <= i; lately++) expect(shelves.has(`once ${lately}`)).toBe(true)
    expect(shelves.size).toBeLessThanOrEqual(11)
  }
  expect(shelves.has('once 1')).toBe(false)
  expect(shelves.get('once 1')).toBe(undefined)
})

test('what is needed stays for as long as it is, however much there is of it', () => {
  const needed = new Set(Array.from({ length: 40 }, (_, i) => `needed ${i}`))
  const shelves = new Shelves<number>(10, id => needed.has(id))
  for (const id of needed) shelves.set(id, 1)
  for (let i = 0; i < 100; i++) shelves.set(`once ${i}`, i)
  for (const id of needed) expect(shelves.has(id)).toBe(true)
  expect(shelves.size).toBeLessThanOrEqual(51)
  needed.clear()
  for (let i = 0; i < 100; i++) shelves.set(`later ${i}`, i)
  expect(shelves.has('needed 0')).toBe(false)
  expect(shelves.size).toBeLessThanOrEqual(11)
})

test('what is put back or taken away counts once', () => {
  const shelves = new Shelves<number>(4)
  for (const id of ['a', 'b', 'c']) shelves.set(id, 1)
  shelves.set('a', 2)
  expect(shelves.get('a')).toBe(2)
  expect(shelves.size).toBe(3)
  shelves.delete('a')
  expect(shelves.has('a')).toBe(false)
  expect(shelves.size).toBe(2)
})

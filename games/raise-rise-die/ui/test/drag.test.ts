import { expect, it } from 'vitest'
import { meantBy } from '../drag.ts'

const high = { left: 100, right: 150, top: 0, bottom: 70 }
const body = { left: 100, right: 150, top: 100, bottom: 170 }

it('takes a drop for the nearest slot within 33 pixels', () => {
  expect(meantBy(120, 30, [high, body])).toBe(0)
  expect(meantBy(120, 90, [high, body])).toBe(1)
  expect(meantBy(67, 110, [high, body])).toBe(1)
  expect(meantBy(66, 110, [high, body])).toBe(-1)
  expect(meantBy(175, 195, [high, body])).toBe(-1)
  expect(meantBy(0, 0, [])).toBe(-1)
})

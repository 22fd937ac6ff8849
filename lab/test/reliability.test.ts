import { expect, test } from 'vitest'
import { chancesIn, pageOf, tenthsOf } from '../reliability.ts'

test('chances are sorted into tenths, each beside what came of it', () => {
  const tenths = tenthsOf([
    { chance: 0.72, won: 1 },
    { chance: 0.78, won: 0 },
    { chance: 1, won: 1 },
  ])
  expect(tenths[7]).toEqual({ many: 2, foreseen: 0.75, won: 0.5 })
  expect(tenths[9]).toEqual({ many: 1, foreseen: 1, won: 1 })
  expect(tenths[0]?.many).toBe(0)
})

test('rivals have a chance each, a team has one fate', () => {
  const level = { slope: 1, bias: 0 }
  expect(chancesIn(level, [{ odds: [0, 0], won: [1, 0] }])).toEqual([
    { chance: 0.5, won: 1 },
    { chance: 0.5, won: 0 },
  ])
  expect(chancesIn(level, [{ odds: [0], won: [1] }], true)).toEqual([{ chance: 0.5, won: 1 }])
})

test('a bend over 1 makes small leads smaller and large ones larger', () => {
  expect(ahead(0.5, 2)).toBeLessThan(ahead(0.5, 1))
  expect(ahead(2, 2)).toBeGreaterThan(ahead(2, 1))
  expect(ahead(-2, 2)).toBeCloseTo(1 - ahead(2, 2))
})

test('the page has a line for each tenth that was met, with how far it is off', () => {
  const page = pageOf({
    id: 'toy',
    games: 5,
    levels: ['novice'],
    positions: 2,
    tenths: tenthsOf([{ chance: 0.7, won: 1 }]),
  })
  expect(page.match(/^\| \d+ to/gm)).toHaveLength(1)
  expect(page).toContain('| 70 to 80 % | 1 | 70.0 % | 100.0 % | 30.0 |')
})

/** The chance of a seat that is ahead of another by so much. */
function ahead(odds: number, bend: number): number {
  return chancesIn({ slope: 1, bias: 0, bend }, [{ odds: [odds, -odds], won: [1, 0] }])[0]!.chance
}

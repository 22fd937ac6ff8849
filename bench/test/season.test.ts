import { expect, test } from 'vitest'
import { season, showSeason } from '../season.ts'

test('a season finds the true order, and neither a willing friend nor new names lift anybody far', () => {
  const found = season(1000, 1)
  expect(found.agreement).toBeGreaterThanOrEqual(0.95)
  expect(found.farmed).toBeLessThan(30)
  expect(found.smurfed).toBeLessThan(30)
  expect(season(60, 3)).toEqual(season(60, 3))
  expect(showSeason({ ...found, farmed: 31 })).toBe(1)
})

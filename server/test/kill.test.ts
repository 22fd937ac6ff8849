import { expect, test } from 'vitest'
import { killAgainAndAgain } from './kill.ts'

test('killed five times under load: nothing acknowledged is lost, nothing is done twice, all games end', async () => {
  const report = await killAgainAndAgain(5, 3)
  expect(report).toMatchObject({ kills: 5, lost: 0, doubled: 0, shownAndLost: 0 })
  expect(report.finished).toBe(report.begun)
  expect(report.acknowledged).toBeGreaterThan(100)
}, 120_000)

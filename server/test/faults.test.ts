import { expect, test } from 'vitest'
import { FAULTS } from './faults/faults.ts'
import { under } from './faults/under.ts'

test.each(['kill', 'processes'] as const)(
  '%s, three times under load: nothing acknowledged is lost, nothing is done twice, all see one history, all games end',
  async fault => {
    const report = await under(FAULTS[fault], { strikes: 3, minutes: 2, tables: 2 })
    expect(report).toMatchObject({ problems: [], strikes: 3 })
    expect(report.finished).toBe(report.tables)
    expect(report.acknowledged).toBeGreaterThan(60)
  },
  240_000,
)

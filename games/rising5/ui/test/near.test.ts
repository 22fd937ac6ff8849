import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { near } from '../model/near.ts'

it('tells those who hear the table where the character stands, and who is elsewhere', () => {
  const { state } = arrange({
    players: [{ hand: ['nova'] }, {}],
    phase: 'actions',
    hero: 'nova',
    actions: 2,
    at: { nova: 'I-a', hal: 'I-a', eli: 'III-b' },
  })
  const said = near(state, 'en')
  expect(said).toMatch(/^Nova is at the Glass Dunes, where you find: .+, Hal\. Elsewhere: Whispering Oasis \(/)
  expect(said).toMatch(/Crater of Echoes \([^)]*, Eli\)/)
  expect(said).toContain('The Portal: 1 ')
  expect(said).toMatch(/Eclipse: space \d+ of \d+\.$/)
})

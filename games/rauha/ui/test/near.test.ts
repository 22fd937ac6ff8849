import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { near } from '../model/near.ts'

const FACES = [
  { seat: 0, name: 'Alice', who: 'person', here: true },
  { seat: 1, name: 'Brokk', who: 'bot', here: true },
] as const

it('tells those who hear the table what lies on the active line, and what all own', () => {
  const { state } = arrange({ players: [{ points: 12, crystals: 1, entities: ['VUORI'] }, { points: 3 }], stop: 1 })
  const said = near(state, 0, FACES, 'en')
  expect(said).toMatch(/^Active column: .+ at the top left; .+ on the left; .+ at the bottom left\./)
  expect(said).toContain('Your world: 12 points; 1 crystal; VUORI.')
  expect(said).toContain('Brokk’s world: 3 points; ')
})

import { expect, it } from 'vitest'
import { arrange } from '../../arrange.ts'
import { duel } from '../../test/duel.ts'
import { near } from '../near.ts'

const FACES = [
  { seat: 0, name: 'Alice', who: 'person', here: true },
  { seat: 1, name: 'Brokk', who: 'bot', here: true },
] as const

it('tells those who hear the duel how both bodies are', () => {
  const { state } = arrange({ players: [{ hp: 7, poison: 2 }, { hp: 9 }], phase: 'clash' })
  const said = near(state, 0, FACES, 'en')
  expect(said).toMatch(/^Your body: 7 of \d+ HP; .*Poison 2; .*Hand \d+; Reserve \d+\. Brokk’s body: 9 of \d+ HP; /)
  expect(said).toMatch(/No chain yet\.$/)
})

it('tells whose body a chain is fought on', () => {
  const table = duel({ hand: ['BL06'] }, { hand: ['EM14'] })
  table.as(0).play('play', { card: 'BL06', slots: ['body'], transcend: false })
  const { state } = table
  expect(near(state, 0, FACES, 'en')).toMatch(/Chain on Brokk’s body\.$/)
  expect(near(state, 1, FACES, 'en')).toMatch(/Chain on .*your body\.$/i)
})
